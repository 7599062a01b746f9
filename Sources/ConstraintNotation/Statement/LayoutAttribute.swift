/// The part of an item that a constraint relates. UIKit's name: `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, CaseIterable, Hashable, Sendable {
  // The numbers are UIKit's.
  /// The left edge.
  case left = 1
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where a line of text starts: left or right, by reading direction.
  case leading
  /// The edge where a line of text ends: right or left, by reading direction.
  case trailing
  /// The width, from left to right.
  case width
  /// The height, from top to bottom.
  case height
  /// The horizontal centre.
  case centerX
  /// The vertical centre.
  case centerY
  /// The baseline of the last line of text; the bottom edge of a guide.
  case lastBaseline
  /// The baseline of the first line of text; the top edge of a guide.
  case firstBaseline
  /// The left edge of the area inside the margins.
  case leftMargin
  /// The right edge of the area inside the margins.
  case rightMargin
  /// The top edge of the area inside the margins.
  case topMargin
  /// The bottom edge of the area inside the margins.
  case bottomMargin
  /// The leading edge of the area inside the margins.
  case leadingMargin
  /// The trailing edge of the area inside the margins.
  case trailingMargin
  /// The horizontal centre of the area inside the margins.
  case centerXWithinMargins
  /// The vertical centre of the area inside the margins.
  case centerYWithinMargins

  /// An older name of ``lastBaseline``.
  public static var baseline: LayoutAttribute { .lastBaseline }

  /// A class of attributes; ``pairs(with:)`` tells which can be compared with each other.
  package enum Kind {
    case absoluteX, directionalX, centerX, y, size
  }

  /// The properties of an attribute. No field is reference-counted, and the table is inlined, so reading one
  /// property is a lookup.
  private struct Row {
    let name: StaticString
    let kind: Kind
    let axis: LayoutAxis
    /// The coefficient of the length in the position: 0 for a near edge (left or top), 1 for a far
    /// edge; 1 for a length.
    let extent: Double
    /// The edge or centre without the margin; nil for other attributes.
    var marginOf: LayoutAttribute?
    /// The attribute in left-to-right and in right-to-left layouts; nil unless the attribute is a leading or
    /// trailing one.
    var absolute: (leftToRight: LayoutAttribute, rightToLeft: LayoutAttribute)?

    init(
      _ name: StaticString, _ kind: Kind, _ axis: LayoutAxis, _ extent: Double,
      marginOf: LayoutAttribute? = nil, absolute: (LayoutAttribute, LayoutAttribute)? = nil
    ) {
      self.name = name
      self.kind = kind
      self.axis = axis
      self.extent = extent
      self.marginOf = marginOf
      self.absolute = absolute
    }
  }

  /// The table of attributes, from which all other properties are read.
  @inline(__always) private var row: Row {
    switch self {
    case .left: Row("left", .absoluteX, .horizontal, 0)
    case .right: Row("right", .absoluteX, .horizontal, 1)
    case .top: Row("top", .y, .vertical, 0)
    case .bottom: Row("bottom", .y, .vertical, 1)
    case .leading: Row("leading", .directionalX, .horizontal, 0, absolute: (.left, .right))
    case .trailing: Row("trailing", .directionalX, .horizontal, 1, absolute: (.right, .left))
    case .width: Row("width", .size, .horizontal, 1)
    case .height: Row("height", .size, .vertical, 1)
    case .centerX: Row("centerX", .centerX, .horizontal, 0.5)
    case .centerY: Row("centerY", .y, .vertical, 0.5)
    case .lastBaseline: Row("lastBaseline", .y, .vertical, 1)
    case .firstBaseline: Row("firstBaseline", .y, .vertical, 0)
    case .leftMargin: Row("leftMargin", .absoluteX, .horizontal, 0, marginOf: .left)
    case .rightMargin: Row("rightMargin", .absoluteX, .horizontal, 1, marginOf: .right)
    case .topMargin: Row("topMargin", .y, .vertical, 0, marginOf: .top)
    case .bottomMargin: Row("bottomMargin", .y, .vertical, 1, marginOf: .bottom)
    case .leadingMargin:
      Row(
        "leadingMargin", .directionalX, .horizontal, 0, marginOf: .leading,
        absolute: (.leftMargin, .rightMargin))
    case .trailingMargin:
      Row(
        "trailingMargin", .directionalX, .horizontal, 1, marginOf: .trailing,
        absolute: (.rightMargin, .leftMargin))
    case .centerXWithinMargins:
      Row("centerXWithinMargins", .centerX, .horizontal, 0.5, marginOf: .centerX)
    case .centerYWithinMargins:
      Row("centerYWithinMargins", .y, .vertical, 0.5, marginOf: .centerY)
    }
  }

  /// The class of the attribute.
  package var kind: Kind { row.kind }
  /// The axis of the attribute.
  package var axis: LayoutAxis { row.axis }

  /// The coefficient of the length in the position: 0 for a near edge (left or top), 1/2 for a centre, 1 for a far
  /// edge; 1 for a length. Leading and trailing are taken as in a left-to-right layout, baselines as in a guide.
  package var extent: Double { row.extent }

  /// Whether the attribute is an edge, a centre or a baseline; false for width and height.
  public var isPosition: Bool { kind != .size }

  /// Returns whether a constraint can relate the two: sizes with sizes, positions with positions of the same
  /// axis, but not left or right with leading or trailing.
  package func pairs(with other: LayoutAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.size, .size), (.y, .y): true
    case (.absoluteX, .directionalX), (.directionalX, .absoluteX): false
    case (.size, _), (_, .size), (.y, _), (_, .y): false
    default: true
    }
  }

  /// The edge or centre without the margin; other attributes are unchanged.
  public var withoutMargin: LayoutAttribute { row.marginOf ?? self }

  /// Whether the attribute refers to the area inside the margins.
  package var isMargin: Bool { row.marginOf != nil }

  /// Whether the attribute depends on the reading direction.
  package var isDirectional: Bool { kind == .directionalX }

  /// Returns the absolute attribute that leading or trailing means in a direction; other attributes are unchanged.
  package func absolute(_ direction: LayoutDirection) -> LayoutAttribute {
    guard let absolute = row.absolute else { return self }
    return direction == .leftToRight ? absolute.leftToRight : absolute.rightToLeft
  }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The attribute's name in code.
  public var description: String { "\(row.name)" }
}
