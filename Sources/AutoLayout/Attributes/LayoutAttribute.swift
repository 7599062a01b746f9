/// The part of a view that a constraint speaks of. UIKit's name: `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, CaseIterable, Hashable, Sendable {
  // The numbers are UIKit's.
  /// The left edge.
  case left = 1
  /// The right edge.
  case right
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The edge where a line of text starts.
  case leading
  /// The edge where a line of text ends.
  case trailing
  /// The distance from left to right.
  case width
  /// The distance from top to bottom.
  case height
  /// The middle between left and right.
  case centerX
  /// The middle between top and bottom.
  case centerY
  /// The line on which the last line of text stands; the lower edge of a guide.
  case lastBaseline
  /// The line on which the first line of text stands; the upper edge of a guide.
  case firstBaseline
  /// The left edge of the area inside of the margins.
  case leftMargin
  /// The right edge of the area inside of the margins.
  case rightMargin
  /// The upper edge of the area inside of the margins.
  case topMargin
  /// The lower edge of the area inside of the margins.
  case bottomMargin
  /// The leading edge of the area inside of the margins.
  case leadingMargin
  /// The trailing edge of the area inside of the margins.
  case trailingMargin
  /// The middle of the area inside of the margins, between left and right.
  case centerXWithinMargins
  /// The middle of the area inside of the margins, between top and bottom.
  case centerYWithinMargins

  /// The last baseline, as it was called before there was a first one.
  public static var baseline: LayoutAttribute { .lastBaseline }

  /// The class of attributes among which one may be compared; see ``pairs(with:)``.
  enum Kind {
    case absoluteX, directionalX, centerX, y, size
  }

  /// All that is known of an attribute. There is nothing in it to be counted, and the table is inlined: what
  /// reads one column is a lookup.
  private struct Row {
    let name: StaticString
    let kind: Kind
    let axis: LayoutAxis
    /// The number of lengths from the near edge, left or top, to the place; 1 for a length.
    let extent: Double
    /// The edge or centre that it is the margin of.
    var marginOf: LayoutAttribute?
    /// The attribute that it is where text reads from left to right, and from right to left.
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

  /// The one table of attributes: whatever else is told of one is read off its row.
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

  /// The class of attributes that it may be compared with.
  var kind: Kind { row.kind }
  /// The axis that it lies on.
  var axis: LayoutAxis { row.axis }

  /// The number of the view's lengths from its near edge, left or top, to a position; 1 for a length.
  /// Leading and trailing are as where text reads from left to right, baselines as a guide has them.
  var extent: Double { row.extent }

  /// Whether it is an edge, a centre or a baseline; width and height are lengths.
  public var isPosition: Bool { kind != .size }

  /// Whether a constraint may relate the two: sizes with sizes, positions with positions of the
  /// same axis, and never left or right with leading or trailing.
  func pairs(with other: LayoutAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.size, .size), (.y, .y): true
    case (.absoluteX, .directionalX), (.directionalX, .absoluteX): false
    case (.size, _), (_, .size), (.y, _), (_, .y): false
    default: true
    }
  }

  /// The edge or centre that a margin attribute is the margin of; any other attribute as it is.
  public var withoutMargin: LayoutAttribute { row.marginOf ?? self }

  /// Whether it is of the area inside of the margins.
  var isMargin: Bool { row.marginOf != nil }

  /// Whether the attribute is another one where text reads the other way.
  var isDirectional: Bool { kind == .directionalX }

  /// The attribute that leading or trailing is in a direction; any other as it is.
  func absolute(_ direction: LayoutDirection) -> LayoutAttribute {
    guard let absolute = row.absolute else { return self }
    return direction == .leftToRight ? absolute.leftToRight : absolute.rightToLeft
  }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The attribute's name as it is written in code.
  public var description: String { "\(row.name)" }
}
