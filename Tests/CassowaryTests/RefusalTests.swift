import Cassowary
import Testing

/// Whatever is refused leaves all as it was that can be asked for.
@Suite struct `A refused call` {
  private var solver = Solver()
  private let width: Variable
  private let height: Variable
  /// A variable that no constraint uses.
  private let spare: Variable
  private let foreign: Variable
  private let other: Solver
  private let low: Constraint
  private let wish: Constraint

  init() throws {
    width = solver.makeVariable("width")
    height = solver.makeVariable("height")
    spare = solver.makeVariable("spare")
    var other = Solver()
    foreign = other.makeVariable("foreign")
    self.other = other
    low = height >= 5
    wish = (height == 2 * width).with(priority: 500)
    try solver.addEditVariable(width, priority: .required)
    try solver.suggest(40, for: width)
    try solver.add(low)
    try solver.add(height <= 60)
    try solver.add(wish)
    try solver.optimize()
  }

  /// Expects a call to be refused for a reason, and nothing to have changed, neither at once nor
  /// after an optimization.
  private mutating func expect(
    _ reason: SolverError, sourceLocation: SourceLocation = #_sourceLocation,
    _ call: (inout Solver) throws -> Void
  ) throws {
    let before = solver
    #expect(throws: reason, sourceLocation: sourceLocation) { try call(&solver) }
    for _ in 0..<2 {
      #expect(solver.description == before.description, sourceLocation: sourceLocation)
      #expect(solver.constraints == before.constraints, sourceLocation: sourceLocation)
      for constraint in before.constraints {
        #expect(solver.constant(of: constraint) == before.constant(of: constraint))
        #expect(solver.priority(of: constraint) == before.priority(of: constraint))
        #expect(solver.rank(of: constraint) == before.rank(of: constraint))
      }
      for variable in [width, height, spare] {
        #expect(solver.value(of: variable) == before.value(of: variable))
      }
      #expect(solver.checkInvariants() == [], sourceLocation: sourceLocation)
      try solver.optimize()
    }
    #expect(solver.changedVariables == [], sourceLocation: sourceLocation)
  }

  @Test mutating func `for a number that is not finite`() throws {
    let infinity = Double.infinity
    try expect(.nonFiniteNumber(infinity)) { [low] in try $0.setConstant(infinity, of: low) }
    try expect(.nonFiniteNumber(infinity)) { [low, wish] in
      try $0.setConstants([(wish, 3), (low, infinity)])
    }
    try expect(.nonFiniteNumber(infinity)) { [width] in try $0.suggest(infinity, for: width) }
    try expect(.nonFiniteNumber(infinity)) { [width] in try $0.add(width >= infinity) }
    try expect(.nonFiniteNumber(infinity)) { [height] in
      let sum = LinearExpression(terms: [Term(height, coefficient: infinity)])
      try $0.add(Constraint(sum, .equal, priority: 5))
    }
  }

  @Test(arguments: [Priority(0), -1, 1000.1])
  mutating func `for a priority out of range`(priority: Priority) throws {
    try expect(.priorityOutOfRange(priority)) { [spare] in
      try $0.add((spare == 1).with(priority: priority))
    }
    try expect(.priorityOutOfRange(priority)) { [spare] in
      try $0.addEditVariable(spare, priority: priority)
    }
    for constraint in [low, wish] {
      try expect(.priorityOutOfRange(priority)) {
        try $0.setPriority(priority, of: constraint)
      }
    }
  }

  @Test(arguments: [0, -2, Double.infinity])
  mutating func `for a weight out of range`(weight: Double) throws {
    try expect(.weightOutOfRange(weight)) { [spare] in
      try $0.add((spare == 1).with(priority: 5, weight: weight))
    }
  }

  @Test mutating func `for a constraint that is there already`() throws {
    for constraint in [low, wish] {
      try expect(.duplicateConstraint(constraint)) { try $0.add(constraint, rank: -7) }
    }
  }

  @Test mutating func `for a constraint that is not there`() throws {
    let unknown = height >= 5
    let reason = SolverError.unknownConstraint(unknown)
    try expect(reason) { try $0.remove(unknown) }
    try expect(reason) { try $0.setConstant(1, of: unknown) }
    try expect(reason) { [low] in try $0.setConstants([(low, -9), (unknown, 1)]) }
    try expect(reason) { try $0.setPriority(5, of: unknown) }
    try expect(reason) { try $0.setRank(5, of: unknown) }
    try expect(reason) { _ = try $0.opponents(of: unknown) }
    #expect(solver.constant(of: unknown) == nil && solver.error(of: unknown) == nil)
    #expect(solver.priority(of: unknown) == nil && solver.rank(of: unknown) == nil)
  }

