/// The sums that the rows add to the reduced costs of symbols, kept over the steps of a dual run.
///
/// Where columns are long, to walk that of each candidate in each step would take the whole tableau for each row. But a row
/// that goes to another segment changes the sums of its own symbols only, by the difference of its slopes; and a pivot
/// those of its row only, by multiples of those of the entering symbol (the update of reduced costs by the pivot row).
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
  /// Whether any sums became known in this epoch.
  private var hasAny = false
  /// The number of columns that were walked.
  private(set) var walks = 0

  /// Forgets what is known: it would differ from what a copy of the solver finds by rounding errors.
  mutating func forget() { version = -1 }

  /// Returns the sums of the rows in which a symbol occurs.
  mutating func sums(of symbol: Symbol, _ form: inout SolvedForm) -> LeadingSums {
    if version != form.version || changes >= KnownRowSums.changesAllowed { begin(form) }
    if epochs[symbol] != epoch {
      epochs[symbol] = epoch
      hasAny = true
      sums[symbol] = form.reducedCosts.sumsOfRows(of: symbol, &form.basis, &form.rowCosts)
      walks += 1
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
    hasAny = false
  }

  /// Follows a row that has gone to another segment, which is all that has changed since a version of the form.
  @inline(__always) mutating func follow(
    _ row: Int32, from former: Slope, since version: Int, _ form: inout SolvedForm
  ) {
    if version == self.version { follow(row, from: former, &form) }
  }

  private mutating func follow(_ row: Int32, from former: Slope, _ form: inout SolvedForm) {
    let slope = form.rowCosts[row].slope
    let least = form.reducedCosts.leastCoefficient
    for entry in form.basis.row(row)
    where epochs[entry.symbol] == epoch && abs(entry.coefficient) >= least {
      sums[entry.symbol].add(former, times: -entry.coefficient)
      sums[entry.symbol].add(slope, times: entry.coefficient)
      keepIfSure(entry.symbol, least)
    }
    version = form.version
    changes += 1
  }

  /// Follows a pivot in a row that is about to be made, or forgets all if it cannot. `goOn(at:)` is to come after it.
  /// - Parameters:
  ///   - slope: The slope of the entering symbol's own cost in the segment in which it will be.
  ///   - version: The version in which what is known is right. Only values have changed since.
  mutating func follow(
    pivotOn entering: Entry, in row: Int32, slope: Slope, since version: Int,
    _ form: inout SolvedForm
  ) {
    guard version == self.version, hasAny, changes < KnownRowSums.changesAllowed else {
      return forget()
    }
    let least = form.reducedCosts.leastCoefficient
    var moved =
      epochs[entering.symbol] == epoch
      ? sums[entering.symbol]
      : form.reducedCosts.sumsOfRows(of: entering.symbol, &form.basis, &form.rowCosts)
    moved.add(slope, times: 1)
    for entry in form.basis.row(row)
    where epochs[entry.symbol] == epoch && abs(entry.coefficient) >= least {
      sums[entry.symbol].add(moved, times: -entry.coefficient / entering.coefficient)
      keepIfSure(entry.symbol, least)
    }
    let leaving = form.basis.basic(of: row)
    sums[leaving] = LeadingSums()
    sums[leaving].add(moved, times: 1 / entering.coefficient)
    sums[leaving].add(form.rowCosts[row].slope, times: -1)
    epochs[leaving] = epoch
    keepIfSure(leaving, least)
    changes += 1
  }

  /// Goes on with what has followed all changes up to a version of the form.
  @inline(__always) mutating func goOn(at version: Int) {
    if self.version >= 0 { self.version = version }
  }

  /// Forgets sums that may be noise: they are found anew when they are asked for.
  @inline(__always) private mutating func keepIfSure(_ symbol: Symbol, _ leastCoefficient: Double) {
    if !sums[symbol].areSure(small: RowSums.small(leastCoefficient)) {
      epochs[symbol] = epoch &- 1
    }
  }
}
