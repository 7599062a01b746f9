extension Tableau {
  mutating func makeSymbol(isVariable: Bool) -> Symbol {
    let symbol: Symbol
    if let vacant = vacantSymbols.popLast() {
      symbol = vacant
    } else {
      symbol = Symbol(symbols.count)
      symbols.append(SymbolRecord())
      values.append(0)
      subdifferentials.append(Subdifferential())
      orders.append(VariableOrder())
      marks.append(0)
      sums.grow(to: symbols.count)
    }
    values[symbol] = 0
    forgetSubdifferential(of: symbol)
    let isListedFlat = symbols[symbol].isListedFlat
    symbols[symbol] = SymbolRecord(state: .parametric, isVariable: isVariable)
    symbols[symbol].isListedFlat = isListedFlat
    return symbol
  }

  /// Releases a symbol, which must be parametric and occur nowhere.
  mutating func release(_ symbol: Symbol) {
    unlink(symbol)
    columns.release(&symbols[symbol].column)
    breaks.release(&symbols[symbol].breaks)
    symbols[symbol].state = .vacant
    // A place that still waits somewhere is used again once it was found vacant there.
    if !isWaiting(symbol) { vacantSymbols.append(symbol) }
  }

  /// Links a functional to the defined variable with the same value.
  mutating func link(_ functional: Symbol, to variable: Symbol) {
    symbols[functional].twin = variable
    symbols[variable].twin = functional
  }

  mutating func unlink(_ symbol: Symbol) {
    let twin = symbols[symbol].twin
    if twin >= 0 {
      symbols[twin].twin = -1
      symbols[symbol].twin = -1
    }
  }

  @inline(__always) private func isWaiting(_ symbol: Symbol) -> Bool {
    symbols[symbol].isDirty || symbols[symbol].isDoubtful
  }

  /// Marks a parametric symbol for pricing.
  @inline(__always) mutating func touch(_ symbol: Symbol) {
    if symbols[symbol].isDirty || symbols[symbol].isFixed { return }
    symbols[symbol].isDirty = true
    dirty.append(symbol)
  }

  /// Marks a parametric symbol for a check, before values are settled, whether it can move without cost.
  @inline(__always) mutating func doubt(_ symbol: Symbol) {
    if symbols[symbol].isDoubtful || symbols[symbol].isFixed { return }
    symbols[symbol].isDoubtful = true
    doubtful.append(symbol)
  }

  /// Marks all symbols of a row for that check.
  mutating func doubtRow(_ row: Int32) {
    let slice = rows[row].entries
    for index in 0..<Int(slice.count) { doubt(entries.pointer(slice)[index].symbol) }
  }

  /// Marks all symbols that wait for a check for pricing.
  mutating func touchDoubtful() {
    while let symbol = doubtful.popLast() {
      symbols[symbol].isDoubtful = false
      switch symbols[symbol].state {
      case .vacant: if !symbols[symbol].isDirty { vacantSymbols.append(symbol) }
      case .parametric: touch(symbol)
      default: break
      }
    }
  }

  /// Marks all symbols of a row for pricing.
  mutating func touchRow(_ row: Int32) {
    let slice = rows[row].entries
    for index in 0..<Int(slice.count) { touch(entries.pointer(slice)[index].symbol) }
    version += 1
  }

  // MARK: - Rows

  /// Adds a row of a new basic symbol, from the parametric symbols in `sums`.
  mutating func addRow(_ basic: Symbol) -> Int32 {
    let row: Int32
    if let vacant = vacantRows.popLast() {
      row = vacant
    } else {
      row = Int32(rows.count)
      rows.append(Row())
    }
    rows[row].basic = basic
    symbols[basic].state = .basic
    symbols[basic].row = row
    symbols[basic].segment = 0
    entries.reserve(sums.touched.count, for: &rows[row].entries)
    for index in 0..<sums.touched.count {
      let symbol = sums.touched[index]
      let coefficient = sums[symbol]
      if coefficient != 0, symbols[symbol].state == .parametric {
        insert(coefficient, symbol, into: row)
      }
    }
    return row
  }

  /// Inserts an entry that the row lacks.
  @inline(__always) mutating func insert(
    _ coefficient: Double, _ symbol: Symbol, into row: Int32
  ) {
    let place = symbols[symbol].column.count
    if rows[row].isStrained { symbols[symbol].strains += 1 }
    columns.append(
      Occurrence(coefficient: coefficient, row: row, place: rows[row].entries.count),
      to: &symbols[symbol].column)
    entries.append(
      Entry(coefficient: coefficient, symbol: symbol, place: place), to: &rows[row].entries)
  }

  /// Removes an entry from a row and from its symbol's column.
  @inline(__always) mutating func removeEntry(_ place: Int32, of row: Int32) {
    let entry = entries.pointer(rows[row].entries)[Int(place)]
    if rows[row].isStrained { symbols[entry.symbol].strains -= 1 }
    removeOccurrence(entry.place, of: entry.symbol)
    takeEntry(place, of: row)
  }

  /// Removes an entry from a row only.
  @inline(__always) mutating func takeEntry(_ place: Int32, of row: Int32) {
    rows[row].entries.count -= 1
    let last = rows[row].entries.count
    guard place != last else { return }
    let list = entries.pointer(rows[row].entries)
    let moved = list[Int(last)]
    list[Int(place)] = moved
    columns.pointer(symbols[moved.symbol].column)[Int(moved.place)].place = place
  }

  /// Removes an occurrence from a column only.
  @inline(__always) mutating func removeOccurrence(_ place: Int32, of symbol: Symbol) {
    symbols[symbol].column.count -= 1
    let last = symbols[symbol].column.count
    guard place != last else { return }
    let list = columns.pointer(symbols[symbol].column)
    let moved = list[Int(last)]
    list[Int(place)] = moved
    entries.pointer(rows[moved.row].entries)[Int(moved.place)].place = place
  }

  /// Removes a row; its basic symbol becomes parametric and occurs nowhere.
  mutating func dropRow(_ row: Int32) {
    setSlope(Slope(), of: row)
    let slice = rows[row].entries
    for index in 0..<Int(slice.count) {
      let entry = entries.pointer(slice)[index]
      removeOccurrence(entry.place, of: entry.symbol)
    }
    entries.release(&rows[row].entries)
    let basic = rows[row].basic
    symbols[basic].state = .parametric
    symbols[basic].row = -1
    // A row that still waits to be looked at is used again once it was found vacant there.
    let isQueued = rows[row].isQueued
    rows[row] = Row()
    rows[row].isQueued = isQueued
    if !isQueued { vacantRows.append(row) }
    version += 1
  }
}
