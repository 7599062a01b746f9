/// The simplex tableau. Constraints are added, changed and removed; the dual and the primal run restore an optimum.
///
/// Constraints are identified by the *index* that the solver gives them. `install` and `setConstant` change the solved
/// form, which records the infeasible rows and the symbols to be priced. The dual run, `repair`, then satisfies the
/// required constraints, and the primal run, `minimize`, minimizes the cost.
struct Tableau: ~Copyable {
  /// The constraints in solved form.
  var form = SolvedForm()
  private var primal = PrimalSimplex()
  private var dual = DualSimplex()
  /// The steps of calls, and their limits.
  var work = Work()
  /// The auxiliary variables that may have no constraints any more.
  private(set) var unusedAuxiliaries = Buffer<Symbol>()
  /// The version at which the free variables were settled.
  private var settledVersion = -1
  /// The number of pivots in minimizations before long rows; each minimization counts at least one.
  var pivotsAhead = 0

  // MARK: - Reading

  /// The constraints, by index.
  var constraints: Buffer<TableauConstraint> {
    @inline(__always) _read { yield form.costs.owners.constraints }
  }

  /// The rank and number of each variable, by symbol.
  var orders: Buffer<VariableOrder> {
    @inline(__always) _read { yield form.costs.owners.orders }
  }

  /// The value of each symbol. Those of defined variables are valid after `evaluate()`.
  var values: Buffer<Double> {
    @inline(__always) _read { yield form.basis.values }
  }

  /// The number of symbols, vacant ones included.
  var symbolCount: Int { form.basis.symbolCount }
  /// The number of changes so far.
  var version: Int { form.version }
  /// The pivots since the tableau was built.
  var pivots: Int { form.basis.pivots }
  /// The multipliers of the last proven contradiction.
  var proof: [(index: Int32, multiplier: Double)] { dual.proof }
  /// Whether there may be free variables that were not settled yet.
  var mayBeFree: Bool { form.pricing.degenerateCount > 0 && settledVersion != form.version }

  // MARK: - Calls

  /// Sets the budget of a call, or of a separately counted part of one.
  @inline(__always) mutating func refill(_ effort: Work.Effort = .trial) {
    work.refill(effort, symbols: form.basis.symbolCount)
  }

  /// Sets the record at an index. It is that of a constraint to be installed, or an empty one at a vacant index.
  @inline(__always) mutating func setConstraint(_ constraint: TableauConstraint, at index: Int32) {
    if Int(index) < constraints.count {
      form.costs.owners.constraints[index] = constraint
    } else {
      form.costs.owners.constraints.append(constraint)
    }
  }

  /// Creates a symbol for a variable.
  mutating func makeVariable(_ order: VariableOrder) -> Symbol {
    let symbol = form.makeSymbol(isVariable: true)
    form.costs.owners.orders[symbol] = order
    return symbol
  }

  /// Takes over the trace and the counts of the present tableau, which this one replaces.
  mutating func replace(_ other: borrowing Tableau) {
    form.trace = other.form.trace
    form.version += other.form.version + 1
  }

  // MARK: - Runs

  /// Makes every row feasible with the dual simplex method or, if that makes no progress, with the primal one.
  @inline(__always) mutating func repair() throws(Refusal) {
    if form.infeasibleRows.isEmpty {
      form.endIdleRun()
    } else if try !dual.run(&form, &work) {
      try repairByMinimizing()
    }
  }

  /// Moves symbols while that reduces the cost: the primal simplex method.
  @inline(__always) mutating func minimize() throws(Refusal) {
    if form.mayBeDualInfeasible { try primal.minimize(&form, &work) } else { form.endIdleRun() }
  }

  /// Repairs with a slower method that always ends: violations of required constraints are minimized as a cost.
  private mutating func repairByMinimizing() throws(Refusal) {
    while form.infeasibleRows.count > 0 {
      let last = form.infeasibleRows.count - 1
      let row = form.infeasibleRows[last]
      form.infeasibleRows.remove(at: last)
      if form.basis.basic(of: row) < 0 { form.basis.recycle(row: row) }
    }
    for row in 0..<Int32(form.basis.rowCount) where form.basis.basic(of: row) >= 0 {
      if !form.isFeasible(row) { acceptValue(of: row) }
    }
    try minimize()
    for symbol in 0..<Symbol(form.basis.symbolCount) {
      switch form.basis.role(of: symbol) {
      case .basic: try takeIntoBounds(form.basis.row(of: symbol))
      // It may be parametric at a breakpoint that is outside its bounds.
      case .parametric where !form.costs.isWithinBounds(form.basis.values[symbol], symbol):
        try giveUpRepairing()
      default: break
      }
    }
    dual.begin(&form, work)
    while let row = dual.nextLeaving(among: 1, &form) { acceptValue(of: row) }
  }

  /// Sets the segment of a row to the one that contains its value.
  private mutating func acceptValue(of row: Int32) {
    form.setSegment(form.segmentByValue(of: row), of: row)
    form.repriceRow(row)
  }

  /// Moves a row into its bounds if it violates one by a rounding error only.
  private mutating func takeIntoBounds(_ row: Int32) throws(Refusal) {
    guard form.rowCosts[row].slope.band == Level.required else { return }
    let basic = form.basis.basic(of: row)
    let segment = Int(form.costs.segment(of: basic))
    form.setSegment(form.costs.feasibleSegment(nearest: segment, of: basic), of: row)
    if !form.isFeasible(row) {
      form.setSegment(segment, of: row)
      try giveUpRepairing()
    }
    form.repriceRow(row)
  }

  /// Gives up without a proof, since several constraints share the violation.
  private mutating func giveUpRepairing() throws(Refusal) { try refuse(because: []) }

