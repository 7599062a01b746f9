import Cassowary
import SeededNumbers

extension RandomSequence {
  /// Offers a constraint, at times with a rank of its own or with its terms split in two.
  mutating func offer(_ inequality: Model.Inequality) {
    let rank = random.once(in: 6) ? random.number(-2...told.accepted + 2) : nil
    var split = inequality
    if random.once(in: 6), let term = inequality.terms.first {
      split.terms[0].coefficient = 2 * term.coefficient
      split.terms.append((term.variable, -term.coefficient))
    }
    let constraint = Constraint(split, over: told.variables)
    var wanted = told
    wanted.add(constraint, inequality, rank: rank)
    log.append("add \(constraint) weight \(inequality.weight)" + (rank.map { " rank \($0)" } ?? ""))
    attempt(wanted) { solver throws(SolverError) in try solver.add(constraint, rank: rank) }
  }

  /// Offers a required constraint against what some required ones amount to together.
  mutating func contradict() {
    let required = told.model.inequalities.filter { inequality in
      inequality.isRequired && inequality.terms.contains { $0.coefficient != 0 }
    }
    if required.isEmpty { return }
    var (sums, parts) = (told.variables.map { _ in 0.0 }, told.variables.map { _ in 0.0 })
    var (constant, gap) = (0.0, 0.0)
    for _ in 0..<random.number(1...3) {
      let member = random.pick(required)
      let isTurned =
        member.relation == .equal ? random.once(in: 2) : member.relation == .greaterThanOrEqual
      // All in the same units, so that none is lost beside another.
      let sizes = member.terms.map { abs($0.coefficient) * told.model.unknowns[$0.variable].unit }
      let factor = (isTurned ? -1 : 1) * power(-Int((sizes.max() ?? 1).exponent))
      for term in member.terms {
        sums[term.variable] += factor * term.coefficient
        parts[term.variable] += abs(factor * term.coefficient)
      }
      constant += factor * member.constant
      gap += abs(factor * member.constant)
    }
    // What cancels is gone: a rounding error would be a coefficient, by which any contradiction can be avoided.
    let terms = sums.indices.filter { abs(sums[$0]) > 1e-14 * parts[$0] }.map {
      (variable: $0, coefficient: sums[$0])
    }
    offer(
      Model.Inequality(
        terms: terms, constant: constant - (gap == 0 ? 1 : gap), relation: .greaterThanOrEqual,
        priority: 1000))
  }

  mutating func remove() {
    if told.constraints.isEmpty { return }
    remove(at: random.number(0...told.constraints.count - 1))
  }

  private mutating func remove(at index: Int) {
    let constraint = told.constraints[index]
    log.append("remove \(constraint)")
    var wanted = told
    wanted.remove(at: index)
    attempt(wanted) { solver throws(SolverError) in try solver.remove(constraint) }
  }

  mutating func addAgain() {
    if told.gone.isEmpty { return }
    addAgain(at: random.number(0...told.gone.count - 1))
  }

  private mutating func addAgain(at index: Int) {
    let (constraint, inequality) = told.gone[index]
    if inequality.terms.contains(where: { told.model.unknowns[$0.variable].isRemoved }) { return }
    log.append("add again \(constraint)")
    var wanted = told
    wanted.gone.remove(at: index)
    wanted.add(constraint, inequality)
    attempt(wanted) { solver throws(SolverError) in try solver.add(constraint) }
  }

  /// Removes a quarter of the constraints and adds half of those that are gone.
  mutating func churn() {
    for index in told.constraints.indices.reversed() where random.once(in: 4) {
      if faults.isEmpty { remove(at: index) }
    }
    for index in told.gone.indices.reversed() where random.once(in: 2) {
      if faults.isEmpty, !isUndecided { addAgain(at: index) }
    }
  }

  mutating func setConstants() {
    if told.constraints.isEmpty { return }
    var wanted = told
    var changes: [(constraint: Constraint, constant: Double)] = []
    for _ in 0..<random.number(1...3) {
      let index = random.number(0...told.constraints.count - 1)
      let constant = family.constant(for: told.model.inequalities[index], in: told.model, &random)
      wanted.model.inequalities[index].constant = constant
      changes.append((told.constraints[index], constant))
    }
    log.append("constants \(changes)")
    attempt(wanted) { [changes] solver throws(SolverError) in
      try solver.setConstants(changes)
    }
  }

  mutating func setPriority() {
    if told.constraints.isEmpty { return }
    let index = random.number(0...told.constraints.count - 1)
    let (constraint, priority) = (told.constraints[index], random.pick(family.priorities))
    log.append("priority \(priority) of \(constraint)")
    var wanted = told
    wanted.model.inequalities[index].priority = priority
    attempt(wanted) { solver throws(SolverError) in
      try solver.setPriority(Priority(priority), of: constraint)
    }
  }

  mutating func setRank() {
    if told.constraints.isEmpty { return }
    let index = random.number(0...told.constraints.count - 1)
    let (constraint, rank) = (told.constraints[index], random.number(-2...told.accepted + 2))
    log.append("rank \(rank) of \(constraint)")
    var wanted = told
    wanted.model.inequalities[index].rank = rank
    attempt(wanted) { solver throws(SolverError) in try solver.setRank(rank, of: constraint) }
  }
}
