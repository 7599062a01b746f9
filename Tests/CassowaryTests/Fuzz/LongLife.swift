import Cassowary
import SeededNumbers

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
