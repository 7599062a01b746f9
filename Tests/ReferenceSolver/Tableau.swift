/// What values a symbol may take.
enum Bounds: Sendable {
  /// The symbol's place is not in use.
  case none
  /// Any value: the variables a client made.
  case free
  /// Zero and above: slacks and errors.
  case restricted
  /// Zero only: the marker of a required equality. It never enters the basis.
  case fixed
}

/// The constraints in solved form (Badros, Borning and Stuckey 2001, 2.2 and 2.3).
///
///     basic = constant + Σ coefficient · parametric
///
/// Every parametric symbol has the value zero, so a basic one has its row's constant. There are
/// as many rows as constraints. A constraint `expression (<=, ==) 0` stands in it as
///
///     expression = plus - minus
///
/// with `plus` its error above zero (a required constraint has none) and `minus` its slack, or,
/// for an equality, its error below zero; for a required equality `minus` is the fixed marker.
/// `plus` and `minus` are partners: their columns are each other's negative, and where one is
/// basic the other occurs in its row only, with the coefficient 1.
struct Tableau: Sendable {
  var bounds: [Bounds] = []
  /// The partner of each symbol that has one.
  var partners: [Symbol?] = []
  /// The constant of the constraint whose `minus` a symbol is, 0 for other symbols.
  var constants: [Double] = []
  /// The row in which each symbol is basic.
  var positions: [Int?] = []
  /// The rows in which each parametric symbol occurs, in no particular order.
  var columns: [[Int]] = []
  var rows: [Row] = []

  /// The parametric symbols that may still enter while optimizing: the others cannot leave zero
  /// without making an objective worse that has had its turn.
  var isActive: [Bool] = []
  var activeCount = 0

  var freeSymbols: [Symbol] = []
  var freeRows: [Int] = []

  var sums = Accumulator()
  /// Where a row is merged before it takes the place of the old one.
  var merged: [Entry] = []

  /// The pivots done since the tableau was built, bad ones counted several times: a measure of
  /// the rounding errors it may have gathered.
  var wear = 0
  /// The pivots a call may still do.
  var budget = 0
  /// The largest constant seen, which the tolerance for a value follows.
  var largestConstant = 0.0

  /// How far from a bound a value may be and still count as on it.
  var tolerance: Double {
    1e-9 * max(1, largestConstant * 1e-5)
  }

  /// The value of a symbol at the present vertex.
  func value(of symbol: Symbol) -> Double {
    positions[symbol].map { rows[$0].constant } ?? 0
  }

  // MARK: - Symbols

  mutating func makeSymbol(_ kind: Bounds) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      bounds[symbol] = kind
      return symbol
    }
    bounds.append(kind)
    partners.append(nil)
    constants.append(0)
    positions.append(nil)
    columns.append([])
    isActive.append(false)
    sums.grow(to: bounds.count)
    return bounds.count - 1
  }

  /// Gives a symbol's place back. It must not be basic.
  mutating func release(_ symbol: Symbol) {
    dropColumn(of: symbol)
    bounds[symbol] = .none
    constants[symbol] = 0
    freeSymbols.append(symbol)
  }

  /// Takes a parametric symbol out of every row, which keeps it at zero for ever.
  mutating func dropColumn(of symbol: Symbol) {
    for row in columns[symbol] { rows[row].remove(symbol) }
    columns[symbol].removeAll(keepingCapacity: true)
    if let partner = partners[symbol] {
      partners[partner] = nil
      partners[symbol] = nil
    }
  }

  mutating func pair(_ plus: Symbol, _ minus: Symbol) {
    partners[plus] = minus
    partners[minus] = plus
  }

  // MARK: - Rows

  mutating func addRow(_ basic: Symbol, constant: Double, entries: [Entry]) -> Int {
    let place: Int
    if let free = freeRows.popLast() {
      place = free
    } else {
      place = rows.count
      rows.append(Row())
    }
    rows[place] = Row(basic: basic, constant: constant, entries: entries)
    positions[basic] = place
    for entry in entries { columns[entry.symbol].append(place) }
    return place
  }

  /// Takes a row out, and its equation with it.
  mutating func dropRow(_ place: Int) {
    for entry in rows[place].entries { removeFromColumn(of: entry.symbol, row: place) }
    if let basic = rows[place].basic { positions[basic] = nil }
    rows[place] = Row()
    freeRows.append(place)
  }

  mutating func removeFromColumn(of symbol: Symbol, row: Int) {
    guard let index = columns[symbol].firstIndex(of: row) else { return }
    columns[symbol].swapAt(index, columns[symbol].count - 1)
    columns[symbol].removeLast()
  }

  /// The tableau with the same symbols and no constraint.
  func emptied() -> Tableau {
    var empty = Tableau()
    empty.bounds = bounds
    empty.partners = partners
    empty.constants = Array(repeating: 0, count: bounds.count)
    empty.positions = Array(repeating: nil, count: bounds.count)
    empty.columns = Array(repeating: [], count: bounds.count)
    empty.isActive = Array(repeating: false, count: bounds.count)
    empty.freeSymbols = freeSymbols
    empty.sums.grow(to: bounds.count)
    empty.largestConstant = largestConstant
    return empty
  }
}
