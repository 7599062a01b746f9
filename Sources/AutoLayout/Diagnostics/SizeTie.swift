internal import Cassowary

/// Views whose natural sizes do not fit, or do not fill, and that want to keep them equally much: only the
/// rule for ties decides which one gives way.
@MainActor struct SizeTie {
  static let name = "size-tie"
  /// What is less than a cell by far, and more than rounding errors.
  static let noise = 1e-4

  /// Those that gave way, and those that could have, in tree order.
  let members: [LayoutNode]
  private let lengths: [(shown: Double, natural: Double)]
  private let axis: LayoutAxis
  private let priority: LayoutPriority
  private let isSqueezed: Bool
  private let source: SourceLocation?

  /// Nothing where the view has its natural length, or no other solution is as good.
  ///
  /// - Parameter known: Views whose tie was told already.
  init?(
    of node: LayoutNode, _ axis: LayoutAxis, except known: Set<ObjectIdentifier>,
    _ alternatives: inout Alternatives
  ) {
    guard !known.contains(ObjectIdentifier(node)), let (engine, record) = node.solvedRecord,
      let natural = record.intrinsic[axis]
    else { return nil }
    let length = engine.value(of: record.extent[axis])
    guard abs(length - natural) > Self.noise else { return nil }
    let isSqueezed = length < natural
    let priority = Self.priority(of: node, axis, isSqueezed)
    guard priority != .required, alternatives.find(for: record, axis, engine) != nil else {
      return nil
    }
    let rivals = engine.records.filter { rival in
      guard rival.role == .solved, rival.intrinsic[axis] != nil, let view = rival.node else {
        return false
      }
      return Self.priority(of: view, axis, isSqueezed) == priority
    }
    let all = alternatives.tied(to: record, among: rivals, axis, engine)
    guard all.count > 1 else { return nil }
    members = all.compactMap(\.node)
    lengths = all.map { (Snap.value(engine.value(of: $0.extent[axis])), $0.intrinsic[axis] ?? 0) }
    self.axis = axis
    self.priority = priority
    self.isSqueezed = isSqueezed
    source =
      engine.constraintsHolding(record, axis).last { $0.constraint?.source != nil }?
      .constraint?.source
  }

  private static func priority(
    of node: LayoutNode, _ axis: LayoutAxis, _ isSqueezed: Bool
  ) -> LayoutPriority {
    isSqueezed
      ? node.contentCompressionResistancePriority(for: axis)
      : node.contentHuggingPriority(for: axis)
  }

  var diagnostic: LayoutDiagnostic {
    let wide = axis == .horizontal ? "wide" : "high"
    let parts = zip(members, lengths).map { node, length in
      let shown = LayoutConstraint.short(length.shown)
      let natural = LayoutConstraint.short(length.natural)
      return "\(node.debugName) is \(shown) \(wide), its natural size is \(natural)"
    }
    let method =
      isSqueezed ? "setContentCompressionResistancePriority" : "setContentHuggingPriority"
    let value = LayoutConstraint.short(priority.rawValue)
    let wish = isSqueezed ? "resist being squeezed" : "resist being stretched"
    return LayoutDiagnostic(
      name: Self.name,
      sentence: """
        \(parts.joined(separator: "; ")). They \(wish) with the same priority \(value), so any of them \
        could give way: the first in the tree does.
        """,
      source: source,
      cure: """
        Say which one keeps its size: \(method)(_:for: .\(axis)) with more than \(value).
        """)
  }
}

/// Other solutions, in each of which one length is as different as it can be.
@MainActor struct Alternatives {
  /// By record; absent where there is no other one.
  private var known = PerAxis<[ObjectIdentifier: Solution?]>(both: [:])

  mutating func find(
    for record: EngineRecord, _ axis: LayoutAxis, _ engine: LayoutEngine
  ) -> Solution? {
    if let found = known[axis][record.key] { return found }
    let found = try? engine.solver.alternative(for: record.extent[axis])
    known[axis][record.key] = .some(found)
    return found
  }

  /// Those whose lengths can take from each other's, in tree order: where one is as different as it can
  /// be, another one is, too, and so on from one to the next.
  mutating func tied(
    to record: EngineRecord, among rivals: [EngineRecord], _ axis: LayoutAxis,
    _ engine: LayoutEngine
  ) -> [EngineRecord] {
    let others = rivals.map { find(for: $0, axis, engine) }
    func changes(_ solution: Solution?, _ rival: EngineRecord) -> Bool {
      guard let solution else { return false }
      let variable = rival.extent[axis]
      return abs(solution.value(of: variable) - engine.value(of: variable)) > SizeTie.noise
    }
    var isTied = rivals.map { $0 === record }
    var waiting = isTied.indices.filter { isTied[$0] }
    while let one = waiting.popLast() {
      for two in rivals.indices
      where !isTied[two] && (changes(others[one], rivals[two]) || changes(others[two], rivals[one]))
      {
        isTied[two] = true
        waiting.append(two)
      }
    }
    return zip(rivals, isTied).filter(\.1).map(\.0)
  }
}
