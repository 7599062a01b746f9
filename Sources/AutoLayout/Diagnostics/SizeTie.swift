import Localization

/// Views whose intrinsic lengths do not fit, or do not fill, and have equal priorities: only the rule for
/// ties decides which one yields.
@MainActor struct SizeTie {
  static let name = "size-tie"

  /// The views that yielded and those that could have, in tree order.
  let members: [LayoutNode]
  private let lengths: [(shown: Double, natural: Double)]
  private let axis: LayoutAxis
  private let priority: LayoutPriority
  private let isSqueezed: Bool
  private let source: SourceLocation?

  /// Returns nil if the view has its intrinsic length, or if no other solution is optimal.
  ///
  /// - Parameters:
  ///   - known: The views whose tie was reported already.
  ///   - source: Returns the source line of the constraint that holds a view along the axis.
  init?(
    of node: LayoutNode, _ axis: LayoutAxis, except known: Set<ObjectIdentifier>,
    source: (LayoutNode) -> SourceLocation?
  ) {
    guard !known.contains(ObjectIdentifier(node)),
      let (system, record) = node.solvedRecord, let natural = record.installedLength[axis]
    else { return nil }
    let variable = record.extent[axis]
    let length = system.value(of: variable)
    guard abs(length - natural) > SystemParts.Part.noise else { return nil }
    let isSqueezed = length < natural
    let priority = node.resistance(along: axis, isSqueezed: isSqueezed)
    guard priority != .required, let part = system.openParts.part(with: variable),
      let place = system.records.place(ofVariable: variable.number)
    else { return nil }
    let kind = RivalLengths.Kind(axis: axis, isSqueezed: isSqueezed, priority: priority)
    let tied = part.trades(kind, in: system).members(with: place)
    guard tied.count > 1 else { return nil }
    members = tied.compactMap(\.node)
    lengths = tied.map {
      (Snap.value(system.value(of: $0.extent[axis])), $0.installedLength[axis] ?? 0)
    }
    self.axis = axis
    self.priority = priority
    self.isSqueezed = isSqueezed
    self.source = source(node)
  }

  var diagnostic: LayoutDiagnostic {
    let parts = zip(members, lengths).map { node, length in
      let size = axis.extent(length.shown)
      return LocalizedText(
        "\(node.debugName) is \(size), its intrinsic size is \(length.natural.short)",
        chinese: "\(node.debugName) \(size)，固有尺寸为 \(length.natural.short)")
    }
    let views = LocalizedText.joined(parts, separator: LocalizedText("; ", chinese: "；"))
    let method =
      (isSqueezed ? "setContentCompressionResistancePriority" : "setContentHuggingPriority")
      + "(_:for: .\(axis))"
    let value = priority.rawValue.short
    let wish: LocalizedText =
      isSqueezed
      ? LocalizedText("resist being squeezed", chinese: "抗压缩")
      : LocalizedText("resist being stretched", chinese: "抗拉伸")
    return LayoutDiagnostic(
      name: Self.name,
      sentence: LocalizedText(
        """
        \(views). They \(wish) with the same priority, \(value), so any of them \
        could give way: only the tie rule decides.
        """,
        chinese: "\(views)。它们\(wish)的优先级同为 \(value)，谁都可能让步：只能由平局规则决定。"),
      source: source,
      cure: LocalizedText(
        "Choose the one that keeps its size: \(method) with more than \(value).",
        chinese: "请选定保持尺寸的那个：用 \(method) 设为大于 \(value) 的值。"))
  }
}
