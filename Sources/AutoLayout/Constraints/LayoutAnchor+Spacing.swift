/// Distances of the standard spacing, which is ``LayoutConstraint/standardSpacing``: one cell.
extension LayoutAnchor where Kind == LayoutAnchorKinds.XAxis {
  /// An inactive constraint: `self` lies `multiplier` spacings after `other`, in reading direction where
  /// both are leading or trailing edges, else to the right.
  public func constraint(
    equalToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      equalTo: other, constant: LayoutConstraint.standardSpacing * multiplier, file: file,
      line: line)
  }

  /// The same for at least so far.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      greaterThanOrEqualTo: other, constant: LayoutConstraint.standardSpacing * multiplier,
      file: file, line: line)
  }

  /// The same for at most so far.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      lessThanOrEqualTo: other, constant: LayoutConstraint.standardSpacing * multiplier,
      file: file, line: line)
  }
}

extension LayoutAnchor where Kind == LayoutAnchorKinds.YAxis {
  /// An inactive constraint: `self` lies `multiplier` spacings below `other`.
  public func constraint(
    equalToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      equalTo: other, constant: LayoutConstraint.standardSpacing * multiplier, file: file,
      line: line)
  }

  /// The same for at least so far.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      greaterThanOrEqualTo: other, constant: LayoutConstraint.standardSpacing * multiplier,
      file: file, line: line)
  }

  /// The same for at most so far.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(
      lessThanOrEqualTo: other, constant: LayoutConstraint.standardSpacing * multiplier,
      file: file, line: line)
  }
}
