/// A straight piece of the path that a solution takes while a constraint's constant moves.
///
/// The tableau's basis determines it: as long as no row leaves its segment, every value is a linear function
/// of the moving breakpoint, and the reduced costs, which do not depend on values, stay as they are. So the
/// rate is a coefficient, not a difference of values, and the ends are quotients. (This is the ranging of
/// sensitivity analysis: Chvátal, "Linear Programming", chapter 10.)
struct StraightPiece {
  /// The change of the observed variable for each unit of the constant's move.
  var rate = 0.0
  /// The distance that the constant can move on before a value meets a breakpoint.
  private(set) var ahead = Double.infinity
  /// The distance, back on the constant's move, at which the piece begins; nil if it contains the whole way
  /// back that was asked for.
  private(set) var behind: Double?

  /// Takes a gap that must not be negative into account: that between a value and an end of its segment.
  /// - Parameters:
  ///   - gap: The gap at present.
  ///   - rate: The growth of the gap for each unit of the constant's move.
  ///   - wayBack: The way back to the place where the piece should begin.
  ///   - noise: The rounding error of the gap.
  mutating func limit(gap: Double, rate: Double, wayBack: Double, noise: Double) {
    if rate < 0 {
      ahead = min(ahead, max(gap, 0) / -rate)
    } else if rate > 0, gap - rate * wayBack < -noise {
      behind = min(behind ?? .infinity, max(gap, 0) / rate)
    }
  }
}

extension SolverState {
  /// Returns the straight piece on which an optimized solution moves with a constraint's constant.
  /// - Parameters:
  ///   - variable: The variable to observe.
  ///   - place: The constraint whose constant moves.
  ///   - direction: The direction of the move: 1 or -1.
  ///   - wayBack: The way back to the place where the piece should begin.
  mutating func straightPiece(
    of variable: Symbol, moving place: Int32, direction: Double, wayBack: Double
  ) -> StraightPiece {
    var piece = StraightPiece()
    let demand = tableau.demands[place]
    let host = demand.host
    guard host >= 0 else { return piece }
    let speed = -direction / demand.factor
    let value = tableau.values[host]
    let points = tableau.breaks.list(tableau.symbols[host].breaks)
    let position = points.first { $0.owner == place }?.position ?? demand.position
    let isCarried = tableau.symbols[host].state == .parametric && position == value

    // The gap between the moving breakpoint, with or without its host, and what else is at the host.
    func meet(_ other: Double) {
      let gap = abs(position - other)
      let isLeaving = position == other || (position > other) == (speed > 0)
      piece.limit(
        gap: gap, rate: isLeaving ? abs(speed) : -abs(speed), wayBack: wayBack,
        noise: SolverState.noise * max(abs(position), abs(other)))
    }
    guard isCarried else {
      meet(value)
      return piece
    }
    for point in points where point.owner != place { meet(point.position) }
    for occurrence in tableau.columns.list(tableau.symbols[host].column) {
      let row = tableau.rows[occurrence.row]
      let rate = occurrence.coefficient * speed
      let value = tableau.values[row.basic]
      let magnitude = tableau.sum(of: occurrence.row).magnitude
      for (end, side) in [(row.lower, 1.0), (row.upper, -1.0)] where end.isFinite {
        piece.limit(
          gap: (value - end) * side, rate: rate * side, wayBack: wayBack,
          noise: SolverState.noise * max(magnitude, abs(end)))
      }
    }
    tableau.expand(variable)
    piece.rate = tableau.sums[host] * speed * unit(of: variable)
    return piece
  }

  /// The share of a value's parts by which it may miss an end of its segment.
  private static let noise = 1e-11
}
