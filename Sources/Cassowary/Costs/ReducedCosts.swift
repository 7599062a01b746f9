/// The reduced cost of a parametric symbol: the change of the whole cost for each unit that the symbol moves.
///
/// It is the slope of the symbol's own cost plus the slopes of the rows in which it occurs, times their
/// coefficients. It depends on the direction, and on the segment through which the symbol moves. It is computed
/// on demand. The two most important sums are added up directly, and mostly decide. All sums, and single errors,
/// are computed only if these tie. All of it is scratch memory.
struct ReducedCosts: ~Copyable {
  /// The cost that is being added up.
  var total = LexicographicCost()
  /// The sums for symbols in rows to which others refer.
  private var rowSums = RowSums()

  /// Discards the cached costs of rows. Each run computes its own.
  mutating func forget() { rowSums.forget() }

  // MARK: - Leading terms

  /// Returns the leading term of a reduced cost.
  ///
  /// - Parameters:
  ///   - segment: The number of its own breakpoints behind the symbol.
  ///   - sums: Empty at first; the most important sums are added here, as far as they are needed.
  /// - Complexity: the length of the symbol's column, if rows in it have a cost that may matter more than
  ///   the symbol's own.
  @inline(__always) mutating func leadingTerm(
    of symbol: Symbol, direction: Double, segment: Int, _ sums: inout LeadingSums,
    _ basis: inout Basis, _ costs: inout SymbolCosts, _ rows: inout RowCosts
  ) -> LeadingTerm {
    let own = ownSlope(of: symbol, direction: direction, segment: segment, basis, &costs)
    return leadingTerm(
      of: symbol, own, direction: direction, segment: segment, &sums, &basis, &costs, &rows)
  }

  /// Returns the same for a symbol, given the slope of its own cost.
  @inline(__always) mutating func leadingTerm(
    of symbol: Symbol, _ own: Slope, direction: Double, segment: Int, _ sums: inout LeadingSums,
    _ basis: inout Basis, _ costs: inout SymbolCosts, _ rows: inout RowCosts
  ) -> LeadingTerm {
    let costedRows = basis.visits(of: symbol)
    if costedRows > 0 {
      if rows.mayMatter(beside: own, costedRows) {
        sums = sumsOfRows(of: symbol, &basis, &rows)
      } else {
        sums.hasMore = true
      }
    }
    return leadingTerm(
      of: symbol, adding: own, direction: direction, segment: segment, &sums, &basis, &costs, &rows)
  }

  /// Returns the slope of a symbol's own cost in a segment; mostly it is part of the cached subdifferential.
  @inline(__always) private func ownSlope(
    of symbol: Symbol, direction: Double, segment: Int, _ basis: borrowing Basis,
    _ costs: inout SymbolCosts
  ) -> Slope {
    let known = costs.subdifferential(of: symbol, at: basis.values[symbol])
    if direction > 0 {
      if known.pointee.canRise, segment == Int(known.pointee.ahead) { return known.pointee.above }
    } else {
      if known.pointee.canFall, segment == Int(known.pointee.behind) { return known.pointee.below }
    }
    return costs.slope(of: symbol, segment: segment)
  }

  /// Returns the sums of the slopes of the rows in which a symbol occurs.
  /// - Complexity: the length of the symbol's column.
  @inline(__always) mutating func sumsOfRows(
    of symbol: Symbol, _ basis: inout Basis, _ rows: inout RowCosts
  ) -> LeadingSums {
    if basis.matrix.isIndirect(symbol) {
      var known = LeadingSums()
      rowSums.add(symbol, to: &known, &basis, &rows)
      return known
    }
    var sums = LeadingSums()
    var left = basis.matrix.costedRows(of: symbol)
    var next = basis.matrix.firstOccurrence(of: symbol)
    let segments = rows.segmentOfRows
    while left > 0 {
      let occurrence = next.pointee
      next += 1
      let slope = segments[Int(occurrence.row)].slope
      if slope.band == 0 { continue }
      left -= 1
      if abs(occurrence.coefficient) >= Tolerance.leastCoefficient {
        sums.add(slope, times: occurrence.coefficient)
      }
    }
    return sums
  }

  /// Returns the leading term of a movement's cost.
  /// - Parameter sums: The sums of the rows, to which the symbol's own cost is added.
  @inline(__always) mutating func leadingTerm(
    of symbol: Symbol, adding own: Slope, direction: Double, segment: Int,
    _ sums: inout LeadingSums, _ basis: inout Basis, _ costs: inout SymbolCosts,
    _ rows: inout RowCosts
  ) -> LeadingTerm {
    sums.add(own, times: 1)
    if abs(sums.sum) > sums.magnitude * Tolerance.costNoise {
      return LeadingTerm(level: Level(sum: sums.band), value: sums.sum * direction)
    }
    return nextTerm(
      of: symbol, direction: direction, segment: segment, &sums, &basis, &costs, &rows)
  }

