/// What is done together for many rows that refer to the same.
extension SolvedForm {
  // MARK: - Pricing

  /// Queues all symbols of a row to be priced.
  mutating func repriceRow(_ row: Int32) {
    if basis.matrix.hasReferences(row) {
      // Many rows that refer to the same are opened together, when a symbol is asked for.
      rowsToPrice.insert(row)
    } else {
      for entry in basis.matrix.row(row) { reprice(entry.symbol) }
    }
    version += 1
  }

  /// Whether a movement may reduce the cost.
  @inline(__always) var mayBeDualInfeasible: Bool {
    pricing.mayBeDualInfeasible || !rowsToPrice.isEmpty
  }

  /// Queues the symbols of the rows that wait for that to be priced.
  @inline(__always) mutating func repriceWaitingRows() {
    if !rowsToPrice.isEmpty { openWaitingRows() }
  }

  private mutating func openWaitingRows() {
    basis.findReferences(of: rowsToPrice)
    for index in 0..<basis.foundCount {
      for entry in basis.matrix.row(basis.row(of: basis.found(at: index)))
      where basis.role(of: entry.symbol) == .parametric {
        reprice(entry.symbol)
      }
    }
    rowsToPrice.removeAll()
  }

  // MARK: - Values

  /// Moves many parametric symbols and all that depends on them. Rows that leave their segments are queued.
  /// - Parameter except: One that does not move.
  /// - Complexity: the number of symbols and the length of a column, if all are in one row and in no other; the number of
  ///   entries otherwise, however many symbols there are.
  mutating func shift(_ flips: borrowing Buffer<BoundFlip>, except: Symbol) {
    let row = singleRow(of: flips, except: except)
    if row >= 0 { return shift(flips, except: except, in: row) }
    var steps = Buffer<Double>(repeating: 0, count: basis.symbolCount)
    var (way, largest) = (0.0, 0.0)
    for index in 0..<flips.count where flips[index].symbol != except {
      let step = move(flips[index])
      // A symbol can pass several breakpoints.
      steps[flips[index].symbol] += step
      way += abs(step)
    }
    basis.sumUpRows(&steps)
    for row in 0..<Int32(basis.rowCount) {
      let basic = basis.basic(of: row)
      if basic >= 0, steps[basic] != 0 { move(row, by: steps[basic], &largest) }
    }
    numerics.noteMovement(way, largest: largest)
    movements.noteUnknown()
  }

  /// Returns the row in which all of some symbols are, if they are in no other; -1 otherwise.
  func singleRow(of flips: borrowing Buffer<BoundFlip>, except: Symbol) -> Int32 {
    var found: Int32 = -1
    for index in 0..<flips.count where flips[index].symbol != except {
      let row = basis.matrix.singleRow(of: flips[index].symbol)
      if row < 0 || (found >= 0 && row != found) { return -1 }
      found = row
    }
    return found
  }

  /// Moves symbols that are in a single row: what refers to that moves with it, once for all of them.
  private mutating func shift(
    _ flips: borrowing Buffer<BoundFlip>, except: Symbol, in row: Int32
  ) {
    var (step, way, largest) = (0.0, 0.0, 0.0)
    for index in 0..<flips.count where flips[index].symbol != except {
      let own = move(flips[index])
      step += own * basis.matrix.firstOccurrence(of: flips[index].symbol).pointee.coefficient
      way += abs(own)
      movements.note(flips[index].symbol)
    }
    move(row, by: step, &largest)
    for occurrence in basis.column(of: basis.basic(of: row)) {
      move(occurrence.row, by: occurrence.coefficient * step, &largest)
    }
    numerics.noteMovement(way, largest: largest)
  }

  /// Moves a parametric symbol alone.
  /// - Returns: Its step.
  private mutating func move(_ flip: BoundFlip) -> Double {
    let step = flip.position - basis.values[flip.symbol]
    basis.values[flip.symbol] = flip.position
    costs.forgetSubdifferential(of: flip.symbol)
    return step
  }

  /// Moves a row's basic symbol alone, and queues the row if it leaves its segment.
  @inline(__always) private mutating func move(
    _ row: Int32, by step: Double, _ largest: inout Double
  ) {
    let basic = basis.basic(of: row)
    let sum = basis.values[basic] + step
    basis.values[basic] = sum
    largest = max(largest, abs(sum))
    if sum < rowCosts[row].lower || sum > rowCosts[row].upper { infeasibleRows.insert(row) }
  }
}
