import Cassowary

/// A constraint of a stream: `Σ coefficient · variable + constant (<=, ==, >=) 0`.
struct StreamConstraint {
  var terms: [(variable: Int, coefficient: Double)]
  var constant: Double
  var relation: Relation
  /// None when it is required.
  var strength: Strength?
}

/// A call of a solver, the same for all of them. Variables and constraints go by their numbers.
enum Operation {
  case add(Int)
  case remove(Int)
  case edit(Int, Strength)
  case suggest([(variable: Int, value: Double)])
  case update
}

/// Operations that are timed together.
struct Segment {
  var name: String
  var operations: Range<Int>
  /// How many times the thing that is measured happens in it.
  var repetitions: Int
  /// Whether it is left out of totals.
  var isExtra: Bool
}

/// What every solver is given: constraints, and what is done with them.
struct Stream {
  private(set) var variableCount = 0
  private(set) var constraints: [StreamConstraint] = []
  private(set) var operations: [Operation] = []
  private(set) var segments: [Segment] = []

  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Adds a constraint that is new.
  @discardableResult
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, _ relation: Relation,
    _ strength: Strength? = nil
  ) -> Int {
    constraints.append(
      StreamConstraint(
        terms: terms, constant: constant, relation: relation, strength: strength))
    operations.append(.add(constraints.count - 1))
    return constraints.count - 1
  }

  /// Adds a constraint again.
  mutating func addAgain(_ constraint: Int) { operations.append(.add(constraint)) }

  mutating func remove(_ constraint: Int) { operations.append(.remove(constraint)) }

  mutating func edit(_ variable: Int, _ strength: Strength) {
    operations.append(.edit(variable, strength))
  }

  mutating func suggest(_ values: (variable: Int, value: Double)...) {
    operations.append(.suggest(values))
  }

  mutating func update() { operations.append(.update) }

  /// Ends a segment: all since the end of the one before belongs to it.
  mutating func endSegment(_ name: String, repetitions: Int, isExtra: Bool = false) {
    let start = segments.last?.operations.upperBound ?? 0
    segments.append(
      Segment(
        name: name, operations: start..<operations.count, repetitions: repetitions,
        isExtra: isExtra))
  }
}
