/// A symbol of the tableau: its place in the tableau's arrays.
typealias Symbol = Int

/// A parametric symbol in a row, times its coefficient.
struct Entry: Sendable {
  var symbol: Symbol
  var coefficient: Double
}

/// A row of the tableau: `basic = constant + Σ coefficient · parametric`.
struct Row: Sendable {
  /// The symbol the row is solved for; none when the row's place is free.
  var basic: Symbol?
  var constant = 0.0
  /// Sorted by symbol, none twice, no coefficient zero.
  var entries: [Entry] = []

  /// Where a symbol stands among the entries.
  func index(of symbol: Symbol) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) >> 1
      if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].symbol == symbol ? low : nil
  }

  /// The coefficient of a symbol, 0 when the row lacks it.
  func coefficient(of symbol: Symbol) -> Double {
    index(of: symbol).map { entries[$0].coefficient } ?? 0
  }

  /// Puts in an entry that the row lacks.
  mutating func insert(_ entry: Entry) {
    let place = entries.firstIndex { $0.symbol > entry.symbol } ?? entries.count
    entries.insert(entry, at: place)
  }

  /// Takes a symbol's entry out.
  mutating func remove(_ symbol: Symbol) {
    if let place = index(of: symbol) { entries.remove(at: place) }
  }
}
