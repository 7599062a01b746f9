extension Tableau {
  /// Installs a registered constraint.
  ///
  /// - Parameter terms: Its terms, one for each variable, without zero coefficients.
  /// - Throws: `contradiction` if it is required and contradicts others; it has to be uninstalled
  ///   then. Optional constraints
  ///   only queue work for `minimize()`.
  mutating func install(_ constraintIndex: Int32, _ terms: inout Buffer<Entry>) throws(Refusal) {
    let scale = normalize(&terms)
    if terms.count > 0, let index = form.definable(among: terms) {
      return define(index, by: constraintIndex, terms, scale: scale)
    }
    if terms.count == 1, let symbol = symbol(of: terms[0].symbol) {
      attach(constraintIndex, on: symbol, factor: scale)
      return try enforce(constraintIndex)
    }
    form.expansion.expand(terms, keepsLong: true, &form.basis, &form.definitions)
    if form.expansion.entries.count >= Int(form.basis.longRow), mayMinimizeAhead,
      constraints[constraintIndex].isRequired
    {
      minimizeAhead()
      form.expansion.expand(terms, keepsLong: true, &form.basis, &form.definitions)
    }
    if let pivot = form.singletonPivot(for: constraintIndex, scale: scale) {
      return install(constraintIndex, solvedFor: pivot, terms, scale: scale)
    }
    try installExpanded(constraintIndex, terms, scale: scale)
  }

  /// Whether a minimization before a long row is added is worthwhile: symbols wait to be priced, and earlier such
  /// minimizations have not used up their share of pivots. Between many long rows it would be a waste; with few rows
  /// pivots are cheap anyway.
  private var mayMinimizeAhead: Bool {
    form.mayBeDualInfeasible && form.basis.rowCount >= Int(form.basis.longRow)
      && form.infeasibleRows.isEmpty
      && 4 * pivotsAhead <= form.basis.symbolCount
  }

  /// Minimizes before a long row is added, since afterwards each pivot changes much more.
  @inline(never) private mutating func minimizeAhead() {
    let (call, before) = (work, pivots)
    refill(.early)
    if (try? minimize()) != nil { form.makeMetEqualitiesParametric(&work) }
    work = call
    pivotsAhead += max(pivots - before, 1)
  }

  /// Scales the terms so that the largest coefficient is close to one; rounding errors can then be told from
  /// small coefficients. The coefficient of a single term becomes one.
  /// - Returns: The factor that restores the coefficients; for several terms a power of two, which causes no
  ///   rounding errors.
  @inline(__always) private func normalize(_ terms: inout Buffer<Entry>) -> Double {
    if terms.count == 1 {
      defer { terms[0].coefficient = 1 }
      return terms[0].coefficient
    }
    var largest = 0.0
    for index in 0..<terms.count { largest = greater(abs(terms[index].coefficient), largest) }
    guard largest > 0, largest < 1 || largest >= 4 else { return 1 }
    let scale = largest.binade
    for index in 0..<terms.count { terms[index].coefficient /= scale }
    return scale
  }

  /// Defines a variable, on which nothing depends, by a constraint.
  @inline(__always) private mutating func define(
    _ index: Int, by constraintIndex: Int32, _ terms: borrowing Buffer<Entry>, scale: Double
  ) {
    let isAlone = terms.count == 1 && form.basis.role(of: terms[0].symbol) == .parametric
    let symbol = isAlone ? terms[0].symbol : form.define(index, of: terms)
    attach(constraintIndex, on: symbol, factor: scale)
    form.basis.values[symbol] = constraints[constraintIndex].position + 0.0
    form.costs.forgetSubdifferential(of: symbol)
    if form.costs.hasDistanceCost(symbol) { lineSearch(symbol) }
  }

  /// Returns the symbol that has a variable's value: the variable itself, or the twin of a defined one;
  /// nil if there is none.
  @inline(__always) private func symbol(of variable: Symbol) -> Symbol? {
    guard form.basis.role(of: variable) == .defined else { return variable }
    let twin = form.definitions.twin(of: variable)
    return twin < 0 ? nil : twin
  }

  /// Adds the row of a constraint, solved for a symbol that is in no row.
  private mutating func install(
    _ index: Int32, solvedFor pivot: SingletonPivot, _ terms: borrowing Buffer<Entry>, scale: Double
  ) {
    let auxiliary = form.addRow(
      solvedFor: pivot, terms, value: constraints[index].constant / -scale + 0.0, &work)
    attach(index, onNew: auxiliary, factor: scale)
  }

  /// Attaches a constraint to the symbol that is equal to its expanded expression, up to a factor and a constant.
  private mutating func installExpanded(
    _ index: Int32, _ terms: borrowing Buffer<Entry>, scale: Double
  ) throws(Refusal) {
    switch form.expansion.entries.count {
    case 0: try checkConstant(of: index)
    case 1:
      let only = form.expansion.entries[0]
      attach(index, on: only.symbol, factor: only.coefficient * scale)
      try enforce(index)
    default:
      attach(index, onNew: form.makeAuxiliary(of: terms).auxiliary, factor: scale)
      try enforce(index)
    }
  }

  /// Checks a constraint whose variables cancel.
  mutating func checkConstant(of index: Int32) throws(Refusal) {
    let constraint = constraints[index]
    guard constraint.isRequired else { return }
    if constraint.relation.violation(at: constraint.constant) > Tolerance.zero {
      try refuse(because: [(index, 1)])
    }
  }

  // MARK: - Bounded symbols

  /// Attaches a constraint to an auxiliary variable that was created for it.
  private mutating func attach(_ index: Int32, onNew auxiliary: Symbol, factor: Double) {
    attach(index, on: auxiliary, factor: factor)
    if form.trace.isOn { form.trace.record(.rowAdded(form.subject(auxiliary))) }
  }

  /// Attaches a constraint, whose expression is `factor · symbol + constant`, to the symbol. Its breakpoints
  /// are added to the symbol.
  private mutating func attach(_ index: Int32, on symbol: Symbol, factor: Double) {
    form.costs.owners.constraints[index].symbol = symbol
    form.costs.owners.constraints[index].factor = factor
    form.costs.changeConstraintCount(of: symbol, 1)
    let constraint = constraints[index]
    form.costs.insertBreakpoints(of: index, on: symbol)
    if constraint.isRequired, constraint.relation == .equal { form.costs.setFixed(true, symbol) }
    if form.basis.role(of: symbol) == .basic {
      let row = form.basis.row(of: symbol)
      // The segment of an optional constraint follows the value; the row of a required one must become feasible.
      form.changeSegment(
        form.segmentWithinBounds(of: row), of: row)
    } else if form.costs.isFixed(symbol) {
      // The symbol cannot move from now on, whatever its reduced cost is.
      form.pricing.removeCandidate(symbol)
    } else if form.basis.matrix.columnLength(of: symbol) == 0 {
      // No row depends on the symbol. It moves directly to the optimum of its own cost.
      form.deferPricing(symbol)
    } else if !constraint.isRequired || form.costs.constraintCount(of: symbol) == 1 {
      // If another bound is satisfied already, no movement reduces the cost because of it.
      form.reprice(symbol)
    }
    form.version += 1
  }

  /// Satisfies a required constraint, and an optional one if only its own symbol is affected.
  private mutating func enforce(_ index: Int32) throws(Refusal) {
    try checkBounds(of: index)
    let symbol = constraints[index].symbol
    if form.basis.role(of: symbol) == .basic {
      guard constraints[index].isRequired else { return }
      form.infeasibleRows.insert(form.basis.row(of: symbol))
    } else if form.basis.matrix.columnLength(of: symbol) == 0 {
      return lineSearch(symbol)
    } else {
      guard constraints[index].isRequired else { return }
      form.moveIntoBounds(symbol)
    }
    try repair()
  }

  /// Checks that the bounds of a constraint's symbol allow some value.
  @inline(__always) mutating func checkBounds(of index: Int32) throws(Refusal) {
    if constraints[index].isRequired { try checkRequiredBounds(of: index) }
  }

  private mutating func checkRequiredBounds(of index: Int32) throws(Refusal) {
    let symbol = constraints[index].symbol
    guard symbol >= 0 else { return try checkConstant(of: index) }
    guard let lower = form.costs.tightestBound(of: symbol, isLower: true),
      let upper = form.costs.tightestBound(of: symbol, isLower: false),
      form.costs.bound(of: lower, on: symbol) > form.costs.bound(of: upper, on: symbol)
    else { return }
    try refuse(because: [
      (lower, -1 / constraints[lower].factor), (upper, 1 / constraints[upper].factor),
    ])
  }

  // MARK: - Removing

  /// Uninstalls a constraint.
  mutating func uninstall(_ index: Int32) {
    let symbol = constraints[index].symbol
    guard symbol >= 0 else { return }
    form.removeBreakpoints(of: index, on: symbol)
    form.costs.changeConstraintCount(of: symbol, -1)
    form.costs.owners.constraints[index].symbol = -1
    form.version += 1
    guard !form.basis.isVariable(symbol), form.costs.constraintCount(of: symbol) == 0,
      form.definitions.partner(of: symbol) < 0
    else { return }
    if form.basis.role(of: symbol) == .basic {
      form.dropRow(form.basis.row(of: symbol))
      form.release(symbol)
    } else {
      addUnused(symbol)
    }
  }

  /// Expands terms into parametric symbols, in `form.expansion`. For checks.
  mutating func expand(_ terms: borrowing Buffer<Entry>) {
    form.expansion.expand(terms, &form.basis, &form.definitions)
  }
}
