/// The expansion of sums of variables into parametric symbols.
///
/// Definitions are opened from the highest down, so that parts that two of them share cancel before they are opened.
/// Everything in it is scratch memory.
struct Expansion: ~Copyable {
  /// A definition that is queued to be opened.
  struct Pending: HeapElement {
    var symbol: Symbol
    var height: Int32

    @inline(__always) func precedes(_ other: Pending) -> Bool { height > other.height }
  }

  /// The parametric symbols with their coefficients, after `expand`; after `expandShort`, with basic ones of long rows.
  private(set) var sums: SparseAccumulator
  private var pending: Heap<Pending>
  private var basics: Buffer<Symbol>
  /// The symbols that are queued.
  private var marks: Buffer<Bool>

  /// Makes room for symbols.
  mutating func grow(to count: Int) {
    sums.grow(to: count)
    marks.extend(to: count, with: false)
  }

  /// Expands terms.
  mutating func expand(
    _ terms: borrowing Buffer<Entry>, _ basis: inout Basis, _ definitions: inout Definitions
  ) {
    begin()
    for index in 0..<terms.count {
      open(terms[index].symbol, terms[index].coefficient, basis, definitions)
    }
    openDefinitions(basis, definitions)
    openRows(&basis)
  }

  /// Expands terms, but for what long rows have: their basic symbols stay, to become references.
  mutating func expandShort(
    _ terms: borrowing Buffer<Entry>, _ basis: inout Basis, _ definitions: inout Definitions
  ) {
    begin()
    for index in 0..<terms.count {
      open(terms[index].symbol, terms[index].coefficient, basis, definitions)
    }
    openShortDefinitions(basis, definitions)
    openShortRows(basis)
  }

  /// Expands a single symbol.
  mutating func expand(
    _ symbol: Symbol, _ basis: inout Basis, _ definitions: inout Definitions
  ) {
    begin()
    open(symbol, 1, basis, definitions)
    openDefinitions(basis, definitions)
    openRows(&basis)
  }

  @inline(__always) private mutating func begin() {
    sums.clear()
    pending.removeAll()
    basics.removeAll()
  }

  private mutating func openDefinitions(
    _ basis: borrowing Basis, _ definitions: borrowing Definitions
  ) {
    while let symbol = pending.popFirst()?.symbol {
      marks[symbol] = false
      let coefficient = sums.take(symbol)
      if coefficient == 0 { continue }
      for term in definitions.terms(of: symbol) {
        open(term.symbol, term.coefficient * coefficient, basis, definitions)
      }
    }
  }

  /// Opens the definitions, but for those of variables whose twins have long rows: these stay in their place.
  private mutating func openShortDefinitions(
    _ basis: borrowing Basis, _ definitions: borrowing Definitions
  ) {
    while let symbol = pending.popFirst()?.symbol {
      marks[symbol] = false
      let coefficient = sums.take(symbol)
      if coefficient == 0 { continue }
      let twin = definitions.twin(of: symbol)
      if twin >= 0, basis.role(of: twin) == .basic, basis.matrix.isLong(basis.row(of: twin)) {
        sums.add(coefficient, to: twin)
        continue
      }
      for term in definitions.terms(of: symbol) {
        open(term.symbol, term.coefficient * coefficient, basis, definitions)
      }
    }
  }

  private mutating func openRows(_ basis: inout Basis) {
    for index in 0..<basics.count {
      let symbol = basics[index]
      marks[symbol] = false
      let coefficient = sums.take(symbol)
      if coefficient == 0 { continue }
      for entry in basis.row(basis.row(of: symbol)) {
        sums.add(entry.coefficient * coefficient, to: entry.symbol)
      }
    }
  }

  /// Opens the short rows, not what they refer to.
  private mutating func openShortRows(_ basis: borrowing Basis) {
    for index in 0..<basics.count {
      let symbol = basics[index]
      marks[symbol] = false
      let row = basis.row(of: symbol)
      if basis.matrix.isLong(row) { continue }
      let coefficient = sums.take(symbol)
      if coefficient == 0 { continue }
      for entry in basis.matrix.row(row) {
        sums.add(entry.coefficient * coefficient, to: entry.symbol)
      }
    }
  }

  /// Adds a symbol, and queues it if it has to be opened.
  @inline(__always) private mutating func open(
    _ symbol: Symbol, _ coefficient: Double, _ basis: borrowing Basis,
    _ definitions: borrowing Definitions
  ) {
    sums.add(coefficient, to: symbol)
    let role = basis.role(of: symbol)
    guard role != .parametric, !marks[symbol] else { return }
    marks[symbol] = true
    if role == .basic {
      basics.append(symbol)
    } else {
      pending.push(Pending(symbol: symbol, height: definitions.height(of: symbol)))
    }
  }

  /// Returns the value of what was expanded.
  @inline(__always) func value(_ values: borrowing Buffer<Double>) -> Double {
    var value = 0.0
    for index in 0..<sums.touched.count {
      let symbol = sums.touched[index]
      value += sums[symbol] * values[symbol]
    }
    return value
  }
}

extension Expansion {
  init() {
    self.init(sums: SparseAccumulator(), pending: Heap(), basics: Buffer(), marks: Buffer())
  }

  /// Returns an empty one with the same room: all is scratch memory.
  func copy() -> Expansion {
    var copy = Expansion(
      sums: SparseAccumulator(), pending: Heap(), basics: Buffer(), marks: Buffer())
    copy.grow(to: marks.count)
    return copy
  }
}
