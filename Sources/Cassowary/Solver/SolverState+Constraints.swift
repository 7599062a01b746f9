extension SolverState {
  @inline(__always) func record(of constraint: Constraint) -> TableauConstraint? {
    places[ObjectIdentifier(constraint)].map { tableau.constraints[$0] }
  }

  @inline(__always) func place(of constraint: Constraint) throws(SolverError) -> Int32 {
    guard let place = places[ObjectIdentifier(constraint)] else {
      throw .unknownConstraint(constraint)
    }
    return place
  }

  func orderedConstraints() -> [Constraint] {
    orderedPlaces().compactMap { constraints[Int($0)] }
  }

  /// Returns the places of all constraints, in order of rank.
  func orderedPlaces() -> [Int32] {
    livePlaces().map { ($0, tableau.constraints[$0].rank, tableau.constraints[$0].number) }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  func livePlaces() -> [Int32] {
    constraints.indices.compactMap { constraints[$0] == nil ? nil : Int32($0) }
  }

  // MARK: - Checks

  /// The largest quotient of two numbers of one constraint, with room for additions.
  static let largestQuotient = 1e300

  /// Checks a constraint, counts its uses of variables, and puts its terms into `terms`.
  private mutating func take(_ constraint: Constraint) throws(SolverError) {
    guard constraint.priority.isValid else { throw .priorityOutOfRange(constraint.priority) }
    guard constraint.weight.isFinite, constraint.weight > 0 else {
      throw .weightOutOfRange(constraint.weight)
    }
    let expression = constraint.expression
    guard expression.constant.isFinite else { throw .nonFiniteNumber(expression.constant) }
    var isUsual =
      abs(expression.constant) <= 1e100 && constraint.weight <= 1e100 && constraint.weight >= 1e-100
    try expression.terms.withUnsafeBufferPointer { list throws(SolverError) in
      for term in list {
        if !SolverState.isUsual(term.coefficient) {
          guard term.coefficient.isFinite else { throw .nonFiniteNumber(term.coefficient) }
          isUsual = false
        }
        guard contains(term.variable) else { throw .unknownVariable(term.variable) }
      }
      gather(list)
      if !isUsual { try checkQuotients(of: constraint) }
      for term in list { variables[term.variable.symbol].uses += 1 }
    }
  }

  /// Returns whether a coefficient leaves room for any quotient: from 1e-100 to 1e100.
  @inline(__always) private static func isUsual(_ coefficient: Double) -> Bool {
    let (least, most) = ((1e-100).bitPattern, (1e100).bitPattern)
    // The bits of positive numbers are ordered like the numbers, with those of NaN above them.
    return abs(coefficient).bitPattern &- least <= most - least
  }

  /// Checks that all quotients, and their products with the weight, are finite, whichever variable the
  /// constraint in `terms` is solved for.
  private func checkQuotients(of constraint: Constraint) throws(SolverError) {
    var least = 1.0
    var largest = max(abs(constraint.expression.constant), 1)
    for index in 0..<terms.count {
      let size = abs(terms[index].coefficient)
      guard size.isFinite else { throw .nonFiniteNumber(terms[index].coefficient) }
      least = min(least, size)
      largest = max(largest, size)
    }
    guard largest <= SolverState.largestQuotient * least,
      constraint.weight * largest <= SolverState.largestQuotient
    else { throw .nonFiniteNumber(.infinity) }
    // A product that is rounded to zero would be a weight of 0.
    guard constraint.weight * least * SolverState.largestQuotient >= 1 else {
      throw .weightOutOfRange(constraint.weight)
    }
  }

  // MARK: - Coming and going

  mutating func add(_ constraint: Constraint, rank: Int?) throws(SolverError) {
    if places[ObjectIdentifier(constraint)] != nil { throw .duplicateConstraint(constraint) }
    try take(constraint)
    let place = enter(constraint, rank: rank)
    tableau.refill()
    do throws(Refusal) {
      try tableau.install(place, &terms)
    } catch {
      let proven = provenReason(for: error)
      if proven == nil, rebuild() {
        // It was rounding errors that hid that it can hold.
        return finishChange()
      }
      let reason = proven ?? foundReason(for: error)
      leave(place)
      constraintsMade -= 1
      recover(from: error)
      throw reason
    }
    optimizeIfGrown()
    finishChange()
  }

  mutating func remove(_ constraint: Constraint) throws(SolverError) {
    let place = try place(of: constraint)
    leave(place)
    finishChange()
  }

  /// Registers a constraint.
  private mutating func enter(_ constraint: Constraint, rank: Int?) -> Int32 {
    let record = TableauConstraint(
      constant: constraint.expression.constant, weight: constraint.weight,
      sumBand: Level.sumBand(of: constraint.priority), rank: rank ?? constraintsMade,
      number: constraintsMade, relation: constraint.relation)
    constraintsMade += 1
    let place: Int32
    if let vacant = vacantPlaces.popLast() {
      place = vacant
      constraints[Int(place)] = constraint
    } else {
      place = Int32(constraints.count)
      constraints.append(constraint)
    }
    tableau.setConstraint(record, at: place)
    places.insert(place, for: ObjectIdentifier(constraint))
    return place
  }

  /// Removes a constraint from the tableau and the register.
  private mutating func leave(_ place: Int32) {
    guard let constraint = constraints[Int(place)] else { return }
    tableau.uninstall(place)
    let terms = constraint.expression.terms
    for term in terms { variables[term.variable.symbol].uses -= 1 }
    if let first = terms.first, variables[first.variable.symbol].edit == place {
      variables[first.variable.symbol].edit = -1
    }
    places.remove(ObjectIdentifier(constraint))
    constraints[Int(place)] = nil
    vacantPlaces.append(place)
  }

  /// Puts an expression's terms into `terms`, one for each variable, in the tableau's units.
  mutating func gather(_ expression: LinearExpression) {
    expression.terms.withUnsafeBufferPointer { gather($0) }
  }

  @inline(__always) private mutating func gather(_ list: UnsafeBufferPointer<Term>) {
    terms.removeAll()
    if list.count > SolverState.longList { return gatherLong(list) }
    for term in list where term.coefficient != 0 && !addUp(term) {
      terms.append(Entry(coefficient: term.coefficient, symbol: term.variable.symbol))
    }
    if terms.count < list.count { dropCancelled() }
    if !units.isEmpty { units.scale(&terms) }
  }

  /// The number of terms beyond which looking through all of them for each would take long.
  private static let longList = 64

  /// Does the same for a long list, with a table of the variables.
  @inline(never) private mutating func gatherLong(_ list: UnsafeBufferPointer<Term>) {
    var indices: [Symbol: Int] = [:]
    for term in list where term.coefficient != 0 {
      let symbol = term.variable.symbol
      if let index = indices[symbol] {
        addUp(term, at: index)
      } else {
        indices[symbol] = terms.count
        terms.append(Entry(coefficient: term.coefficient, symbol: symbol))
      }
    }
    if terms.count < list.count { dropCancelled() }
    if !units.isEmpty { units.scale(&terms) }
  }

  /// Adds a term to one of the same variable.
  ///
  /// - Returns: Whether there was one.
  @inline(__always) private mutating func addUp(_ term: Term) -> Bool {
    for index in 0..<terms.count where terms[index].symbol == term.variable.symbol {
      addUp(term, at: index)
      return true
    }
    return false
  }

  @inline(__always) private mutating func addUp(_ term: Term, at index: Int) {
    let old = terms[index].coefficient
    let sum = old + term.coefficient
    let isNoise = abs(sum) <= SparseAccumulator.noise * max(abs(old), abs(term.coefficient))
    terms[index].coefficient = isNoise ? 0 : sum
  }

  private mutating func dropCancelled() {
    var index = 0
    while index < terms.count {
      if terms[index].coefficient == 0 { terms.swapRemove(index) } else { index += 1 }
    }
  }

  /// Marks the solver as changed, and records events if that is on.
  mutating func finishChange() {
    needsOptimizing = true
    if events != nil { tellEvents() }
  }
}
