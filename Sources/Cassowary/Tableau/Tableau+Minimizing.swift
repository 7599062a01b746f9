/// A meeting of a moving symbol with a breakpoint, its own or that of a row.
struct Event: HeapElement {
  /// The distance that the symbol moves until then.
  var distance: Double
  /// The rate at which the breakpoint is approached.
  var rate: Double
  /// The index of the row in the symbol's column; -1 for the symbol's own breakpoint.
  var occurrence: Int32
  /// The index of the breakpoint.
  var index: Int32
  /// The order among breakpoints that are met at once.
  var order = 0.0
  /// The sign of the rate.
  var isRising: Bool
  /// Whether the rate is so small that the event counts only if a limit would be missed by a lot.
  var isFaint = false

  /// Returns whether this event comes first. Of breakpoints met at once, the one with the lowest rate does,
  /// which leaves large coefficients to pivot on.
  func precedes(_ other: Event) -> Bool {
    distance == other.distance ? order < other.order : distance < other.distance
  }
}

/// A reason why a call cannot be completed.
enum Refusal: Error {
  case contradiction
  case exhausted
}

extension Tableau {
  /// Moves parametric symbols while that reduces the cost (the primal simplex method).
  ///
  /// Only touched symbols are priced, since the prices of others have not changed. A symbol moves past
  /// breakpoints while the movement still pays (a long step). Violations of required constraints are the most
  /// important cost, so the result has as few as possible.
  mutating func minimize() throws(Refusal) {
    degeneracy = DegeneracyGuard(rows: rows.count, limits)
    defer { perturbation.end() }
    while let candidate = nextCandidate() {
      if budget == 0 { touch(candidate.symbol) }
      try spend()
      if degeneracy.isOn, !perturbation.isOn { beginPerturbation() }
      if isBuiltAnew { loosenTolerances() }
      let (symbol, direction) = (candidate.symbol, candidate.direction)
      if !advance(symbol, direction: direction) {
        // What changes only little with it is left to stop it.
        advance(symbol, direction: direction, isThorough: true)
      }
    }
    refreshValuesIfTravelled()
  }

  /// Moves a symbol until the movement no longer pays, and makes it basic if a row stops it.
  /// - Parameter isThorough: Whether rows with hardly more than noise as their coefficient can stop it.
  /// - Returns: Whether anything stopped it.
  @discardableResult
  mutating func advance(
    _ symbol: Symbol, direction: Double, isThorough: Bool = false
  ) -> Bool {
    symbols[symbol].isCandidate = false
    let start = values[symbol]
    var segment = segment(of: symbol, direction: direction)
    cost.clear()
    add(.sums, of: symbol, direction: direction, segment: segment, times: 1)
    add(.singles, of: symbol, direction: direction, segment: segment, times: 1)
    collectEvents(of: symbol, direction: direction, segment: segment, isThorough: isThorough)
    passed.removeAll()
    while let event = events.popFirst() {
      let (point, row) = breakpoint(of: event, symbol)
      addPassing(point, times: event.rate)
      guard lead.value < 0 else {
        // What is shorter is noise, or a system of very small numbers, which takes no harm.
        degeneracy.note(isProgress: event.distance > 1e-10)
        if perturbation.isOn { goPerturbed(to: event, symbol, direction) }
        arrive(
          symbol, at: event, point, row, segment: segment, direction: direction, start: start)
        return true
      }
      if row < 0 {
        segment += direction > 0 ? 1 : -1
      } else {
        passed.append(event)
      }
      pushNext(after: event, symbol, start: start)
    }
    // Nothing stops it, although no cost is below zero: the apparent gain was noise.
    return false
  }

  @inline(__always) private func breakpoint(of event: Event, _ symbol: Symbol) -> (
    Breakpoint, row: Int32
  ) {
    if event.occurrence < 0 {
      return (breaks.pointer(symbols[symbol].breaks)[Int(event.index)], -1)
    }
    let row = columns.pointer(symbols[symbol].column)[Int(event.occurrence)].row
    return (breaks.pointer(symbols[rows[row].basic].breaks)[Int(event.index)], row)
  }

  private mutating func arrive(
    _ symbol: Symbol, at event: Event, _ point: Breakpoint, _ row: Int32, segment: Int,
    direction: Double, start: Double
  ) {
    let isOwn = row < 0
    let way = isOwn ? 0 : direction * distance(to: event, point, row)
    shift(symbol, to: isOwn ? point.position : start + way)
    for index in 0..<passed.count {
      let flip = passed[index]
      let row = columns.pointer(symbols[symbol].column)[Int(flip.occurrence)].row
      let basic = rows[row].basic
      setSegment(Int(symbols[basic].segment) + (flip.isRising ? 1 : -1), of: row)
      touchRow(row)
      if trace != nil { record(.flip(subject(basic))) }
    }
    if isOwn {
      touch(symbol)
      version += 1
      if trace != nil { record(.flip(subject(symbol))) }
      return
    }
    if perturbation.isOn { leavePerturbed(rows[row].basic, at: event.index) }
    values[rows[row].basic] = point.position
    pivot(symbol, at: Int(event.occurrence))
    setSegment(segment, of: row)
    touchRow(row)
  }

