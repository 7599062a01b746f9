/// A solver's record of a variable.
struct VariableRecord: BitwiseCopyable {
  /// The number of the variable; -1 if the symbol is not a variable.
  var number = -1
  /// The identity of the solver that created it.
  var origin: UInt64 = 0
  /// The number of constraints that use it.
  var uses: Int32 = 0
  /// The index of its edit constraint; -1 if there is none.
  var edit: Int32 = -1
}

/// The variables of a solver by symbol, with their records and names.
struct VariableTable: ~Copyable {
  /// The identity of the solver. It tells the solver's variables from those of others.
  private let origin: UInt64
  /// The records; symbols that are not variables have an empty one.
  private var records: Buffer<VariableRecord>
  private var names: [Symbol: String]
  /// The number of the next variable.
  private(set) var nextNumber: Int
  /// The symbols in order of rank; nil if the order is out of date.
  private var order: Optional<[Symbol]>

  /// The number of symbols with a record.
  var count: Int { records.count }

  subscript(symbol: Symbol) -> VariableRecord {
    @inline(__always) unsafeAddress { UnsafePointer(records.base + Int(symbol)) }
    @inline(__always) unsafeMutableAddress { records.base + Int(symbol) }
  }

  /// For each symbol, whether it is a variable.
  var liveSymbols: [Bool] { (0..<records.count).map { records[$0].number >= 0 } }

  @inline(__always) func contains(_ variable: Variable) -> Bool {
    variable.symbol < records.count && records[variable.symbol].origin == variable.origin
      && records[variable.symbol].number == variable.number
  }

  /// Returns the variable of a symbol, as clients know it.
  @inline(__always) func variable(_ symbol: Symbol) -> Variable {
    Variable(symbol: symbol, number: records[symbol].number, origin: records[symbol].origin)
  }

  /// Returns the name of a variable; nil if it has none.
  func name(of symbol: Symbol) -> String? { names[symbol] }

  // MARK: - Changing

  /// Makes room for symbols.
  mutating func grow(to count: Int) { records.extend(to: count, with: VariableRecord()) }

  /// Records a new variable.
  mutating func insert(_ symbol: Symbol, name: String) {
    records[symbol] = VariableRecord(number: nextNumber, origin: origin)
    nextNumber += 1
    if !name.isEmpty { names[symbol] = name }
    order = nil
  }

  mutating func remove(_ symbol: Symbol) {
    records[symbol] = VariableRecord()
    names[symbol] = nil
    order = nil
  }

  // MARK: - Order

  /// Records that a rank has changed.
  mutating func forgetOrder() { order = nil }

  /// Returns the variables' symbols, in order of rank.
  /// - Parameter ranks: The rank and number of each variable.
  mutating func ordered(by ranks: borrowing Buffer<VariableOrder>) -> [Symbol] {
    if let order { return order }
    let found = sorted(by: ranks) { _ in true }
    order = found
    return found
  }

  /// Returns the symbols of variables that satisfy a condition, in order of rank.
  func sorted(
    by ranks: borrowing Buffer<VariableOrder>, where isChosen: (Symbol) -> Bool
  ) -> [Symbol] {
    var order: [Symbol] = []
    order.reserveCapacity(records.count)
    var isSorted = true
    var last = (rank: Int.min, number: Int.min)
    for symbol in 0..<Symbol(records.count) where records[symbol].number >= 0 && isChosen(symbol) {
      let next = (rank: ranks[symbol].rank, number: ranks[symbol].number)
      if next < last { isSorted = false }
      last = next
      order.append(symbol)
    }
    if !isSorted {
      let keys = order.map { ($0, ranks[$0].rank, ranks[$0].number) }
      order = keys.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    }
    return order
  }
}

extension VariableTable {
  init() {
    self.init(
      origin: .random(in: .min ... .max), records: Buffer(), names: [:], nextNumber: 0, order: nil)
  }

  /// Returns a copy with all variables. It has an identity of its own, which marks variables created by the copy.
  func copy() -> VariableTable {
    VariableTable(
      origin: .random(in: .min ... .max), records: records.copy(), names: names,
      nextNumber: nextNumber, order: order)
  }
}
