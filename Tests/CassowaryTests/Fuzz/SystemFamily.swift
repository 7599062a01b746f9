import Cassowary
import SeededNumbers

/// A kind of systems to try the solver on. All its numbers are sums of a few powers of two.
protocol SystemFamily: Sendable {
  /// How many calls a sequence makes after the beginning.
  var steps: Int { get }
  /// How many constraints there may be before some are removed.
  var mostConstraints: Int { get }
  /// Once in how many calls the answer is compared with the oracle's.
  var pause: Int { get }
  /// The priorities a constraint may be given.
  var priorities: [Double] { get }
  /// The calls to choose from, the frequent ones several times.
  var calls: [RandomCall] { get }
  /// What is promised of them.
  var promise: Promise { get }
  /// A system to begin with; of its constraints, those that contradict will be refused.
  func begin(_ random: inout SeededGenerator) -> Model
  /// A constraint that might be added to a system.
  func inequality(in model: Model, _ random: inout SeededGenerator) -> Model.Inequality
  /// A constant that a constraint might have.
  func constant(for inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator)
    -> Double
}

extension SystemFamily {
  var steps: Int { 30 }
  var mostConstraints: Int { .max }
  var pause: Int { 2 }
  var priorities: [Double] { [1000, 1000, 750.5, 750, 250, 1] }
  var calls: [RandomCall] { RandomCall.mixture }
  var promise: Promise { .answers }
}

/// What a solver promises of a system.
enum Promise {
  /// All: inside of the envelope.
  case answers
  /// That required constraints hold. Of the answers and refusals all but a few are right; it may be undecided.
  case requirements
  /// That a required constraint is not missed without an error.
  case honesty
}

/// What a sequence may do to a solver.
enum RandomCall: CaseIterable {
  case add, contradict, remove, addAgain, churn
  case setConstants, setPriority, setRank, setVariableRank
  case edit, suggest, endEdit
  case makeVariable, removeVariable, fork

  /// Each at times, the usual ones more often.
  static let mixture =
    allCases.filter { $0 != .churn } + [
      .add, .add, .remove, .addAgain, .setConstants, .setConstants, .setPriority, .suggest,
      .suggest,
    ]
}

/// The one that wants an expression low first, the one that wants it high last.
let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
