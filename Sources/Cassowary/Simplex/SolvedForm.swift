/// The constraints in solved form, with the costs of their errors: what a movement of a symbol does and costs.
///
///     basic = Σ coefficient · parametric
///
/// Every constraint bounds one symbol: a variable, or an auxiliary variable, which is the sum of
/// variables in the constraint's expression. The constraint bends the symbol's cost at one position, its
/// breakpoint, so a symbol's cost is convex and piecewise linear. Required constraints are the steepest
/// cost. A parametric symbol is at a breakpoint; a basic one is anywhere in a segment between two. A
/// variable that a single constraint expresses by others is in no row: it is defined as the sum of those and
/// an offset, the auxiliary variable of that constraint.
///
/// Costs are compared level by level (`Level`), never added up over levels.
struct SolvedForm: ~Copyable {
  var basis = Basis()
  var costs = SymbolCosts()
  var rowCosts = RowCosts()
  var reducedCosts = ReducedCosts()
  var definitions = Definitions()
  var expansion = Expansion()
  var pricing = Pricing()
  var infeasibleRows = RowQueue()
  /// The rows with references whose symbols are to be priced.
  var rowsToPrice = RowQueue()
  var numerics = Numerics()
  var trace = Trace()
  /// The number of changes of the basis, the segments and the constraints.
  var version = 0
  /// The number of symbols that the parts have room for.
  private var room = 0

  // MARK: - Symbols

  /// Creates a parametric symbol, with the value zero.
  @inline(__always) mutating func makeSymbol(isVariable: Bool) -> Symbol {
    let symbol = basis.makeSymbol(isVariable: isVariable)
    if Int(symbol) >= room { makeRoom() }
    return symbol
  }

  private mutating func makeRoom() {
    // Small ones grow faster, as most of them do.
    room = max(32, basis.symbolCount * (basis.symbolCount < 256 ? 4 : 2))
    basis.reserve(room)
    costs.grow(to: room)
    definitions.grow(to: room)
    expansion.grow(to: room)
    pricing.grow(to: room)
  }

  /// Takes a symbol out of use, which must be parametric and occur nowhere.
  mutating func release(_ symbol: Symbol) {
    definitions.release(symbol)
    costs.release(symbol)
    pricing.release(symbol)
    basis.release(symbol)
    // One that still waits somewhere is used again once it was found vacant there.
    if !pricing.isWaiting(symbol) { basis.recycle(symbol) }
  }

  /// Returns what a step of the trace is about.
  func subject(_ symbol: Symbol) -> TraceStep.Subject {
    if basis.isVariable(symbol) { return .variable(symbol) }
    var indices: [Int32] = []
    for point in costs.breakpoints(of: symbol)
    where point.owner >= 0 && !indices.contains(point.owner) {
      indices.append(point.owner)
    }
    return .auxiliary(indices)
  }

  // MARK: - Rows

  /// Adds a row of a new basic symbol, from what was expanded.
  mutating func addRow(_ basic: Symbol) -> Int32 {
    let row = basis.addRow(basic, expansion.entries)
    costs.setSegment(0, of: basic)
    rowCosts.reset(row)
    infeasibleRows.grow(to: basis.rowCount)
    rowsToPrice.grow(to: basis.rowCount)
    return row
  }

  /// Removes a row; its basic symbol becomes parametric and occurs nowhere.
  mutating func dropRow(_ row: Int32) {
    if rowsToPrice.contains(row) { repriceWaitingRows() }
    rowCosts.reset(row)
    basis.dropRow(row)
    // One that still waits to be looked at is used again once it was found vacant there.
    if !infeasibleRows.contains(row) { basis.recycle(row: row) }
    version += 1
  }

  /// Makes a parametric symbol basic in the row of another, which becomes parametric.
  ///
  /// Values do not change; reduced costs do. The row's segment is still to be set.
  /// - Parameter index: The index of the row in the entering symbol's column.
  mutating func pivot(_ entering: Symbol, at index: Int, _ work: inout Work) {
    let (leaving, growth) = basis.pivot(entering, at: index)
    notePivot(of: entering, leaving, growth, &work)
  }

  /// The same in a row, by the symbol's entry in it.
  mutating func pivot(_ entering: Symbol, in row: Int32, _ entry: Entry, _ work: inout Work) {
    let (leaving, growth) = basis.pivot(entering, in: row, entry)
    notePivot(of: entering, leaving, growth, &work)
  }

  @inline(__always) private mutating func notePivot(
    of entering: Symbol, _ leaving: Symbol, _ growth: Double, _ work: inout Work
  ) {
    if growth >= 4 {
      numerics.noteGrowth(growth)
      work.noteGrowth(growth)
    }
    costs.forgetSubdifferential(of: leaving)
    pricing.forget(entering)
    version += 1
    if trace.isOn { trace.record(.pivot(entering: subject(entering), leaving: subject(leaving))) }
  }

  // MARK: - Segments

  /// Sets the segment of a row's basic symbol.
  mutating func setSegment(_ segment: Int, of row: Int32) {
    let basic = basis.basic(of: row)
    costs.setSegment(segment, of: basic)
    let slope = costs.slope(of: basic, segment: segment)
    let list = costs.breakpoints(of: basic)
    rowCosts.set(
      row, lower: segment > 0 ? list[segment - 1].position : -.infinity,
      upper: segment < list.count ? list[segment].position : .infinity, slope)
    basis.setCost(slope.band != 0, of: row)
    version += 1
  }

