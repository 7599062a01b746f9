/// A straight piece of the path that a solution takes while a constraint's constant moves.
///
/// The tableau's basis determines it: as long as no row leaves its segment, every value is a linear function
/// of the moving breakpoint, and the reduced costs, which do not depend on values, stay as they are. So the
/// rate is a coefficient, not a difference of values, and the ends are quotients. (This is the ranging of
/// sensitivity analysis: Chvátal, "Linear Programming", chapter 10.)
struct StraightPiece {
  /// The way back to the place where the piece should begin.
  private let wayBack: Double
  /// The rounding error of a distance that the constant moves.
  private let slack: Double
  /// The change of the observed variable for each unit of the constant's move.
  private(set) var rate = 0.0
  /// The distance that the constant can move on before a value meets a breakpoint.
  private(set) var ahead = Double.infinity
  /// The distance, back on the constant's move, at which the piece begins; nil if it contains the whole way
  /// back.
  private(set) var behind: Double?

  private init(wayBack: Double, slack: Double) {
    self.wayBack = wayBack
    self.slack = slack
  }

  /// Takes a gap that must not be negative into account: that between a value and an end of its segment.
  /// - Parameters:
  ///   - gap: The gap at present.
  ///   - rate: The growth of the gap for each unit of the constant's move.
  ///   - noise: The rounding error of the gap.
  private mutating func limit(gap: Double, rate: Double, noise: Double) {
    if rate < 0 {
      ahead = min(ahead, gap > noise ? gap / -rate : 0)
    } else if rate > 0, gap - rate * (wayBack - slack) < -noise {
      behind = min(behind ?? .infinity, max(gap, 0) / rate)
    }
  }

  /// Takes a corner of the path into account, at which the piece is.
  private mutating func limitAtOnce() {
    ahead = 0
    if wayBack > 0 { behind = 0 }
  }
}

extension StraightPiece {
  /// The share of a value's parts by which it may miss an end of its segment.
  private static let noise = 1e-11

  /// Finds the straight piece on which an optimized solution moves with a constraint's constant.
  /// - Parameters:
  ///   - variable: The variable to observe.
  ///   - place: The constraint whose constant moves.
  ///   - direction: The direction of the move: 1 or -1.
  ///   - wayBack: The way back to where the piece should begin.
  ///   - slack: The rounding error of a move.
  init(
    of variable: Symbol, moving place: Int32, direction: Double, wayBack: Double, slack: Double,
    in state: inout SolverState
  ) {
    self.init(wayBack: wayBack, slack: slack)
    let record = state.tableau.constraints[place]
    let host = record.host
    guard host >= 0 else { return }
    let speed = -direction / record.factor
    let value = state.tableau.values[host]
    let points = state.tableau.form.costs.breakpoints(of: host)
    let position = points.first { $0.owner == place }?.position ?? record.position
    let isCarried =
      state.tableau.form.basis.role(of: host) == .parametric
      && abs(position - value) <= StraightPiece.noise * abs(position)
    guard isCarried else {
      // A basic symbol's value is exact to the parts of its sum, which may cancel.
      let size =
        state.tableau.form.basis.role(of: host) == .basic
        ? state.tableau.form.basis.openedSum(of: state.tableau.form.basis.row(of: host)).magnitude
        : 0
      meet(value, from: position, at: speed, size: size)
      return
    }
    for point in points where point.owner != place {
      meet(point.position, from: position, at: speed)
    }
    let rates = Rates(of: variable, moving: host, at: speed, in: &state)
    let most = state.tableau.form.basis.absoluteSums(at: state.tableau.values.copy())
    for occurrence in state.tableau.form.basis.column(of: host) {
      limit(occurrence.row, rates, most, &state.tableau.form)
    }
    rate = rates[variable] * state.units[variable]
  }

  /// Takes the gap between the moving breakpoint, with or without its host, and what else is at the host into
  /// account.
  ///
  /// - Parameter size: The size of the numbers that the gap is the difference of, where these are larger.
  private mutating func meet(
    _ other: Double, from position: Double, at speed: Double, size: Double = 0
  ) {
    let gap = abs(position - other)
    let noise = StraightPiece.noise * max(abs(position), abs(other), size)
    if gap <= noise { return limitAtOnce() }
    let isLeaving = (position > other) == (speed > 0)
    limit(gap: gap, rate: isLeaving ? abs(speed) : -abs(speed), noise: noise)
  }

  /// Takes the ends of a row's segment into account.
  /// - Parameter most: Sums of absolute values, at least those of the opened rows.
  private mutating func limit(
    _ row: Int32, _ rates: borrowing Rates, _ most: borrowing Buffer<Double>,
    _ form: inout SolvedForm
  ) {
    let basic = form.basis.basic(of: row)
    let value = form.basis.values[basic]
    let segment = form.rowCosts[row]
    for (end, side) in [(segment.lower, 1.0), (segment.upper, -1.0)] where end.isFinite {
      let (gap, rate) = ((value - end) * side, rates[basic] * side)
      var noise = StraightPiece.noise * max(abs(value), abs(end))
      // Most rows need not be opened: it does not matter which of both is the noise.
      let distance = rate < 0 ? gap : rate * (wayBack - slack) - gap
      if rate != 0, distance > noise, distance <= StraightPiece.noise * most[basic] {
        noise = max(noise, StraightPiece.noise * form.basis.openedSum(of: row).magnitude)
      }
      limit(gap: gap, rate: rate, noise: noise)
    }
  }
}

extension Solver {
  /// Returns the straight piece on which an optimized solver is: how a variable moves with a constraint's constant.
  mutating func piece(
    of variable: Variable, moving constraint: Constraint, direction: Double, wayBack: Double = 0,
    slack: Double = 0
  ) throws(SolverError) -> StraightPiece {
    try change { state throws(SolverError) in
      StraightPiece(
        of: variable.symbol, moving: try state.place(of: constraint), direction: direction,
        wayBack: wayBack, slack: slack, in: &state)
    }
  }
}

extension Tableau {
  /// Returns whether a constraint's expression is zero, except for rounding errors.
  ///
  /// The host's value is compared with the breakpoint, since it is more exact than a sum of variables.
  func isTight(_ place: Int32) -> Bool {
    let record = constraints[place]
    guard record.host >= 0 else { return false }
    var size = abs(record.position)
    if form.basis.role(of: record.host) == .basic {
      size = max(size, form.basis.sum(of: form.basis.row(of: record.host)).magnitude)
    }
    return abs(values[record.host] - record.position) <= 1e-9 * size + Numerics.smallest
  }
}
