import Cassowary
import SeededNumbers

/// A sparse random system of required constraints and wishes, which a point that is drawn first can satisfy, with one
/// wish to be moved: the workload W5 of the benchmarks.
struct SparseSystem {
  /// A solver that has the variables, and no constraint yet.
  private(set) var solver = Solver()
  let variables: [Variable]
  /// The constraints, in the order in which they are to be added.
  private(set) var constraints: [Constraint] = []
  private var random: SeededGenerator
  private var point: [Double] = []
  private let coefficients: [Double]

  /// - Parameter coefficients: Six coefficients, of which each term has one.
  init(variables count: Int, seed: UInt64, coefficients: [Double] = [1, -1, 2, -1, 1, 0.5]) {
    self.coefficients = coefficients
    random = SeededGenerator(seed: seed)
    var made: [Variable] = []
    for _ in 0..<count {
      made.append(solver.makeVariable())
      point.append(Double(random.next() % 100))
    }
    variables = made
    for index in variables.indices {
      addConstraints(around: index)
      if index == count / 2 {
        constraints.append((variables[index] == point[index]).with(priority: 900))
      }
    }
  }

  private mutating func addConstraints(around index: Int) {
    constraints.append(variables[index] >= 0)
    let wish = Double(random.next() % 100) + 0.001 * fraction()
    constraints.append(
      (variables[index] == wish).with(priority: 250, weight: 1 + 0.1 * fraction()))
    let (terms, value) = drawTerms(around: index)
    if index % 5 == 0 {
      constraints.append(terms == value)
    } else if index % 2 == 0 {
      constraints.append(terms <= value + Double(random.next() % 5))
    } else {
      constraints.append(terms >= value - Double(random.next() % 5))
    }
    let (others, _) = drawTerms(around: index)
    let strengths: [(Priority, Double)] = [(250, 3), (500, 1), (500, 2), (750, 1)]
    let (priority, weight) = strengths[Int(random.next() % 4)]
    let factor = weight * (1 + 0.1 * fraction())
    let constant = Double(random.next() % 100)
    let relation = [Relation.lessThanOrEqual, .greaterThanOrEqual, .equal][Int(random.next() % 3)]
    constraints.append(
      Constraint(others - constant, relation, priority: priority, weight: factor))
  }

  /// Two to four variables that are near one, less those drawn twice, and their sum at the point.
  private mutating func drawTerms(around index: Int) -> (LinearExpression, value: Double) {
    var terms: [Term] = []
    var value = 0.0
    for _ in 0..<(2 + random.next() % 3) {
      let other = min(point.count - 1, max(0, index + Int(random.next() % 12) - 6))
      if terms.contains(where: { $0.variable == variables[other] }) { continue }
      let coefficient = coefficients[Int(random.next() % 6)]
      terms.append(Term(variables[other], coefficient: coefficient))
      value += coefficient * point[other]
    }
    return (LinearExpression(terms: terms, constant: 0), value)
  }

  /// A number from 0 to below 1.
  private mutating func fraction() -> Double {
    Double(random.next() >> 11) / Double(1 << 53 as UInt64)
  }
}
