/// The sums that the rows add to the reduced costs of symbols, kept over the steps of a dual run.
///
/// Where columns are long, to walk that of each candidate in each step would take the whole tableau for each row. But a row
/// that goes to another segment changes the sums of its own symbols only, by the difference of its slopes.
struct KnownRowSums: ~Copyable {
  /// The number of rows with a cost from which on a column is worth remembering.
  static let worthwhile: Int32 = 16
  /// The number of changes after which all is forgotten, before their rounding errors count.
  private static let changesAllowed = 64

  private var sums = Buffer<LeadingSums>()
  /// For each symbol, the epoch in which its sums became known.
  private var epochs = Buffer<Int32>()
  private var epoch: Int32 = 0
  /// The version of the form in which what is known is right.
  private var version = -1
  private var changes = 0

  /// Forgets what is known: it would differ from what a copy of the solver finds by rounding errors.
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

  /// Begins an epoch, in which nothing is known yet.
  private mutating func begin(_ form: borrowing SolvedForm) {
    sums.extend(to: form.basis.symbolCount, with: LeadingSums())
    epochs.extend(to: form.basis.symbolCount, with: -1)
    epoch &+= 1
    version = form.version
    changes = 0
  }

  /// Follows a row that has gone to another segment, which is all that has changed since a version of the form.
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

  /// Forgets sums that may be noise: they are found anew when they are asked for.
  @inline(__always) private mutating func keepIfSure(_ symbol: Symbol) {
    if !sums[symbol].areSure(small: RowSums.small) {
      epochs[symbol] = epoch &- 1
    }
  }
}
