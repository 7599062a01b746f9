import AutoLayout

extension LayoutItem {
  /// Makes and activates a constraint of this item; a view's frame is the engine's from then on.
  /// Without a second attribute it is the first one of the other item.
  @discardableResult func pin(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal, to other: LayoutItem? = nil,
    _ second: LayoutAttribute? = nil, times multiplier: Double = 1, plus constant: Double = 0,
    at priority: LayoutPriority = .required
  ) throws -> LayoutConstraint {
    (self as? LayoutNode)?.translatesAutoresizingMaskIntoConstraints = false
    let constraint = try LayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: second ?? (other == nil ? nil : attribute), multiplier: multiplier,
      constant: constant, priority: priority)
    try LayoutConstraint.activate(allOrNone: [constraint])
    return constraint
  }

  /// Pins both lengths to numbers.
  func pinSize(_ width: Double, _ height: Double) throws {
    try pin(.width, plus: width)
    try pin(.height, plus: height)
  }

  /// Pins all four edges to those of another item.
  func pinEdges(to other: LayoutItem) throws {
    for edge in [LayoutAttribute.left, .right, .top, .bottom] { try pin(edge, to: other) }
  }

  /// Pins the left and upper edges at distances from those of another item.
  func pinOrigin(_ x: Double, _ y: Double, in other: LayoutItem) throws {
    try pin(.left, to: other, plus: x)
    try pin(.top, to: other, plus: y)
  }
}

extension Box {
  /// A root of points, as wide as high.
  static func square(_ side: Double) -> Box {
    let root = Box("root")
    root.layoutUnit = .points
    root.frame = Rect(x: 0, y: 0, width: side, height: side)
    return root
  }
}

extension Rect {
  /// Where an edge or a centre is in a layout from left to right, or how long a length is.
  func value(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left, .leading: minX
    case .right, .trailing: maxX
    case .top, .firstBaseline: minY
    case .bottom, .lastBaseline: maxY
    case .centerX: (minX + maxX) / 2
    case .centerY: (minY + maxY) / 2
    case .width: width
    case .height: height
    default: .nan
    }
  }
}
