/// A straight piece of the path that a solution takes while a constraint's constant moves.
///
/// The tableau's basis determines it: as long as no row leaves its segment, every value is a linear function
/// of the moving breakpoint, and the reduced costs, which do not depend on values, stay as they are. So the
/// rate is a coefficient, not a difference of values, and the ends are quotients. (This is the ranging of
/// sensitivity analysis: Chvátal, "Linear Programming", chapter 10.)
struct StraightPiece {
  /// The way back to the place where the piece should begin.
  let wayBack: Double
  /// The rounding error of a distance that the constant moves.
  let slack: Double
  /// The change of the observed variable for each unit of the constant's move.
  var rate = 0.0
  /// The distance that the constant can move on before a value meets a breakpoint.
  private(set) var ahead = Double.infinity
  /// The distance, back on the constant's move, at which the piece begins; nil if it contains the whole way
  /// back.
  private(set) var behind: Double?

  init(wayBack: Double, slack: Double) {
    self.wayBack = wayBack
    self.slack = slack
  }

  /// Takes a gap that must not be negative into account: that between a value and an end of its segment.
  /// - Parameters:
  ///   - gap: The gap at present.
  ///   - rate: The growth of the gap for each unit of the constant's move.
  ///   - noise: The rounding error of the gap.
  mutating func limit(gap: Double, rate: Double, noise: Double) {
    if rate < 0 {
      ahead = min(ahead, gap > noise ? gap / -rate : 0)
    } else if rate > 0, gap - rate * (wayBack - slack) < -noise {
      behind = min(behind ?? .infinity, max(gap, 0) / rate)
    }
  }

  /// Takes a corner of the path into account, at which the piece is.
  mutating func limitAtOnce() {
    ahead = 0
    if wayBack > 0 { behind = 0 }
  }
}

extension SolverState {
  /// Returns the straight piece on which an optimized solution moves with a constraint's constant.
  /// - Parameters:
  ///   - variable: The variable to observe.
  ///   - place: The constraint whose constant moves.
  ///   - direction: The direction of the move: 1 or -1.
  ///   - wayBack: The way back to the place where the piece should begin, and the rounding error of a move.
  mutating func straightPiece(
    of variable: Symbol, moving place: Int32, direction: Double, wayBack: Double, slack: Double
  ) -> StraightPiece {
    var piece = StraightPiece(wayBack: wayBack, slack: slack)
    let record = tableau.constraints[place]
    let host = record.host
    guard host >= 0 else { return piece }
    let speed = -direction / record.factor
    let value = tableau.values[host]
    let points = tableau.form.costs.breakpoints(of: host)
    let position = points.first { $0.owner == place }?.position ?? record.position
    let isCarried =
      tableau.form.basis.role(of: host) == .parametric
      && abs(position - value) <= SolverState.noise * abs(position)

    // The gap between the moving breakpoint, with or without its host, and what else is at the host.
    func meet(_ other: Double) {
      let gap = abs(position - other)
      let noise = SolverState.noise * max(abs(position), abs(other))
      if gap <= noise { return piece.limitAtOnce() }
      let isLeaving = (position > other) == (speed > 0)
      piece.limit(gap: gap, rate: isLeaving ? abs(speed) : -abs(speed), noise: noise)
    }
    guard isCarried else {
      meet(value)
      return piece
    }
    for point in points where point.owner != place { meet(point.position) }
    let rates = rates(of: variable, moving: place, at: speed)
    for occurrence in tableau.form.basis.matrix.column(of: host) {
      let basic = tableau.form.basis.basic(of: occurrence.row)
      let rate = rates[basic]
      let value = tableau.values[basic]
      let magnitude = tableau.form.basis.sum(of: occurrence.row).magnitude
      let segment = tableau.form.rowCosts[occurrence.row]
      for (end, side) in [(segment.lower, 1.0), (segment.upper, -1.0)] where end.isFinite {
        piece.limit(
          gap: (value - end) * side, rate: rate * side,
          noise: SolverState.noise * max(magnitude, abs(end)))
      }
    }
    piece.rate = rates[variable] * units[variable]
    return piece
  }

  /// Returns whether a constraint's expression is zero, except for rounding errors.
  ///
  /// The host's value is compared with the breakpoint, since it is more exact than a sum of variables.
  func isTight(_ place: Int32) -> Bool {
    let record = tableau.constraints[place]
    guard record.host >= 0 else { return false }
    var size = abs(record.position)
    if tableau.form.basis.role(of: record.host) == .basic {
      let row = tableau.form.basis.row(of: record.host)
      size = max(size, tableau.form.basis.sum(of: row).magnitude)
    }
    let gap = abs(tableau.values[record.host] - record.position)
    return gap <= 1e-9 * size + Numerics.smallest
  }

  /// The share of a value's parts by which it may miss an end of its segment.
  private static let noise = 1e-11
}
