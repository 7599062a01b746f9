internal import Cassowary

/// The independent parts of a solved system, in which settled variables count as constants: those of given
/// frames, and others whose value is unique. For instance, each row of a form is a part if only the form's width
/// links the rows. A question about a part costs no more than that part.
@MainActor final class SystemParts {
  /// Variables that constraints link, with a solver for these constraints alone.
  @MainActor final class Part {
    fileprivate(set) var solver = Solver()
    /// The part's variable for each variable of the system.
    fileprivate(set) var variables: [Variable: Variable] = [:]
    fileprivate(set) var constraints: [Constraint: Constraint] = [:]
    private var trades: [RivalLengths.Kind: RivalLengths] = [:]
    private var endless: [Variable: Bool] = [:]

    /// Returns the groups of lengths in the part that trade with each other.
    func trades(_ kind: RivalLengths.Kind, in system: LayoutSystem) -> RivalLengths {
      if let known = trades[kind] { return known }
      let made = RivalLengths(kind, in: self, of: system)
      trades[kind] = made
      return made
    }

    /// Returns whether constraints leave a variable of the system without an upper bound.
    func isEndless(_ variable: Variable) -> Bool {
      if let known = endless[variable] { return known }
      let range = variables[variable].flatMap { try? solver.range(of: $0) }
      let found = range?.upperBound == .infinity
      endless[variable] = found
      return found
    }

    /// A distance far below a cell and above rounding errors.
    static let noise = 1e-4
  }

  private var parts: [Variable: Part] = [:]

  /// - Parameters:
  ///   - constraints: All constraints of the system's solver.
  ///   - isGiven: Whether a variable counts as a constant, indexed by the variable's number.
  /// - Complexity: one pass over all constraints, and a solve of each part.
  init(of system: LayoutSystem, constraints: [Constraint], given isGiven: [Bool]) {
    let solver = system.solver
    var linked = DisjointNumbers(count: isGiven.count)
    for constraint in constraints {
      linked.join(
        constraint.expression.terms.lazy.map(\.variable.number).filter { !isGiven[$0] })
    }
    var made: [Part?] = Array(repeating: nil, count: isGiven.count)
    for constraint in constraints {
      let terms = constraint.expression.terms
      guard let first = terms.first(where: { !isGiven[$0.variable.number] })?.variable else {
        continue
      }
      let representative = linked.representative(of: first.number)
      let part = made[representative] ?? Part()
      made[representative] = part
      var constant = solver.constant(of: constraint) ?? constraint.expression.constant
      var open: [Term] = []
      for term in terms {
        if isGiven[term.variable.number] {
          constant += term.coefficient * solver.value(of: term.variable)
        } else {
          let variable = part.variables[term.variable] ?? part.solver.makeVariable()
          part.variables[term.variable] = variable
          parts[term.variable] = part
          open.append(Term(variable, coefficient: term.coefficient))
        }
      }
      let own = Constraint(
        LinearExpression(terms: open, constant: constant), constraint.relation,
        priority: solver.priority(of: constraint) ?? constraint.priority, weight: constraint.weight)
      // A subset of consistent constraints is consistent, except for rounding errors.
      if (try? part.solver.add(own)) != nil { part.constraints[constraint] = own }
    }
  }

  /// Returns the part that contains a variable, solved; nil for a variable that counts as a constant.
  func part(with variable: Variable) -> Part? {
    guard let part = parts[variable], part.variables[variable] != nil else { return nil }
    do { try part.solver.optimize() } catch { return nil }
    return part
  }
}

extension LayoutSystem {
  /// The parts that remain if all settled variables count as constants. Only priorities and the
  /// rule for ties decide in them.
  var openParts: SystemParts { parts(without: .allConstraints) }

  /// The parts that remain if the variables that required constraints settle count as constants. Intrinsic
  /// lengths settle nothing here.
  var partsWithinLimits: SystemParts { parts(without: .limits) }

  private func parts(without ground: DeterminedVariables.Ground) -> SystemParts {
    let known = cachedAnswers[KnownParts.self] ?? KnownParts()
    cachedAnswers[KnownParts.self] = known
    if let parts = known.parts[ground] { return parts }
    let constraints = solver.constraints
    let settled = DeterminedVariables(of: self, constraints: constraints, by: ground)
    let made = SystemParts(of: self, constraints: constraints, given: settled.isSettled)
    known.parts[ground] = made
    return made
  }
}

/// The parts that were requested, by the constraints that settle variables.
@MainActor private final class KnownParts {
  var parts: [DeterminedVariables.Ground: SystemParts] = [:]
}
