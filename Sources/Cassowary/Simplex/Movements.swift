/// The parametric symbols that have moved since the rows' values were recomputed, while they are few: only rows with them
/// have rounding errors of movements then.
struct Movements: ~Copyable {
  private static let few = 32

  private(set) var symbols: Buffer<Symbol>
  /// Whether these are all.
  private(set) var areKnown: Bool

  /// Records a movement. One symbol often moves several times in turn.
  @inline(__always) mutating func note(_ symbol: Symbol) {
    guard areKnown else { return }
    if symbols.count > 0, symbols[symbols.count - 1] == symbol { return }
    if symbols.count == Movements.few { return noteUnknown() }
    symbols.append(symbol)
  }

  /// Records that any row may have moved.
  mutating func noteUnknown() { areKnown = false }

  /// Forgets them, as the values are recomputed.
  mutating func removeAll() {
    symbols.removeAll()
    areKnown = true
  }
}

extension Movements {
  init() { self.init(symbols: Buffer(), areKnown: false) }

  func copy() -> Movements { Movements(symbols: symbols.copy(), areKnown: areKnown) }
}
