import ConstraintNotation

/// The way in which the broken constraint contradicts the others, if it is not in the core.
enum OtherWay: Hashable, Sendable {
  /// It has a part in the core's contradiction by other constraints. These constraints, in order, contradict each
  /// other, and agree without it.
  case same([Int])
  /// It is part of a second contradiction, without constraints of the core. These are its constraints, in order.
  case second([Int])
  /// It contradicts no printed constraint.
  case nowhere
  /// It is unknown, since there are too many constraints.
  case unknown

  /// - Parameter levels: The systems under increasing assumptions, beginning with the core's assumption.
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

  /// The constraints of the contradiction, including the broken one; empty if they are unknown.
  var members: [Int] {
    switch self {
    case .same(let members), .second(let members): members
    case .nowhere, .unknown: []
    }
  }
}

extension LogSystem {
  /// The number of proofs after which a search is given up. Each takes one or two milliseconds.
  private static let mostProofs = 64

  /// Returns a proof that needs a printed required constraint; nil if there is none.
  ///
  /// From each contradiction without the constraint, members are left out one by one, implicit rules first, until the
  /// remaining rows agree without the constraint but not with it.
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

  /// Removes lines one by one while the rest still contradicts the constraint.
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

  /// The printed constraints that are required.
  private var required: Set<Int> {
    Set(
      printed.compactMap { if case .printed(let index) = $0.origin { index } else { nil } })
  }
}
