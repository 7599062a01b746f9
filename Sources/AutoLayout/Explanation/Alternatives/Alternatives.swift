/// Finds alternatives to a contradiction: changes of one constraint that may resolve it.
@MainActor struct Alternatives {
  private let broken: BrokenConstraint
  private let engine: LayoutEngine

  init(to broken: BrokenConstraint, in engine: LayoutEngine) {
    self.broken = broken
    self.engine = engine
  }

  /// All alternatives, the best first.
  var ranked: [LayoutAlternative] {
    let all = broken.members.indices.flatMap { index in
      MemberChange.all(of: broken, index).compactMap { alternative(index, $0) }
    }
    return all.enumerated().sorted { one, other in
      key(of: one.element, one.offset) < key(of: other.element, other.offset)
    }.map(\.element)
  }

  private func key(of alternative: LayoutAlternative, _ index: Int) -> (Int, Double, Int, Int) {
    (
      alternative.settlesConflict ? 0 : 1, alternative.distance, alternative.leftOut, index
    )
  }

  private func alternative(_ index: Int, _ change: MemberChange) -> LayoutAlternative? {
    let supposition = change.supposition
    defer { supposition.end() }
    guard let system = engine.system(supposing: supposition) else { return nil }
    return LayoutAlternative(
      member: index, change: change.change, code: change.code, sentence: change.sentence,
      moves: moves(to: system), leftOut: system.broken.count,
      settlesConflict: settles(system, supposition))
  }

  /// Whether the constraint that is left out now holds in a system, or is not in it any more.
  private func settles(_ system: LayoutSystem, _ supposition: HypotheticalChange) -> Bool {
    var key = broken.key
    if case .user(let constraint) = broken.constraint, constraint === supposition.replaced {
      guard let replacement = supposition.replacement else { return true }
      key = .user(ObjectIdentifier(replacement))
    }
    return !system.broken.contains { $0.key == key }
  }

  private func moves(to system: LayoutSystem) -> [LayoutAlternative.Move] {
    // Frames are compared in tree order, each relative to its superview's.
    let old = frames(of: engine.system)
    let new = frames(of: system)
    return new.compactMap { item, frame in
      let former = old.first { $0.item === item }?.frame ?? (item as? LayoutNode)?.frame
      guard let former, former != frame else { return nil }
      return LayoutAlternative.Move(item: item, from: former, to: frame)
    }
  }

  private func frames(of system: LayoutSystem) -> [(item: LayoutItem, frame: Rect)] {
    system.records.all.compactMap { record in
      guard let item = record.item else { return nil }
      guard record.role != .root else {
        return (item, Rect(origin: system.root.frame.origin, size: system.solvedSize(of: record)))
      }
      return (item, system.takeFrame(of: record))
    }
  }
}
