extension Tableau {
  /// Installs a constraint that is in `constraints`.
  ///
  /// - Parameter terms: Its variables, none twice, no coefficient zero.
  /// - Throws: `contradiction` when it is required and contradicts others; it is to be taken out
  ///   again then. What is optional is only noted, for `minimize()`.
  mutating func install(_ place: Int32, _ terms: inout Buffer<Entry>) throws(Refusal) {
    let scale = normalize(&terms)
    if terms.count > 0, let index = definable(among: terms) {
      let isAlone = terms.count == 1 && symbols[terms[0].symbol].state == .parametric
      rest(
        place, on: isAlone ? terms[0].symbol : define(index, of: terms), factor: scale)
      let host = constraints[place].host
      values[host] = constraints[place].position + 0.0
      forgetSubdifferential(of: host)
      if symbols[host].hasDistanceCost { roll(host) }
      return
    }
    if terms.count == 1, let host = host(of: terms[0].symbol) {
      rest(place, on: host, factor: scale)
      return try enforce(place)
    }
    expand(terms)
    let value = expandedValue()
    if let way = singletonPivot(for: place, value, scale: scale) {
      return giveWay(way, to: place, terms, scale: scale)
    }
    try installExpanded(place, terms, scale: scale)
  }

  /// Returns the symbol with a variable's value: the variable itself, or the twin of a defined one; nil if
  /// there is none.
  @inline(__always) private func host(of variable: Symbol) -> Symbol? {
    guard symbols[variable].state == .defined else { return variable }
    return symbols[variable].twin < 0 ? nil : symbols[variable].twin
  }

  /// Places a constraint on the host that its expression, in `sums`, amounts to.
  private mutating func installExpanded(
    _ place: Int32, _ terms: borrowing Buffer<Entry>, scale: Double
  ) throws(Refusal) {
    var count = 0
    var only: Symbol = -1
    for index in 0..<sums.touched.count where sums[sums.touched[index]] != 0 {
      count += 1
      only = sums.touched[index]
    }
    switch count {
    case 0: try installConstant(place)
    case 1:
      rest(place, on: only, factor: sums[only] * scale)
      try enforce(place)
    default:
      rest(place, onNew: makeFunctional(of: terms).functional, factor: scale)
      try enforce(place)
    }
  }

  /// Creates a functional of some terms, which are in `sums`, with its row.
  mutating func makeFunctional(
    of terms: borrowing Buffer<Entry>
  ) -> (functional: Symbol, row: Int32) {
    let functional = makeSymbol(isVariable: false)
    let row = addRow(functional)
    values[functional] = sum(of: row).value
    if terms.count == 1, symbols[terms[0].symbol].state == .defined {
      // Other constraints on the same variable can rest on it, too.
      link(functional, to: terms[0].symbol)
    }
    return (functional, row)
  }

  /// Scales the terms so that the largest coefficient is close to one, which tells small ones from noise; a
  /// single one becomes one.
  /// - Returns: The factor that restores the coefficients; for several terms a power of two, which causes no
  ///   rounding errors.
  @inline(__always) private func normalize(_ terms: inout Buffer<Entry>) -> Double {
    if terms.count == 1 {
      defer { terms[0].coefficient = 1 }
      return terms[0].coefficient
    }
    var largest = 0.0
    for index in 0..<terms.count { largest = max(largest, abs(terms[index].coefficient)) }
    guard largest > 0, largest < 1 || largest >= 4 else { return 1 }
    let scale = largest.binade
    for index in 0..<terms.count { terms[index].coefficient /= scale }
    return scale
  }

  /// Returns the value of the expression in `sums`.
  @inline(__always) private func expandedValue() -> Double {
    var value = 0.0
    for index in 0..<sums.touched.count {
      let symbol = sums.touched[index]
      value += sums[symbol] * values[symbol]
    }
    return value
  }

  /// Installs a constraint whose variables cancel each other.
  mutating func installConstant(_ place: Int32) throws(Refusal) {
    let constraint = constraints[place]
    guard constraint.isRequired else { return }
    let error =
      switch constraint.relation {
      case .lessThanOrEqual: max(constraint.constant, 0)
      case .equal: abs(constraint.constant)
      case .greaterThanOrEqual: max(-constraint.constant, 0)
      }
    if error > Tableau.smallest {
      proof = [(place, 1)]
      throw .contradiction
    }
  }

  /// Places a constraint on a host: `factor · host + constant`.
  mutating func rest(_ place: Int32, on host: Symbol, factor: Double) {
    constraints[place].host = host
    constraints[place].factor = factor
    symbols[host].users += 1
    attach(place)
  }

  /// Places a constraint on a functional that was created for it.
  mutating func rest(_ place: Int32, onNew functional: Symbol, factor: Double) {
    rest(place, on: functional, factor: factor)
    if trace != nil { record(.rowAdded(subject(functional))) }
  }

  /// Adds a constraint's breakpoints to its host.
  private mutating func attach(_ place: Int32) {
    let host = constraints[place].host
    let (lower, upper) = makeBreaks(of: place)
    if let lower { insertBreak(lower, of: host) }
    if let upper { insertBreak(upper, of: host) }
    if constraints[place].isRequired, constraints[place].relation == .equal {
      symbols[host].isFixed = true
    }
    if symbols[host].state == .basic {
      let row = symbols[host].row
      // An optional one is taken as its error is; a required one must become feasible.
      changeSegment(withinRequired(segmentByValue(of: row), of: host), of: row)
    } else if symbols[host].isFixed {
      // It cannot move from now on, whatever that would cost.
      symbols[host].isCandidate = false
    } else if symbols[host].column.count == 0 {
      // No row depends on it: it goes at once to where it wants to be.
      doubt(host)
    } else if !constraints[place].isRequired || symbols[host].users == 1 {
      // One more limit that is kept makes no movement pay.
      touch(host)
    }
    version += 1
  }

