extension SymbolCosts {
  /// Returns the required constraint with the tightest bound on a symbol; nil if there is none.
  @inline(__always) func tightestBound(of symbol: Symbol, isLower: Bool) -> Int32? {
    var best: Breakpoint?
    for point in breakpoints(of: symbol) where point.isLower == isLower && point.isRequired {
      guard let found = best else {
        best = point
        continue
      }
      if isLower ? point.position > found.position : point.position < found.position {
        best = point
      }
    }
    return best?.owner
  }

  /// Returns the bound that a required constraint sets on a symbol.
  @inline(__always) func bound(of owner: Int32, on symbol: Symbol) -> Double {
    index(of: owner, on: symbol).map { breakpoints(of: symbol)[$0].position }
      ?? owners.constraints[owner].position
  }

  /// Returns whether a required constraint forbids a movement of a parametric symbol through a segment.
  @inline(__always) func isForbidden(_ symbol: Symbol, direction: Double, segment: Int) -> Bool {
    let list = breakpoints(of: symbol)
    if direction > 0 {
      for index in 0..<segment where list[index].isRequired && !list[index].isLower {
        return true
      }
    } else {
      for index in segment..<list.count where list[index].isRequired && list[index].isLower {
        return true
      }
    }
    return false
  }

  /// Returns the segment within a symbol's bounds that is nearest to a given one.
  @inline(__always) func feasibleSegment(nearest segment: Int, of symbol: Symbol) -> Int {
    var segment = segment
    let list = breakpoints(of: symbol)
    for index in list.indices where list[index].isRequired && list[index].isLower {
      segment = max(segment, index + 1)
    }
    for index in list.indices.reversed() where list[index].isRequired && !list[index].isLower {
      segment = min(segment, index)
    }
    return segment
  }

  /// Returns whether a value is within a symbol's bounds.
  func isWithinBounds(_ value: Double, _ symbol: Symbol) -> Bool {
    breakpoints(of: symbol).allSatisfy {
      !$0.isRequired || ($0.isLower ? value >= $0.position : value <= $0.position)
    }
  }

  /// Returns whether a symbol's bounds allow a value, and other values, too.
  func canBe(_ symbol: Symbol, at value: Double) -> Bool {
    var (canRise, canFall) = (true, true)
    for point in breakpoints(of: symbol) where point.isRequired {
      if point.isLower {
        if value < point.position { return false }
        if value == point.position { canFall = false }
      } else {
        if value > point.position { return false }
        if value == point.position { canRise = false }
      }
    }
    return canRise || canFall
  }

  /// Returns the segment of a symbol that contains a value.
  @inline(__always) func segment(of symbol: Symbol, at value: Double) -> Int {
    let list = breakpoints(of: symbol)
    // If a lower and an upper limit are at the value itself, the segment between them has no cost.
    var index = 0
    while index < list.count,
      list[index].position < value || (list[index].position == value && list[index].isLower)
    {
      index += 1
    }
    return index
  }

  /// Returns an end of a symbol's segment.
  @inline(__always) func end(of symbol: Symbol, segment: Int, isLower: Bool) -> Double {
    let list = breakpoints(of: symbol)
    if isLower { return segment > 0 ? list[segment - 1].position : -.infinity }
    return segment < list.count ? list[segment].position : .infinity
  }
}

extension SymbolCosts {
  /// Replaces a leading term by the most important single error of a symbol's own cost, if that is more important.
  @inline(__always) func lift(
    _ lead: inout LeadingTerm, of symbol: Symbol, segment: Int, times factor: Double
  ) {
    let list = breakpoints(of: symbol)
    for index in 0..<list.count where list[index].isLower == (index >= segment) {
      let level = owners.singleLevel(of: list[index].owner)
      guard lead.value == 0 || level > lead.level else { continue }
      let slope = list[index].isLower ? -list[index].scale : list[index].scale
      lead = LeadingTerm(level: level, value: slope * factor)
    }
  }

  /// Returns whether a symbol has a lower and an upper breakpoint at a value, such as those of an equality.
  func isKink(_ value: Double, of symbol: Symbol) -> Bool {
    var (isLower, isUpper) = (false, false)
    for point in breakpoints(of: symbol) where point.position == value {
      if point.isLower { isLower = true } else { isUpper = true }
    }
    return isLower && isUpper
  }
}
