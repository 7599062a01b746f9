import ConflictAnalysis
import ConstraintNotation

/// The irreducible core of a conflict, with its proof. If any one of its lines is removed, the rest agree.
struct Contradiction {
  /// The indices of the core's constraints, in order.
  let core: [Int]
  /// The implicit rules in the proof.
  let rules: [ImplicitRule]
  /// The assumption under which the constraints contradict each other.
  let assumption: Assumption
  let proof: Proof
  /// The statements of the lines, by index. Superviews replace `|`.
  let statements: [ConstraintStatement]
  /// The superviews that had to be guessed.
  let guesses: [Hierarchy.Guess]
  /// Whether the core may be reducible, since the search was cut.
  let isCut: Bool
  /// The way in which the broken constraint contradicts the others, if it is not in the core; nil otherwise.
  let otherWay: OtherWay?

  /// The maximal number of constraints of a system, and of a core that is reduced. Larger ones are cut, so that
  /// no log takes longer than about a second.
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
        // If there is a core with the broken constraint, it is preferred.
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

  /// Removes lines one by one while the rest still contradicts itself, possibly with other implicit rules
  /// than those of the first proof.
  private static func reduced(
    _ proof: Proof, _ system: LogSystem, broken: Int?
  ) -> (proof: Proof, isCut: Bool) {
    var proof = proof
    guard proof.printed.count <= mostReduced else { return (proof, true) }
    if system.implicit.isEmpty { return (proof, false) }
    var needed: [Int] = []
    // The broken constraint is tried last, so that it stays in the core if possible.
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

/// The assumption under which a conflict contradicts itself. Each case includes those before it.
enum Assumption: Int, CaseIterable, Comparable, Sendable {
  /// Nothing: the printed lines contradict each other.
  case nothing
  /// No size is below 0.
  case noNegativeSize
  /// Margins that are not printed are at least 0.
  case noNegativeMargin
  /// Superviews that are not printed are the guessed ones.
  case guessedSuperview

  static func < (left: Assumption, right: Assumption) -> Bool { left.rawValue < right.rawValue }
}
