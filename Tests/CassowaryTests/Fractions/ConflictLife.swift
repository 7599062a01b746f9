import Cassowary
import SeededNumbers

/// A solver that is told constraints for a long time and never asked for values; each refusal is checked.
///
/// With coefficients of 1, -1, 2 and -3, pivots leave rounding errors in coefficients that should be zero.
struct ConflictLife {
  private static let count = 6

  private var random: SeededGenerator
  private var solver = Solver()
  private var variables: [Variable] = []
  private var inequalities: [(constraint: Constraint, inequality: Model.Inequality)] = []
  private(set) var faults: [String] = []
  private(set) var refusals = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<ConflictLife.count { variables.append(solver.makeVariable()) }
  }

  /// Adds, removes and changes constraints at random.
  mutating func run(steps: Int) throws(SolverError) {
    for _ in 0..<steps where faults.isEmpty {
      if inequalities.count > 20 || (inequalities.count > 6 && random.once(in: 3)) {
        let gone = inequalities.remove(at: random.number(0...inequalities.count - 1))
        try solver.remove(gone.constraint)
      } else if !inequalities.isEmpty, random.once(in: 3) {
        try change()
      } else {
        try add()
      }
    }
  }

  private mutating func add() throws(SolverError) {
    var terms: [(variable: Int, coefficient: Double)] = []
    for index in variables.indices.shuffled(using: &random).prefix(random.number(1...4)) {
      terms.append((index, random.pick([1, -1, 2, -3])))
    }
    let inequality = Model.Inequality(
      terms: terms, constant: Double(random.number(-20...20)), relation: random.pick(relations),
      priority: random.pick([1000, 1000, 750, 250]))
    let constraint = Constraint(inequality, over: variables)
    try check(inequalities + [(constraint, inequality)]) { solver throws(SolverError) in
      try solver.add(constraint)
    }
  }

  private mutating func change() throws(SolverError) {
    var wanted = inequalities
    let index = random.number(0...inequalities.count - 1)
    let constant = Double(random.number(-20...20))
    wanted[index].inequality.constant = constant
    try check(wanted) { solver throws(SolverError) in
      try solver.setConstant(constant, of: wanted[index].constraint)
    }
  }

  /// Makes a call, and checks the conflict if it is refused.
  private mutating func check(
    _ wanted: [(constraint: Constraint, inequality: Model.Inequality)],
    _ call: (inout Solver) throws(SolverError) -> Void
  ) throws(SolverError) {
    do throws(SolverError) {
      try call(&solver)
      inequalities = wanted
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      refusals += 1
      let members = conflict.constraints.compactMap { member in
        wanted.first { $0.constraint == member }?.inequality
      }
      let unknowns = variables.indices.map { Model.Unknown(rank: $0) }
      faults += (try? reductionFaults(of: conflict, in: members, unknowns)) ?? []
      faults += proofFaults(of: conflict)
    }
  }
}