  /// Refuses a contradiction, with the proof.
  mutating func refuse(because proof: [(index: Int32, multiplier: Double)]) throws(Refusal) {
    dual.setProof(proof)
    throw .contradiction
  }

  // MARK: - Eliminating

  /// Records that an auxiliary variable may have no constraints any more.
  mutating func addUnused(_ auxiliary: Symbol) { unusedAuxiliaries.append(auxiliary) }

  /// Eliminates the auxiliary variables without constraints.
  @inline(__always) mutating func eliminateUnused() throws(Refusal) {
    if !unusedAuxiliaries.isEmpty { try eliminateEachUnused() }
  }

  private mutating func eliminateEachUnused() throws(Refusal) {
    while let symbol = unusedAuxiliaries.popLast() {
      guard form.basis.role(of: symbol) != .vacant, !form.basis.isVariable(symbol),
        form.costs.constraintCount(of: symbol) == 0, form.definitions.partner(of: symbol) < 0
      else { continue }
      do throws(Refusal) {
        try eliminate(symbol)
      } catch {
        unusedAuxiliaries.append(symbol)
        throw error
      }
    }
  }

  /// Makes a symbol without a cost of its own basic, and removes it.
  mutating func eliminate(_ symbol: Symbol) throws(Refusal) {
    if form.basis.role(of: symbol) == .parametric, form.basis.matrix.columnLength(of: symbol) > 0 {
      try work.spend()
      let isUpward =
        form.reducedCost(of: symbol, direction: 1, segment: 0).value
        <= form.reducedCost(of: symbol, direction: -1, segment: 0).value
      let direction = isUpward ? 1.0 : -1.0
      if !primal.advance(symbol, direction: direction, &form, &work),
        !primal.advance(symbol, direction: -direction, &form, &work)
      {
        try enterAnywhere(symbol)
      }
    }
    if form.basis.role(of: symbol) == .basic { form.dropRow(form.basis.row(of: symbol)) }
    form.release(symbol)
  }

  /// Makes a symbol basic that no row stops. None of its rows has a cost.
  private mutating func enterAnywhere(_ symbol: Symbol) throws(Refusal) {
    let column = form.basis.column(of: symbol)
    guard !column.isEmpty else { throw .exhausted }
    var best = 0
    for index in column.indices
    where abs(column[index].coefficient) > abs(column[best].coefficient) {
      best = index
    }
    let row = column[best].row
    // Such a coefficient is only a rounding error. A pivot would enlarge it; a rebuilt tableau does not contain it.
    guard form.basis.isPivot(column[best].coefficient, of: row) else { throw .exhausted }
    form.pivot(symbol, at: best, &work)
    form.setSegment(0, of: row)
    form.repriceRow(row)
  }

  /// Removes a variable that no constraint uses and no definition mentions.
  mutating func removeVariable(_ symbol: Symbol) throws(Refusal) {
    if form.basis.role(of: symbol) == .defined {
      addUnused(form.undefine(symbol))
    }
    form.removeDistanceCost(from: symbol)
    refill()
    try eliminate(symbol)
    form.refreshValuesIfTravelled()
  }

  // MARK: - Settling

  /// Settles the variables that no constraint determines: moves them as close to zero as possible, in order of rank.
  ///
  /// If symbols can move without cost, the variables that depend on them get a cost of their own: the
  /// distance from zero, each on its own level. These costs stay, so the next call has nothing to settle
  /// unless the basis has changed.
  /// - Parameter order: The variables in order of rank.
  mutating func settle(_ order: [Symbol]) throws(Refusal) {
    var search = FreeSearch(&form)
    if !search.isEmpty {
      form.pricing.unfixAll(form.basis.symbolCount)
      defer { form.pricing.settlingLevel = nil }
      for variable in order where search.isOpen(variable) && !form.costs.hasDistanceCost(variable) {
        guard search.isFree(variable, &form) else { continue }
        let level = form.costs.owners.orders[variable].level
        form.pricing.settlingLevel = level
        let (offset, isOnlyCost) = form.addDistanceCost(to: variable)
        if isOnlyCost { search.repriceRow(of: variable, &form) }
        if offset >= 0, form.costs.constraintCount(of: offset) == 0 {
          addUnused(offset)
        }
        try minimize()
        if !search.isAnyFree(before: level, &form) { break }
      }
    }
    settledVersion = form.version
  }
}

extension Tableau {
  /// Creates a tableau with the variables of another one, at the same symbols, and with the records of its constraints,
  /// none of which is installed.
  /// - Parameter isVariable: For each of the first symbols, whether it is a variable; the others are vacant.
  init(variablesOf other: borrowing Tableau, isVariable: [Bool]) {
    self.init()
    for symbol in isVariable.indices { _ = makeVariable(other.orders[symbol]) }
    for symbol in isVariable.indices where !isVariable[symbol] { form.release(Symbol(symbol)) }
    for index in 0..<Int32(other.constraints.count) {
      var record = other.constraints[index]
      record.symbol = -1
      record.factor = 1
      setConstraint(record, at: index)
    }
    work.limits = other.work.limits
    form.basis.longRow = other.form.basis.longRow
  }

  /// Returns an independent copy.
  ///
  /// It has all state that influences later steps: lists with their order, candidates and the level of the last
  /// one, estimates of rounding errors, random numbers. So a copy takes the same pivots as its original would.
  /// Only scratch memory and compiled definitions are left out.
  func copy() -> Tableau {
    // Scratch memory: primal.
    Tableau(
      form: form.copy(), dual: dual.copy(), work: work,
      unusedAuxiliaries: unusedAuxiliaries.copy(), settledVersion: settledVersion,
      pivotsAhead: pivotsAhead)
  }
}
