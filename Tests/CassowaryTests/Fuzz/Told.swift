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
  var gone: [(constraint: Constraint, demand: Model.Demand)] = []
  /// How many constraints were ever accepted.
  var accepted = 0

  /// Constraints in order of rank.
  var ranked: [Constraint] {
    model.demands.indices.sorted {
      (model.demands[$0].rank, model.demands[$0].number)
        < (model.demands[$1].rank, model.demands[$1].number)
    }.map { constraints[$0] }
  }

  mutating func add(_ constraint: Constraint, _ demand: Model.Demand, rank: Int? = nil) {
    var demand = demand
    (demand.number, demand.rank) = (accepted, rank ?? accepted)
    accepted += 1
    model.demands.append(demand)
    constraints.append(constraint)
  }

  mutating func remove(at index: Int) {
    let constraint = constraints.remove(at: index)
    var demand = model.demands.remove(at: index)
    if edits.contains(where: { $0.constraint == constraint }) {
      edits.removeAll { $0.constraint == constraint }
      return
    }
    // What comes again has what it was made with.
    demand.constant = constraint.expression.constant
    demand.priority = constraint.priority.rawValue
    gone.append((constraint, demand))
  }

  /// A solver that is told the same, in the order in which it was accepted.
  func rebuilt() throws(SolverError) -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    let variables = model.unknowns.map { solver.makeVariable(rank: $0.rank) }
    for demand in model.demands.sorted(by: { $0.number < $1.number }) {
      try solver.add(Constraint(demand, over: variables), rank: demand.rank)
    }
    return (solver, variables)
  }
}

extension Constraint {
  convenience init(_ demand: Model.Demand, over variables: [Variable]) {
    let terms = demand.terms.map { Term(variables[$0.variable], coefficient: $0.coefficient) }
    self.init(
      LinearExpression(terms: terms, constant: demand.constant), demand.relation,
      priority: Priority(demand.priority), weight: demand.weight)
  }
}
