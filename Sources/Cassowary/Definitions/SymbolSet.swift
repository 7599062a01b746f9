/// A set of symbols.
struct SymbolSet {
  private var marks: [Bool]
  /// Whether nothing was inserted.
  private(set) var isEmpty = true

  init(count: Int) {
    marks = Array(repeating: false, count: count)
  }

  subscript(symbol: Symbol) -> Bool { marks[Int(symbol)] }

  mutating func insert(_ symbol: Symbol) {
    marks[Int(symbol)] = true
    isEmpty = false
  }
}
