/// The sums that rows add to the reduced costs of symbols, cached over the steps of a dual run.
///
/// If columns are long, a pass over the column of each candidate in each step would visit the whole tableau for each
/// row. But a row whose segment changes only changes the sums of its own symbols, by the difference of its slopes.
struct KnownRowSums: ~Copyable {
  /// The number of rows with a cost in a column from which on its sums are cached.
  static let worthwhile: Int32 = 16
  /// The number of changes after which the cache is discarded, before rounding errors matter.
  private static let changesAllowed = 64

  private var sums = Buffer<LeadingSums>()
  /// For each symbol, the epoch in which its sums became known.
  private var epochs = Buffer<Int32>()
  private var epoch: Int32 = 0
  /// The version of the form for which the cache is valid.
  private var version = -1
  private var changes = 0

  /// Discards the cache. Its sums would differ by rounding errors from those that a copy of the solver computes.
  mutating func forget() { version = -1 }

  /// Returns the sums of the rows in which a symbol occurs.
  mutating func sums(of symbol: Symbol, _ form: inout SolvedForm) -> LeadingSums {
    if version != form.version || changes >= KnownRowSums.changesAllowed { begin(form) }
    if epochs[symbol] != epoch {
      epochs[symbol] = epoch
      sums[symbol] = form.reducedCosts.sumsOfRows(of: symbol, &form.basis, &form.rowCosts)
    }
    return sums[symbol]
  }

  /// Begins an epoch with an empty cache.
  private mutating func begin(_ form: borrowing SolvedForm) {
    sums.extend(to: form.basis.symbolCount, with: LeadingSums())
    epochs.extend(to: form.basis.symbolCount, with: -1)
    epoch &+= 1
    version = form.version
    changes = 0
  }

  /// Updates the sums after a row changed its segment, if that is the only change since a version of the form.
  mutating func follow(
    _ row: Int32, from former: Slope, since version: Int, _ form: inout SolvedForm
  ) {
    if version != self.version { return }
    let slope = form.rowCosts[row].slope
    for entry in form.basis.row(row)
    where epochs[entry.symbol] == epoch && abs(entry.coefficient) >= Tolerance.leastCoefficient {
      sums[entry.symbol].add(former, times: -entry.coefficient)
      sums[entry.symbol].add(slope, times: entry.coefficient)
      keepIfSure(entry.symbol)
    }
    self.version = form.version
    changes += 1
  }

  /// Discards sums that may be rounding errors. They are recomputed on demand.
  @inline(__always) private mutating func keepIfSure(_ symbol: Symbol) {
    if !sums[symbol].areSure(small: RowSums.small) {
      epochs[symbol] = epoch &- 1
    }
  }
}
