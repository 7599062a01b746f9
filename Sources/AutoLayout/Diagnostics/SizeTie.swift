internal import Cassowary
import Localization

/// Views whose intrinsic sizes do not fit, or do not fill, with equal priorities: only the tie rule decides
/// which one gives way.
@MainActor struct SizeTie {
  static let name = "size-tie"

  /// The views that gave way and those that could have, in tree order.
  let members: [LayoutNode]
  private let lengths: [(shown: Double, natural: Double)]
  private let axis: LayoutAxis
  private let priority: LayoutPriority
  private let isSqueezed: Bool
  private let source: SourceLocation?

  /// Returns nil if the view has its intrinsic length, or if no other solution is as good.
  ///
  /// - Parameter known: Views whose tie was reported already.
  init?(of node: LayoutNode, _ axis: LayoutAxis, except known: Set<ObjectIdentifier>) {
    guard !known.contains(ObjectIdentifier(node)),
      let (system, record) = node.solvedRecord, let natural = record.installedLength[axis]
    else { return nil }
    let variable = record.extent[axis]
    let length = system.value(of: variable)
    guard abs(length - natural) > SystemParts.Part.noise else { return nil }
    let isSqueezed = length < natural
    let priority = Self.priority(of: node, axis, isSqueezed)
    guard priority != .required, let part = system.parts.part(with: variable),
      part.alternative(for: variable) != nil
    else { return nil }
    let rivals = system.records.all.filter { rival in
      guard rival.role == .solved, rival.installedLength[axis] != nil, let view = rival.node,
        part.variables[rival.extent[axis]] != nil
      else { return false }
      return Self.priority(of: view, axis, isSqueezed) == priority
    }
    let tied = part.tied(to: record, among: rivals, axis)
    guard tied.count > 1 else { return nil }
    members = tied.compactMap(\.node)
    lengths = tied.map {
      (Snap.value(system.value(of: $0.extent[axis])), $0.installedLength[axis] ?? 0)
    }
    self.axis = axis
    self.priority = priority
    self.isSqueezed = isSqueezed
    source = node.sourceHolding(axis)
  }

  private static func priority(
    of node: LayoutNode, _ axis: LayoutAxis, _ isSqueezed: Bool
  ) -> LayoutPriority {
    isSqueezed
      ? node.contentCompressionResistancePriority(for: axis)
      : node.contentHuggingPriority(for: axis)
  }

  var diagnostic: LayoutDiagnostic {
    let parts = zip(members, lengths).map { node, length in
      let size = Wording.extent(length.shown, axis == .horizontal ? .width : .height)
      let text: LocalizedText =
        "\(node.debugName) is \(size), its intrinsic size is \(length.natural.short)"
      return text
    }
    let views = LocalizedText.joined(parts, separator: "; ")
    let method =
      isSqueezed ? "setContentCompressionResistancePriority" : "setContentHuggingPriority"
    let value = priority.rawValue.short
    let wish: LocalizedText = isSqueezed ? "resist being squeezed" : "resist being stretched"
    return LayoutDiagnostic(
      name: Self.name,
      sentence: """
        \(views). They \(wish) with the same priority, \(value), so any of them \
        could give way: only the tie rule decides.
        """,
      source: source,
      cure: """
        Choose the one that keeps its size: \(method)(_:for: .\(axis)) with more than \(value).
        """)
  }
}

extension SystemParts.Part {
  /// Returns the records whose lengths trade against each other, directly or through others, in tree order.
  fileprivate func tied(
    to record: EngineRecord, among rivals: [EngineRecord], _ axis: LayoutAxis
  ) -> [EngineRecord] {
    let lengths = rivals.map { $0.extent[axis] }
    let others = lengths.map { alternative(for: $0) }
    var isTied = rivals.map { $0 === record }
    var waiting = isTied.indices.filter { isTied[$0] }
    while let one = waiting.popLast() {
      for two in rivals.indices
      where !isTied[two]
        && (isOther(lengths[two], in: others[one]) || isOther(lengths[one], in: others[two]))
      {
        isTied[two] = true
        waiting.append(two)
      }
    }
    return zip(rivals, isTied).filter(\.1).map(\.0)
  }
}
