/// A symbol that can give way to a new constraint, with its value after that.
struct SingletonPivot {
  var symbol: Symbol
  var value: Double
}

extension Tableau {
  /// The least coefficient of a symbol that gives way, as a share of the largest.
  private static let leastPart = 0.1

  /// Returns a symbol that can satisfy a required constraint, whose terms are in `sums`, without affecting
  /// any row.
  ///
  /// It must occur in no row, and its own limits must allow the value it would have. Then the
  /// constraint contradicts none, and no pivot has to be looked for.
  /// - Parameter value: The value of the terms.
  mutating func singletonPivot(for place: Int32, _ value: Double, scale: Double) -> SingletonPivot?
  {
    let constraint = constraints[place]
    guard constraint.isRequired else { return nil }
    let error = value * scale + constraint.constant
    switch constraint.relation {
    case .lessThanOrEqual: if error <= 0 { return nil }
    case .greaterThanOrEqual: if error >= 0 { return nil }
    case .equal: break
    }
    let isInequality = constraint.relation != .equal
    var best: SingletonPivot?
    var size = 0.0
    var largest = 0.0
    for index in 0..<sums.touched.count {
      let symbol = sums.touched[index]
      let coefficient = sums[symbol]
      largest = max(largest, abs(coefficient))
      guard abs(coefficient) > size, symbols[symbol].column.count == 0 else { continue }
      let target = values[symbol] - error / scale / coefficient
      guard canBe(symbol, at: target) else { continue }
      if isInequality, wantsFarther(symbol, than: target) { continue }
      best = SingletonPivot(symbol: symbol, value: target)
      size = abs(coefficient)
    }
    return size >= Tableau.leastPart * largest ? best : nil
  }

  /// Returns whether a symbol's required limits allow a value, and not only this one.
  private func canBe(_ symbol: Symbol, at value: Double) -> Bool {
    var (canRise, canFall) = (true, true)
    for point in breaks.list(symbols[symbol].breaks) where point.isRequired {
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

  /// Returns whether a symbol that moves to a value would move on, so that an inequality would not hold it
  /// there.
  private mutating func wantsFarther(_ symbol: Symbol, than value: Double) -> Bool {
    let direction = value > values[symbol] ? 1.0 : -1.0
    let list = breaks.list(symbols[symbol].breaks)
    let segment = list.count { direction > 0 ? $0.position <= value : $0.position < value }
    cost.clear()
    addSlope(.sums, of: symbol, segment: segment, times: direction)
    addSlope(.singles, of: symbol, segment: segment, times: direction)
    return lead.value < 0
  }

  /// Adds the row of a constraint's terms, which are in `sums`, solved for the symbol that gives way.
  mutating func giveWay(
    _ way: SingletonPivot, to place: Int32, _ terms: borrowing Buffer<Entry>, scale: Double
  ) {
    values[way.symbol] = way.value
    let (functional, row) = makeFunctional(of: terms)
    pivot(way.symbol, at: 0)
    changeSegment(segmentByValue(of: row), of: row)
    values[functional] = constraints[place].constant / -scale + 0.0
    forgetSubdifferential(of: functional)
    rest(place, onNew: functional, factor: scale)
  }
}
