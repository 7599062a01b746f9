extension Tableau {
  /// Returns the cost of moving a parametric symbol by one, most important part first.
  ///
  /// - Parameter segment: How many of its own breakpoints lie behind it on the way.
  /// - Complexity: the length of the symbol's column, where rows in it are strained for what may
  ///   matter more than the symbol's own cost.
  mutating func reducedCost(_ symbol: Symbol, direction: Double, segment: Int) -> LeadingTerm {
    var sums = LeadingSums()
    return reducedCost(symbol, direction: direction, segment: segment, &sums)
  }

  /// Returns the same, with the most important sums.
  /// - Parameter sums: The sums, which are added here.
  @inline(__always) mutating func reducedCost(
    _ symbol: Symbol, direction: Double, segment: Int, _ sums: inout LeadingSums
  ) -> LeadingTerm {
    let own = ownSlope(of: symbol, direction: direction, segment: segment)
    if symbols[symbol].strains > 0 {
      if mayRowsMatter(symbol, own) {
        addRows(of: symbol, to: &sums)
      } else {
        sums.hasMore = true
      }
    }
    return lead(of: symbol, own, direction: direction, segment: segment, &sums)
  }

  /// Returns the slope of a symbol's own cost in a segment, mostly from its subdifferential.
  @inline(__always) private mutating func ownSlope(
    of symbol: Symbol, direction: Double, segment: Int
  ) -> Slope {
    let subdifferential = subdifferential(of: symbol)
    if direction > 0 {
      let isKnown = subdifferential.pointee.canRise && segment == Int(subdifferential.pointee.ahead)
      if isKnown { return subdifferential.pointee.above }
    } else {
      let isKnown =
        subdifferential.pointee.canFall && segment == Int(subdifferential.pointee.behind)
      if isKnown { return subdifferential.pointee.below }
    }
    return slope(of: symbol, segment: segment)
  }

  /// Returns the lead of a movement's cost.
  /// - Parameter sums: The cost of the rows, to which the symbol's own cost is added.
  @inline(__always) private mutating func lead(
    of symbol: Symbol, _ own: Slope, direction: Double, segment: Int, _ sums: inout LeadingSums
  ) -> LeadingTerm {
    sums.add(own, times: 1)
    if abs(sums.sum) > sums.magnitude * cost.noise {
      return LeadingTerm(level: Level(sum: sums.band), value: sums.sum * direction)
    }
    return nextLead(of: symbol, direction: direction, segment: segment, &sums)
  }

  /// Returns the lead if the most important sum cancels.
  private mutating func nextLead(
    of symbol: Symbol, direction: Double, segment: Int, _ sums: inout LeadingSums
  ) -> LeadingTerm {
    if sums.hasMore {
      cost.clear()
      add(.sums, of: symbol, direction: direction, segment: segment, times: 1)
      let lead = cost.leadingSum
      if lead.value != 0 { return lead }
    } else if abs(sums.nextSum) > sums.nextMagnitude * cost.noise {
      let band = sums.nextBand
      sums.nextBand = 1
      return LeadingTerm(level: Level(sum: band), value: sums.nextSum * direction)
    }
    return leadingSingle(of: symbol, direction: direction, segment: segment)
  }

  /// Returns the most important single error or, if there is none, distance from zero that a movement by one
  /// changes.
  ///
  /// Each occurs once, since every constraint has one host, so nothing has to be added up.
  mutating func leadingSingle(of symbol: Symbol, direction: Double, segment: Int) -> LeadingTerm {
    var lead = LeadingTerm.none
    self.lead(&lead, of: symbol, segment: segment, times: direction)
    var left = symbols[symbol].strains
    var next = columns.pointer(symbols[symbol].column)
    while left > 0 {
      let occurrence = next.pointee
      next += 1
      guard rows[occurrence.row].isStrained else { continue }
      left -= 1
      if abs(occurrence.coefficient) < leastInPrice { continue }
      let basic = rows[occurrence.row].basic
      self.lead(
        &lead, of: basic, segment: Int(symbols[basic].segment),
        times: occurrence.coefficient * direction)
    }
    return lead
  }

  /// Replaces the lead by the most important single error of a symbol's own cost, if that is more important.
  @inline(__always) private func lead(
    _ lead: inout LeadingTerm, of symbol: Symbol, segment: Int, times factor: Double
  ) {
    let slice = symbols[symbol].breaks
    let list = breaks.pointer(slice)
    for index in 0..<Int(slice.count) {
      let point = list + index
      guard point.pointee.isLower == (index >= segment) else { continue }
      let owner = point.pointee.owner
      let level = owner >= 0 ? constraints[owner].tieLevel : orders[~owner].level
      guard lead.value == 0 || level > lead.level else { continue }
      let slope = point.pointee.isLower ? -point.pointee.scale : point.pointee.scale
      lead = LeadingTerm(level: level, value: slope * factor)
    }
  }

  /// Adds a part of a movement's cost.
  @inline(__always) mutating func add(
    _ part: Cost.Part, of symbol: Symbol, direction: Double, segment: Int, times factor: Double
  ) {
    addRows(part, of: symbol, times: direction * factor)
    addSlope(part, of: symbol, segment: segment, times: direction * factor)
  }

  /// Adds the cost of the rows in a symbol's column.
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
      let slope = rows[occurrence.row].slope
      if part == .sums, slope.isOnlySum {
        if slope.band != 1 { cost.add(change * slope.value, band: slope.band) }
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
          band: constraints[point.owner].sumBand)
      case .sums: break
      case .singles:
        cost.add((point.isLower ? -point.scale : point.scale) * factor, owner: point.owner)
      }
    }
  }

  /// Adds the cost of passing a breakpoint at a rate: a cost begins there, or a gain ends.
  @inline(__always) mutating func addPassing(_ point: Breakpoint, times factor: Double) {
    if point.owner >= 0 {
      cost.add(point.weight * factor, band: constraints[point.owner].sumBand)
    }
    cost.add(point.scale * factor, owner: point.owner)
  }

  /// The lead of the accumulated cost.
  @inline(__always) var lead: LeadingTerm {
    let sum = cost.leadingSum
    return sum.value != 0 ? sum : cost.leadingSingle(constraints, orders)
  }

  /// Prices a symbol in both directions; nominates it if a movement pays, or marks it if it can move without
  /// cost.
  mutating func price(_ symbol: Symbol) {
    symbols[symbol].isCandidate = false
    symbols[symbol].isHeld = false
    let subdifferential = subdifferential(of: symbol)
    let (canFall, canRise) = (subdifferential.pointee.canFall, subdifferential.pointee.canRise)
    var isFlat = false
    var isHeld = true
    if canRise || canFall {
      var sums = LeadingSums()
      if symbols[symbol].strains > 0 {
        // Columns are walked only where rows may matter more than the symbol's own cost.
        let lacksRise = canRise && !isDecided(symbol, subdifferential.pointee.above, direction: 1)
        if lacksRise
          || (canFall && !isDecided(symbol, subdifferential.pointee.below, direction: -1))
        {
          addRows(of: symbol, to: &sums)
        }
      }
      if canRise {
        var total = sums
        let lead = lead(
          of: symbol, subdifferential.pointee.above, direction: 1,
          segment: Int(subdifferential.pointee.ahead),
          &total)
        if lead.value < 0 { return addCandidate(symbol, lead, direction: 1) }
        isFlat = lead.isFlat
        isHeld = lead.value > 0 && isSettled(lead.level)
      }
      if canFall {
        let lead = lead(
          of: symbol, subdifferential.pointee.below, direction: -1,
          segment: Int(subdifferential.pointee.behind),
          &sums)
        if lead.value < 0 { return addCandidate(symbol, lead, direction: -1) }
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

  /// Returns whether a level is at least as important as the distance being settled.
  @inline(__always) private func isSettled(_ level: Level) -> Bool {
    guard let settling else { return false }
    return level >= settling
  }

  /// Returns whether a symbol's own cost forbids a movement, whatever its rows cost.
  @inline(__always) private mutating func isDecided(
    _ symbol: Symbol, _ own: Slope, direction: Double
  ) -> Bool {
    own.value * direction > 0 && !mayRowsMatter(symbol, own)
  }
}
