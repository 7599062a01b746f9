/// The answers to the questions of nodes.
extension LayoutEngine: IslandEngine {
  func takesPart(_ item: LayoutItem) -> Bool { record(of: item) != nil }

  func usesBaseline(of node: LayoutNode) -> Bool { system.usesBaseline(of: node) }

  func isSo(_ fact: LayoutFact) -> Bool {
    switch fact {
    case .leftOut(let key): shownBroken.contains(key)
    case .unsettled: !hasSettled
    case .solverGaveUp: hasGivenUp
    case .sizeDependsOnItself(let key, let axis):
      !needsRebuild && (system.records.record(ofKey: key)?.naturalSize?.isReported[axis] ?? false)
    }
  }

  func report(on fact: LayoutFact) -> LayoutReport? {
    switch fact {
    case .leftOut(let key):
      system.broken.first { $0.key == key }.map {
        .conflict(LayoutConflict($0, names: root.logNames))
      }
    case .unsettled, .solverGaveUp, .sizeDependsOnItself: nil
    }
  }
}

extension LayoutNode {
  /// The engine of a root or an island that was laid out; nil for other nodes.
  final var layoutEngine: LayoutEngine? { engine as? LayoutEngine }
}
