extension Tableau {
  /// Changes the constant of a constraint. Rows that leave their segments wait to be repaired.
  ///
  /// Except for symbols that are queued to be priced, no new movement reduces the cost afterwards: symbols keep
  /// their roles, and a parametric one moves with its breakpoint.
  mutating func setConstant(_ constant: Double, of index: Int32) {
    let symbol = form.costs.owners.constraints[index].symbol
    form.costs.owners.constraints[index].constant = constant
    guard symbol >= 0 else { return }
    if form.basis.role(of: symbol) == .basic {
      moveBreakpoints(of: index, onRow: form.basis.row(of: symbol))
    } else {
      moveBreakpoints(of: index, on: symbol)
    }
  }

  /// Moves breakpoints of a basic symbol, which stays on the same side of them if possible.
  private mutating func moveBreakpoints(of index: Int32, onRow row: Int32) {
    let symbol = form.basis.basic(of: row)
    var segment = Int(form.costs.segment(of: symbol))
    let hadCost = form.basis.matrix.hasCost(row)
    // The order is such that the two breakpoints do not pass each other.
    let first = form.costs.index(of: index, on: symbol)
    let isRising = first.map {
      constraints[index].position > form.costs.breakpoints(of: symbol)[$0].position
    }
    let isLowerFirst = isRising != true
    var hasCrossed = moveBreakpoint(of: index, isLower: isLowerFirst, on: symbol, &segment)
    if moveBreakpoint(of: index, isLower: !isLowerFirst, on: symbol, &segment) { hasCrossed = true }
    if !constraints[index].isRequired, form.mayBeDualInfeasible {
      // The primal run follows anyway, and continues better from the segment of the value.
      segment = form.segmentByValue(of: row)
      hasCrossed = true
    }
    let inBounds = form.costs.feasibleSegment(nearest: segment, of: symbol)
    form.setSegment(inBounds, of: row)
    if hasCrossed || inBounds != segment || hadCost != form.basis.matrix.hasCost(row) {
      form.repriceRow(row)
    }
    form.infeasibleRows.insert(row)
  }

  /// Moves one of a constraint's breakpoints, if it exists, on a basic symbol.
  /// - Parameter segment: The symbol's segment, which is kept.
  /// - Returns: Whether the breakpoint is now on the other side of the segment.
  private mutating func moveBreakpoint(
    of constraintIndex: Int32, isLower: Bool, on symbol: Symbol, _ segment: inout Int
  ) -> Bool {
    guard
      let old = form.costs.breakpoints(of: symbol).firstIndex(where: {
        $0.owner == constraintIndex && $0.isLower == isLower
      })
    else { return false }
    let wasBehind = old < segment
    form.costs.remove(at: old, of: symbol)
    if wasBehind { segment -= 1 }
    let index = form.costs.insert(
      constraints[constraintIndex].breakpoint(at: constraintIndex, isLower: isLower), of: symbol)
    if wasBehind ? index <= segment : index < segment { segment += 1 }
    return wasBehind != (index < segment)
  }

  /// Moves breakpoints of a parametric symbol, and the symbol to a point from which no movement of it reduces the cost.
  private mutating func moveBreakpoints(of index: Int32, on symbol: Symbol) {
    if !moveAlone(index, on: symbol) { moveAmongOthers(index, on: symbol) }
  }

  @inline(never) private mutating func moveAmongOthers(_ constraintIndex: Int32, on symbol: Symbol)
  {
    form.costs.forgetSubdifferential(of: symbol)
    while let index = form.costs.index(of: constraintIndex, on: symbol) {
      form.costs.remove(at: index, of: symbol)
    }
    form.costs.insertBreakpoints(of: constraintIndex, on: symbol)
    form.moveIntoBounds(symbol)
    lineSearch(symbol)
    form.reprice(symbol)
    form.version += 1
  }