  /// Returns the segment nearest to a given one within a symbol's required limits.
  @inline(__always) func withinRequired(_ segment: Int, of symbol: Symbol) -> Int {
    var segment = segment
    let list = breaks.list(symbols[symbol].breaks)
    for index in list.indices where list[index].isRequired && list[index].isLower {
      segment = max(segment, index + 1)
    }
    for index in list.indices.reversed() where list[index].isRequired && !list[index].isLower {
      segment = min(segment, index)
    }
    return segment
  }

  /// Makes a required constraint hold, and an optional one if only its host is affected.
  mutating func enforce(_ place: Int32) throws(Refusal) {
    try checkLimits(of: place)
    let host = constraints[place].host
    if symbols[host].state == .basic {
      guard constraints[place].isRequired else { return }
      enqueue(symbols[host].row)
    } else if symbols[host].column.count == 0 {
      return roll(host)
    } else {
      guard constraints[place].isRequired else { return }
      keepInLimits(host)
    }
    try repair()
  }

  /// Moves a parametric symbol into its required limits.
  mutating func keepInLimits(_ symbol: Symbol) {
    let least = tightest(of: symbol, isLower: true).map { limit(of: $0, on: symbol) }
    let most = tightest(of: symbol, isLower: false).map { limit(of: $0, on: symbol) }
    if let least, values[symbol] < least {
      shift(symbol, to: least, isQueueing: true)
    } else if let most, values[symbol] > most {
      shift(symbol, to: most, isQueueing: true)
    } else {
      return
    }
    version += 1
  }

  @inline(__always) func limit(of place: Int32, on symbol: Symbol) -> Double {
    breakIndex(of: place, on: symbol).map { breaks.list(symbols[symbol].breaks)[$0].position }
      ?? constraints[place].position
  }

  // MARK: - Taking out

  /// Uninstalls a constraint.
  mutating func uninstall(_ place: Int32) {
    let host = constraints[place].host
    guard host >= 0 else { return }
    removeBreaks(of: place, on: host)
    symbols[host].users -= 1
    constraints[place].host = -1
    version += 1
    let record = symbols[host]
    guard !record.isVariable, record.users == 0, record.partner < 0 else { return }
    if record.state == .basic {
      dropRow(record.row)
      release(host)
    } else {
      orphans.append(host)
    }
  }

  /// Removes an owner's breakpoints from a symbol.
  mutating func removeBreaks(of owner: Int32, on host: Symbol) {
    var segment = Int(symbols[host].segment)
    forgetSubdifferential(of: host)
    while let index = breakIndex(of: owner, on: host) {
      breaks.remove(at: index, of: &symbols[host].breaks)
      if index < segment { segment -= 1 }
    }
    if symbols[host].isFixed { findWhetherFixed(host) }
    if symbols[host].state == .basic {
      let row = symbols[host].row
      // One that could not be met may have pushed the segment out of the other limits and away from
      // the value.
      changeSegment(withinRequired(segment, of: host), of: row)
      if !isFeasible(row) { enqueue(row) }
    } else {
      touch(host)
      version += 1
    }
  }

  /// Updates whether a required equality is on a symbol.
  mutating func findWhetherFixed(_ symbol: Symbol) {
    symbols[symbol].isFixed = breaks.list(symbols[symbol].breaks).contains {
      $0.isRequired && constraints[$0.owner].relation == .equal
    }
  }

  /// Eliminates the functionals without constraints.
  mutating func eliminateOrphans() throws(Refusal) {
    while let symbol = orphans.popLast() {
      let record = symbols[symbol]
      guard record.state != .vacant, !record.isVariable, record.users == 0, record.partner < 0
      else { continue }
      do throws(Refusal) {
        try eliminate(symbol)
      } catch {
        orphans.append(symbol)
        throw error
      }
    }
  }

  /// Makes a symbol without a cost of its own basic, and removes it.
  mutating func eliminate(_ symbol: Symbol) throws(Refusal) {
    if symbols[symbol].state == .parametric, symbols[symbol].column.count > 0 {
      try spend()
      let isUpward =
        reducedCost(symbol, direction: 1, segment: 0).value
        <= reducedCost(symbol, direction: -1, segment: 0).value
      let direction = isUpward ? 1.0 : -1.0
      if !advance(symbol, direction: direction), !advance(symbol, direction: -direction) {
        enterAnywhere(symbol)
      }
    }
    if symbols[symbol].state == .basic { dropRow(symbols[symbol].row) }
    release(symbol)
  }

  /// Makes a symbol basic that no row stops; all its rows are free of cost.
  private mutating func enterAnywhere(_ symbol: Symbol) {
    var best = 0
    let list = columns.list(symbols[symbol].column)
    for index in list.indices where abs(list[index].coefficient) > abs(list[best].coefficient) {
      best = index
    }
    let row = list[best].row
    pivot(symbol, at: best)
    setSegment(0, of: row)
    touchRow(row)
  }
}
