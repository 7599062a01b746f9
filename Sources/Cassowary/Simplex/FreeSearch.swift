/// The search for symbols that can still move without cost, while one variable after another is fixed.
///
/// Each distance that becomes a cost reduces the set of optimal solutions. A symbol that depends on no free symbol now
/// will not depend on one later, so no search without a result is repeated.
struct FreeSearch: ~Copyable {
  /// A basic symbol on the path of a search, with the index in its row at which the search continues.
  struct Visit: BitwiseCopyable {
    var symbol: Symbol
    var next = 0
    /// Whether the row contains symbols that may be free.
    var hasOpen = false
  }

  /// The symbols that may move without cost, or may depend on such symbols.
  private var open: SymbolSet
  /// The index of the first listed symbol that was free in the last search for one.
  private var first = 0
  private var visits = Buffer<Visit>()
  /// For each symbol, the last search that visited it. Scratch memory.
  private var epochs: Buffer<Int32>
  private var epoch: Int32 = 0

  /// Whether no symbol could move without cost at the beginning.
  var isEmpty: Bool { open.isEmpty }

  init(_ form: inout SolvedForm) {
    open = SymbolSet(count: form.basis.symbolCount)
    epochs = Buffer(repeating: 0, count: form.basis.symbolCount)
    var isAnyIndirect = false
    var index = 0
    while index < form.pricing.degenerateCount {
      let symbol = form.pricing.degenerateSymbol(at: index)
      guard form.pricing.isDegenerate(symbol), form.basis.role(of: symbol) == .parametric else {
        form.pricing.unlist(at: index)
        continue
      }
      index += 1
      guard !form.isIsolated(symbol), form.isFree(symbol, before: nil) else { continue }
      open.insert(symbol)
      if form.basis.matrix.isIndirect(symbol) {
        isAnyIndirect = true
      } else {
        for occurrence in form.basis.matrix.column(of: symbol) {
          open.insert(form.basis.basic(of: occurrence.row))
        }
      }
    }
    if open.isEmpty { return }
    if isAnyIndirect { addRowsThatRefer(&form) }
    form.definitions.spread(&open)
  }

  /// Adds the symbols that depend on open ones through references, in one pass over the rows.
  private mutating func addRowsThatRefer(_ form: inout SolvedForm) {
    form.basis.orderRows()
    for index in 0..<form.basis.rowCount {
      let row = form.basis.orderedRow(index)
      let basic = form.basis.basic(of: row)
      if basic < 0 || open[basic] { continue }
      for entry in form.basis.matrix.row(row) where open[entry.symbol] {
        open.insert(basic)
        break
      }
    }
  }

  // MARK: - Searching

  /// Returns whether a variable may depend on a symbol that can move without cost. A quick test
  /// that may be wrongly true.
  func isOpen(_ variable: Symbol) -> Bool { open[variable] }

  /// Returns whether a variable depends on a symbol that can move without a cost as important as the variable's
  /// distance.
  mutating func isFree(_ variable: Symbol, _ form: inout SolvedForm) -> Bool {
    let level = form.costs.owners.orders[variable].level
    form.expansion.expand(variable, keepsLong: true, &form.basis, &form.definitions)
    for index in 0..<form.expansion.entries.count {
      let symbol = form.expansion.entries[index].symbol
      if follows(symbol, before: level, &form) { return true }
    }
    open.remove(variable)
    return false
  }

  /// Returns whether a symbol is free, or depends on a free one through its row and the rows to which that refers.
  private mutating func follows(
    _ symbol: Symbol, before level: Level, _ form: inout SolvedForm
  ) -> Bool {
    guard open[symbol] else { return false }
    if form.basis.role(of: symbol) != .basic {
      return isFreeItself(symbol, before: level, &form)
    }
    begin(symbol)
    while let next = nextOpen(&form) {
      if form.basis.role(of: next) == .basic {
        visits.append(Visit(symbol: next))
      } else if isFreeItself(next, before: level, &form) {
        return true
      }
    }
    return false
  }

  private mutating func isFreeItself(
    _ symbol: Symbol, before level: Level, _ form: inout SolvedForm
  ) -> Bool {
    if form.basis.role(of: symbol) == .parametric, form.pricing.isDegenerate(symbol),
      !form.pricing.isFixedByCost(symbol), form.isFree(symbol, before: level)
    {
      return true
    }
    open.remove(symbol)
    return false
  }

  /// Returns whether any symbol can still move without a cost as important as a level.
  mutating func isAnyFree(before level: Level, _ form: inout SolvedForm) -> Bool {
    // Symbols before `first` were not free. Pivots change the roles of symbols, so the later ones are examined.
    let count = form.pricing.degenerateCount
    for index in first..<max(count, first) where isListedFree(at: index, before: level, &form) {
      first = index
      return true
    }
    for index in 0..<min(first, count) where isListedFree(at: index, before: level, &form) {
      first = index
      return true
    }
    return false
  }

  private func isListedFree(
    at index: Int, before level: Level, _ form: inout SolvedForm
  ) -> Bool {
    let symbol = form.pricing.degenerateSymbol(at: index)
    return form.pricing.isDegenerate(symbol) && !form.pricing.isFixedByCost(symbol)
      && form.basis.role(of: symbol) == .parametric && !form.isIsolated(symbol)
      && form.isFree(symbol, before: level)
  }

  // MARK: - Pricing

  /// Queues the symbols of a row that may be free to be priced, since the distance of the row's basic symbol is now a
  /// cost. It is less important than any cost that keeps the other symbols in place.
  mutating func repriceRow(of basic: Symbol, _ form: inout SolvedForm) {
    epoch += 1
    begin(basic)
    while let next = nextOpen(&form) {
      let isFirst = epochs[next] != epoch
      epochs[next] = epoch
      if isFirst, form.basis.role(of: next) == .basic {
        visits.append(Visit(symbol: next))
      } else if isFirst, form.pricing.isFixedByCost(next) {
        open.remove(next)
      } else {
        visits[visits.count - 1].hasOpen = true
        if isFirst { form.reprice(next) }
      }
    }
  }

  // MARK: - Traversal

  /// Begins a traversal of the row of a basic symbol, and of the rows to which it refers.
  private mutating func begin(_ basic: Symbol) {
    visits.removeAll()
    visits.append(Visit(symbol: basic))
  }

  /// Returns the next symbol of the traversal that may be free; nil at its end.
  private mutating func nextOpen(_ form: inout SolvedForm) -> Symbol? {
    while visits.count > 0 {
      let last = visits.count - 1
      let list = form.basis.matrix.row(form.basis.row(of: visits[last].symbol))
      while visits[last].next < list.count {
        let next = list[visits[last].next].symbol
        visits[last].next += 1
        if open[next] { return next }
      }
      endVisit()
    }
    return nil
  }

  /// Returns to the row that refers to the last visited one. If no symbol of the visited row may be
  /// free, its basic symbol is not free either.
  private mutating func endVisit() {
    guard let visit = visits.popLast() else { return }
    if !visit.hasOpen {
      open.remove(visit.symbol)
    } else if visits.count > 0 {
      visits[visits.count - 1].hasOpen = true
    }
  }
}
