import Cassowary

extension ReferenceSolver {
  /// Adds a constraint.
  /// - Parameter rank: Where it stands among constraints: by default its running number, beginning
  ///   with 0. Constraints of the same rank stand in order of addition.
  /// - Throws: `unsatisfiable` when it is required and contradicts other required ones;
  ///   `duplicateConstraint`; `iterationLimit`.
  public mutating func add(
    _ constraint: Constraint, rank: Int? = nil
  ) throws(ReferenceError) {
    if contains(constraint) { throw .duplicateConstraint(constraint) }
    refresh()
    let record = makeRecord(of: constraint, rank: rank)
    let place = insert(record)
    do throws(ReferenceError) {
      tableau.budget = Tableau.pivotLimit
      tableau.install(record.equation)
      try makeFeasible()
    } catch {
      take(place)
      constraintsMade -= 1
      throw error
    }
  }

  /// Removes a constraint. If it is an edit variable's, its editing ends.
  /// - Throws: `unknownConstraint`.
  public mutating func remove(_ constraint: Constraint) throws(ReferenceError) {
    let place = try place(of: constraint)
    refresh()
    if let variable = constraint.expression.terms.first?.variable, edits[variable] == constraint {
      edits[variable] = nil
    }
    take(place)
  }

  private mutating func makeRecord(of constraint: Constraint, rank: Int?) -> ConstraintRecord {
    let isEquality = constraint.relation == .equal
    let isRequired = constraint.priority == .required
    let sign: Double = constraint.relation == .greaterThanOrEqual ? -1 : 1
    for term in constraint.expression.terms { introduce(term.variable) }
    tableau.sums.clear()
    for term in constraint.expression.terms {
      guard let place = variablePlaces[term.variable] else { continue }
      tableau.sums.add(term.coefficient, to: variables[place].symbol)
    }
    let terms = tableau.sums.entries(times: sign)
    constraintsMade += 1
    return ConstraintRecord(
      constraint: constraint, constant: constraint.expression.constant,
      priority: constraint.priority, rank: rank ?? constraintsMade - 1,
      number: constraintsMade - 1, terms: terms,
      plus: isRequired ? nil : tableau.makeSymbol(.restricted),
      minus: tableau.makeSymbol(isRequired && isEquality ? .fixed : .restricted))
  }

  /// Takes a record into the books.
  private mutating func insert(_ record: ConstraintRecord) -> Int {
    let place: Int
    if let free = freePlaces.popLast() {
      place = free
    } else {
      place = records.count
      records.append(nil)
    }
    records[place] = record
    places[record.constraint] = place
    noteChange()
    return place
  }

  /// Takes a record out of the books and its row out of the tableau.
  private mutating func take(_ place: Int) {
    guard let record = records[place] else { return }
    tableau.uninstall(plus: record.plus, minus: record.minus)
    if let plus = record.plus { tableau.release(plus) }
    tableau.release(record.minus)
    places[record.constraint] = nil
    records[place] = nil
    freePlaces.append(place)
    noteChange()
  }

  /// Notes that constraints came, went or changed their order.
  mutating func noteChange() {
    objectiveOrder = nil
    needsOptimizing = true
  }
}
