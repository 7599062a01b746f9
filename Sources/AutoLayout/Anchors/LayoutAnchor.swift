/// A class of anchors that can be compared with each other, and with no others.
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

/// A part of a view along one axis, from which constraints are made.
///
/// Anchors that cannot be compared do not compile, but for left or right with leading or trailing: such a
/// constraint has its ``LayoutConstraint/error`` set and is not activated. UIKit's names:
/// `NSLayoutXAxisAnchor`, `NSLayoutYAxisAnchor`, `NSLayoutDimension`.
@MainActor public struct LayoutAnchor<Kind: LayoutAnchorKind> {
  let item: LayoutItem
  let attribute: LayoutAttribute

  /// An inactive constraint `self == other + constant`.
  public func constraint(
    equalTo other: LayoutAnchor, constant: Double = 0, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, other, 1, constant, SourceLocation(file: file, line: line))
  }

  /// An inactive constraint `self <= other + constant`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0, file: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, other, 1, constant, SourceLocation(file: file, line: line))
  }

  /// An inactive constraint `self >= other + constant`.
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
  /// `Label:title.left`.
  public var description: String { "\(item.debugName).\(attribute)" }
}

extension LayoutAnchor where Kind == LayoutAnchorKinds.Dimension {
  /// An inactive constraint `self == constant`, in layout units.
  public func constraint(
    equalToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, nil, 1, constant, SourceLocation(file: file, line: line))
  }

  /// An inactive constraint `self <= constant`, in layout units.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, nil, 1, constant, SourceLocation(file: file, line: line))
  }

  /// An inactive constraint `self >= constant`, in layout units.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, constant, SourceLocation(file: file, line: line))
  }

  /// An inactive constraint `self <= other × multiplier + constant`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, other, multiplier, constant, SourceLocation(file: file, line: line))
  }

  /// An inactive constraint `self >= other × multiplier + constant`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, multiplier: Double, constant: Double = 0,
    file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, other, multiplier, constant, SourceLocation(file: file, line: line))
  }

  /// An inactive constraint `self == other × multiplier + constant`.
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
  /// The edge where a line of text starts.
  public final var leadingAnchor: LayoutAnchor<LayoutAnchorKinds.XAxis> { anchor(.leading) }
  /// The edge where a line of text ends.
  public final var trailingAnchor: LayoutAnchor<LayoutAnchorKinds.XAxis> { anchor(.trailing) }
  /// The middle between left and right.
  public final var centerXAnchor: LayoutAnchor<LayoutAnchorKinds.XAxis> { anchor(.centerX) }
  /// The upper edge.
  public final var topAnchor: LayoutAnchor<LayoutAnchorKinds.YAxis> { anchor(.top) }
  /// The lower edge.
  public final var bottomAnchor: LayoutAnchor<LayoutAnchorKinds.YAxis> { anchor(.bottom) }
  /// The middle between top and bottom.
  public final var centerYAnchor: LayoutAnchor<LayoutAnchorKinds.YAxis> { anchor(.centerY) }
  /// The line on which the first line of text stands; the upper edge of a guide.
  public final var firstBaselineAnchor: LayoutAnchor<LayoutAnchorKinds.YAxis> {
    anchor(.firstBaseline)
  }
  /// The line on which the last line of text stands; the lower edge of a guide.
  public final var lastBaselineAnchor: LayoutAnchor<LayoutAnchorKinds.YAxis> {
    anchor(.lastBaseline)
  }
  /// The distance from left to right.
  public final var widthAnchor: LayoutAnchor<LayoutAnchorKinds.Dimension> { anchor(.width) }
  /// The distance from top to bottom.
  public final var heightAnchor: LayoutAnchor<LayoutAnchorKinds.Dimension> { anchor(.height) }

  private func anchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(item: self, attribute: attribute)
  }
}
