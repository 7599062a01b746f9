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
  /// The number of symbols whose sums became known in this epoch.
  private var count = 0
  /// The number of columns that were walked.
  private(set) var walks = 0

  /// Forgets what is known: it would differ from what a copy of the solver finds by rounding errors.
  mutating func forget() { version = -1 }

  /// Returns the sums of the rows in which a symbol occurs.
  mutating func sums(of symbol: Symbol, _ form: inout SolvedForm) -> LeadingSums {
    if version != form.version || changes == KnownRowSums.changesAllowed { begin(form) }
    if epochs[symbol] != epoch {
      epochs[symbol] = epoch
      count += 1
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
    count = 0
  }

  /// Follows a row that has gone to another segment, which is all that has changed since a version of the form.
  @inline(__always) mutating func follow(
    _ row: Int32, from former: Slope, since version: Int, _ form: inout SolvedForm
  ) {
    if version == self.version { follow(row, from: former, &form) }
  }

  private mutating func follow(_ row: Int32, from former: Slope, _ form: inout SolvedForm) {
    let slope = form.rowCosts[row].slope
    for entry in form.basis.row(row)
    where epochs[entry.symbol] == epoch
      && abs(entry.coefficient) >= form.reducedCosts.leastCoefficient
    {
      sums[entry.symbol].add(former, times: -entry.coefficient)
      sums[entry.symbol].add(slope, times: entry.coefficient)
    }
    version = form.version
    changes += 1
  }

  /// Follows a pivot in a row that is about to be made.
  /// - Parameter segment: The segment in which the entering symbol will be.
  /// - Returns: Whether what is known is right then, if nothing else changes: `goOn(at:)` is to follow.
  mutating func follow(
    pivotOn entering: Entry, in row: Int32, segment: Int, since version: Int,
    _ form: inout SolvedForm
  ) -> Bool {
    guard version == self.version, changes < KnownRowSums.changesAllowed else { return false }
    guard count > 0 else { return true }
    guard var moved = known(of: entering.symbol, &form) else { return false }
    moved.add(form.costs.slope(of: entering.symbol, segment: segment), times: 1)
    let leaving = form.basis.basic(of: row)
    for entry in form.basis.row(row) where epochs[entry.symbol] == epoch {
      sums[entry.symbol].add(moved, times: -entry.coefficient / entering.coefficient)
      keepIfSure(entry.symbol)
    }
    sums[leaving] = LeadingSums()
    sums[leaving].add(moved, times: 1 / entering.coefficient)
    sums[leaving].add(form.rowCosts[row].slope, times: -1)
    epochs[leaving] = epoch
    keepIfSure(leaving)
    changes += 1
    return true
  }

  /// Forgets sums that cancel: found anew, they begin with one that does not.
  @inline(__always) private mutating func keepIfSure(_ symbol: Symbol) {
    if sums[symbol].mayCancel { epochs[symbol] = epoch &- 1 }
  }

  /// Returns the sums of a symbol, if they are known or found at once.
  private func known(of symbol: Symbol, _ form: inout SolvedForm) -> LeadingSums? {
    if epochs[symbol] == epoch { return sums[symbol] }
    if form.basis.visits(of: symbol) >= KnownRowSums.worthwhile { return nil }
    return form.reducedCosts.sumsOfRows(of: symbol, &form.basis, &form.rowCosts)
  }

  /// Goes on with what is known, as it has followed all changes up to a version of the form.
  @inline(__always) mutating func goOn(at version: Int) { self.version = version }
}
