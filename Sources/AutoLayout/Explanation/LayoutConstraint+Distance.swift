extension LayoutConstraint {
  /// A distance between two places, as of the last layout, for drawing.
  public struct Distance: Hashable, Sendable {
    /// The axis of the distance.
    public let axis: LayoutAxis
    /// The two places, in layout units in the root's coordinates (those of the window). `start` may be greater
    /// than `end`.
    public let start, end: Double
    /// The middle of the constraint's first item on the other axis, in the same coordinates.
    public let across: Double
    /// The length that the constraint demands: `8`, `≥ 1`, `× 1/3`; empty for a distance of 0.
    public let text: String
  }

  /// The distance that the constraint demands: from the second attribute to the first, or the length if there is no
  /// second attribute. For a position with a multiplier it starts at the origin of the coordinates.
  ///
  /// Nil for a length that depends on another length, and if an item no longer exists.
  public var distance: Distance? {
    guard let firstItem, let place = firstPlace else { return nil }
    let axis = place.axis
    let other: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    let frame = firstItem.rootFrame
    let across = frame.origin(along: other) + frame.size[other] / 2
    func distance(_ start: Double, _ end: Double, _ text: String) -> Distance {
      Distance(axis: axis, start: start, end: end, across: across, text: text)
    }
    if place.origin == 0 {
      let start = frame.origin(along: axis)
      return secondAttribute == nil
        ? distance(start, start + frame.size[axis], demanded(constant, relation)) : nil
    }
    guard let secondPlace, secondPlace.origin == 1, secondItem != nil else { return nil }
    let (first, second) = (place.rootValue, secondPlace.rootValue)
    if multiplier != 1 { return distance(origin(along: axis), first, factorText) }
    let isBefore = constant < 0 || constant == 0 && relation == .lessThanOrEqual
    // The text shows a positive distance: `a <= b - 8` means that `a` is at least 8 before `b`.
    return distance(
      second, first,
      isBefore ? demanded(-constant, relation.mirrored) : demanded(constant, relation))
  }

  /// The origin of the closest common ancestor's coordinates, from which positions are measured.
  private func origin(along axis: LayoutAxis) -> Double {
    guard let firstItem, let secondItem,
      let around = firstItem.closestCommonAncestor(with: secondItem)
    else { return 0 }
    return around.rootFrame.origin(along: axis)
  }

  private var factorText: String {
    let sign = relation == .equal ? "×" : "\(relation.symbol) ×"
    let factor = "\(sign) \(Fraction.text(multiplier))"
    if constant == 0 { return factor }
    return factor + " \(constant < 0 ? "-" : "+") \(abs(constant).short)"
  }

  private func demanded(_ length: Double, _ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: length == 0 ? "" : length.short
    default: "\(relation.symbol) \(length.short)"
    }
  }
}

@MainActor extension AttributePlace {
  /// The place in the coordinates of the root, as of the last layout.
  fileprivate var rootValue: Double {
    var frame = item.rootFrame
    if let node = item as? LayoutNode { frame = node.alignmentRect(forFrame: frame) }
    var value = frame.origin(along: axis) + extent * frame.size[axis] + constant
    if let (node, kind) = insets {
      let insets = node.wholeInsets(kind)
      value += nearInset * insets.leading(along: axis) + farInset * insets.trailing(along: axis)
    }
    return value
  }
}

extension LayoutItem {
  /// Returns the position of an edge, a centre or a baseline in the root's coordinates, as of the last layout.
  package final func rootPosition(of attribute: LayoutAttribute) -> Double {
    let direction = node?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    return AttributePlace(attribute, of: self, direction: direction, other: nil).rootValue
  }
}

extension LayoutConstraint.Distance: CustomStringConvertible {
  /// The ends and the text: `horizontal from 2 to 10 at 3, "8"`.
  public var description: String {
    "\(axis) from \(start.short) to \(end.short) at \(across.short), \"\(text)\""
  }
}

extension LayoutRelation {
  /// The relation with its sides exchanged.
  fileprivate var mirrored: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
