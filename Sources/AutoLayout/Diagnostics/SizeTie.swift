internal import Cassowary

/// Views whose natural sizes do not fit, or do not fill, and that want to keep them equally much: only the
/// rule for ties decides which one gives way.
@MainActor struct SizeTie {
  static let name = "size-tie"

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
  init?(of node: LayoutNode, _ axis: LayoutAxis, except known: Set<ObjectIdentifier>) {
    guard !known.contains(ObjectIdentifier(node)), let (engine, record) = node.solvedRecord,
      let natural = record.intrinsic[axis]
    else { return nil }
    let variable = record.extent[axis]
    let length = engine.value(of: variable)
    guard abs(length - natural) > LayoutEngine.noise else { return nil }
    let isSqueezed = length < natural
    let priority = Self.priority(of: node, axis, isSqueezed)
    guard priority != .required, let other = try? engine.solver.alternative(for: variable) else {
      return nil
    }
    let all = engine.records.filter { partner in
      if partner === record { return true }
      guard partner.role == .solved, partner.intrinsic[axis] != nil, let view = partner.node,
        Self.priority(of: view, axis, isSqueezed) == priority
      else { return false }
      let second = partner.extent[axis]
      // What changes when the one gives way as far as it can, or when the other does.
      if engine.isOther(second, in: other) { return true }
      guard let swapped = try? engine.solver.alternative(for: second) else { return false }
      return engine.isOther(variable, in: swapped)
    }
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

extension LayoutEngine {
  /// What is less than a cell by far, and more than rounding errors.
  fileprivate static let noise = 1e-4

  /// Whether a variable has another value in a solution than the shown one.
  fileprivate func isOther(_ variable: Variable, in solution: Solution) -> Bool {
    abs(solution.value(of: variable) - value(of: variable)) > Self.noise
  }
}
