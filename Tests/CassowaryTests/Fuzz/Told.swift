import Cassowary

/// What a solver was told so far, beside the objects it was told with.
struct Told {
  var model = Model()
  /// By the model's index.
  var variables: [Variable] = []
  /// In the model's order.
  var constraints: [Constraint] = []
  /// The edit variables' constraints.
  var edits: [(variable: Int, constraint: Constraint)] = []
  /// Constraints that were removed, and may come again.
  var gone: [(constraint: Constraint, inequality: Model.Inequality)] = []
  /// How many constraints were ever accepted.
  var accepted = 0

  /// Constraints in order of rank.
  var ranked: [Constraint] {
    model.inequalities.indices.sorted {
      (model.inequalities[$0].rank, model.inequalities[$0].number)
        < (model.inequalities[$1].rank, model.inequalities[$1].number)
    }.map { constraints[$0] }
  }

  mutating func add(_ constraint: Constraint, _ inequality: Model.Inequality, rank: Int? = nil) {
    var inequality = inequality
    (inequality.number, inequality.rank) = (accepted, rank ?? accepted)
    accepted += 1
    model.inequalities.append(inequality)
    constraints.append(constraint)
  }

  mutating func remove(at index: Int) {
    let constraint = constraints.remove(at: index)
    var inequality = model.inequalities.remove(at: index)
    if edits.contains(where: { $0.constraint == constraint }) {
      edits.removeAll { $0.constraint == constraint }
      return
    }
    // What comes again has what it was made with.
    inequality.constant = constraint.expression.constant
    inequality.priority = constraint.priority.rawValue
    gone.append((constraint, inequality))
  }

  /// A solver that is told the same, in the order in which it was accepted.
  func rebuilt() throws(SolverError) -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    let variables = model.unknowns.map { solver.makeVariable(rank: $0.rank) }
    for inequality in model.inequalities.sorted(by: { $0.number < $1.number }) {
      try solver.add(Constraint(inequality, over: variables), rank: inequality.rank)
    }
    return (solver, variables)
  }
}

extension Constraint {
  convenience init(_ inequality: Model.Inequality, over variables: [Variable]) {
    let terms = inequality.terms.map { Term(variables[$0.variable], coefficient: $0.coefficient) }
    self.init(
      LinearExpression(terms: terms, constant: inequality.constant), inequality.relation,
      priority: Priority(inequality.priority), weight: inequality.weight)
  }
}
