/// The row that stops an entering symbol.
struct Block {
  var row: Int
  /// How far the entering symbol goes.
  var step: Double
}

extension Tableau {
  /// Coefficients smaller than this are not pivoted on.
  static let smallestPivot = 1e-7

  /// Finds the row that stops a parametric symbol when it leaves zero, if one does.
  ///
  /// A feasible row stops it at its bound; an infeasible one stops it when it becomes feasible.
  /// Of rows that stop it at the same step the one with the largest coefficient is taken, or,
  /// after a stall, the one with the lowest basic symbol (Bland's rule).
  /// - Parameters:
  ///   - direction: 1 to increase, -1 to decrease.
  ///   - stop: A free symbol that must not pass zero.
  func block(
    of entering: Symbol, direction: Double, stop: Symbol? = nil, bland: Bool
  ) -> Block? {
    var best: Block?
    var bestSize = 0.0
    for place in columns[entering] {
      guard let basic = rows[place].basic else { continue }
      if bounds[basic] == .free, basic != stop { continue }
      let coefficient = rows[place].coefficient(of: entering)
      let size = abs(coefficient)
      if size < Tableau.smallestPivot { continue }
      guard let step = step(of: basic, place, speed: coefficient * direction) else { continue }
      if let found = best {
        let slack = 1e-12 * max(step, found.step)
        if step > found.step + slack { continue }
        if step >= found.step - slack {
          let isBetter =
            bland ? basic < (rows[found.row].basic ?? basic) : size > bestSize
          if !isBetter { continue }
        }
      }
      best = Block(row: place, step: step)
      bestSize = size
    }
    return best
  }

  /// How far a row's basic symbol can go at a speed before it meets zero, if it does.
  private func step(of basic: Symbol, _ place: Int, speed: Double) -> Double? {
    let value = rows[place].constant
    if bounds[basic] == .fixed, abs(value) <= tolerance { return 0 }
    if bounds[basic] == .restricted, abs(value) <= tolerance {
      return speed < 0 ? max(0, value) / -speed : nil
    }
    return value * speed < 0 ? abs(value / speed) : nil
  }
}
