import Cassowary
import SeededNumbers

extension RandomSequence {
  /// Makes a variable editable. A required edit begins with the value as of the last
  /// optimization, so only where that is a number the oracle can work with.
  mutating func edit() {
    guard let index = anyUnknown(), !told.edits.contains(where: { $0.variable == index })
    else { return }
    let variable = told.variables[index]
    let value = solver.value(of: variable)
    // What is left of a zero after rounding errors would count as a number in a contradiction.
    let isPlain = abs(Dyadic(value).significand) < 1 << 24 && (value == 0 || abs(value) > 1e-12)
    let priority = random.pick(family.priorities + [999])
    guard isPlain || priority < 1000 else { return }
    var inequality = Model.Inequality(
      terms: [(index, 1)], constant: -value, relation: .equal, priority: priority)
    log.append("edit \(variable) @\(priority)")
    var wanted = told
    wanted.add(Constraint(inequality, over: told.variables), inequality)
    attempt(wanted) { solver throws(SolverError) in
      try solver.addEditVariable(variable, priority: Priority(priority))
    }
    let known = Set(told.constraints.dropLast())
    guard let edit = solver.constraints.first(where: { !known.contains($0) }),
      told.accepted == wanted.accepted
    else { return }
    told.constraints[told.constraints.count - 1] = edit
    told.edits.append((index, edit))
    if !isPlain {
      inequality.constant = family.constant(for: inequality, in: told.model, &random)
      suggest([(index, -inequality.constant)])
    }
  }

  mutating func suggest() {
    var values: [(variable: Int, value: Double)] = []
    for (variable, constraint) in told.edits {
      guard let index = told.constraints.firstIndex(of: constraint) else { continue }
      let inequality = told.model.inequalities[index]
      values.append((variable, -family.constant(for: inequality, in: told.model, &random)))
    }
    if !values.isEmpty { suggest(values) }
  }

  private mutating func suggest(_ values: [(variable: Int, value: Double)]) {
    var wanted = told
    for (variable, value) in values {
      let edit = told.edits.first { $0.variable == variable }?.constraint
      guard let index = told.constraints.firstIndex(where: { $0 == edit }) else { continue }
      wanted.model.inequalities[index].constant = -value
    }
    let suggestions = values.map { (variable: told.variables[$0.variable], value: $0.value) }
    log.append("suggest \(suggestions)")
    attempt(wanted) { solver throws(SolverError) in try solver.suggest(suggestions) }
  }

  mutating func endEdit() {
    if told.edits.isEmpty { return }
    let (variable, constraint) = random.pick(told.edits)
    guard let index = told.constraints.firstIndex(of: constraint) else { return }
    log.append("end the edit of \(told.variables[variable])")
    var wanted = told
    wanted.remove(at: index)
    let ended = told.variables[variable]
    attempt(wanted) { solver throws(SolverError) in try solver.removeEditVariable(ended) }
  }

  mutating func setVariableRank() {
    guard let index = anyUnknown() else { return }
    let (variable, rank) = (told.variables[index], random.number(-2...told.variables.count))
    log.append("rank \(rank) of \(variable)")
    var wanted = told
    wanted.model.unknowns[index].rank = rank
    attempt(wanted) { solver throws(SolverError) in try solver.setRank(rank, of: variable) }
  }

  /// Makes a variable, with a constraint so that it has something to do with the others.
  mutating func makeVariable() {
    if told.model.order.count > 18 || told.variables.count > 60 { return }
    guard let other = anyUnknown() else { return }
    let rank = random.once(in: 2) ? random.number(-2...told.variables.count) : nil
    let variable = solver.makeVariable(rank: rank)
    log.append("make \(variable)" + (rank.map { " rank \($0)" } ?? ""))
    let unit = told.model.unknowns[other].unit
    told.model.unknowns.append(Model.Unknown(rank: rank ?? told.variables.count, unit: unit))
    told.variables.append(variable)
    var inequality = family.inequality(in: told.model, &random)
    let first = inequality.terms.first { $0.coefficient != 0 }
    let size = first.map { $0.coefficient * told.model.unknowns[$0.variable].unit / unit } ?? 1
    inequality.terms = [(other, size), (told.variables.count - 1, size)]
    offer(inequality)
  }

  /// Removes a variable, which is refused while a constraint has it.
  mutating func removeVariable() {
    guard let index = anyUnknown(), told.model.order.count > 1 else { return }
    let variable = told.variables[index]
    let isUsed = told.model.inequalities.contains { $0.terms.contains { $0.variable == index } }
    // A coefficient of zero does not count as a use, nor need it be told apart.
    if told.model.inequalities.contains(where: {
      $0.terms.contains { $0.variable == index && $0.coefficient == 0 }
    }) {
      return
    }
    log.append("remove \(variable)")
    do throws(SolverError) {
      try solver.remove(variable)
      told.model.unknowns[index].isRemoved = true
      if isUsed { faults.append("A variable in use was removed.") }
    } catch {
      if !isUsed || error != .variableInUse(variable) { faults.append("\(error)") }
    }
    if solver.contains(variable) != isUsed { faults.append("The variable is there or not.") }
  }

  private mutating func anyUnknown() -> Int? {
    let order = told.model.order
    return order.isEmpty ? nil : random.pick(order)
  }
}