  @Test mutating func `for a variable of another solver`() throws {
    let foreign = foreign
    let reason = SolverError.unknownVariable(foreign)
    try expect(reason) { [width] in try $0.add(width <= foreign) }
    try expect(reason) { try $0.remove(foreign) }
    try expect(reason) { try $0.setRank(5, of: foreign) }
    try expect(reason) { try $0.addEditVariable(foreign, priority: 5) }
    try expect(.unknownEditVariable(foreign)) { try $0.suggest(5, for: foreign) }
    try expect(.unknownEditVariable(foreign)) { try $0.removeEditVariable(foreign) }
    try expect(reason) { _ = try $0.range(of: foreign) }
    try expect(reason) { _ = try $0.isAmbiguous(foreign) }
    try expect(reason) { _ = try $0.alternative(for: foreign) }
    try expect(reason) { _ = try $0.explanation(of: foreign) }
    try expect(reason) { _ = try $0.holders(of: foreign) }
    #expect(solver.name(of: foreign) == nil && other.name(of: foreign) == "foreign")
  }

  @Test mutating func `for a variable in use`() throws {
    for variable in [width, height] {
      try expect(.variableInUse(variable)) { try $0.remove(variable) }
    }
  }

  @Test mutating func `for an edit that is there already, or is not`() throws {
    try expect(.duplicateEditVariable(width)) { [width] in
      try $0.addEditVariable(width, priority: 5)
    }
    try expect(.unknownEditVariable(height)) { [height] in try $0.suggest(1, for: height) }
    try expect(.unknownEditVariable(height)) { [height] in try $0.removeEditVariable(height) }
    try expect(.unknownEditVariable(height)) { [width, height] in
      try $0.suggest([(width, 7), (height, 1)])
    }
  }

  @Test mutating func `for a contradiction`() throws {
    let (height, width, low) = (height, width, low)
    let high = height <= 4
    try expect(
      .unsatisfiable(try conflict { try $0.add(high) }), { try $0.add(high) })
    try expect(
      .unsatisfiable(try conflict { try $0.setConstant(-61, of: low) }),
      { try $0.setConstant(-61, of: low) })
    let wish = wish
    try expect(
      .unsatisfiable(try conflict { try $0.setPriority(.required, of: wish) }),
      { try $0.setPriority(.required, of: wish) })
    // A required edit that cannot be met.
    let bound = width <= 40
    try solver.add(bound)
    try solver.optimize()
    let refusal = try conflict { try $0.suggest(41, for: width) }
    #expect(refusal.constraints.contains(bound))
    try expect(.unsatisfiable(refusal)) { try $0.suggest(41, for: width) }
  }

  /// The conflict of a call on a copy, with a proof that adds up.
  private func conflict(_ call: (inout Solver) throws -> Void) throws -> Conflict {
    var copy = solver
    do {
      try call(&copy)
    } catch SolverError.unsatisfiable(let conflict) {
      #expect(proofFaults(of: conflict) == [])
      return conflict
    }
    throw Accepted()
  }

  private struct Accepted: Error {}
}

/// What a refused constraint leaves behind on a variable that others hold.
@Suite struct RefusedLimits {
  @Test func `a limit counts as before after one below it was refused`() throws {
    var solver = Solver()
    let (sum, part, rest) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(part >= 0)
    let wish = (part >= 10).with(priority: 750)
    try solver.add(wish)
    try solver.add(rest >= 0)
    let total = sum == part + rest
    try solver.add(total)
    try solver.add(sum == 0)
    try solver.optimize()
    #expect(throws: SolverError.self) { try solver.add(part <= -1) }
    #expect(solver.checkInvariants() == [])
    #expect(throws: SolverError.self) { try solver.setConstant(-1, of: total) }
    #expect(throws: SolverError.self) { try solver.add(sum + rest <= -1) }
    try solver.optimize()
    #expect(solver.value(of: part) == 0)
    #expect(solver.checkInvariants() == [])
  }
}
