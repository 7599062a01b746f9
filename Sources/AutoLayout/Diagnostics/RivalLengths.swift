internal import Cassowary

/// The lengths of a part whose intrinsic lengths have the same priority, in groups: within a group, one can
/// grow as another shrinks, directly or through others.
@MainActor final class RivalLengths {
  /// The properties that rival lengths share: the axis, and the priority with which they resist being
  /// squeezed or stretched.
  struct Kind: Hashable {
    let axis: LayoutAxis
    let isSqueezed: Bool
    let priority: LayoutPriority
  }

  /// The records of the rivals, in tree order.
  private let rivals: [EngineRecord]
  /// The group of each rival, by the place of its record.
  private var groups: [Int: [EngineRecord]] = [:]

  /// - Complexity: some pivots for each rival, and a comparison of each pair.
  init(_ kind: Kind, in part: SystemParts.Part, of system: LayoutSystem) {
    let axis = kind.axis
    let places = part.variables.keys.compactMap { system.records.place(ofVariable: $0.number) }
    rivals = Set(places).sorted().map { system.records[$0] }.filter { rival in
      guard rival.role == .solved, rival.installedLength[axis] != nil, let view = rival.node,
        part.variables[rival.extent[axis]] != nil
      else { return false }
      return view.resistance(along: axis, isSqueezed: kind.isSqueezed) == kind.priority
    }
    if rivals.count > 1 { findGroups(axis, in: part, of: system) }
  }

  private func findGroups(
    _ axis: LayoutAxis, in part: SystemParts.Part, of system: LayoutSystem
  ) {
    let lengths = rivals.compactMap { part.variables[$0.extent[axis]] }
    let values = lengths.map { part.solver.value(of: $0) }
    var linked = DisjointNumbers(count: lengths.count)
    var isOpen = Array(repeating: false, count: lengths.count)
    try? part.solver.alternatives(for: lengths) { index, alternative in
      isOpen[index] = true
      for other in lengths.indices {
        let distance = abs(alternative.value(of: lengths[other]) - values[other])
        if distance > SystemParts.Part.noise { linked.join(index, other) }
      }
    }
    var members: [[EngineRecord]] = Array(repeating: [], count: lengths.count)
    for index in lengths.indices { members[linked.representative(of: index)].append(rivals[index]) }
    for index in lengths.indices where isOpen[index] {
      let group = members[linked.representative(of: index)]
      guard group.count > 1, let place = system.records.place(ofVariable: number(index, axis))
      else { continue }
      groups[place] = group
    }
  }

  private func number(_ index: Int, _ axis: LayoutAxis) -> Int { rivals[index].extent[axis].number }

  /// Returns the records in the group of the record at a place, including that one, in tree order; empty if no
  /// other length trades with it.
  func members(with place: Int) -> [EngineRecord] { groups[place] ?? [] }
}

extension LayoutNode {
  /// Returns the priority with which the view resists being squeezed or stretched along an axis.
  final func resistance(along axis: LayoutAxis, isSqueezed: Bool) -> LayoutPriority {
    isSqueezed ? contentCompressionResistancePriority(for: axis) : contentHuggingPriority(for: axis)
  }
}
