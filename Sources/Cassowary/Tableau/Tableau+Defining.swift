extension Tableau {
  /// Returns the index of a term whose variable nothing depends on, so that the others can define it.
  @inline(__always) func definable(among terms: borrowing Buffer<Entry>) -> Int? {
    for index in 0..<terms.count where canDefine(terms[index].symbol, terms) { return index }
    return nil
  }

  @inline(__always) private func canDefine(_ symbol: Symbol, _ terms: borrowing Buffer<Entry>)
    -> Bool
  {
    let record = symbols[symbol]
    switch record.state {
    case .parametric:
      return record.column.count == 0 && record.mentions == 0
        && record.breaks.count == (record.isKinked ? 2 : 0)
    case .defined:
      // Its old constraint is gone, and the terms that define it now do not depend on it.
      let offset = symbols[record.partner]
      guard offset.state == .parametric, offset.users == 0, offset.column.count == 0 else {
        return false
      }
      for index in 0..<terms.count where terms[index].symbol != symbol {
        if record.mentions > 0, symbols[terms[index].symbol].height >= record.height {
          return false
        }
      }
      return true
    default: return false
    }
  }

  /// Defines one of the variables of a functional by the others and a new symbol, the offset, for the
  /// functional.
  /// - Returns: The offset.
  mutating func define(_ index: Int, of terms: borrowing Buffer<Entry>) -> Symbol {
    let symbol = terms[index].symbol
    if symbols[symbol].state == .defined {
      let offset = symbols[symbol].partner
      forget(symbol)
      symbols[offset].partner = -1
      release(offset)
    }
    unkink(symbol)
    let offset = makeSymbol(isVariable: false)
    let factor = 1 / terms[index].coefficient
    var slice = Slice()
    var height: Int32 = 1
    definitions.append(Entry(coefficient: factor, symbol: offset), to: &slice)
    for other in 0..<terms.count where other != index {
      let term = terms[other]
      definitions.append(
        Entry(coefficient: -term.coefficient * factor, symbol: term.symbol), to: &slice)
      mention(term.symbol)
      height = max(height, symbols[term.symbol].height + 1)
    }
    symbols[symbol].definition = slice
    symbols[symbol].height = height
    symbols[symbol].state = .defined
    symbols[symbol].partner = offset
    symbols[symbol].isFlat = false
    symbols[offset].partner = symbol
    program.isCurrent = false
    version += 1
    return offset
  }

  private mutating func mention(_ symbol: Symbol) {
    symbols[symbol].mentions += 1
    // Others follow it from now on: if nothing holds it, its value is to be settled.
    if symbols[symbol].state == .parametric { doubt(symbol) }
  }

  /// Removes a variable's definition.
  mutating func forget(_ symbol: Symbol) {
    unlink(symbol)
    let slice = symbols[symbol].definition
    for index in 0..<Int(slice.count) {
      let term = definitions.pointer(slice)[index].symbol
      if symbols[term].isVariable { symbols[term].mentions -= 1 }
    }
    definitions.release(&symbols[symbol].definition)
    symbols[symbol].height = 0
    symbols[symbol].partner = -1
    program.isCurrent = false
  }

  /// Replaces the definition of a variable by a row.
  mutating func materialize(_ symbol: Symbol) {
    expand(symbol)
    // What large parts leave when they cancel is as inexact as what a pivot on a small coefficient leaves.
    let growth = sums.cancellation
    if growth >= Tableau.notedCancellation { noteGrowth(growth) }
    let offset = symbols[symbol].partner
    forget(symbol)
    symbols[offset].partner = -1
    if symbols[offset].users == 0 { orphans.append(offset) }
    let row = addRow(symbol)
    values[symbol] = sum(of: row).value
    setSegment(0, of: row)
  }

  /// The least cancellation that is noted.
  private static let notedCancellation = 1e4

  /// Expands a variable into parametric symbols, in `sums`.
  mutating func expand(_ symbol: Symbol) {
    var terms = Buffer<Entry>(capacity: 1)
    terms.append(Entry(coefficient: 1, symbol: symbol))
    expand(terms)
  }
}
