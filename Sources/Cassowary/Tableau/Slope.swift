/// The change of a symbol's own cost with its value, in one of its segments, for the most important sum that
/// changes.
struct Slope: BitwiseCopyable, Equatable {
  /// The band of that sum; 1 if only a distance from zero changes, 0 if nothing does.
  var band: UInt64 = 0
  var value = 0.0
  /// Whether no other sum changes.
  var isOnlySum = true
}

/// The two most important sums that a movement changes, with their rates.
struct LeadingSums: BitwiseCopyable {
  /// The band of the first sum; 1 if no sum changes.
  var band: UInt64 = 1
  var sum = 0.0
  var magnitude = 0.0
  /// The band of the second sum; 1 if no other sum changes.
  var nextBand: UInt64 = 1
  var nextSum = 0.0
  var nextMagnitude = 0.0
  /// Whether there may be further sums, also between the two.
  var hasMore = false

  @inline(__always) mutating func add(_ slope: Slope, times factor: Double) {
    if !slope.isOnlySum { hasMore = true }
    add(slope.value * factor, band: slope.band)
  }

  @inline(__always) private mutating func add(_ amount: Double, band added: UInt64) {
    if added == band {
      sum += amount
      magnitude += abs(amount)
    } else if added > 1 {
      addOther(amount, band: added)
    }
  }

  @inline(__always) private mutating func addOther(_ amount: Double, band added: UInt64) {
    if added == nextBand {
      nextSum += amount
      nextMagnitude += abs(amount)
      return
    }
    if nextBand > 1 { hasMore = true }
    if added > band {
      nextBand = band
      nextSum = sum
      nextMagnitude = magnitude
      band = added
      sum = amount
      magnitude = abs(amount)
    } else if added > nextBand {
      nextBand = added
      nextSum = amount
      nextMagnitude = abs(amount)
    }
  }
}

/// The possible movements of a parametric symbol, with its own cost of them.
struct Subdifferential: BitwiseCopyable, Equatable {
  /// Whether the subdifferential matches the symbol's value and breakpoints.
  var isCurrent = false
  /// Whether no required constraint forbids a movement down.
  var canFall = true
  /// Whether no required constraint forbids a movement up.
  var canRise = true
  /// The number of breakpoints behind it when it moves down.
  var behind: Int32 = 0
  /// The number of breakpoints behind it when it moves up.
  var ahead: Int32 = 0
  /// Its cost in the segment below, if it can fall.
  var below = Slope()
  /// Its cost in the segment above, if it can rise.
  var above = Slope()
}

extension Tableau {
  /// Returns the slope of a symbol's own cost in a segment.
  mutating func slope(of symbol: Symbol, segment: Int) -> Slope {
    var slope = Slope()
    var magnitude = 0.0
    let slice = symbols[symbol].breaks
    let list = breaks.pointer(slice)
    for index in 0..<Int(slice.count) where list[index].isLower == (index >= segment) {
      let owner = list[index].owner
      let band = owner >= 0 ? constraints[owner].sumBand : 1
      if band != slope.band {
        if min(band, slope.band) > 1 { slope.isOnlySum = false }
        if band < slope.band { continue }
        slope.band = band
        slope.value = 0
        magnitude = 0
      }
      slope.value += list[index].isLower ? -list[index].weight : list[index].weight
      magnitude += list[index].weight
    }
    if abs(slope.value) <= magnitude * cost.noise { slope.value = 0 }
    return slope
  }

  /// Adds the change of cost of the rows in which a symbol occurs.
  /// - Complexity: the length of the symbol's column.
  @inline(__always) func addRows(of symbol: Symbol, to sums: inout LeadingSums) {
    var left = symbols[symbol].strains
    var next = columns.pointer(symbols[symbol].column)
    while left > 0 {
      let occurrence = next.pointee
      next += 1
      let slope = rows[occurrence.row].slope
      if slope.band == 0 { continue }
      left -= 1
      if abs(occurrence.coefficient) >= leastInPrice {
        sums.add(slope, times: occurrence.coefficient)
      }
    }
  }

  // MARK: - Outlooks

  /// Returns a parametric symbol's subdifferential, cached until its value or its breakpoints change.
  @inline(__always) mutating func subdifferential(of symbol: Symbol) -> UnsafePointer<
    Subdifferential
  > {
    let subdifferential = subdifferentials.base + Int(symbol)
    if !subdifferential.pointee.isCurrent {
      subdifferential.pointee = findSubdifferential(of: symbol)
    }
    return UnsafePointer(subdifferential)
  }

  /// Invalidates a symbol's subdifferential after a change of its value or breakpoints.
  @inline(__always) mutating func forgetSubdifferential(of symbol: Symbol) {
    subdifferentials[symbol].isCurrent = false
  }

  mutating func findSubdifferential(of symbol: Symbol) -> Subdifferential {
    let value = values[symbol]
    let slice = symbols[symbol].breaks
    let list = breaks.pointer(slice)
    var subdifferential = Subdifferential(isCurrent: true)
    for index in 0..<Int(slice.count) {
      let position = list[index].position
      if position < value { subdifferential.behind += 1 }
      if position <= value { subdifferential.ahead += 1 }
      guard list[index].isRequired else { continue }
      if list[index].isLower {
        if position >= value { subdifferential.canFall = false }
      } else {
        if position <= value { subdifferential.canRise = false }
      }
    }
    if subdifferential.canFall {
      subdifferential.below = slope(of: symbol, segment: Int(subdifferential.behind))
    }
    if subdifferential.canRise {
      subdifferential.above = slope(of: symbol, segment: Int(subdifferential.ahead))
    }
    return subdifferential
  }
}
