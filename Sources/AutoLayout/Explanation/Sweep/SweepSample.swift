internal import Cassowary

/// A layout at one length of a sweep.
@MainActor struct SweepSample {
  /// A value of a frame.
  struct Value {
    let number: Double
    /// The largest error of the number: nearly 0 for a solved number, and a step of the grid for a frame that was set.
    let tolerance: Double

    static let grid = 2.0 / 65536
    static let solved = 1e-8
  }

  /// The length.
  let length: Int
  let tree: SweepTree
  /// The attributes of the frames of all views but the swept one, in tree order.
  let attributes: [ItemAttribute]
  /// The values of the attributes.
  let values: [Value]
  /// The numbers of lines of the texts.
  let lines: [(view: LayoutNode, count: Int)]
  /// The intrinsic lengths across the swept axis, such as the heights of texts.
  let contents: [(attribute: ItemAttribute, length: Double)]
  /// The inequalities, each of which may be tight.
  let inequalities: [LayoutConstraint]
  /// The slacks of the inequalities.
  private let slacks: [ObjectIdentifier: Double]
  let findings: [SweepFinding]

  /// Reads the present layout of a view, and of the islands inside it.
  init(of root: LayoutNode, length: Int, along axis: LayoutAxis) {
    self.length = length
    tree = SweepTree(of: root)
    let views = tree.views
    var attributes: [ItemAttribute] = []
    var values: [Value] = []
    for view in views.dropFirst() {
      let record = view.container?.island.layoutEngine?.system.record(of: view)
      for attribute in [LayoutAttribute.left, .top, .width, .height] {
        attributes.append(ItemAttribute(view, absolute: attribute))
        values.append(Self.value(of: attribute, view.frame, record))
      }
    }
    self.attributes = attributes
    self.values = values
    lines = views.compactMap { view in view.numberOfTextLines.map { (view, $0) } }
    let across: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    contents = views.compactMap { view in
      let size = view.island.layoutEngine?.system.records.record(of: view)?.naturalSize
      guard let length = size?.lengths[across] else { return nil }
      return (ItemAttribute(view, absolute: across == .horizontal ? .width : .height), length)
    }
    inequalities = views.flatMap(\.constraints).filter {
      $0.relation != .equal && !$0.isArranged && !$0.isBroken
    }
    slacks = Dictionary(
      inequalities.map { constraint in
        let system = constraint.holder?.island.layoutEngine?.system
        let slack = system?.reading(of: constraint, for: nil)?.slack ?? .infinity
        return (ObjectIdentifier(constraint), slack)
      }
    ) { slack, _ in slack }
    findings = SweepFinding.all(in: views, of: root)
  }

  /// Returns the slack of an inequality; nil if it is not among ``inequalities``.
  func slack(of constraint: LayoutConstraint) -> Double? { slacks[ObjectIdentifier(constraint)] }

  /// Whether both layouts have the same views, numbers of lines and findings, so that one formula can describe both.
  func isComparable(with other: SweepSample) -> Bool {
    tree.isSame(as: other.tree) && lines.map(\.count) == other.lines.map(\.count)
      && contents.elementsEqual(other.contents, by: ==)
      && findings.elementsEqual(other.findings) { $0.isSame(as: $1) }
  }

  /// Returns a value of a frame before it was rounded to multiples of 1/65536; the frame's own value if the
  /// frame was set to another one.
  private static func value(
    of attribute: LayoutAttribute, _ frame: Rect, _ solved: (LayoutSystem, EngineRecord)?
  ) -> Value {
    let shown = frame.value(of: attribute)
    guard let (system, record) = solved else { return Value(number: shown, tolerance: Value.grid) }
    let axis = attribute.axis
    let insets = record.alignment
    let near = axis == .horizontal ? insets.left : insets.top
    let far = axis == .horizontal ? insets.right : insets.bottom
    var exact = -near
    if !attribute.isPosition {
      exact = max(0, system.value(of: record.extent[axis])) + near + far
    } else if let origin = record.origin[axis] {
      exact += system.value(of: origin)
    }
    return abs(exact - shown) <= Value.grid
      ? Value(number: exact, tolerance: Value.solved)
      : Value(number: shown, tolerance: Value.grid)
  }
}

extension LayoutSystem {
  /// Returns the system with the record of an item; nil if the item takes no part.
  fileprivate func record(of item: LayoutItem) -> (LayoutSystem, EngineRecord)? {
    records.record(of: item).map { (self, $0) }
  }
}

extension Rect {
  /// Returns the edge or length that an attribute names.
  fileprivate func value(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .left: minX
    case .top: minY
    case .width: width
    default: height
    }
  }
}
