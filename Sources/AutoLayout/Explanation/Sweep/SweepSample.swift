internal import Cassowary

/// A layout at one length of a sweep.
@MainActor struct SweepSample {
  /// The length.
  let length: Int
  /// The values of the frames of all items, in tree order.
  let values: [Double]
  /// The items of the values: the same for samples of the same structure.
  let attributes: [ItemAttribute]
  /// The intrinsic lengths across the swept axis, such as the heights of texts.
  let linesAcross: [Double?]
  /// The slacks of the constraints that may bind or not, by the constraint's place in ``optional``.
  let slacks: [Double]
  let inequalities: [LayoutConstraint]
  let findings: [SweepFinding]

  /// Reads the present layout of a view, and of the islands inside of it.
  init(of root: LayoutNode, length: Int, along axis: LayoutAxis) {
    self.length = length
    let views = Self.views(in: root)
    let islands = views.filter { $0 === root || $0.isLayoutIsland }
      .compactMap { $0.island.layoutEngine?.system }
    var attributes: [ItemAttribute] = []
    var values: [Double] = []
    for view in views where view !== root {
      for attribute in [LayoutAttribute.left, .top, .width, .height] {
        attributes.append(ItemAttribute(view, absolute: attribute))
        values.append(view.frame.value(of: attribute))
      }
    }
    self.attributes = attributes
    self.values = values
    let across: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    linesAcross = views.map { view in
      view.island.layoutEngine?.system.records.record(of: view)?.naturalSize?.lengths[across]
    }
    inequalities = views.flatMap(\.constraints).filter {
      $0.relation != .equal && !$0.isArranged && !$0.isBroken
    }
    slacks = inequalities.map { constraint in
      let system = constraint.holder?.island.layoutEngine?.system
      return system?.reading(of: constraint, for: nil)?.slack ?? .infinity
    }
    findings = SweepFinding.all(in: islands, views, of: root)
  }

  private static func views(in node: LayoutNode) -> [LayoutNode] {
    [node] + node.children.flatMap(views)
  }

  /// Whether the layouts have the same views and the same texts' lines, so that a formula can join them.
  func isComparable(with other: SweepSample) -> Bool {
    attributes == other.attributes && linesAcross == other.linesAcross
      && findings.map(\.key) == other.findings.map(\.key)
  }
}

extension Rect {
  /// Returns an edge or length.
  func value(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left: minX
    case .top: minY
    case .width: width
    default: height
    }
  }
}
