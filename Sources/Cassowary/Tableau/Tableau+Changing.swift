extension Tableau {
  /// Changes the constant of a constraint. Rows that leave their segments are added to `queue`.
  ///
  /// Except for touched symbols no new movement pays after it: the symbols keep their roles, and a parametric
  /// one moves with its breakpoint.
  mutating func setConstant(_ constant: Double, of place: Int32) {
    let host = constraints[place].host
    constraints[place].constant = constant
    guard host >= 0 else { return }
    if symbols[host].state == .basic {
      moveBreaks(of: place, onRow: symbols[host].row)
    } else {
      moveBreaks(of: place, on: host)
    }
  }

  /// Checks that the required limits of a constraint's host allow a value.
  mutating func checkLimits(of place: Int32) throws(Refusal) {
    guard constraints[place].isRequired else { return }
    let host = constraints[place].host
    guard host >= 0 else { return try installConstant(place) }
    guard let lower = tightest(of: host, isLower: true),
      let upper = tightest(of: host, isLower: false),
      limit(of: lower, on: host) > limit(of: upper, on: host)
    else { return }
    proof = [(lower, -1 / constraints[lower].factor), (upper, 1 / constraints[upper].factor)]
    throw .contradiction
  }

  /// Moves breakpoints of a basic symbol, which stays on the same side of them if possible.
  private mutating func moveBreaks(of place: Int32, onRow row: Int32) {
    let host = rows[row].basic
    var segment = Int(symbols[host].segment)
    let wasStrained = rows[row].isStrained
    var hasCrossed = false
    for new in newBreaks(of: place) {
      guard
        let old = breaks.list(symbols[host].breaks).firstIndex(where: {
          $0.owner == place && $0.isLower == new.isLower
        })
      else { continue }
      let wasBehind = old < segment
      breaks.remove(at: old, of: &symbols[host].breaks)
      if wasBehind { segment -= 1 }
      let index = insertBreak(new, of: host)
      if wasBehind ? index <= segment : index < segment { segment += 1 }
      hasCrossed = hasCrossed || wasBehind != (index < segment)
    }
    if !constraints[place].isRequired, isUnsettled {
      // What minimizes anyway does it better from here.
      segment = segmentByValue(of: row)
      hasCrossed = true
    }
    let inLimits = withinRequired(segment, of: host)
    setSegment(inLimits, of: row)
    if hasCrossed || inLimits != segment || wasStrained != rows[row].isStrained { touchRow(row) }
    enqueue(row)
  }

  /// Returns a constraint's new breakpoints, in an order in which they can move without passing each other.
  private func newBreaks(of place: Int32) -> [Breakpoint] {
    let (lower, upper) = makeBreaks(of: place)
    let new = [lower, upper].compactMap(\.self)
    let old = breakIndex(of: place, on: constraints[place].host).map {
      breaks.list(symbols[constraints[place].host].breaks)[$0].position
    }
    guard let first = new.first, let old, first.position > old else { return new }
    return new.reversed()
  }

  /// Moves breakpoints of a parametric symbol, and the symbol to a point where no movement pays.
  private mutating func moveBreaks(of place: Int32, on host: Symbol) {
    if moveAlone(place, on: host) { return }
    forgetSubdifferential(of: host)
    while let index = breakIndex(of: place, on: host) {
      breaks.remove(at: index, of: &symbols[host].breaks)
    }
    let (lower, upper) = makeBreaks(of: place)
    if let lower { insertBreak(lower, of: host) }
    if let upper { insertBreak(upper, of: host) }
    keepInLimits(host)
    roll(host)
    touch(host)
    version += 1
  }

  /// Handles the usual case, for instance of an edit variable: the breakpoint stays between its neighbours,
  /// and the symbol is at this breakpoint only. All prices stay valid.
  ///
  /// - Returns: Whether this is the case.
  private mutating func moveAlone(_ place: Int32, on host: Symbol) -> Bool {
    let list = breaks.list(symbols[host].breaks)
    guard let first = list.firstIndex(where: { $0.owner == place }) else { return true }
    var last = first
    if last + 1 < list.count, list[last + 1].owner == place { last += 1 }
    if constraints[place].relation == .equal, last == first { return false }
    let old = list[first].position
    guard old == values[host], list[last].position == old else { return false }
    let new = constraints[place].position + 0.0
    let slack = 1e-12 * abs(new)
    if first > 0 {
      let neighbour = list[first - 1].position
      guard neighbour < old, neighbour < new - slack else { return false }
    }
    if last + 1 < list.count {
      let neighbour = list[last + 1].position
      guard neighbour > old, neighbour > new + slack else { return false }
    }
    for index in first...last { list[index].position = new }
    shift(host, to: new, isQueueing: true)
    return true
  }

  /// Moves a parametric symbol from breakpoint to breakpoint while that pays by its own cost, whatever its
  /// rows cost.
  mutating func roll(_ symbol: Symbol) {
    if subdifferential(of: symbol).pointee.canRise, roll(symbol, direction: 1) { return }
    if subdifferential(of: symbol).pointee.canFall { roll(symbol, direction: -1) }
  }

  /// Moves a symbol in one direction.
  /// - Returns: Whether it has moved.
  @discardableResult
  private mutating func roll(_ symbol: Symbol, direction: Double) -> Bool {
    var segment = segment(of: symbol, direction: direction)
    var position = values[symbol]
    while reducedCost(symbol, direction: direction, segment: segment).value < 0 {
      let list = breaks.list(symbols[symbol].breaks)
      let next = direction > 0 ? segment : segment - 1
      guard list.indices.contains(next) else { break }
      position = list[next].position
      segment += direction > 0 ? 1 : -1
      // A row that waits to be repaired may press against a limit, which is to hold all the same.
      if isForbidden(symbol, direction: direction, segment: segment) { break }
    }
    if position == values[symbol] { return false }
    shift(symbol, to: position, isQueueing: true)
    if trace != nil { record(.flip(subject(symbol))) }
    return true
  }

  /// Changes the priority of a constraint to an optional one.
  mutating func setBand(_ band: UInt64, of place: Int32) {
    constraints[place].sumBand = band
    if constraints[place].host >= 0 { forgetSubdifferential(of: constraints[place].host) }
    let constraint = constraints[place]
    guard constraint.host >= 0 else { return }
    let list = breaks.list(symbols[constraint.host].breaks)
    for index in list.indices where list[index].owner == place {
      list[index].weight = constraint.weight * list[index].scale
      list[index].isRequired = false
    }
    findWhetherFixed(constraint.host)
    if symbols[constraint.host].state == .basic {
      setSegment(Int(symbols[constraint.host].segment), of: symbols[constraint.host].row)
    }
    touch(constraint: place)
  }

  /// Marks all symbols for pricing that a constraint's weight or rank may affect.
  mutating func touch(constraint place: Int32) {
    let host = constraints[place].host
    guard host >= 0 else { return }
    if symbols[host].state == .basic {
      touchRow(symbols[host].row)
    } else {
      touch(host)
      version += 1
    }
  }

  /// Marks all symbols for pricing that a variable's rank may affect.
  mutating func touchVariable(_ symbol: Symbol) {
    version += 1
    guard symbols[symbol].hasDistanceCost else { return }
    if symbols[symbol].state == .basic { touchRow(symbols[symbol].row) } else { touch(symbol) }
  }
}
