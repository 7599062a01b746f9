extension Tableau {
  // MARK: - Lists of breakpoints

  /// Puts a breakpoint in its place.
  ///
  /// One that differs from another by rounding noise only is put on it: two limits that are meant
  /// to be the same leave no gap and do not cross.
  /// - Returns: Its index.
  @discardableResult
  mutating func insertBreak(_ new: Breakpoint, of symbol: Symbol) -> Int {
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

  /// The breakpoints that a constraint makes.
  @inline(__always) func makeBreaks(of place: Int32) -> (lower: Breakpoint?, upper: Breakpoint?) {
    let demand = demands[place]
    let scale = abs(demand.factor)
    let weight = demand.isRequired ? scale : demand.weight * scale
    func breakpoint(isLower: Bool) -> Breakpoint {
      Breakpoint(
        position: demand.position + 0.0, weight: weight, scale: scale, owner: place,
        isLower: isLower, isRequired: demand.isRequired)
    }
    switch (demand.relation, demand.factor > 0) {
    case (.equal, _): return (breakpoint(isLower: true), breakpoint(isLower: false))
    case (.greaterThanOrEqual, true), (.lessThanOrEqual, false):
      return (breakpoint(isLower: true), nil)
    case (.lessThanOrEqual, true), (.greaterThanOrEqual, false):
      return (nil, breakpoint(isLower: false))
    }
  }

  /// The index of an owner's first breakpoint.
  @inline(__always) func breakIndex(of owner: Int32, on symbol: Symbol) -> Int? {
    breaks.list(symbols[symbol].breaks).firstIndex { $0.owner == owner }
  }

  // MARK: - Segments

  /// How many breakpoints lie behind a parametric symbol when it moves.
  @inline(__always) func segment(of symbol: Symbol, direction: Double) -> Int {
    let (behind, ahead) = segments(of: symbol)
    return direction > 0 ? ahead : behind
  }

  /// How many breakpoints lie behind a parametric symbol when it moves down and up.
  @inline(__always) func segments(of symbol: Symbol) -> (behind: Int, ahead: Int) {
    let value = values[symbol]
    let slice = symbols[symbol].breaks
    let list = breaks.pointer(slice)
    let count = Int(slice.count)
    var behind = 0
    while behind < count, list[behind].position < value { behind += 1 }
    var ahead = behind
    while ahead < count, list[ahead].position <= value { ahead += 1 }
    return (behind, ahead)
  }

  /// Whether a required constraint forbids a parametric symbol to move.
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

  /// Puts a row's basic symbol into a segment.
  mutating func setSegment(_ segment: Int, of row: Int32) {
    let basic = rows[row].basic
    symbols[basic].segment = Int32(segment)
    let slice = symbols[basic].breaks
    let list = breaks.pointer(slice)
    let count = Int(slice.count)
    rows[row].lower = segment > 0 ? list[segment - 1].position : -.infinity
    rows[row].upper = segment < count ? list[segment].position : .infinity
    setStrained(noteStrain(of: basic, segment: segment), row)
    version += 1
  }

  /// Notes what a symbol's cost changes for in a segment.
  /// - Returns: Whether it changes with its value at all.
  @discardableResult @inline(__always) private mutating func noteStrain(
    of symbol: Symbol, segment: Int
  ) -> Bool {
    var isStrained = false
    let list = breaks.list(symbols[symbol].breaks)
    for index in list.indices where list[index].isLower == (index >= segment) {
      isStrained = true
      if list[index].owner >= 0 {
        highestStrain = max(highestStrain, demands[list[index].owner].sumBand)
      }
    }
    return isStrained
  }

  /// Finds what the rows are strained for, which is less than what they were strained for on the way.
  mutating func findHighestStrain() {
    guard walksInVain > 8 else { return }
    walksInVain = 0
    highestStrain = 0
    for row in 0..<rows.count where rows[row].isStrained {
      let basic = rows[row].basic
      noteStrain(of: basic, segment: Int(symbols[basic].segment))
    }
  }

  /// Notes whether a row's cost changes with its value, at the symbols in it too.
  mutating func setStrained(_ isStrained: Bool, _ row: Int32) {
    guard rows[row].isStrained != isStrained else { return }
    rows[row].isStrained = isStrained
    for entry in entries.list(rows[row].entries) {
      symbols[entry.symbol].strains += isStrained ? 1 : -1
    }
  }

  /// The segment of a basic symbol by its value, so that it is feasible.
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

  /// A row's value, computed anew, and the magnitude of what adds up to it.
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

  /// Whether a row's value is within its segment, but for rounding errors.
  @inline(__always) mutating func isFeasible(_ row: Int32) -> Bool {
    let value = values[rows[row].basic]
    if value >= rows[row].lower, value <= rows[row].upper { return true }
    return isFeasibleAnew(row)
  }

  /// The same after its value was computed anew.
  private mutating func isFeasibleAnew(_ row: Int32) -> Bool {
    let (value, magnitude) = sum(of: row)
    values[rows[row].basic] = value
    let lack = max(rows[row].lower - value, value - rows[row].upper)
    let limit = value < rows[row].lower ? rows[row].lower : rows[row].upper
    return lack <= Tableau.tolerance * max(magnitude, abs(limit)) + Tableau.smallest
  }

  /// The part of the numbers that add up to it by which a value may miss a limit.
  static let tolerance = 2e-13
  /// What is as good as zero beside numbers of any size that layouts have.
  static let smallest = 1e-15

  /// Moves a parametric symbol, and all that depends on it.
  /// - Parameter isQueueing: Whether those rows are to be looked at that have left their segments.
  @inline(__always) mutating func shift(
    _ symbol: Symbol, to value: Double, isQueueing: Bool = false
  ) {
    let step = value - values[symbol]
    travel += abs(step)
    values[symbol] = value
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
