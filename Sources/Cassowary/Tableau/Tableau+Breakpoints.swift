extension Tableau {
  // MARK: - Lists of breakpoints

  /// Inserts a breakpoint in order.
  ///
  /// One that differs from another only by noise moves to its position, so that two limits that are meant to
  /// be equal neither leave a gap nor cross.
  /// - Returns: Its index.
  @discardableResult @inline(__always)
  mutating func insertBreak(_ new: Breakpoint, of symbol: Symbol) -> Int {
    forgetSubdifferential(of: symbol)
    if symbols[symbol].breaks.count == 0 {
      breaks.append(new, to: &symbols[symbol].breaks)
      return 0
    }
    return insertBreak(new, amongOthersOf: symbol)
  }

  private mutating func insertBreak(_ new: Breakpoint, amongOthersOf symbol: Symbol) -> Int {
    var new = new
    let list = breaks.list(symbols[symbol].breaks)
    var index = 0
    let slack = 1e-12 * abs(new.position)
    for other in list where abs(other.position - new.position) <= slack {
      new.position = other.position
      break
    }
    while index < list.count, precedes(list[index], new) { index += 1 }
    breaks.insert(new, at: index, of: &symbols[symbol].breaks)
    return index
  }

  @inline(__always) private func precedes(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
    first.position == second.position
      ? first.isLower || !second.isLower : first.position < second.position
  }

  /// Returns the breakpoints of a constraint.
  @inline(__always) func makeBreaks(of place: Int32) -> (lower: Breakpoint?, upper: Breakpoint?) {
    let constraint = constraints[place]
    let scale = abs(constraint.factor)
    let weight = constraint.isRequired ? scale : constraint.weight * scale
    func breakpoint(isLower: Bool) -> Breakpoint {
      Breakpoint(
        position: constraint.position + 0.0, weight: weight, scale: scale, owner: place,
        isLower: isLower, isRequired: constraint.isRequired)
    }
    switch (constraint.relation, constraint.factor > 0) {
    case (.equal, _): return (breakpoint(isLower: true), breakpoint(isLower: false))
    case (.greaterThanOrEqual, true), (.lessThanOrEqual, false):
      return (breakpoint(isLower: true), nil)
    case (.lessThanOrEqual, true), (.greaterThanOrEqual, false):
      return (nil, breakpoint(isLower: false))
    }
  }

  /// Returns the index of an owner's first breakpoint.
  @inline(__always) func breakIndex(of owner: Int32, on symbol: Symbol) -> Int? {
    breaks.list(symbols[symbol].breaks).firstIndex { $0.owner == owner }
  }

  // MARK: - Segments

  /// Returns the number of breakpoints behind a parametric symbol when it moves.
  @inline(__always) mutating func segment(of symbol: Symbol, direction: Double) -> Int {
    let subdifferential = subdifferential(of: symbol)
    return Int(direction > 0 ? subdifferential.pointee.ahead : subdifferential.pointee.behind)
  }

  /// Returns whether a required constraint forbids a movement of a parametric symbol.
  @inline(__always) func isForbidden(_ symbol: Symbol, direction: Double, segment: Int) -> Bool {
    let slice = symbols[symbol].breaks
    let list = breaks.pointer(slice)
    if direction > 0 {
      for index in 0..<segment where list[index].isRequired && !list[index].isLower {
        return true
      }
    } else {
      for index in segment..<Int(slice.count) where list[index].isRequired && list[index].isLower {
        return true
      }
    }
    return false
  }

  /// Sets the segment of a row's basic symbol.
  mutating func setSegment(_ segment: Int, of row: Int32) {
    let basic = rows[row].basic
    symbols[basic].segment = Int32(segment)
    let slice = symbols[basic].breaks
    let list = breaks.pointer(slice)
    let count = Int(slice.count)
    rows[row].lower = segment > 0 ? list[segment - 1].position : -.infinity
    rows[row].upper = segment < count ? list[segment].position : .infinity
    setSlope(slope(of: basic, segment: segment), of: row)
    version += 1
  }

  /// Sets the segment of a row, and prices its symbols again if the row's cost depends on its value, or did.
  mutating func changeSegment(_ segment: Int, of row: Int32) {
    let wasStrained = rows[row].isStrained
    setSegment(segment, of: row)
    if wasStrained || rows[row].isStrained { touchRow(row) }
  }

  /// Sets the slope of a row's cost, and updates the counts of its symbols.
  mutating func setSlope(_ slope: Slope, of row: Int32) {
    let wasStrained = rows[row].isStrained
    rows[row].slope = slope
    highestStrain = max(highestStrain, slope.band)
    guard rows[row].isStrained != wasStrained else { return }
    for entry in entries.list(rows[row].entries) {
      symbols[entry.symbol].strains += wasStrained ? -1 : 1
    }
  }

  /// Returns whether the rows of a symbol may be as important as its own cost.
  @inline(__always) mutating func mayRowsMatter(_ symbol: Symbol, _ own: Slope) -> Bool {
    own.value == 0 || (own.band <= highestStrain && mayRowsMatterYet(symbol, own))
  }

  /// Returns the same when the highest strain may be out of date. It is recomputed once enough rows were
  /// walked in vain.
  private mutating func mayRowsMatterYet(_ symbol: Symbol, _ own: Slope) -> Bool {
    walkedInVain += Int(symbols[symbol].strains)
    guard walkedInVain > rows.count else { return true }
    walkedInVain = 0
    highestStrain = 0
    for row in 0..<rows.count { highestStrain = max(highestStrain, rows[row].slope.band) }
    return own.band <= highestStrain
  }

  /// Returns the segment of a basic symbol for its value, in which it is feasible.
  @inline(__always) func segmentByValue(of row: Int32) -> Int {
    let basic = rows[row].basic
    let value = values[basic]
    let list = breaks.list(symbols[basic].breaks)
    // Between a lower and an upper limit at the value itself nothing is strained.
    var index = 0
    while index < list.count,
      list[index].position < value || (list[index].position == value && list[index].isLower)
    {
      index += 1
    }
    return index
  }

  // MARK: - Values

  /// Returns a row's recomputed value, and the magnitude of its parts.
  @inline(__always) func sum(of row: Int32) -> (value: Double, magnitude: Double) {
    var value = 0.0
    var magnitude = 0.0
    for entry in entries.list(rows[row].entries) {
      let part = entry.coefficient * values[entry.symbol]
      value += part
      magnitude += abs(part)
    }
    return (value, magnitude)
  }

  /// Returns whether a row's value is within its segment, except for rounding errors.
  @inline(__always) mutating func isFeasible(_ row: Int32) -> Bool {
    let value = values[rows[row].basic]
    if value >= rows[row].lower, value <= rows[row].upper { return true }
    return isFeasibleAnew(row)
  }

  /// Returns the same with the row's value recomputed.
  private mutating func isFeasibleAnew(_ row: Int32) -> Bool {
    let (value, magnitude) = sum(of: row)
    values[rows[row].basic] = value
    let lack = max(rows[row].lower - value, value - rows[row].upper)
    let limit = value < rows[row].lower ? rows[row].lower : rows[row].upper
    return lack <= Tableau.tolerance * max(magnitude, abs(limit)) + Tableau.smallest
  }

  /// Returns the largest distance of a row's value from its segment, relative to the numbers in its sum. It
  /// comes from coefficients that were ignored as unreliably small.
  func largestStray() -> Double {
    var largest = 0.0
    for row in 0..<Int32(rows.count) where rows[row].basic >= 0 {
      let value = values[rows[row].basic]
      let lack = max(rows[row].lower - value, value - rows[row].upper)
      guard lack > 0 else { continue }
      let magnitude = max(sum(of: row).magnitude, abs(value), abs(value) + lack)
      largest = max(largest, lack / magnitude)
    }
    return largest
  }

  /// The share of a value's parts by which it may miss a limit.
  static let tolerance = 2e-13
  /// The magnitude that counts as zero beside numbers of any layout.
  static let smallest = 1e-15

  /// Moves a parametric symbol and its dependents.
  /// - Parameter isQueueing: Whether rows that leave their segments are queued.
  @inline(__always) mutating func shift(
    _ symbol: Symbol, to value: Double, isQueueing: Bool = false
  ) {
    let step = value - values[symbol]
    travel += abs(step)
    values[symbol] = value
    forgetSubdifferential(of: symbol)
    let slice = symbols[symbol].column
    var largest = farthest
    for index in 0..<Int(slice.count) {
      let occurrence = columns.pointer(slice)[index]
      let basic = rows[occurrence.row].basic
      let sum = values[basic] + occurrence.coefficient * step
      values[basic] = sum
      largest = max(largest, abs(sum))
      if isQueueing, sum < rows[occurrence.row].lower || sum > rows[occurrence.row].upper {
        enqueue(occurrence.row)
      }
    }
    farthest = largest
  }

  @inline(__always) mutating func enqueue(_ row: Int32) {
    if rows[row].isQueued { return }
    rows[row].isQueued = true
    queue.append(row)
  }
}
