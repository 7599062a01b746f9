extension LayoutConstraint {
  /// The space that `-` stands for between two views in a visual format, in layout units: one cell, the terminal's
  /// 8 points. Next to the superview it stands for the superview's layout margin instead.
  public static let standardSpacing = 1.0
}

/// Distances of the standard spacing, which is ``LayoutConstraint/standardSpacing``: one cell.
extension LayoutAnchor where Kind == LayoutAnchorKinds.XAxis {
  /// An inactive constraint: `self` lies `multiplier` spacings after `other`, in reading direction where
  /// both are leading or trailing edges, else to the right.
  public func constraint(
    equalToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, spacings: multiplier, from: other, SourceLocation(file: file, line: line))
  }

  /// The same for at least so far.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .greaterThanOrEqual, spacings: multiplier, from: other, SourceLocation(file: file, line: line)
    )
  }

  /// The same for at most so far.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .lessThanOrEqual, spacings: multiplier, from: other, SourceLocation(file: file, line: line))
  }
}

extension LayoutAnchor where Kind == LayoutAnchorKinds.YAxis {
  /// An inactive constraint: `self` lies `multiplier` spacings below `other`.
  public func constraint(
    equalToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, spacings: multiplier, from: other, SourceLocation(file: file, line: line))
  }

  /// The same for at least so far.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .greaterThanOrEqual, spacings: multiplier, from: other, SourceLocation(file: file, line: line)
    )
  }

  /// The same for at most so far.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .lessThanOrEqual, spacings: multiplier, from: other, SourceLocation(file: file, line: line))
  }
}

extension LayoutAnchor {
  private func make(
    _ relation: LayoutRelation, spacings count: Double, from other: LayoutAnchor,
    _ source: SourceLocation
  ) -> LayoutConstraint {
    make(relation, other, 1, LayoutConstraint.standardSpacing * count, source)
  }
}
