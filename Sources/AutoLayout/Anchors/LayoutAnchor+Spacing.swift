extension LayoutConstraint {
  /// The space that `-` means between two views in a visual format, in layout units: one cell, for UIKit's 8
  /// points. Next to the superview `-` means the superview's layout margin instead.
  public static let standardSpacing = 1.0
}

/// Constraints with multiples of ``LayoutConstraint/standardSpacing``, one cell.
extension LayoutAnchor where Kind == LayoutAnchorKinds.XAxis {
  /// Returns an inactive constraint: `self` is `multiplier` spacings after `other`. After means in reading
  /// direction if both are leading or trailing edges, else to the right.
  public func constraint(
    equalToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, spacings: multiplier, from: other, SourceLocation(file: file, line: line))
  }

  /// Returns an inactive constraint: `self` is at least `multiplier` spacings after `other`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .greaterThanOrEqual, spacings: multiplier, from: other, SourceLocation(file: file, line: line)
    )
  }

  /// Returns an inactive constraint: `self` is at most `multiplier` spacings after `other`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .lessThanOrEqual, spacings: multiplier, from: other, SourceLocation(file: file, line: line))
  }
}

extension LayoutAnchor where Kind == LayoutAnchorKinds.YAxis {
  /// Returns an inactive constraint: `self` is `multiplier` spacings below `other`.
  public func constraint(
    equalToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, spacings: multiplier, from: other, SourceLocation(file: file, line: line))
  }

  /// Returns an inactive constraint: `self` is at least `multiplier` spacings below `other`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: LayoutAnchor, multiplier: Double = 1,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .greaterThanOrEqual, spacings: multiplier, from: other, SourceLocation(file: file, line: line)
    )
  }

  /// Returns an inactive constraint: `self` is at most `multiplier` spacings below `other`.
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
