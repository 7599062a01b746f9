import Cassowary

extension ReferenceSolver {
  /// Gives a constraint's expression another constant.
  /// - Throws: `unsatisfiable` when required constraints would contradict each other;
  ///   `unknownConstraint`; `iterationLimit`.
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(ReferenceError) {
    try setConstants([(constraint, constant)])
  }

  /// Gives several constraints' expressions other constants, all at once.
  ///
  /// Only the whole of it has to be satisfiable; it is refused as a whole. Of several changes of
  /// one constraint the last counts.
  /// - Throws: As `setConstant`.
  /// - Complexity: a pass over the rows that depend on each constraint, and a few pivots.
  public mutating func setConstants(
    _ changes: [(constraint: Constraint, constant: Double)]
  ) throws(ReferenceError) {
    var changed: [(place: Int, constant: Double)] = []
    changed.reserveCapacity(changes.count)
    for change in changes {
      changed.append((try place(of: change.constraint), change.constant))
    }
    refresh()
    let saved = self
    do throws(ReferenceError) {
      for change in changed { set(change.place, to: change.constant) }
      tableau.budget = Tableau.pivotLimit
      try makeFeasible()
    } catch {
      self = saved
      throw error
    }
  }

  private mutating func set(_ place: Int, to constant: Double) {
    guard let record = records[place], record.constant != constant else { return }
    records[place]?.constant = constant
    tableau.setConstant(record.sign * constant, minus: record.minus)
    needsOptimizing = true
  }

  /// Gives a constraint another priority, required or optional before and after.
  /// - Throws: `unsatisfiable` when required constraints would contradict each other;
  ///   `unknownConstraint`; `iterationLimit`.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(ReferenceError) {
    let place = try place(of: constraint)
    guard let record = records[place], record.priority != priority else { return }
    refresh()
    let saved = self
    do throws(ReferenceError) {
      records[place]?.priority = priority
      let isEquality = constraint.relation == .equal
      if priority == .required, let plus = record.plus {
        records[place]?.plus = nil
        tableau.tighten(plus: plus, minus: record.minus, isEquality: isEquality)
        tableau.budget = Tableau.pivotLimit
        try makeFeasible()
      } else if record.isRequired {
        records[place]?.plus = tableau.loosen(minus: record.minus)
      }
      noteChange()
    } catch {
      self = saved
      throw error
    }
  }

  /// Gives a constraint another rank.
  /// - Throws: `unknownConstraint`.
  public mutating func setRank(_ rank: Int, of constraint: Constraint) throws(ReferenceError) {
    let place = try place(of: constraint)
    records[place]?.rank = rank
    noteChange()
  }

  /// Gives a variable another rank.
  public mutating func setRank(_ rank: Int, of variable: Variable) {
    introduce(variable)
    guard let place = variablePlaces[variable] else { return }
    variables[place].rank = rank
    variableOrder = nil
    needsOptimizing = true
  }
}
