extension Tableau {
  /// Expands a sum of variables into parametric symbols, in `sums`.
  ///
  /// Definitions are opened from the highest down, so that parts that two of them share cancel before they
  /// are opened.
  mutating func expand(_ terms: borrowing Buffer<Entry>) {
    sums.clear()
    opened.removeAll()
    basics.removeAll()
    for index in 0..<terms.count { open(terms[index].symbol, terms[index].coefficient) }
    openAll()
  }

  private mutating func openAll() {
    while let symbol = opened.popFirst()?.symbol {
      marks[symbol] = 0
      let coefficient = sums.take(symbol)
      if coefficient == 0 { continue }
      let slice = symbols[symbol].definition
      for index in 0..<Int(slice.count) {
        let term = definitions.pointer(slice)[index]
        open(term.symbol, term.coefficient * coefficient)
      }
    }
    for index in 0..<basics.count {
      let symbol = basics[index]
      marks[symbol] = 0
      let coefficient = sums.take(symbol)
      if coefficient == 0 { continue }
      let slice = rows[symbols[symbol].row].entries
      for place in 0..<Int(slice.count) {
        let entry = entries.pointer(slice)[place]
        sums.add(entry.coefficient * coefficient, to: entry.symbol)
      }
    }
  }

  /// Adds a symbol, and queues it if it has to be opened.
  @inline(__always) private mutating func open(_ symbol: Symbol, _ coefficient: Double) {
    sums.add(coefficient, to: symbol)
    let state = symbols[symbol].state
    guard state != .parametric, marks[symbol] == 0 else { return }
    marks[symbol] = 1
    if state == .basic {
      basics.append(symbol)
    } else {
      opened.push(PendingExpansion(symbol: symbol, height: symbols[symbol].height))
    }
  }
}

/// A definition that is queued to be opened.
struct PendingExpansion: HeapElement {
  var symbol: Symbol
  var height: Int32

  @inline(__always) func precedes(_ other: PendingExpansion) -> Bool { height > other.height }
}
