extension Tableau {
  /// What it costs to move a parametric symbol by one, most important part first.
  ///
  /// - Parameter segment: How many of its own breakpoints lie behind it on the way.
  /// - Complexity: the length of the symbol's column, where rows in it are strained for what may
  ///   matter more than the symbol's own cost.
  mutating func price(_ symbol: Symbol, direction: Double, segment: Int) -> Lead {
    cost.clear()
    addSlope(.sums, of: symbol, segment: segment, times: direction)
    var lead = cost.leadingSum
    isPriceWhole = symbols[symbol].strains == 0
    if !isPriceWhole, mayRowsMatter(symbol, lead) {
      addRows(.sums, of: symbol, times: direction)
      lead = cost.leadingSum
      isPriceWhole = true
    }
    if lead.value != 0 { return lead }
    add(.singles, of: symbol, direction: direction, segment: segment, times: 1)
    return cost.leadingSingle(demands, orders)
  }

  /// Adds a part of what a movement costs.
  @inline(__always) mutating func add(
    _ part: Cost.Part, of symbol: Symbol, direction: Double, segment: Int, times factor: Double
  ) {
    addRows(part, of: symbol, times: direction * factor)
    addSlope(part, of: symbol, segment: segment, times: direction * factor)
  }

  /// Adds what the rows of a symbol's column cost.
  @inline(__always) mutating func addRows(
    _ part: Cost.Part, of symbol: Symbol, times factor: Double
  ) {
    var left = symbols[symbol].strains
    let slice = symbols[symbol].column
    var index = 0
    while left > 0 {
      let occurrence = columns.pointer(slice)[index]
      index += 1
      guard rows[occurrence.row].isStrained else { continue }
      left -= 1
      if abs(occurrence.coefficient) < leastInPrice { continue }
      let change = occurrence.coefficient * factor
      if part == .sums, rows[occurrence.row].hasOneSum {
        let band = rows[occurrence.row].strain
        if band != 1 { cost.add(change * rows[occurrence.row].slope, band: band) }
      } else {
        let basic = rows[occurrence.row].basic
        addSlope(part, of: basic, segment: Int(symbols[basic].segment), times: change)
      }
    }
  }

  /// Adds the slope of a symbol's own cost in a segment.
  @inline(__always) mutating func addSlope(
    _ part: Cost.Part, of symbol: Symbol, segment: Int, times factor: Double
  ) {
    let slice = symbols[symbol].breaks
    for index in 0..<Int(slice.count) {
      let point = breaks.pointer(slice)[index]
      guard point.isLower == (index >= segment) else { continue }
      switch part {
      case .sums where point.owner >= 0:
        cost.add(
          (point.isLower ? -point.weight : point.weight) * factor,
          band: demands[point.owner].sumBand)
      case .sums: break
      case .singles:
        cost.add((point.isLower ? -point.scale : point.scale) * factor, owner: point.owner)
      }
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
    symbols[symbol].isHeld = false
    let outlook = outlook(of: symbol)
    let (behind, ahead) = (outlook.behind, outlook.ahead)
    let (canRise, canFall) = (outlook.canRise, outlook.canFall)
    var isFlat = false
    var isHeld = true
    if canRise || canFall {
      cost.clear()
      let strains = symbols[symbol].strains
      if strains > 8 {
        // Long columns are walked only where rows may matter more than the symbol's own cost.
        let lacksRise = canRise && !isDecided(symbol, segment: ahead, times: 1)
        if lacksRise || (canFall && !isDecided(symbol, segment: behind, times: -1)) {
          addRows(.sums, of: symbol, times: 1)
        }
      } else if strains > 0 {
        addRows(.sums, of: symbol, times: 1)
      }
      if canRise {
        addSlope(.sums, of: symbol, segment: ahead, times: 1)
        let lead = leadUpward(symbol, segment: ahead, times: 1)
        if lead.value < 0 { return nominate(symbol, lead, direction: 1) }
        isFlat = lead.isFlat
        isHeld = lead.value > 0 && isSettled(lead.level)
        if canFall { takeBack(behind..<ahead, of: symbol) }
      } else {
        addSlope(.sums, of: symbol, segment: behind, times: 1)
      }
      if canFall {
        let lead = leadUpward(symbol, segment: behind, times: -1)
        if lead.value < 0 { return nominate(symbol, lead, direction: -1) }
        isFlat = isFlat || lead.isFlat
        isHeld = isHeld && lead.value > 0 && isSettled(lead.level)
      }
    }
    symbols[symbol].isFlat = isFlat
    symbols[symbol].isHeld = isHeld
    if isFlat, !symbols[symbol].isListedFlat {
      symbols[symbol].isListedFlat = true
      flats.append(symbol)
    }
  }

  /// Whether a level matters at least as much as what is being settled.
  @inline(__always) private func isSettled(_ level: Level) -> Bool {
    guard let settling else { return false }
    return level >= settling
  }

  /// Whether a symbol's own cost forbids a movement, whatever rows are strained for.
  private mutating func isDecided(_ symbol: Symbol, segment: Int, times sign: Double) -> Bool {
    cost.clear()
    addSlope(.sums, of: symbol, segment: segment, times: sign)
    let lead = cost.leadingSum
    cost.clear()
    return lead.value > 0 && !mayRowsMatter(symbol, lead)
  }

  /// The lead of the sums that were added up, or that of single errors, times a sign.
  @inline(__always) private mutating func leadUpward(
    _ symbol: Symbol, segment: Int, times sign: Double
  ) -> Lead {
    let lead = cost.leadingSum
    if lead.value != 0 { return Lead(level: lead.level, value: lead.value * sign) }
    cost.clearSingles()
    add(.singles, of: symbol, direction: sign, segment: segment, times: 1)
    return cost.leadingSingle(demands, orders)
  }

  /// Takes from the sums what lies between a symbol's segments upward and downward.
  @inline(__always) private mutating func takeBack(_ range: Range<Int>, of symbol: Symbol) {
    for index in range {
      let point = breaks.pointer(symbols[symbol].breaks)[index]
      if point.owner >= 0 { cost.add(-point.weight, band: demands[point.owner].sumBand) }
    }
  }
}
