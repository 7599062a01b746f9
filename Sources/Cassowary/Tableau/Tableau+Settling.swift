extension Tableau {
  /// Moves the variables that no constraint settles as close to zero as possible, in order of rank.
  ///
  /// If symbols can move without cost, the variables that follow them get a cost of their own: the distance
  /// from zero, each on its own level. These costs stay, so the next call has nothing left to settle unless
  /// the basis has changed.
  /// - Parameter order: The variables in order of rank.
  mutating func settle(_ order: [Symbol]) throws(Refusal) {
    guard settledVersion != version else { return }
    // Each cost leaves fewer solutions to choose from: none follows later that does not now.
    let following = followers()
    if !following.isEmpty {
      for symbol in 0..<Symbol(symbols.count) { symbols[symbol].isHeld = false }
      defer { settling = nil }
      for variable in order where following[variable] && !symbols[variable].hasDistanceCost {
        guard follows(variable) else { continue }
        settling = orders[variable].level
        addDistanceCost(to: variable)
        try minimize()
        if !isAnyFree(before: orders[variable].level) { break }
      }
    }
    settledVersion = version
  }

  /// Returns the symbols that can move without cost, and those that may follow them.
  private mutating func followers() -> SymbolSet {
    var following = SymbolSet(count: symbols.count)
    var index = 0
    while index < flats.count {
      let symbol = flats[index]
      guard symbols[symbol].isFlat, symbols[symbol].state == .parametric else {
        symbols[symbol].isFlat = false
        symbols[symbol].isListedFlat = false
        flats.swapRemove(index)
        continue
      }
      index += 1
      if isIdle(symbol) || !isFree(symbol, before: nil) { continue }
      following.insert(symbol)
      for occurrence in columns.list(symbols[symbol].column) {
        following.insert(rows[occurrence.row].basic)
      }
    }
    if !following.isEmpty { program.spread(&following, symbols: symbols, definitions: definitions) }
    return following
  }

  private mutating func isAnyFree(before level: Level) -> Bool {
    for index in 0..<flats.count {
      let symbol = flats[index]
      guard symbols[symbol].isFlat, symbols[symbol].state == .parametric else { continue }
      if !symbols[symbol].isHeld, !isIdle(symbol), isFree(symbol, before: level) { return true }
    }
    return false
  }

  /// Returns whether a symbol is at zero and only its own cost affects it.
  @inline(__always) private func isIdle(_ symbol: Symbol) -> Bool {
    let record = symbols[symbol]
    return record.column.count == 0 && record.breaks.count == 0 && record.mentions == 0
      && record.isVariable && values[symbol] == 0
  }

  private mutating func isFree(_ symbol: Symbol, before level: Level?) -> Bool {
    for direction in [1.0, -1.0] {
      let segment = segment(of: symbol, direction: direction)
      if isForbidden(symbol, direction: direction, segment: segment) { continue }
      let lead = reducedCost(symbol, direction: direction, segment: segment)
      guard lead.isFlat else { continue }
      guard let level, lead.value != 0 else { return lead.value == 0 || level == nil }
      if lead.level < level { return true }
    }
    return false
  }

  /// Returns whether a variable depends on a symbol that can move without cost.
  private mutating func follows(_ variable: Symbol) -> Bool {
    expand(variable)
    let level = orders[variable].level
    for index in 0..<sums.touched.count {
      let symbol = sums.touched[index]
      guard sums[symbol] != 0, symbols[symbol].state == .parametric, symbols[symbol].isFlat,
        !symbols[symbol].isHeld
      else { continue }
      if isFree(symbol, before: level) { return true }
    }
    return false
  }

  /// Adds a variable's distance from zero as a cost.
  private mutating func addDistanceCost(to variable: Symbol) {
    if symbols[variable].state == .defined { materialize(variable) }
    symbols[variable].hasDistanceCost = true
    for isLower in [true, false] {
      insertBreak(
        Breakpoint(position: 0, weight: 0, scale: 1, owner: ~variable, isLower: isLower),
        of: variable)
    }
    if symbols[variable].state == .basic {
      let row = symbols[variable].row
      let wasStrained = rows[row].isStrained
      setSegment(segmentByValue(of: row), of: row)
      touchRow(row, exceptHeld: !wasStrained && rows[row].slope.band <= 1)
    } else {
      touch(variable)
    }
    version += 1
  }

  /// Marks the symbols of a row for pricing.
  private mutating func touchRow(_ row: Int32, exceptHeld: Bool) {
    for entry in entries.list(rows[row].entries)
    where !exceptHeld || !symbols[entry.symbol].isHeld {
      touch(entry.symbol)
    }
  }

  /// Removes the cost of a variable's distance from zero.
  mutating func removeDistanceCost(from variable: Symbol) {
    guard symbols[variable].hasDistanceCost else { return }
    symbols[variable].hasDistanceCost = false
    removeBreaks(of: ~variable, on: variable)
  }
}

/// A set of symbols.
struct SymbolSet {
  private var marks: [Bool]
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
