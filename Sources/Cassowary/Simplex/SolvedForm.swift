/// The constraints in solved form, with the costs of their errors. It tells the effect and the cost of a
/// symbol's movement.
///
///     basic = Σ coefficient · parametric
///
/// Every constraint bounds one symbol: a variable, or an auxiliary variable, which is the sum of variables in the
/// constraint's expression. The constraint bends the symbol's cost at one position, its breakpoint, so a symbol's cost
/// is convex and piecewise linear. Required constraints are the steepest cost. A parametric symbol is at a breakpoint;
/// a basic one is anywhere in a segment between two. A variable that a single constraint expresses by others is in no
/// row: it is defined as the sum of those and an offset, the auxiliary variable of that constraint.
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
  /// The rows with references whose symbols have to be priced.
  var rowsToPrice = RowQueue()
  var numerics = Numerics()
  var trace = Trace()
  /// The number of changes of the basis, the segments and the constraints.
  var version = 0
  /// The number of symbols for which the parts have memory.
  private var room = 0

  // MARK: - Symbols

  /// Creates a parametric symbol, with the value zero.
  @inline(__always) mutating func makeSymbol(isVariable: Bool) -> Symbol {
    let symbol = basis.makeSymbol(isVariable: isVariable)
    if Int(symbol) >= room { makeRoom() }
    return symbol
  }

  private mutating func makeRoom() {
    // Small forms, the most frequent ones, grow faster.
    room = max(32, basis.symbolCount * (basis.symbolCount < 256 ? 4 : 2))
    basis.reserve(room)
    costs.grow(to: room)
    definitions.grow(to: room)
    expansion.grow(to: room)
    pricing.grow(to: room)
  }

  /// Releases a symbol, which must be parametric and occur nowhere.
  mutating func release(_ symbol: Symbol) {
    definitions.release(symbol)
    costs.release(symbol)
    pricing.release(symbol)
    basis.release(symbol)
    // A symbol that is still in a queue is recycled when the queue finds it vacant.
    if !pricing.isWaiting(symbol) { basis.recycle(symbol) }
  }

  /// Returns the subject of a step in the trace.
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

  /// Adds a row for a new basic symbol, with the expanded terms.
  mutating func addRow(_ basic: Symbol) -> Int32 {
    let row = basis.addRow(basic, expansion.entries)
    costs.setSegment(0, of: basic)
    rowCosts.reset(row)
    infeasibleRows.grow(to: basis.rowCount)
    rowsToPrice.grow(to: basis.rowCount)
    return row
  }

  /// Removes a row. Its basic symbol becomes parametric and occurs nowhere.
  mutating func dropRow(_ row: Int32) {
    if rowsToPrice.contains(row) { repriceWaitingRows() }
    rowCosts.reset(row)
    basis.dropRow(row)
    // A row that is still in the queue is recycled when the queue finds it vacant.
    if !infeasibleRows.contains(row) { basis.recycle(row: row) }
    version += 1
  }

  /// Makes a parametric symbol basic in the row of another, which becomes parametric.
  ///
  /// Values do not change; reduced costs do. The row's segment has to be set afterwards.
  /// - Parameter index: The index of the row in the entering symbol's column.
  mutating func pivot(_ entering: Symbol, at index: Int, _ work: inout Work) {
    let (leaving, growth) = basis.pivot(entering, at: index)
    notePivot(of: entering, leaving, growth, &work)
  }

  /// Does the same for a row, given the symbol's entry in it.
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

  /// Sets the segment of a row, and queues its symbols to be priced if the row has a cost before or after.
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

  /// Returns the segment of a row for its value, or the nearest one within its bounds. So a rounding error cannot put
  /// the row on the wrong side of a bound.
  @inline(__always) func segmentWithinBounds(of row: Int32) -> Int {
    costs.feasibleSegment(nearest: segmentByValue(of: row), of: basis.basic(of: row))
  }

  // MARK: - Pricing

  /// Queues a parametric symbol to be priced.
  @inline(__always) mutating func reprice(_ symbol: Symbol) {
    if !costs.isFixed(symbol) { pricing.enqueue(symbol) }
  }

  /// Queues a parametric symbol for the check whether it can move without cost.
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

  /// Returns the number of breakpoints behind a parametric symbol that moves in a direction.
  @inline(__always) mutating func segment(of symbol: Symbol, direction: Double) -> Int {
    let subdifferential = subdifferential(of: symbol)
    return Int(direction > 0 ? subdifferential.pointee.ahead : subdifferential.pointee.behind)
  }

  /// Returns the leading term of a parametric symbol's reduced cost.
  /// - Parameter segment: The number of its own breakpoints behind the symbol.
  mutating func reducedCost(of symbol: Symbol, direction: Double, segment: Int) -> LeadingTerm {
    var sums = LeadingSums()
    return reducedCost(of: symbol, direction: direction, segment: segment, &sums)
  }

  /// Returns the same, and adds the most important sums to `sums`.
  @inline(__always) mutating func reducedCost(
    of symbol: Symbol, direction: Double, segment: Int, _ sums: inout LeadingSums
  ) -> LeadingTerm {
    reducedCosts.leadingTerm(
      of: symbol, direction: direction, segment: segment, &sums, &basis, &costs, &rowCosts)
  }

  // MARK: - Values

  /// Moves a parametric symbol and the symbols that depend on it.
  /// - Parameter isQueueing: Whether rows that leave their segments are queued.
  @inline(__always) mutating func shift(
    _ symbol: Symbol, to value: Double, isQueueing: Bool = false
  ) {
    let step = value - basis.values[symbol]
    basis.values[symbol] = value
    costs.forgetSubdifferential(of: symbol)
    var largest = 0.0
    // The buffers do not move in the loop, so their addresses are looked up once.
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

  /// Returns a copy with all parts.
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
