/// That a parametric symbol lessens the cost when it moves, and how.
struct Candidacy: BitwiseCopyable {
  var lead = Lead.none
  var direction = 1.0
}

extension Tableau {
  /// What it costs to move a parametric symbol by one, most important part first.
  ///
  /// - Parameter segment: How many of its own breakpoints lie behind it on the way.
  /// - Complexity: the length of the symbol's column, where rows in it are strained for what may
  ///   matter more than the symbol's own cost.
  mutating func price(_ symbol: Symbol, direction: Double, segment: Int) -> Lead {
    cost.clear()
    addSlopeSums(of: symbol, segment: segment, times: direction)
    var lead = cost.leadingSum
    if symbols[symbol].strains > 0, lead.value == 0 || lead.level.band <= highestStrain {
      addRowSums(of: symbol, times: direction)
      lead = cost.leadingSum
    }
    if lead.value != 0 { return lead }
    addSingles(of: symbol, direction: direction, segment: segment, times: 1)
    return cost.leadingSingle(demands, orders)
  }

  /// Adds the sums of priorities to the cost.
  mutating func addSums(
    of symbol: Symbol, direction: Double, segment: Int, times factor: Double
  ) {
    addRowSums(of: symbol, times: direction * factor)
    addSlopeSums(of: symbol, segment: segment, times: direction * factor)
  }

  /// Adds what the rows of a symbol's column cost.
  private mutating func addRowSums(of symbol: Symbol, times factor: Double) {
    var left = symbols[symbol].strains
    let slice = symbols[symbol].column
    var index = 0
    while left > 0 {
      let occurrence = columns.pointer(slice)[index]
      index += 1
      guard rows[occurrence.row].isStrained else { continue }
      left -= 1
      let basic = rows[occurrence.row].basic
      addSlopeSums(
        of: basic, segment: Int(symbols[basic].segment),
        times: occurrence.coefficient * factor)
    }
  }

  /// Adds single errors and distances from zero to the cost.
  mutating func addSingles(
    of symbol: Symbol, direction: Double, segment: Int, times factor: Double
  ) {
    var left = symbols[symbol].strains
    let slice = symbols[symbol].column
    var index = 0
    while left > 0 {
      let occurrence = columns.pointer(slice)[index]
      index += 1
      guard rows[occurrence.row].isStrained else { continue }
      left -= 1
      let basic = rows[occurrence.row].basic
      addSlopeSingles(
        of: basic, segment: Int(symbols[basic].segment),
        times: occurrence.coefficient * direction * factor)
    }
    addSlopeSingles(of: symbol, segment: segment, times: direction * factor)
  }

  /// Adds the slope of a symbol's own cost in a segment.
  @inline(__always) mutating func addSlopeSums(
    of symbol: Symbol, segment: Int, times factor: Double
  ) {
    let slice = symbols[symbol].breaks
    for index in 0..<Int(slice.count) {
      let point = breaks.pointer(slice)[index]
      guard point.isLower == (index >= segment), point.owner >= 0 else { continue }
      cost.add(
        point.isLower ? -point.weight * factor : point.weight * factor,
        band: demands[point.owner].sumBand)
    }
  }

  mutating func addSlopeSingles(of symbol: Symbol, segment: Int, times factor: Double) {
    let slice = symbols[symbol].breaks
    for index in 0..<Int(slice.count) {
      let point = breaks.pointer(slice)[index]
      guard point.isLower == (index >= segment) else { continue }
      cost.add(
        point.isLower ? -point.scale * factor : point.scale * factor, owner: point.owner)
    }
  }

  /// Adds what it costs to pass a breakpoint at a rate: from there on, or no less any more.
  @inline(__always) mutating func addPassing(_ point: Breakpoint, times factor: Double) {
    if point.owner >= 0 {
      cost.add(point.weight * factor, band: demands[point.owner].sumBand)
    }
    cost.add(point.scale * factor, owner: point.owner)
  }

  /// The sign of the cost that was added up, and of which level it is.
  @inline(__always) var lead: Lead {
    let sum = cost.leadingSum
    return sum.value != 0 ? sum : cost.leadingSingle(demands, orders)
  }

  /// Prices a symbol both ways, and notes whether it should move, or could for nothing.
  mutating func appraise(_ symbol: Symbol) {
    symbols[symbol].isCandidate = false
    var isFlat = false
    for direction in [1.0, -1.0] {
      let segment = segment(of: symbol, direction: direction)
      if isForbidden(symbol, direction: direction, segment: segment) { continue }
      let lead = price(symbol, direction: direction, segment: segment)
      if lead.value < 0 {
        leads[symbol] = Candidacy(lead: lead, direction: direction)
        symbols[symbol].isCandidate = true
        candidates.append(symbol)
        return
      }
      if lead.isFlat { isFlat = true }
    }
    if isFlat, !symbols[symbol].isFlat { flats.append(symbol) }
    symbols[symbol].isFlat = isFlat
  }
}
