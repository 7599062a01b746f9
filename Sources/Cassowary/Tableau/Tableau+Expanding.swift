extension Tableau {
  /// Puts a sum of variables in terms of parametric symbols, into `sums`.
  ///
  /// Definitions are opened from the highest down, so that what two of them have in common
  /// cancels before it is opened itself.
  mutating func expand(_ terms: borrowing Buffer<Entry>) {
    sums.clear()
    opened.removeAll()
    basics.removeAll()
    for index in 0..<terms.count { open(terms[index].symbol, terms[index].coefficient) }
    openAll()
  }

  private mutating func openAll() {
    while let symbol = popOpened() {
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

  /// Adds a symbol, and notes it if it is to be opened.
  @inline(__always) private mutating func open(_ symbol: Symbol, _ coefficient: Double) {
    sums.add(coefficient, to: symbol)
    let state = symbols[symbol].state
    guard state != .parametric, marks[symbol] == 0 else { return }
    marks[symbol] = 1
    if state == .basic { basics.append(symbol) } else { pushOpened(symbol) }
  }

  // MARK: - The definitions to open, the highest first, in a heap

  private mutating func pushOpened(_ symbol: Symbol) {
    opened.append(symbol)
    let height = symbols[symbol].height
    var place = opened.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard symbols[opened[parent]].height < height else { break }
      opened[place] = opened[parent]
      place = parent
    }
    opened[place] = symbol
  }

  private mutating func popOpened() -> Symbol? {
    guard let last = opened.popLast() else { return nil }
    var first = last
    if opened.count > 0 {
      first = opened[0]
      let height = symbols[last].height
      var place = 0
      while true {
        var child = 2 * place + 1
        guard child < opened.count else { break }
        if child + 1 < opened.count,
          symbols[opened[child + 1]].height > symbols[opened[child]].height
        {
          child += 1
        }
        guard symbols[opened[child]].height > height else { break }
        opened[place] = opened[child]
        place = child
      }
      opened[place] = last
    }
    marks[first] = 0
    return first
  }
}
