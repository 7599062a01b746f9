/// The cost of a parametric symbol's movement past breakpoints, for each unit of the movement.
///
/// Mostly the sums of priorities decide. Single errors and distances from zero are added up only if the sums cancel.
struct MovementCost: ~Copyable {
  struct Movement: BitwiseCopyable {
    var symbol: Symbol
    var direction: Double
    /// The number of the symbol's own breakpoints behind it at the start.
    var segment: Int
  }

  /// A breakpoint that is passed, with the rate at which it is approached.
  struct Point: BitwiseCopyable {
    var breakpoint: Breakpoint
    var rate: Double
  }

  private var movement = Movement(symbol: -1, direction: 1, segment: 0)
  private var points = Buffer<Point>()
  /// The number of points whose single errors were added up; -1 if even those at the start were not.
  private var singlesCount = -1

  /// Begins the sum for a movement.
  @inline(__always) mutating func begin(_ movement: Movement, _ form: inout SolvedForm) {
    self.movement = movement
    points.removeAll()
    singlesCount = -1
    form.reducedCosts.total.clear()
    add(.sums, &form)
  }

  /// Adds the cost beyond one more breakpoint, and returns the leading term of the total.
  @inline(__always) mutating func leadingTerm(
    past point: Breakpoint, rate: Double, _ form: inout SolvedForm
  ) -> LeadingTerm {
    points.append(Point(breakpoint: point, rate: rate))
    form.reducedCosts.add(.sums, of: point, times: rate, form.costs.owners)
    let sum = form.reducedCosts.total.leadingSum
    return sum.value != 0 ? sum : leadingSingle(&form)
  }

  @inline(never) private mutating func leadingSingle(_ form: inout SolvedForm) -> LeadingTerm {
    if singlesCount < 0 {
      singlesCount = 0
      add(.singles, &form)
    }
    while singlesCount < points.count {
      let point = points[singlesCount]
      singlesCount += 1
      form.reducedCosts.add(.singles, of: point.breakpoint, times: point.rate, form.costs.owners)
    }
    return form.reducedCosts.total.leadingSingle(form.costs.owners)
  }

  /// Adds the cost in the segment in which the movement begins.
  @inline(__always) private func add(
    _ part: LexicographicCost.Part, _ form: inout SolvedForm
  ) {
    form.addCost(
      part, of: movement.symbol, direction: movement.direction, segment: movement.segment, times: 1)
  }
}
