import Cassowary
import SeededNumbers

/// A number as it is meant: 0.1 is a tenth, which no Double is.
struct Fraction {
  var numerator: Int
  var denominator = 1

  /// The nearest Double, as a program would write it.
  var number: Double { Double(numerator) / Double(denominator) }
}

/// A random system with fractions as coefficients, in two forms: in the nearest Doubles for a solver, and
/// multiplied to whole numbers for the oracle.
struct FractionSystem {
  /// The coefficients to choose from, which differ by at most a factor of 100.
  enum Family: CaseIterable {
    case whole, tenths, hundreds, hundredths, even

    var coefficients: [Fraction] {
      let ones = [Fraction(numerator: 1), Fraction(numerator: -1)]
      let fractions = [1, 3, 10].map { Fraction(numerator: 1, denominator: $0) }
      switch self {
      case .whole: return ones + [Fraction(numerator: 2), Fraction(numerator: -3)]
      case .tenths: return ones + fractions
      case .hundreds: return ones + [Fraction(numerator: 100), Fraction(numerator: -100)]
      case .hundredths: return ones + [Fraction(numerator: 1, denominator: 100)]
      case .even:
        return fractions + [
          Fraction(numerator: -1), Fraction(numerator: -3), Fraction(numerator: 10),
        ]
      }
    }
  }

  /// What every denominator divides.
  private static let commonDenominator = 300

  private let family: Family
  private var random: SeededGenerator
  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []
  /// The accepted constraints, in the order of the model's.
  private(set) var constraints: [Constraint] = []
  /// The refused constraints, each with the model in which it contradicted and its conflict.
  private(set) var refusals: [(model: Model, constraints: [Constraint], conflict: Conflict)] = []
  /// The same in whole numbers.
  private(set) var model = Model()
  /// The factors by which the constraints of the model are larger.
  private var scales: [Double] = []

  /// Makes a system, and finds its answer. Required constraints that contradict are left out.
  init(_ family: Family, seed: UInt64) throws(SolverError) {
    self.family = family
    random = SeededGenerator(seed: seed)
    for index in 0..<random.number(2...4) {
      variables.append(solver.makeVariable("x\(index)"))
      model.unknowns.append(.init(rank: index))
    }
    for _ in 0..<random.number(3...7) { try offer() }
    try solver.optimize()
  }

  private mutating func offer() throws(SolverError) {
    var terms: [(variable: Int, coefficient: Fraction)] = []
    for index in variables.indices.shuffled(using: &random).prefix(random.number(1...3)) {
      terms.append((index, random.pick(family.coefficients)))
    }
    let scale = terms.reduce(1) { leastMultiple($0, $1.coefficient.denominator) }
    let constant = Double(random.number(-20...20)) / 2
    let relation = random.pick(relations)
    let priority = random.pick([1000, 1000, 750, 750, 250.5, 1])
    let weight = random.number(1...3)
    let constraint = Constraint(
      LinearExpression(
        terms: terms.map { Term(variables[$0.variable], coefficient: $0.coefficient.number) },
        constant: constant), relation, priority: Priority(priority), weight: Double(weight))
    let inequality = Model.Inequality(
      terms: terms.map {
        ($0.variable, Double($0.coefficient.numerator * scale / $0.coefficient.denominator))
      }, constant: constant * Double(scale), relation: relation, priority: priority,
      weight: Double(weight * FractionSystem.commonDenominator / scale), rank: constraints.count,
      number: constraints.count)
    do throws(SolverError) {
      try solver.add(constraint, rank: constraints.count)
      constraints.append(constraint)
      model.inequalities.append(inequality)
      scales.append(Double(scale))
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      var wanted = model
      wanted.inequalities.append(inequality)
      refusals.append((wanted, constraints + [constraint], conflict))
    }
  }

  /// Returns the exact values with the constant of one constraint moved; nil if that contradicts.
  /// - Parameter distance: A sum of few powers of two.
  func values(moving index: Int, by distance: Double) throws(Overflow) -> [Double]? {
    try answer(moving: index, by: distance)?.values
  }

  /// Returns the same with what is left of the values.
  func answer(moving index: Int, by distance: Double) throws(Overflow) -> Oracle.Answer? {
    var moved = model
    moved.inequalities[index].constant += distance * scales[index]
    guard case .answer(let answer) = try Oracle.verdict(on: moved) else { return nil }
    return answer
  }

  /// Returns the exact values.
  func values() throws(Overflow) -> [Double]? {
    guard case .answer(let answer) = try Oracle.verdict(on: model) else { return nil }
    return answer.values
  }

  /// Returns a constraint's error, in its own unit.
  func error(of index: Int, at values: [Double]) -> Double {
    model.inequalities[index].error(at: values) / scales[index]
  }

  /// Returns the size of what a constraint adds up, in its own unit; at least 1.
  func size(of index: Int, at values: [Double]) -> Double {
    max(1, model.inequalities[index].value(at: values).size / scales[index])
  }
}

private func leastMultiple(_ left: Int, _ right: Int) -> Int {
  left / Int(greatestDivisor(Int128(left), Int128(right))) * right
}
