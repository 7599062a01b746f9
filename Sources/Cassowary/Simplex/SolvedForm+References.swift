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
  /// - Complexity: the number of entries, however many symbols there are.
  mutating func shift(_ flips: borrowing Buffer<BoundFlip>, except: Symbol) {
    var steps = Buffer<Double>(repeating: 0, count: basis.symbolCount)
    var (way, largest) = (0.0, 0.0)
    for index in 0..<flips.count where flips[index].symbol != except {
      let (symbol, position) = (flips[index].symbol, flips[index].position)
      let step = position - basis.values[symbol]
      // A symbol can pass several breakpoints.
      steps[symbol] += step
      basis.values[symbol] = position
      costs.forgetSubdifferential(of: symbol)
      way += abs(step)
    }
    basis.sumUpRows(&steps)
    for row in 0..<Int32(basis.rowCount) {
      let basic = basis.basic(of: row)
      guard basic >= 0, steps[basic] != 0 else { continue }
      let sum = basis.values[basic] + steps[basic]
      basis.values[basic] = sum
      largest = max(largest, abs(sum))
      if sum < rowCosts[row].lower || sum > rowCosts[row].upper { infeasibleRows.insert(row) }
    }
    numerics.noteMovement(way, largest: largest)
    movements.noteUnknown()
  }
}
