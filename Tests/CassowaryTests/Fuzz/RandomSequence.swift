import Cassowary
import SeededNumbers

/// A random sequence of calls to a solver, each with its check against the oracle.
///
/// Every deviation ends up as a sentence in `faults`, every call as one in `log`.
struct RandomSequence {
  let family: any SystemFamily
  var random: SeededGenerator
  var solver = Solver()
  var told = Told()
  /// A copy that was made of the solver, to be looked at later.
  var other: (solver: Solver, told: Told, values: [Double])?

  var faults: [String] = []
  /// The required constraints that an answer misses, as sentences.
  var missed: [String] = []
  var log: [String] = []
  var comparisons = 0
  /// Checks that were left out because the oracle's numbers became too large.
  var overflows = 0
  /// Whether it ended early: at a contradiction too small to be sure of, or at an error that the family's promise allows.
  var isUndecided = false

  init(_ family: any SystemFamily, seed: UInt64) {
    self.family = family
    random = SeededGenerator(seed: seed)
  }

  private var goesOn: Bool { faults.isEmpty && missed.isEmpty && !isUndecided }

  mutating func run() {
    let model = family.begin(&random)
    told.model.isWide = model.isWide
    for unknown in model.unknowns {
      told.variables.append(solver.makeVariable(rank: unknown.rank))
      told.model.unknowns.append(unknown)
    }
    for inequality in model.inequalities where goesOn { offer(inequality) }
    if goesOn { compare() }
    for _ in 0..<family.steps where goesOn {
      let call = random.pick(family.calls)
      make(told.constraints.count > family.mostConstraints ? .remove : call)
      if family.promise != .honesty { faults += solver.checkInvariants() }
      if goesOn, random.once(in: family.pause) { compare() }
    }
    if goesOn { compare() }
    if goesOn { exchange() }
    if goesOn { compare() }
  }

  private mutating func make(_ call: RandomCall) {
    switch call {
    case .add: offer(family.inequality(in: told.model, &random))
    case .contradict: contradict()
    case .remove: remove()
    case .addAgain: addAgain()
    case .churn: churn()
    case .setConstants: setConstants()
    case .setPriority: setPriority()
    case .setRank: setRank()
    case .setVariableRank: setVariableRank()
    case .edit: edit()
    case .suggest: suggest()
    case .endEdit: endEdit()
    case .makeVariable: makeVariable()
    case .removeVariable: removeVariable()
    case .fork: exchange()
    }
  }

  /// Goes on with the copy, which nothing may have changed, and keeps the original as the copy;
  /// makes a copy if there is none.
  private mutating func exchange() {
    let values = values()
    if let (otherSolver, otherTold, otherValues) = other {
      log.append("go on with the copy")
      other = (solver, told, values)
      (solver, told) = (otherSolver, otherTold)
      if self.values() != otherValues { faults.append("The copy has changed.") }
    } else {
      log.append("copy")
      other = (solver, told, values)
    }
  }

  /// The values as of the last optimization; zero for removed variables.
  func values() -> [Double] {
    told.model.unknowns.indices.map {
      told.model.unknowns[$0].isRemoved ? 0 : solver.value(of: told.variables[$0])
    }
  }
}
