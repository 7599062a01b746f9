import Cassowary

/// Solves a model by the rules of `Solver`, one after the other, in exact numbers.
///
/// Written for being right, not for speed: every variable is the difference of two unknowns that
/// are at least zero, every constraint's expression too (what it is above zero, and below), and
/// each rule minimizes a sum of such unknowns among the points that the rules before it left.
struct Oracle {
  /// What is known of a model.
  enum Verdict {
    /// The required constraints contradict each other; with how far they must be off together,
    /// compared to their largest constant.
    case contradiction(Double)
    case answer(Answer)
  }

  struct Answer {
    /// The sum of weighted errors of each optional priority, from the highest.
    var sums: [Double]
    /// The values by the variables' index; zero for removed ones.
    var values: [Double]
    /// What is left of the exact values, which are no Doubles: known to a last place of 1. None where numbers are wide.
    var rests: [Double] = []
  }

  private let model: Model
  private var dictionary: ExactDictionary
  /// Each row is counted in units of 2 to this power, times `constantUnit`.
  private let rowUnits: [Int]
  private let constantUnit: Int

  init(_ model: Model) throws(Overflow) {
    self.model = model
    let rows = model.inequalities.map { inequality in
      inequality.terms.map { $0.coefficient * model.unknowns[$0.variable].unit }
    }
    let rowUnits = rows.map { commonExponent(of: $0) }
    let constants = zip(model.inequalities, rowUnits).map { $0.constant * power(-$1) }
    let constantUnit = commonExponent(of: constants)
    let first = 2 * model.unknowns.count
    var dictionary = ExactDictionary(columns: Array(0..<first), rows: [])
    for index in rows.indices {
      // expression = above - below: what is not negative at zero is basic, the other a column.
      let constant = try Dyadic(constants[index]).count(ofUnit: constantUnit)
      let sign: Int128 = constant < 0 ? -1 : 1
      let (above, below) = (first + 2 * index, first + 2 * index + 1)
      var row = ExactDictionary.Row(
        basic: constant < 0 ? below : above, constant: sign * constant,
        coefficients: Array(repeating: 0, count: first + rows.count))
      for (term, coefficient) in zip(model.inequalities[index].terms, rows[index]) {
        let count = try Dyadic(coefficient).count(ofUnit: rowUnits[index])
        row.coefficients[2 * term.variable] += sign * count
        row.coefficients[2 * term.variable + 1] -= sign * count
      }
      row.coefficients[first + index] = 1
      dictionary.rows.append(row)
      dictionary.columns.append(constant < 0 ? above : below)
    }
    (self.dictionary, self.rowUnits, self.constantUnit) = (dictionary, rowUnits, constantUnit)
  }

  /// How much the required constraints contradict each other: none if they can hold together.
  static func contradiction(in model: Model) throws(Overflow) -> Double? {
    var required = model
    required.inequalities.removeAll { !$0.isRequired }
    if model.isWide {
      // Mostly it is done with in numbers of a fixed size, which is much faster.
      if let whole = required.inWholeNumbers?.model {
        do throws(Overflow) {
          if try contradiction(in: whole) == nil { return nil }
        } catch {}
      }
      return WideOracle.contradiction(in: model)
    }
    var oracle = try Oracle(required)
    return try oracle.require()
  }

  static func verdict(on model: Model) throws(Overflow) -> Verdict {
    if model.isWide {
      return (try? verdictInWholeNumbers(on: model)) ?? WideOracle.verdict(on: model)
    }
    var oracle = try Oracle(model)
    if let excess = try oracle.require() { return .contradiction(excess) }
    return .answer(try oracle.answer())
  }

  /// The answer to a wide model, if numbers of a fixed size are enough for it; nil if they are not, or if it is a
  /// contradiction.
  static func verdictInWholeNumbers(on model: Model) throws(Overflow) -> Verdict? {
    guard let (whole, multiple) = model.inWholeNumbers,
      case .answer(var answer) = try verdict(on: whole)
    else { return nil }
    answer.sums = answer.sums.map { $0 / multiple }
    return .answer(answer)
  }

  /// Makes the required constraints hold, or says how far they are from it.
  private mutating func require() throws(Overflow) -> Double? {
    let largest = dictionary.rows.map(\.constant).max() ?? 0
    let required = model.inequalities.indices.filter { model.inequalities[$0].isRequired }
    let excess = try dictionary.minimize(required.flatMap { errors(of: $0) }.map { ($0, 1) })
    if excess.numerator == 0 { return nil }
    return Double(excess.numerator) / Double(excess.denominator) / Double(largest)
  }

  private mutating func answer() throws(Overflow) -> Answer {
    var sums: [Double] = []
    for level in model.levels { sums.append(try minimize(priority: level)) }
    for level in model.levels {
      for index in model.latestFirst(of: level) {
        _ = try dictionary.minimize(errors(of: index).map { ($0, 1) })
      }
    }
    for variable in model.order {
      _ = try dictionary.minimize([(2 * variable, 1), (2 * variable + 1, 1)])
    }
    var (values, rests): ([Double], [Double]) = ([], [])
    for variable in model.unknowns.indices {
      // Of these two one is zero.
      let (positive, negative) = (value(of: 2 * variable), value(of: 2 * variable + 1))
      let unit = power(constantUnit) * model.unknowns[variable].unit
      values.append((positive.nearest - negative.nearest) * unit)
      rests.append((positive.rest - negative.rest) * unit)
    }
    return Answer(sums: sums, values: values, rests: rests)
  }

  /// The nearest Double of an unknown's value, and what is left of the value.
  private func value(of unknown: Int) -> (nearest: Double, rest: Double) {
    let (numerator, denominator) = dictionary.value(of: unknown)
    let nearest = Double(numerator) / Double(denominator)
    let floor = nearest.rounded(.down)
    let (whole, left) = numerator.quotientAndRemainder(dividingBy: denominator)
    return (
      nearest,
      Double(whole - Int128(floor)) - (nearest - floor) + Double(left) / Double(denominator)
    )
  }

  /// The unknowns that add up to a constraint's error.
  private func errors(of index: Int) -> [Int] {
    let above = 2 * model.unknowns.count + 2 * index
    switch model.inequalities[index].relation {
    case .lessThanOrEqual: return [above]
    case .equal: return [above, above + 1]
    case .greaterThanOrEqual: return [above + 1]
    }
  }

  /// Makes a priority's sum of weighted errors least.
  private mutating func minimize(priority: Double) throws(Overflow) -> Double {
    let members = model.inequalities.indices.filter { model.inequalities[$0].priority == priority }
    let weights = members.map { model.inequalities[$0].weight * power(rowUnits[$0]) }
    let unit = commonExponent(of: weights)
    var objective: [(unknown: Int, weight: Int128)] = []
    for (index, weight) in zip(members, weights) {
      let count = try Dyadic(weight).count(ofUnit: unit)
      objective += errors(of: index).map { ($0, count) }
    }
    let (numerator, denominator) = try dictionary.minimize(objective)
    return Double(numerator) / Double(denominator) * power(unit + constantUnit)
  }
}
