import ConstraintNotation

/// The irreducible core of a conflict, with the proof: without any one of its lines the others agree.
struct Contradiction {
  /// The indices of the core's constraints, in order.
  let core: [Int]
  /// The implicit rules that take part.
  let rules: [ImplicitRule]
  /// What had to be assumed.
  let assumption: Assumption
  let proof: Proof
  /// What the lines require, with superviews in place; by index.
  let statements: [ConstraintStatement]
  /// The superviews that had to be guessed.
  let guesses: [Hierarchy.Guess]
  /// Whether the core may not be the smallest: the search was cut.
  let isCut: Bool
  /// How the broken constraint contradicts the others, if the core lacks it.
  let otherWay: OtherWay?

  /// How many constraints a system may have, and a core that is made smaller. Larger ones are cut, so that no log
  /// takes longer than about a second.
  static let mostConstraints = 1000
  static let mostReduced = 60

  /// Returns nil if the constraints agree.
  init?(_ conflict: LoggedConflict, _ hierarchy: Hierarchy) {
    let all = Array(conflict.constraints.prefix(Self.mostConstraints))
    let hasMargins = all.contains { constraint in
      (constraint.statement.left.parts + constraint.statement.right.parts).contains {
        $0.place.attribute.isMargin
      }
    }
    let assumptions = Assumption.allCases.filter { assumption in
      !(assumption == .noNegativeMargin && !hasMargins
        || assumption == .guessedSuperview && hierarchy.guesses.isEmpty)
    }
    for (position, assumption) in assumptions.enumerated() {
      let system = LogSystem(all, hierarchy, assuming: assumption)
      guard let first = system.proof(of: Array(all.indices), last: conflict.broken) else {
        continue
      }
      var (proof, isCut) = Self.reduced(first, system, broken: conflict.broken)
      otherWay = conflict.broken.flatMap { broken in
        guard !proof.printed.contains(broken) else { return nil }
        guard all.count <= Self.mostReduced else { return .unknown }
        let levels = assumptions[position...].map { LogSystem(all, hierarchy, assuming: $0) }
        let way = OtherWay(of: broken, past: proof.printed, levels)
        // A core that has the broken constraint is preferred, if it is one.
        guard system.proof(of: way.members.filter { $0 != broken }, last: nil) == nil,
          let other = system.proof(of: way.members, last: broken)
        else { return way }
        proof = Self.reduced(other, system, broken: broken).proof
        return nil
      }
      core = proof.printed
      rules = proof.implicit
      self.assumption = assumption
      self.proof = proof
      statements = system.statements
      guesses = assumption == .guessedSuperview ? hierarchy.guesses : []
      self.isCut = isCut || conflict.constraints.count > all.count
      return
    }
    return nil
  }

  /// Leaves out one line after the other, as long as the rest contradicts itself: other implicit rules than
  /// those of the first proof may do, too.
  private static func reduced(
    _ proof: Proof, _ system: LogSystem, broken: Int?
  ) -> (proof: Proof, isCut: Bool) {
    var proof = proof
    guard proof.printed.count <= mostReduced else { return (proof, true) }
    if system.implicit.isEmpty { return (proof, false) }
    var needed: [Int] = []
    // The broken constraint is tried last, so that it stays if it can.
    while let next = proof.printed.first(where: { !needed.contains($0) && $0 != broken })
      ?? proof.printed.first(where: { !needed.contains($0) })
    {
      if let smaller = system.proof(of: proof.printed.filter { $0 != next }, last: broken) {
        proof = smaller
      } else {
        needed.append(next)
      }
    }
    return (proof, false)
  }
}
