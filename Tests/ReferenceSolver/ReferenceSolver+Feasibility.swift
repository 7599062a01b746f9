import Cassowary

extension ReferenceSolver {
  /// Makes the tableau feasible, or says which required constraints prevent it.
  mutating func makeFeasible() throws(ReferenceError) {
    if try tableau.restoreFeasibility() { return }
    let conflict = conflict()
    // Without a conflict rounding errors prevented it: the tableau is built anew.
    if conflict.isEmpty, rebuild() != .failed { return }
    throw .unsatisfiable(conflict)
  }

  /// Rids the tableau of the rounding errors of its pivots, when there are signs of them or after
  /// a number of pivots.
  /// - Returns: Whether the basis stayed, and what is frozen with it.
  @discardableResult
  mutating func refresh() -> Bool {
    if tableau.wear < ReferenceSolver.wearBeforeRebuilding {
      if tableau.wear - checkedWear < ReferenceSolver.wearBeforeChecking { return true }
      checkedWear = tableau.wear
      tableau.evaluateAll()
      if isConsistent() { return true }
    }
    return rebuild() == .sameBasis
  }

  private static let wearBeforeChecking = 16
  private static let wearBeforeRebuilding = 100

  /// What became of an attempt to build the tableau anew.
  enum Rebuilding {
    case sameBasis
    case otherBasis
    case failed
  }

  /// Builds the tableau anew from the constraints: with the same basis, and if rounding errors
  /// hid that this is not feasible, with another one. If all fails, the tableau stays as it was.
  @discardableResult
  mutating func rebuild() -> Rebuilding {
    let equations = equations
    tableau.wear = 0
    checkedWear = 0
    if var same = tableau.rebuilt(from: equations) {
      if same.isFeasible() {
        tableau = same
        return .sameBasis
      }
      if (try? same.restoreFeasibility()) == true {
        tableau = same
        return .otherBasis
      }
    }
    return rebuildFromNothing(equations) ? .otherBasis : .failed
  }

  private var equations: [Equation] {
    records.compactMap { $0 }.sorted { $0.number < $1.number }.map(\.equation)
  }

  private mutating func rebuildFromNothing(_ equations: [Equation]) -> Bool {
    var fresh = tableau.emptied()
    fresh.budget = Tableau.pivotLimit
    for equation in equations {
      fresh.install(equation)
      guard (try? fresh.restoreFeasibility()) == true else { return false }
    }
    fresh.budget = tableau.budget
    tableau = fresh
    return true
  }

  /// An irreducible set of required constraints that contradict each other, in order of rank.
  ///
  /// Required constraints are added one by one in order of rank until they contradict each
  /// other: the last of them belongs to the conflict. Then again, beginning with the ones that
  /// are known to belong, until those contradict each other by themselves. The set depends on
  /// the constraints and their ranks only, not on the way they came.
  /// - Complexity: as many builds of the required constraints as the conflict has members.
  func conflict() -> [Constraint] {
    var candidates = records.compactMap { $0 }.filter(\.isRequired)
    candidates.sort { $0.precedes($1) }
    var base = tableau.emptied()
    var conflict: [ConstraintRecord] = []
    while let last = firstContradiction(of: candidates, to: base) {
      let record = candidates[last]
      conflict.append(record)
      candidates.removeSubrange(last...)
      guard extend(&base, with: record) else { break }
    }
    return conflict.sorted { $0.precedes($1) }.map(\.constraint)
  }

  private func firstContradiction(
    of candidates: [ConstraintRecord], to base: Tableau
  ) -> Int? {
    var tableau = base
    return candidates.firstIndex { !extend(&tableau, with: $0) }
  }

  /// Adds a required constraint to a tableau, and says whether it can hold.
  private func extend(_ tableau: inout Tableau, with record: ConstraintRecord) -> Bool {
    tableau.budget = Tableau.pivotLimit
    tableau.install(record.equation)
    return (try? tableau.restoreFeasibility()) ?? true
  }
}
