import ConstraintNotation

/// How the constraint that was broken contradicts the others, where the core does without it.
enum OtherWay: Hashable, Sendable {
  /// It leads to the core's contradiction by another way: these constraints, in order, contradict each other, and agree
  /// without it.
  case same([Int])
  /// It is in a contradiction that has no constraint of the core: these, in order.
  case second([Int])
  /// It contradicts nothing that is printed.
  case nowhere
  /// There are too many constraints to find out.
  case unknown

  /// - Parameter levels: The system by what has to be assumed, from what the core needs on.
  init(of broken: Int, past core: [Int], _ levels: [LogSystem]) {
    for system in levels {
      var wasCut = false
      if let members = system.proof(needing: broken, wasCut: &wasCut)?.printed {
        self = members.contains(where: core.contains) ? .same(members) : .second(members)
        return
      }
      if wasCut {
        self = .unknown
        return
      }
    }
    self = .nowhere
  }

  /// The constraints that contradict it, and itself; none where they are not known.
  var members: [Int] {
    switch self {
    case .same(let members), .second(let members): members
    case .nowhere, .unknown: []
    }
  }
}

extension LogSystem {
  /// How many proofs are looked for before a search is given up: a millisecond or two each.
  private static let mostProofs = 64

  /// Returns a proof that needs a printed constraint, among those that are required; nil if there is none.
  ///
  /// Of each contradiction that does without it, one member after the other is left out, implicit rules first, until what
  /// is left agrees but for the constraint.
  ///
  /// - Parameter wasCut: Set to true if the search was given up.
  func proof(needing index: Int, wasCut: inout Bool) -> Proof? {
    let all = statements.indices.filter { required.contains($0) }
    var waiting: [Set<Requirement>] = [[]]
    var known: Set<Set<Requirement>> = [[]]
    var count = 0
    while count < waiting.count {
      guard count < Self.mostProofs else {
        wasCut = true
        return nil
      }
      let leftOut = waiting[count]
      count += 1
      guard let found = proof(of: all, last: index, without: leftOut) else { continue }
      if found.printed.contains(index) { return reduced(found, needing: index, without: leftOut) }
      let members =
        found.implicit.map(Requirement.implicit) + found.printed.map(Requirement.printed)
      for member in members {
        let more = leftOut.union([member])
        if known.insert(more).inserted { waiting.append(more) }
      }
    }
    return nil
  }

  /// Leaves out one line after the other, as long as the rest contradicts the constraint.
  private func reduced(
    _ proof: Proof, needing index: Int, without leftOut: Set<Requirement>
  ) -> Proof {
    var proof = proof
    for next in proof.printed where next != index {
      let fewer = proof.printed.filter { $0 != next }
      guard let smaller = self.proof(of: fewer, last: index, without: leftOut),
        smaller.printed.contains(index)
      else { continue }
      proof = smaller
    }
    return proof
  }

  /// The printed constraints that must hold.
  private var required: Set<Int> {
    Set(
      printed.compactMap { if case .printed(let index) = $0.origin { index } else { nil } })
  }
}
