extension Tableau {
  /// Makes an optional constraint required: takes its error symbols out.
  ///
  /// Its row is solved for something else than the error above zero, and may be infeasible.
  mutating func tighten(plus: Symbol, minus: Symbol, isEquality: Bool) {
    if let place = positions[plus] { pivot(place, entering: minus) }
    release(plus)
    guard isEquality else { return }
    bounds[minus] = .fixed
    if let place = positions[minus] { retireFixed(at: place) }
  }

  /// Makes a required constraint optional.
  /// - Returns: Its new error above zero.
  mutating func loosen(minus: Symbol) -> Symbol {
    // A redundant equality that rests on it gives up its place: it mentions fixed symbols only.
    let redundant = columns[minus].first { place in
      rows[place].basic.map { bounds[$0] == .fixed } ?? false
    }
    if let redundant {
      rows[redundant].constant = 0
      pivot(redundant, entering: minus)
    }
    bounds[minus] = .restricted
    let plus = makeSymbol(.restricted)
    pair(plus, minus)
    if let place = positions[minus] {
      rows[place].insert(Entry(symbol: plus, coefficient: 1))
      columns[plus].append(place)
    } else {
      for place in columns[minus] {
        let coefficient = rows[place].coefficient(of: minus)
        rows[place].insert(Entry(symbol: plus, coefficient: -coefficient))
        columns[plus].append(place)
      }
    }
    return plus
  }
}
