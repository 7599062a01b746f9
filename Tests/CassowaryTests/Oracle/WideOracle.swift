import Cassowary

/// The same as `Oracle`, for numbers of any size, each read as the fraction that is meant by it.
struct WideOracle {
  private let model: Model
  private var dictionary: WideDictionary
  /// What each constraint is multiplied by to be whole.
  private let scales: [BigInteger]

  init(_ model: Model) {
    self.model = model
    let first = 2 * model.unknowns.count
    var scales: [BigInteger] = []
    var rows: [WideDictionary.Row] = []
    var columns = Array(0..<first)
    for (index, inequality) in model.inequalities.enumerated() {
      let (parts, constant, scale) = inequality.meant
      func whole(_ part: Quotient) -> BigInteger {
        part.numerator * scale.exactly(dividedBy: part.denominator)
      }
      let isNegative = constant.numerator.signum < 0
      let sign = BigInteger(isNegative ? -1 : 1)
      let (above, below) = (first + 2 * index, first + 2 * index + 1)
      var coefficients = Array(
        repeating: BigInteger.zero, count: first + model.inequalities.count)
      for (variable, part) in parts {
        coefficients[2 * variable] = coefficients[2 * variable] + sign * whole(part)
        coefficients[2 * variable + 1] = coefficients[2 * variable + 1] - sign * whole(part)
      }
      coefficients[first + index] = .one
      rows.append(
        WideDictionary.Row(
          basic: isNegative ? below : above, constant: sign * whole(constant),
          coefficients: coefficients))
      columns.append(isNegative ? above : below)
      scales.append(scale)
    }
    self.scales = scales
    dictionary = WideDictionary(columns: columns, rows: rows)
  }

  static func contradiction(in model: Model) -> Double? {
    var required = model
    required.inequalities.removeAll { !$0.isRequired }
    var oracle = WideOracle(required)
    return oracle.require()
  }

  static func verdict(on model: Model) -> Oracle.Verdict {
    var oracle = WideOracle(model)
    if let excess = oracle.require() { return .contradiction(excess) }
    return .answer(oracle.answer())
  }

  private mutating func require() -> Double? {
    let required = model.inequalities.indices.filter { model.inequalities[$0].isRequired }
    let (sum, divisor) = dictionary.minimize(
      required.flatMap { errors(of: $0, weight: weight(1, $0)) })
    if sum.isZero { return nil }
    let largest = model.inequalities.reduce(0) { max($0, abs($1.constant)) }
    return BigInteger.quotient(sum, divisor * multiple) / largest
  }

  private mutating func answer() -> Oracle.Answer {
    var sums: [Double] = []
    for level in model.levels {
      let members = model.inequalities.indices.filter { model.inequalities[$0].priority == level }
      let (sum, divisor) = dictionary.minimize(
        members.flatMap { errors(of: $0, weight: weight(model.inequalities[$0].weight, $0)) })
      sums.append(BigInteger.quotient(sum, divisor * multiple))
    }
    for level in model.levels {
      for index in model.latestFirst(of: level) {
        _ = dictionary.minimize(errors(of: index, weight: .one))
      }
    }
    for variable in model.order {
      _ = dictionary.minimize([(2 * variable, .one), (2 * variable + 1, .one)])
    }
    let values = model.unknowns.indices.map { value(of: 2 * $0) - value(of: 2 * $0 + 1) }
    return Oracle.Answer(sums: sums, values: values)
  }

  /// What all weights are multiplied by to be whole.
  private var multiple: BigInteger { scales.reduce(.one) { $0 * $1 } }

  /// The weight of a constraint that was multiplied, times that.
  private func weight(_ weight: Double, _ index: Int) -> BigInteger {
    BigInteger(Int(weight)) * multiple.exactly(dividedBy: scales[index])
  }

  private func value(of unknown: Int) -> Double {
    let (numerator, denominator) = dictionary.value(of: unknown)
    return BigInteger.quotient(numerator, denominator)
  }

  private func errors(
    of index: Int, weight: BigInteger
  ) -> [(unknown: Int, weight: BigInteger)] {
    let above = 2 * model.unknowns.count + 2 * index
    switch model.inequalities[index].relation {
    case .lessThanOrEqual: return [(above, weight)]
    case .equal: return [(above, weight), (above + 1, weight)]
    case .greaterThanOrEqual: return [(above + 1, weight)]
    }
  }
}