  /// Returns the leading term after the most important sum has cancelled.
  private mutating func nextTerm(
    of symbol: Symbol, direction: Double, segment: Int, _ sums: inout LeadingSums,
    _ basis: inout Basis, _ costs: inout SymbolCosts, _ rows: inout RowCosts
  ) -> LeadingTerm {
    if sums.hasMore {
      total.clear()
      add(
        .sums, of: symbol, direction: direction, segment: segment, times: 1, &basis, costs, rows)
      let lead = total.leadingSum
      if lead.value != 0 { return lead }
    } else if abs(sums.nextSum) > sums.nextMagnitude * Tolerance.costNoise {
      let band = sums.nextBand
      // The next sum is the leading one now, so it must not be counted as the next one, too.
      sums.nextBand = 1
      return LeadingTerm(level: Level(sum: band), value: sums.nextSum * direction)
    }
    return leadingSingle(of: symbol, direction: direction, segment: segment, &basis, &costs, &rows)
  }

  /// Returns the most important single error that a movement by one unit changes; if there is none, the most
  /// important distance from zero.
  ///
  /// Each error occurs once, since every constraint bounds one symbol. So nothing has to be added up.
  mutating func leadingSingle(
    of symbol: Symbol, direction: Double, segment: Int, _ basis: inout Basis,
    _ costs: inout SymbolCosts, _ rows: inout RowCosts
  ) -> LeadingTerm {
    var lead = LeadingTerm.none
    costs.lift(&lead, of: symbol, segment: segment, times: direction)
    var left = basis.costedRows(of: symbol)
    var next = basis.firstOccurrence(of: symbol)
    while left > 0 {
      let occurrence = next.pointee
      next += 1
      guard basis.matrix.hasCost(occurrence.row) else { continue }
      left -= 1
      if abs(occurrence.coefficient) < Tolerance.leastCoefficient { continue }
      let basic = basis.basic(of: occurrence.row)
      costs.lift(
        &lead, of: basic, segment: Int(costs.segment(of: basic)),
        times: occurrence.coefficient * direction)
    }
    return lead
  }

  // MARK: - Complete costs

  /// Adds a part of a movement's cost to the total.
  @inline(__always) mutating func add(
    _ part: LexicographicCost.Part, of symbol: Symbol, direction: Double, segment: Int,
    times factor: Double, _ basis: inout Basis, _ costs: borrowing SymbolCosts,
    _ rows: borrowing RowCosts
  ) {
    addRows(part, of: symbol, times: direction * factor, &basis, costs, rows)
    addSlope(part, of: symbol, segment: segment, times: direction * factor, costs)
  }

  /// Adds the cost of the rows in a symbol's column to the total.
  @inline(__always) private mutating func addRows(
    _ part: LexicographicCost.Part, of symbol: Symbol, times factor: Double,
    _ basis: inout Basis, _ costs: borrowing SymbolCosts, _ rows: borrowing RowCosts
  ) {
    var left = basis.costedRows(of: symbol)
    var next = basis.firstOccurrence(of: symbol)
    while left > 0 {
      let occurrence = next.pointee
      next += 1
      let slope = rows[occurrence.row].slope
      guard slope.band != 0 else { continue }
      left -= 1
      if abs(occurrence.coefficient) < Tolerance.leastCoefficient { continue }
      addRow(part, occurrence.row, slope, times: occurrence.coefficient * factor, basis, costs)
    }
  }

  @inline(__always) private mutating func addRow(
    _ part: LexicographicCost.Part, _ row: Int32, _ slope: Slope, times factor: Double,
    _ basis: borrowing Basis, _ costs: borrowing SymbolCosts
  ) {
    if part == .sums, slope.isOnlySum {
      if slope.band != 1 { total.add(factor * slope.value, band: slope.band) }
    } else {
      let basic = basis.basic(of: row)
      addSlope(part, of: basic, segment: Int(costs.segment(of: basic)), times: factor, costs)
    }
  }

  /// Adds the slope of a symbol's own cost in a segment to the total.
  @inline(__always) mutating func addSlope(
    _ part: LexicographicCost.Part, of symbol: Symbol, segment: Int, times factor: Double,
    _ costs: borrowing SymbolCosts
  ) {
    let list = costs.breakpoints(of: symbol)
    for index in 0..<list.count where list[index].isLower == (index >= segment) {
      add(part, of: list[index], times: list[index].isLower ? -factor : factor, costs.owners)
    }
  }

  /// Adds the cost beyond a breakpoint to the total: an error begins to grow there, or ceases to shrink.
  @inline(__always) mutating func add(
    _ part: LexicographicCost.Part, of point: Breakpoint, times factor: Double,
    _ owners: borrowing CostOwners
  ) {
    switch part {
    case .sums where point.owner >= 0:
      total.add(point.weight * factor, band: owners.constraints[point.owner].sumBand)
    case .sums: break
    case .singles: total.add(point.scale * factor, owner: point.owner)
    }
  }
}
