import Cassowary
import SeededNumbers

/// The systems that sequences are tried on.
enum Families {
  /// Those of which all is promised.
  static let inside: [(name: String, family: any SystemFamily)] =
    [
      ("dense", TinyFamily()),
      ("trees of views", LayoutFamily()),
      ("sparse", SparseFamily()),
      ("degenerate", StackFamily()),
      ("levels", LevelsFamily()),
      ("churn", SparseFamily(isChurning: true)),
      ("trees, scaled constants", ScaledFamily(scale: .constants, base: LayoutFamily())),
      ("sparse, scaled constants", ScaledFamily(scale: .constants, base: SparseFamily())),
      ("dense, scaled constraints", ScaledFamily(scale: .constraints, base: TinyFamily())),
      ("trees, scaled constraints", ScaledFamily(scale: .constraints, base: LayoutFamily())),
      ("degenerate, scaled variables", ScaledFamily(scale: .variables, base: StackFamily())),
      ("sparse, scaled variables", ScaledFamily(scale: .variables, base: SparseFamily())),
    ] + CoefficientFamily.even.map { ($0.name, $0) }

  /// Those just outside of the envelope.
  static let near: [(name: String, family: any SystemFamily)] =
    [("uneven trees of views", UnevenTreeFamily())] + CoefficientFamily.uneven.map { ($0.name, $0) }

  /// Those far outside.
  static let far: [(name: String, family: any SystemFamily)] = [
    (CoefficientFamily.wide.name, CoefficientFamily.wide)
  ]

  static let all = inside + near + far
}

/// What a run of fuzzing has done.
struct FuzzCounts: CustomStringConvertible {
  private(set) var sequences = 0
  private(set) var comparisons = 0
  /// Those in which a required constraint was missed, and those with another fault.
  private(set) var missed = 0
  private(set) var faulty = 0
  private(set) var undecided = 0
  private(set) var overflows = 0

  mutating func count(_ sequence: RandomSequence) {
    sequences += 1
    comparisons += sequence.comparisons
    overflows += sequence.overflows
    undecided += sequence.isUndecided ? 1 : 0
    missed += sequence.missed.isEmpty ? 0 : 1
    faulty += sequence.faults.isEmpty ? 0 : 1
  }

  var description: String {
    "\(sequences) sequences, \(comparisons) answers, \(missed) with a missed requirement, "
      + "\(faulty) with another fault, \(undecided) undecided, \(overflows) checks too large for the oracle"
  }
}

/// Another family's systems in a long life, in which they stay as small as they are.
struct LongLife: SystemFamily {
  let base: any SystemFamily
  var steps = 4000
  let mostConstraints = 16
  let pause = 40

  var promise: Promise { base.promise }
  var priorities: [Double] { base.priorities }
  var calls: [RandomCall] { base.calls }

  func begin(_ random: inout SeededGenerator) -> Model { base.begin(&random) }

  func inequality(in model: Model, _ random: inout SeededGenerator) -> Model.Inequality {
    base.inequality(in: model, &random)
  }

  func constant(
    for inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator
  ) -> Double {
    base.constant(for: inequality, in: model, &random)
  }
}