  /// Handles the usual case, for instance of an edit variable: the breakpoint stays between its neighbours,
  /// and the symbol is at no other breakpoint. All reduced costs stay valid.
  ///
  /// - Returns: Whether the case applies.
  @inline(__always) private mutating func moveAlone(_ index: Int32, on symbol: Symbol) -> Bool {
    let isPair = form.costs.owners.constraints[index].relation == .equal
    let position = form.costs.owners.constraints[index].position + 0.0
    switch form.costs.move(
      index, isPair: isPair, of: symbol, from: form.basis.values[symbol], to: position)
    {
    case .none: return true
    case .refused: return false
    case .done: form.shift(symbol, to: position, isQueueing: true)
    }
    return true
  }

  /// Moves a parametric symbol from breakpoint to breakpoint while its reduced cost is below zero.
  mutating func lineSearch(_ symbol: Symbol) {
    let own = form.subdifferential(of: symbol)
    // If no row has a cost, the symbol's own cost decides.
    let isAlone = form.basis.visits(of: symbol) == 0
    if own.pointee.canRise, !isAlone || own.pointee.above.value <= 0,
      lineSearch(symbol, direction: 1)
    {
      return
    }
    if own.pointee.canFall, !isAlone || own.pointee.below.value >= 0 {
      lineSearch(symbol, direction: -1)
    }
  }

  /// Moves a symbol in one direction while that reduces the cost.
  /// - Returns: Whether the symbol has moved.
  @discardableResult
  private mutating func lineSearch(_ symbol: Symbol, direction: Double) -> Bool {
    var segment = form.segment(of: symbol, direction: direction)
    var position = form.basis.values[symbol]
    while form.reducedCost(of: symbol, direction: direction, segment: segment).value < 0 {
      let list = form.costs.breakpoints(of: symbol)
      let next = direction > 0 ? segment : segment - 1
      guard list.indices.contains(next) else { break }
      position = list[next].position
      segment += direction > 0 ? 1 : -1
      // The cost of a row that waits to be repaired may push against a bound, which holds nevertheless.
      if form.costs.isForbidden(symbol, direction: direction, segment: segment) { break }
    }
    if position == form.basis.values[symbol] { return false }
    form.shift(symbol, to: position, isQueueing: true)
    if form.trace.isOn { form.trace.record(.flip(form.subject(symbol))) }
    return true
  }

  // MARK: - Priorities and ranks

  /// Changes the priority of a constraint that is not installed, to required or from it.
  mutating func setBand(_ band: UInt64, ofUninstalled index: Int32) {
    form.costs.owners.constraints[index].sumBand = band
  }

  /// Changes the priority of a constraint to an optional one.
  mutating func setBand(_ band: UInt64, of index: Int32) {
    form.costs.owners.constraints[index].sumBand = band
    let symbol = constraints[index].symbol
    guard symbol >= 0 else { return }
    form.costs.makeOptional(index)
    if form.basis.role(of: symbol) == .basic {
      form.setSegment(Int(form.costs.segment(of: symbol)), of: form.basis.row(of: symbol))
    }
    repriceSymbol(of: index)
  }

  /// Changes the rank of a constraint.
  mutating func setRank(_ rank: Int, of index: Int32) {
    form.costs.owners.constraints[index].rank = rank
    form.rowCosts.noteRanks()
    repriceSymbol(of: index)
  }

  /// Changes the rank of a variable.
  mutating func setRank(_ rank: Int, ofVariable symbol: Symbol) {
    form.costs.owners.orders[symbol].rank = rank
    form.rowCosts.noteRanks()
    form.version += 1
    if form.costs.hasDistanceCost(symbol) { reprice(symbol) }
  }

  /// Queues all symbols to be priced whose reduced costs a constraint's weight or rank may affect.
  private mutating func repriceSymbol(of index: Int32) {
    let symbol = constraints[index].symbol
    guard symbol >= 0 else { return }
    reprice(symbol)
    form.version += 1
  }

  private mutating func reprice(_ symbol: Symbol) {
    if form.basis.role(of: symbol) == .basic {
      form.repriceRow(form.basis.row(of: symbol))
    } else {
      form.reprice(symbol)
    }
  }
}
