import Cassowary
import SeededNumbers

/// Another family's systems, written in other units: the same system, times powers of two.
struct ScaledFamily: SystemFamily {
  /// What is written in other units.
  enum Scale {
    /// All constants together, by up to a million: all values are that large or small.
    case constants
    /// Each required constraint by up to a million, coefficients and constant, and each optional
    /// one by up to a thousand: its error then counts as much more or less in its sum.
    case constraints
    /// Each variable by up to a thousand, and each constraint too.
    case variables
  }

  let scale: Scale
  let base: any SystemFamily

  var steps: Int { base.steps }
  var priorities: [Double] { base.priorities }
  var calls: [RandomCall] { base.calls }

  func begin(_ random: inout SeededGenerator) -> Model {
    var model = base.begin(&random)
    let whole = scale == .constants ? power(random.number(-20...20)) : 1
    for index in model.unknowns.indices {
      model.unknowns[index].unit =
        scale == .variables ? power(random.number(-10...10)) : whole
    }
    model.inequalities = model.inequalities.map { scaled($0, in: model, &random) }
    return model
  }

  func inequality(in model: Model, _ random: inout SeededGenerator) -> Model.Inequality {
    scaled(base.inequality(in: model, &random), in: model, &random)
  }

  private func scaled(
    _ inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator
  ) -> Model.Inequality {
    var scaled = inequality
    let factor =
      switch scale {
      case .constants: model.unknowns.first?.unit ?? 1
      case .constraints: power(random.number(inequality.isRequired ? -20...20 : -10...10))
      case .variables: power(random.number(-10...10))
      }
    scaled.terms = inequality.terms.map { term in
      (term.variable, term.coefficient * factor / model.unknowns[term.variable].unit)
    }
    scaled.constant *= factor
    return scaled
  }

  /// In the unit that its first term tells.
  func constant(
    for inequality: Model.Inequality, in model: Model, _ random: inout SeededGenerator
  ) -> Double {
    let number = base.constant(for: inequality, in: model, &random)
    guard let term = inequality.terms.first(where: { $0.coefficient != 0 }) else { return number }
    let coefficient = term.coefficient * model.unknowns[term.variable].unit
    return number * power(Int(coefficient.exponent))
  }
}