  /// Sets the segment of a row, and prices its symbols again if the row's cost depends on its value, or did.
  mutating func changeSegment(_ segment: Int, of row: Int32) {
    let hadCost = basis.matrix.hasCost(row)
    setSegment(segment, of: row)
    if hadCost || basis.matrix.hasCost(row) { repriceRow(row) }
  }

  /// Returns the segment of a row for its value, in which it is feasible.
  @inline(__always) func segmentByValue(of row: Int32) -> Int {
    let basic = basis.basic(of: row)
    return costs.segment(of: basic, at: basis.values[basic])
  }

  /// Returns the segment of a row for its value, or the nearest one within its bounds: a rounding error must not turn a
  /// bound round.
  @inline(__always) func segmentWithinBounds(of row: Int32) -> Int {
    costs.feasibleSegment(nearest: segmentByValue(of: row), of: basis.basic(of: row))
  }

  // MARK: - Pricing

  /// Queues a parametric symbol to be priced.
  @inline(__always) mutating func reprice(_ symbol: Symbol) {
    if !costs.isFixed(symbol) { pricing.enqueue(symbol) }
  }

  /// Queues a parametric symbol for a check, before values are settled, whether it can move without cost.
  @inline(__always) mutating func deferPricing(_ symbol: Symbol) {
    if !costs.isFixed(symbol) { pricing.deferPricing(symbol) }
  }

  /// Queues all symbols of a row for that check.
  mutating func deferPricingOfRow(_ row: Int32) {
    for entry in basis.row(row) { deferPricing(entry.symbol) }
  }

  /// Queues all symbols that wait for that check to be priced.
  @inline(__always) mutating func repriceDeferred() {
    if pricing.hasDeferred { repriceEachDeferred() }
  }

  private mutating func repriceEachDeferred() {
    while let symbol = pricing.popDeferred() {
      switch basis.role(of: symbol) {
      case .vacant: if !pricing.isWaiting(symbol) { basis.recycle(symbol) }
      case .parametric: reprice(symbol)
      default: break
      }
    }
  }

  /// Returns a parametric symbol's subdifferential.
  @inline(__always) mutating func subdifferential(
    of symbol: Symbol
  ) -> UnsafePointer<Subdifferential> {
    costs.subdifferential(of: symbol, at: basis.values[symbol])
  }

  /// Returns the number of breakpoints behind a parametric symbol when it moves.
  @inline(__always) mutating func segment(of symbol: Symbol, direction: Double) -> Int {
    let subdifferential = subdifferential(of: symbol)
    return Int(direction > 0 ? subdifferential.pointee.ahead : subdifferential.pointee.behind)
  }

  /// Returns the leading term of a parametric symbol's reduced cost.
  /// - Parameter segment: How many of its own breakpoints lie behind the symbol on the way.
  mutating func reducedCost(of symbol: Symbol, direction: Double, segment: Int) -> LeadingTerm {
    var sums = LeadingSums()
    return reducedCost(of: symbol, direction: direction, segment: segment, &sums)
  }

  /// Returns the same, with the most important sums.
  /// - Parameter sums: The sums, which are added here.
  @inline(__always) mutating func reducedCost(
    of symbol: Symbol, direction: Double, segment: Int, _ sums: inout LeadingSums
  ) -> LeadingTerm {
    reducedCosts.leadingTerm(
      of: symbol, direction: direction, segment: segment, &sums, &basis, &costs, &rowCosts)
  }

  // MARK: - Values

  /// Moves a parametric symbol and its dependents.
  /// - Parameter isQueueing: Whether rows that leave their segments are queued.
  @inline(__always) mutating func shift(
    _ symbol: Symbol, to value: Double, isQueueing: Bool = false
  ) {
    let step = value - basis.values[symbol]
    basis.values[symbol] = value
    costs.forgetSubdifferential(of: symbol)
    var largest = 0.0
    // Pointers that stay where they are save looking them up for each row.
    let (values, basics, segments) = (basis.values.base, basis.basicOfRows, rowCosts.segmentOfRows)
    let column = basis.column(of: symbol)
    for index in 0..<column.count {
      let occurrence = column[index]
      let row = Int(occurrence.row)
      let basic = Int(basics[row])
      let sum = values[basic] + occurrence.coefficient * step
      values[basic] = sum
      largest = greater(abs(sum), largest)
      if isQueueing, sum < segments[row].lower || sum > segments[row].upper {
        infeasibleRows.insert(occurrence.row)
      }
    }
    numerics.noteMovement(step, largest: largest)
  }

  /// Returns a copy, which has all parts.
  func copy() -> SolvedForm {
    // Scratch memory: reducedCosts.
    SolvedForm(
      basis: basis.copy(), costs: costs.copy(), rowCosts: rowCosts.copy(),
      definitions: definitions.copy(),
      expansion: expansion.copy(), pricing: pricing.copy(), infeasibleRows: infeasibleRows.copy(),
      rowsToPrice: rowsToPrice.copy(),
      numerics: numerics, trace: trace, version: version, room: room)
  }
}
