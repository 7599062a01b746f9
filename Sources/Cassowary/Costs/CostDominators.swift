/// For each symbol, one symbol through which all goes that it does to the costs of rows: a post-dominator in the graph of
/// rows that refer to others.
///
///     w1 = page - l1 - r1      no cost
///     w2 = w1 - l2 - r2        no cost
///     w3 = w2 - l3 - r3        a wish; the dominator of all symbols here
///
/// Symbols with the same dominator that move it alike change the same costs of rows, however many rows without a cost move
/// with one of them and not with the other. Scratch memory.
struct CostDominators: ~Copyable {
  /// The way of a symbol to its dominator.
  struct Path: BitwiseCopyable {
    /// The dominator; `none` if no cost changes.
    var dominator = Path.none
    /// What the dominator moves by if the symbol moves by one, and the sum of the sizes of what that was added up from.
    var factor = 0.0
    var magnitude = 0.0

    static let none: Symbol = -1
  }

  /// The share of its magnitude below which a factor may be a rounding error, so that it leads to no dominator.
  private static let leastShare = 1e-3

  private var paths = Buffer<Path>()
  /// The symbols whose entries in `paths` may not be empty.
  private var touched = Buffer<Symbol>()

  /// Finds the dominators of all symbols.
  /// - Complexity: the number of entries and rows.
  mutating func find(_ basis: inout Basis, _ rows: borrowing RowCosts) {
    paths.reset(&touched, to: Path(), count: basis.symbolCount)
    basis.orderRows()
    for index in (0..<basis.rowCount).reversed() {
      let row = basis.orderedRow(index)
      let basic = basis.basic(of: row)
      if basic < 0 { continue }
      if rows[row].slope.band != 0 { set(basic, Path(dominator: basic, factor: 1, magnitude: 1)) }
      let path = paths[basic]
      if path.dominator == Path.none { continue }
      for entry in basis.matrix.row(row) { add(path, times: entry.coefficient, to: entry.symbol) }
    }
  }

  /// Returns whether two movements are known to change the same costs of rows.
  @inline(__always) func areAlike(
    _ first: ColumnDifference.Movement, _ second: ColumnDifference.Movement
  ) -> Bool {
    let (one, other) = (paths[first.symbol], paths[second.symbol])
    if one.dominator != other.dominator { return false }
    let (way, otherWay) = (one.factor * first.way, other.factor * second.way)
    return abs(way - otherWay) <= LexicographicCost.noise * abs(way)
  }

  /// Adds a way that leads from a symbol through another one.
  @inline(__always) private mutating func add(
    _ path: Path, times coefficient: Double, to symbol: Symbol
  ) {
    let known = paths[symbol]
    let sum = Path(
      dominator: path.dominator, factor: known.factor + path.factor * coefficient,
      magnitude: known.magnitude + path.magnitude * abs(coefficient))
    if known.dominator == Path.none { return set(symbol, sum) }
    let isSure = abs(sum.factor) >= CostDominators.leastShare * sum.magnitude
    // Where ways part, nothing behind the symbol is common to all.
    paths[symbol] =
      known.dominator == path.dominator && isSure
      ? sum : Path(dominator: symbol, factor: 1, magnitude: 1)
  }

  @inline(__always) private mutating func set(_ symbol: Symbol, _ path: Path) {
    if paths[symbol].dominator == Path.none { touched.append(symbol) }
    paths[symbol] = path
  }
}
