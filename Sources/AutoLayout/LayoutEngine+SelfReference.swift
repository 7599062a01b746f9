internal import Cassowary

/// A natural length along an axis of a node, to be looked at after the turn.
struct SelfReferenceCandidate: Hashable {
  let index: Int
  let axis: LayoutAxis
}

extension LayoutEngine {
  /// Notes a natural length that changed to just the length of the view's own frame.
  func noteOwnSize(_ index: Int, _ axis: LayoutAxis) {
    guard let node = records[index].node, let length = records[index].intrinsic[axis],
      length > 0, length == Snap.up(node.frame.size[axis])
    else { return }
    let candidate = SelfReferenceCandidate(index: index, axis: axis)
    guard checkedSelfReferences[candidate] != structureVersion else { return }
    selfReferenceCandidates.append(candidate)
  }

  /// Reports the views whose length only their own natural size holds, where that follows the
  /// frame: without it, the length would be another.
  func reportSelfReferences() {
    let candidates = selfReferenceCandidates
    selfReferenceCandidates = []
    guard !isDirty else { return }
    for candidate in candidates
    where checkedSelfReferences[candidate] != structureVersion
      && records.indices.contains(candidate.index)
    {
      checkedSelfReferences[candidate] = structureVersion
      let rows = records[candidate.index].rows[candidate.axis]
      let extent = records[candidate.index].extent[candidate.axis]
      var without = solver
      for row in [rows.hugging, rows.compressionResistance].compactMap({ $0 }) {
        guard (try? without.remove(row)) != nil else { return }
      }
      guard (try? without.optimize()) != nil, let node = records[candidate.index].node,
        Snap.value(without.value(of: extent)) != Snap.value(solver.value(of: extent))
      else { continue }
      root.report(.sizeDependsOnItself(view: node.debugName, axis: candidate.axis))
    }
  }
}
