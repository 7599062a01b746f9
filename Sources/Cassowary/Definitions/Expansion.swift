/// The expansion of sums of variables into parametric symbols.
///
/// Definitions are expanded from the highest down, so that parts that two of them share cancel before they are expanded.
/// Everything in it is scratch memory.
struct Expansion: ~Copyable {
  /// A definition that is queued to be expanded.
  struct Pending: HeapElement {
    var symbol: Symbol
    var height: Int32

    @inline(__always) func precedes(_ other: Pending) -> Bool { height > other.height }
  }

  /// The sums of what was expanded; zero for what was expanded itself, and for what cancelled.
  private(set) var sums = SparseAccumulator()
  /// The parametric symbols with their coefficients, after `expand`; where long rows are kept, with basic ones.
  private(set) var entries = Buffer<Entry>()
  /// The same as a list.
  var listed: UnsafeBufferPointer<Entry> {
    UnsafeBufferPointer(start: entries.base, count: entries.count)
  }
  /// The definitions that are still to be expanded, the highest first.
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
  /// - Parameter keepsLong: Whether what long rows have is left out: their basic symbols stay, to become references.
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

  /// Expands what is queued, and lists what there is in the end.
  @inline(__always) private mutating func finish(
    keepsLong: Bool, _ basis: inout Basis, _ definitions: inout Definitions
  ) {
    if !pending.isEmpty { expandDefinitions(keepsLong: keepsLong, &basis, &definitions) }
    if !basics.isEmpty { expandRows(keepsLong: keepsLong, &basis) }
    sums.list(in: &entries)
  }

  /// Expands the definitions.
  /// - Parameter keepsLong: Whether a variable whose twin has a long row becomes the twin instead.
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

  /// Expands the rows.
  /// - Parameter keepsLong: Whether long ones, and what the others refer to, are left as they are.
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

  /// The magnitude of the largest parts of what was expanded.
  var largestPart: Double { sums.largestPart }

  /// The same beside that of the largest sum.
  var cancellation: Double { sums.cancellation }

  /// Returns the value of what was expanded.
  @inline(__always) func value(_ values: borrowing Buffer<Double>) -> Double {
    var value = 0.0
    for index in 0..<entries.count {
      value += entries[index].coefficient * values[entries[index].symbol]
    }
    return value
  }
}

extension Expansion {
  /// Returns an empty one with the same room: all is scratch memory.
  func copy() -> Expansion {
    // Scratch memory: sums, entries, pending, basics, marks.
    var copy = Expansion()
    copy.grow(to: marks.count)
    return copy
  }
}
