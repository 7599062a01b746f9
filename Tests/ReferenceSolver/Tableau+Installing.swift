/// A constraint as the tableau takes it: `Σ terms + constant (<=, ==) 0`.
struct Equation: Sendable {
  /// No variable twice, no coefficient zero.
  var terms: [Entry]
  var constant: Double
  /// Its error above zero; a required constraint has none.
  var plus: Symbol?
  /// Its slack, its error below zero or its fixed marker.
  var minus: Symbol
}

extension Tableau {
  /// Adds `expression = plus - minus`, solved for a symbol that leaves all other rows feasible.
  ///
  /// An optional constraint's row is feasible too; a required one's may be not, and then
  /// `restoreFeasibility` is to be called (Badros 2001, 2.3 and 2.4).
  mutating func install(_ equation: Equation) {
    let constant = reduce(equation)
    if let variable = subject() {
      solve(for: variable, constant: constant)
    } else if let plus = equation.plus, constant >= 0 {
      solve(for: plus, constant: constant)
    } else {
      retireFixed(at: solve(for: equation.minus, constant: constant))
    }
  }

  /// Adds the equation that stands in `sums`, `constant + Σ = 0`, as a row of one of its symbols.
  @discardableResult
  mutating func solve(for subject: Symbol, constant: Double) -> Int {
    let factor = -1 / sums[subject]
    sums.reset(subject)
    let place = addRow(
      subject, constant: constant * factor, entries: sums.entries(times: factor))
    substitute(subject, from: place)
    return place
  }

  /// Puts `expression - plus + minus` in terms of parametric symbols, into `sums`, and returns
  /// its constant.
  mutating func reduce(_ equation: Equation) -> Double {
    sums.clear()
    var constant = equation.constant
    var magnitude = abs(constant)
    constants[equation.minus] = constant
    largestConstant = max(largestConstant, magnitude)
    for term in equation.terms {
      guard let place = positions[term.symbol] else {
        sums.add(term.coefficient, to: term.symbol)
        continue
      }
      let part = term.coefficient * rows[place].constant
      constant += part
      magnitude += abs(part)
      for entry in rows[place].entries {
        sums.add(term.coefficient * entry.coefficient, to: entry.symbol)
      }
    }
    if let plus = equation.plus {
      pair(plus, equation.minus)
      sums.add(-1, to: plus)
    }
    sums.add(1, to: equation.minus)
    return abs(constant) <= magnitude * 1e-13 ? 0 : constant
  }

  /// A parametric variable to solve the new row for: one that no bounded row depends on.
  private func subject() -> Symbol? {
    var best: Symbol?
    for symbol in sums.touched where bounds[symbol] == .free && sums[symbol] != 0 {
      let occursInBoundedRow = columns[symbol].contains { place in
        rows[place].basic.map { bounds[$0] != .free } ?? false
      }
      if occursInBoundedRow { continue }
      if let found = best, abs(sums[symbol]) <= abs(sums[found]) { continue }
      best = symbol
    }
    return best
  }

  /// Takes `expression = plus - minus` out again (Badros 2001, 2.6).
  ///
  /// Feasible rows stay feasible. The two symbols are parametric or gone from the basis after
  /// it, occur nowhere, and can be released.
  mutating func uninstall(plus: Symbol?, minus: Symbol) {
    if let plus, let place = positions[plus] {
      dropRow(place)
    } else {
      if let plus { dropColumn(of: plus) }
      if positions[minus] == nil, let place = rowToLeave(for: minus) {
        pivot(place, entering: minus)
      }
      if let place = positions[minus] { dropRow(place) }
    }
    if let plus { dropColumn(of: plus) }
    dropColumn(of: minus)
    constants[minus] = 0
    evaluateAll()
  }

  /// The row to solve for the marker of a constraint that goes.
  ///
  /// The row of a redundant equality comes first, whose fixed symbol can leave at once. Without
  /// its constraint the marker may have any sign, so else it goes the way, up or down, that
  /// meets a bound first; if no bounded row depends on it, any row will do.
  private func rowToLeave(for marker: Symbol) -> Int? {
    var best: (place: Int, order: Int, step: Double, size: Double)?
    for place in columns[marker] {
      guard let basic = rows[place].basic else { continue }
      let size = abs(rows[place].coefficient(of: marker))
      var order = bounds[basic] == .fixed ? 0 : bounds[basic] == .restricted ? 1 : 2
      if size < Tableau.smallestPivot { order += 3 }
      let step = order == 1 ? max(0, rows[place].constant) / size : 0
      if let found = best {
        if order != found.order {
          if order > found.order { continue }
        } else if step != found.step ? step > found.step : size <= found.size {
          continue
        }
      }
      best = (place, order, step, size)
    }
    return best?.place
  }

  /// Gives a constraint another constant. Rows may be infeasible after it.
  mutating func setConstant(_ constant: Double, minus: Symbol) {
    constants[minus] = constant
    largestConstant = max(largestConstant, abs(constant))
    if let place = positions[minus] {
      evaluate(place)
    } else {
      for place in columns[minus] { evaluate(place) }
    }
  }

  /// Computes all rows' constants from the constraints' own.
  ///
  /// Pivots lead through vertices far away, and their rounding errors come back with them.
  mutating func evaluateAll() {
    for place in rows.indices { evaluate(place) }
  }

  /// Computes a row's constant from the constraints' own, which forgets what they were before.
  ///
  /// Each constraint enters the tableau as `minus + constant + ...`, so where its `minus` is
  /// parametric its constant has just that symbol's coefficient.
  private mutating func evaluate(_ place: Int) {
    guard let basic = rows[place].basic else { return }
    var sum = -constants[basic]
    var magnitude = abs(sum)
    for entry in rows[place].entries {
      let part = entry.coefficient * constants[entry.symbol]
      sum += part
      magnitude += abs(part)
    }
    rows[place].constant = abs(sum) <= magnitude * 1e-13 ? 0 : sum
  }
}
