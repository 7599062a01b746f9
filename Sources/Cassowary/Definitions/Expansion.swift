/// The expansion of sums of variables into sums of parametric symbols.
///
/// Definitions are expanded in order of decreasing height, so that terms that two of them share cancel before they are
/// expanded. Everything in it is scratch memory.
struct Expansion: ~Copyable {
  /// A definition that is queued to be expanded.
  struct Pending: HeapElement {
    var symbol: Symbol
    var height: Int32

    @inline(__always) func precedes(_ other: Pending) -> Bool { height > other.height }
  }

  /// The sums of the expanded terms. A symbol that was expanded or has cancelled has the sum zero.
  private(set) var sums = SparseAccumulator()
  /// The result of `expand`: parametric symbols with their coefficients and, if long rows are kept, basic ones.
  private(set) var entries = Buffer<Entry>()
  /// The same as a buffer pointer.
  var listed: UnsafeBufferPointer<Entry> {
    UnsafeBufferPointer(start: entries.base, count: entries.count)
  }
  /// The definitions that have to be expanded, the highest first.
  private var pending = Heap<Pending>()
  private var basics = Buffer<Symbol>()
  /// The symbols that are queued.
  private var marks = Buffer<Bool>()

  /// Makes room for symbols.
  mutating func grow(to count: Int) {
    sums.grow(to: count)
    marks.extend(to: count, with: false)
  }

  /// Expands terms.
  /// - Parameter keepsLong: Whether basic symbols with long rows are not expanded; they become references.
  mutating func expand(
    _ terms: borrowing Buffer<Entry>, keepsLong: Bool = false, _ basis: inout Basis,
    _ definitions: inout Definitions
  ) {
    begin()
    for index in 0..<terms.count {
      enqueue(terms[index].symbol, terms[index].coefficient, basis, definitions)
    }
    finish(keepsLong: keepsLong, &basis, &definitions)
  }

  /// Expands a single symbol.
  mutating func expand(
    _ symbol: Symbol, keepsLong: Bool = false, _ basis: inout Basis,
    _ definitions: inout Definitions
  ) {
    begin()
    enqueue(symbol, 1, basis, definitions)
    finish(keepsLong: keepsLong, &basis, &definitions)
  }

  @inline(__always) private mutating func begin() {
    sums.beginAfterListing()
    pending.removeAll()
    basics.removeAll()
  }

  /// Expands all queued symbols, and lists the result.
  @inline(__always) private mutating func finish(
    keepsLong: Bool, _ basis: inout Basis, _ definitions: inout Definitions
  ) {
    if !pending.isEmpty { expandDefinitions(keepsLong: keepsLong, &basis, &definitions) }
    if !basics.isEmpty { expandRows(keepsLong: keepsLong, &basis) }
    sums.list(in: &entries)
  }

  /// Expands the queued definitions.
  /// - Parameter keepsLong: Whether a variable whose twin has a long row is replaced by the twin.
  private mutating func expandDefinitions(
    keepsLong: Bool, _ basis: inout Basis, _ definitions: inout Definitions
  ) {
    while let symbol = pending.popFirst()?.symbol {
      marks[symbol] = false
      let coefficient = sums.take(symbol)
      if coefficient == 0 { continue }
      let twin = keepsLong ? definitions.twin(of: symbol) : -1
      if twin >= 0, basis.role(of: twin) == .basic, basis.matrix.isLong(basis.row(of: twin)) {
        sums.add(coefficient, to: twin)
        continue
      }
      for term in definitions.terms(of: symbol) {
        enqueue(term.symbol, term.coefficient * coefficient, basis, definitions)
      }
    }
  }

  /// Expands the queued rows.
  /// - Parameter keepsLong: Whether long rows, and the references of the others, are not expanded.
  private mutating func expandRows(keepsLong: Bool, _ basis: inout Basis) {
    for index in 0..<basics.count {
      let symbol = basics[index]
      marks[symbol] = false
      let row = basis.row(of: symbol)
      if keepsLong, basis.matrix.isLong(row) { continue }
      let coefficient = sums.take(symbol)
      if coefficient == 0 { continue }
      sums.add(keepsLong ? basis.matrix.row(row) : basis.row(row), times: coefficient)
    }
  }

  /// Adds a symbol, and queues it if it has to be expanded.
  @inline(__always) private mutating func enqueue(
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

  /// The largest magnitude of a sum's terms in the last expansion.
  var largestPart: Double { sums.largestPart }

  /// That magnitude relative to the largest sum.
  var cancellation: Double { sums.cancellation }

  /// Returns the value of the last expansion.
  @inline(__always) func value(_ values: borrowing Buffer<Double>) -> Double {
    var value = 0.0
    for index in 0..<entries.count {
      value += entries[index].coefficient * values[entries[index].symbol]
    }
    return value
  }
}

extension Expansion {
  /// Returns an empty expansion for as many symbols, since all state is scratch memory.
  func copy() -> Expansion {
    // Scratch memory: sums, entries, pending, basics, marks.
    var copy = Expansion()
    copy.grow(to: marks.count)
    return copy
  }
}
