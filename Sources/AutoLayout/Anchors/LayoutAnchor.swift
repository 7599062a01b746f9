/// A kind of anchors that can be compared with each other, and with no others.
public protocol LayoutAnchorKind {}

/// The kinds of ``LayoutAnchor``.
public enum LayoutAnchorKinds {
  /// Left, right, leading, trailing, centre x.
  public enum XAxis: LayoutAnchorKind {}
  /// Top, bottom, centre y, baselines.
  public enum YAxis: LayoutAnchorKind {}
  /// Width, height.
  public enum Dimension: LayoutAnchorKind {}
}

/// An attribute of an item, from which constraints are created.
///
/// Anchors of different kinds do not compile in one constraint. A constraint of left or right with leading or
/// trailing compiles, but has its ``LayoutConstraint/error`` set and is not activated. UIKit's names:
/// `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor`, `NSLayoutDimension`.
@MainActor public struct LayoutAnchor<Kind: LayoutAnchorKind> {
  let item: LayoutItem
  let attribute: LayoutAttribute

  /// Returns an inactive constraint `self == other + constant`.
  public func constraint(
    equalTo other: LayoutAnchor, constant: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, other, 1, constant, SourceLocation(file: file, line: line))
  }

  /// Returns an inactive constraint `self <= other + constant`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, other, 1, constant, SourceLocation(file: file, line: line))
  }

  /// Returns an inactive constraint `self >= other + constant`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, other, 1, constant, SourceLocation(file: file, line: line))
  }

  func make(
    _ relation: LayoutRelation, _ other: LayoutAnchor?, _ multiplier: Double, _ constant: Double,
    _ source: SourceLocation
  ) -> LayoutConstraint {
    LayoutConstraint(
      flawed: item, attribute, relation, other?.item, other?.attribute, multiplier, constant,
      .required, source)
  }
}

extension LayoutAnchor: @MainActor CustomStringConvertible {
  /// The name of the item and the attribute: `Label:title.left`.
  public var description: String { "\(item.debugName).\(attribute)" }
}

extension LayoutAnchor where Kind == LayoutAnchorKinds.Dimension {
  /// Returns an inactive constraint `self == constant`, in layout units.
  public func constraint(
    equalToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, nil, 1, constant, SourceLocation(file: file, line: line))
  }

  /// Returns an inactive constraint `self <= constant`, in layout units.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, nil, 1, constant, SourceLocation(file: file, line: line))
  }

  /// Returns an inactive constraint `self >= constant`, in layout units.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, constant, SourceLocation(file: file, line: line))
  }

  /// Returns an inactive constraint `self <= other × multiplier + constant`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, other, multiplier, constant, SourceLocation(file: file, line: line))
  }

  /// Returns an inactive constraint `self >= other × multiplier + constant`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, other, multiplier, constant, SourceLocation(file: file, line: line))
  }

  /// Returns an inactive constraint `self == other × multiplier + constant`.
  public func constraint(
    equalTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, other, multiplier, constant, SourceLocation(file: file, line: line))
  }
}

extension LayoutItem {
  /// The left edge.
  public final var leftAnchor: LayoutAnchor<LayoutAnchorKinds.XAxis> { anchor(.left) }
  /// The right edge.
  public final var rightAnchor: LayoutAnchor<LayoutAnchorKinds.XAxis> { anchor(.right) }
  /// The edge where a line of text starts: left or right, by reading direction.
  public final var leadingAnchor: LayoutAnchor<LayoutAnchorKinds.XAxis> { anchor(.leading) }
  /// The edge where a line of text ends: right or left, by reading direction.
  public final var trailingAnchor: LayoutAnchor<LayoutAnchorKinds.XAxis> { anchor(.trailing) }
  /// The horizontal centre.
  public final var centerXAnchor: LayoutAnchor<LayoutAnchorKinds.XAxis> { anchor(.centerX) }
  /// The top edge.
  public final var topAnchor: LayoutAnchor<LayoutAnchorKinds.YAxis> { anchor(.top) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutAnchor<LayoutAnchorKinds.YAxis> { anchor(.bottom) }
  /// The vertical centre.
  public final var centerYAnchor: LayoutAnchor<LayoutAnchorKinds.YAxis> { anchor(.centerY) }
  /// The baseline of the first line of text; the top edge of a guide.
  public final var firstBaselineAnchor: LayoutAnchor<LayoutAnchorKinds.YAxis> {
    anchor(.firstBaseline)
  }
  /// The baseline of the last line of text; the bottom edge of a guide.
  public final var lastBaselineAnchor: LayoutAnchor<LayoutAnchorKinds.YAxis> {
    anchor(.lastBaseline)
  }
  /// The width.
  public final var widthAnchor: LayoutAnchor<LayoutAnchorKinds.Dimension> { anchor(.width) }
  /// The height.
  public final var heightAnchor: LayoutAnchor<LayoutAnchorKinds.Dimension> { anchor(.height) }

  private func anchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(item: self, attribute: attribute)
  }
}