  /// Returns the distance that a symbol moves until an event, without the tolerance of a faint one.
  @inline(__always) private func distance(
    to event: Event, _ point: Breakpoint, _ row: Int32
  ) -> Double {
    guard event.isFaint else { return event.distance }
    return event.distance - slack(of: point, values[rows[row].basic]) / event.rate
  }

  /// Returns the distance by which a faintly approached breakpoint may be missed.
  @inline(__always) private func slack(of point: Breakpoint, _ value: Double) -> Double {
    1e-9 * max(abs(point.position), abs(value)) + Tableau.smallest
  }

  // MARK: - Stalled

  /// Moves to an event by its infinitesimal distance, if its distance in numbers is zero.
  private mutating func goPerturbed(to event: Event, _ symbol: Symbol, _ direction: Double) {
    guard event.distance == 0 else { return perturbation.end() }
    shiftPerturbed(symbol, by: direction * event.order)
    refreshPerturbation()
  }

  /// Raises the noise limits in a rebuilt tableau the longer it takes: cycles there follow rounding errors.
  private mutating func loosenTolerances() {
    guard (allowance - budget) % max(limits.trialSteps, 64) == 0 else { return }
    leastInPrice = min(leastInPrice * 10, 1e-4)
    cost.noise = min(cost.noise * 10, 1e-5)
    for symbol in 0..<Symbol(symbols.count) where symbols[symbol].state == .parametric {
      touch(symbol)
    }
  }

  /// Orders events at the same point by infinitesimal distances.
  private mutating func perturbation(_ event: inout Event, of symbol: Symbol) {
    if event.distance * event.rate <= perturbation.slack { event.distance = 0 }
    let way = perturbedWay(to: event.index, of: symbol)
    event.order = max(0, (event.isRising ? way : -way) / event.rate)
  }

  // MARK: - Events

  private mutating func collectEvents(
    of symbol: Symbol, direction: Double, segment: Int, isThorough: Bool
  ) {
    events.removeAll()
    let own = Event(
      distance: 0, rate: 1, occurrence: -1,
      index: Int32(direction > 0 ? segment : segment - 1), isRising: direction > 0)
    push(own, symbol, start: values[symbol])
    let slice = symbols[symbol].column
    for index in 0..<Int(slice.count) {
      let occurrence = columns.pointer(slice)[index]
      let rate = occurrence.coefficient * direction
      var isFaint = false
      if !isPivot(rate, of: occurrence.row) {
        guard abs(rate) >= leastInPrice else { continue }
        guard isThorough || isLimited(occurrence.row) else {
          if symbols[rows[occurrence.row].basic].breaks.count > 0 { isPassingOver = true }
          continue
        }
        isFaint = !isThorough
      }
      let segment = symbols[rows[occurrence.row].basic].segment
      let event = Event(
        distance: 0, rate: abs(rate), occurrence: Int32(index),
        index: rate > 0 ? segment : segment - 1, isRising: rate > 0, isFaint: isFaint)
      push(event, symbol, start: values[symbol])
    }
  }

  /// Returns whether a required limit is on a row's basic symbol.
  private mutating func isLimited(_ row: Int32) -> Bool {
    breaks.list(symbols[rows[row].basic].breaks).contains { $0.isRequired }
  }

  private mutating func pushNext(after event: Event, _ symbol: Symbol, start: Double) {
    var next = event
    next.index += event.isRising ? 1 : -1
    push(next, symbol, start: start)
  }

  /// Adds an event if the breakpoint exists.
  private mutating func push(_ event: Event, _ symbol: Symbol, start: Double) {
    var event = event
    let moved: Symbol
    var value = start
    if event.occurrence < 0 {
      moved = symbol
    } else {
      let row = columns.pointer(symbols[symbol].column)[Int(event.occurrence)].row
      moved = rows[row].basic
      value = values[moved]
    }
    let list = breaks.list(symbols[moved].breaks)
    guard event.index >= 0, Int(event.index) < list.count else { return }
    let way = list[Int(event.index)].position - value
    event.distance = max(0, (event.isRising ? way : -way) / event.rate)
    if event.distance <= 1e-12 * abs(value) / event.rate { event.distance = 0 }
    if event.isFaint { event.distance += slack(of: list[Int(event.index)], value) / event.rate }
    event.order = degeneracy.isNear && list[Int(event.index)].isRequired ? -event.rate : event.rate
    if perturbation.isOn { perturbation(&event, of: moved) }
    events.push(event)
  }
}
