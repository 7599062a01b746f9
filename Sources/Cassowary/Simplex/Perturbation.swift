/// A symbolic perturbation of breakpoints, by infinitesimal amounts.
///
/// If many breakpoints meet in one point, steps of length zero can cycle. If each is moved by a random amount
/// times an infinitesimal number, hardly any two still meet: each step has a length and reduces the cost, so
/// no basis is visited again. Since the number is infinitesimal, the values are the same without it, and the
/// final basis is valid for the original system. (Chvátal 1983, chapter 3: the perturbation method.)
///
/// Amounts here are multiples of that number.
struct Perturbation: ~Copyable {
  private(set) var isOn = false
  /// The offset of each symbol's value.
  private var values = Buffer<Double>()
  /// The offset of each breakpoint, by its index among all breakpoints.
  private var positions = Buffer<Double>()
  /// The distance below which a difference is a rounding error.
  private var slack: Double = 0.0
  private var steps = 0
  private var random: RandomSequence = RandomSequence(seed: 0)

  /// Begins the perturbation. Symbols keep their positions. Breakpoints next to a basic symbol move away from it.
  mutating func begin(_ form: inout SolvedForm) {
    form.refreshValues()
    isOn = true
    steps = 0
    random = RandomSequence(seed: 0)
    values.removeAll()
    values.extend(to: form.basis.symbolCount, with: 0)
    positions.removeAll()
    var largest = 0.0
    for symbol in 0..<Symbol(form.basis.symbolCount) {
      let role = form.basis.role(of: symbol)
      guard role == .basic || role == .parametric else { continue }
      largest = max(largest, abs(form.basis.values[symbol]))
      let list = form.costs.breakpoints(of: symbol)
      let start = form.costs.firstIndex(of: symbol)
      positions.extend(to: start + list.count, with: 0)
      guard role == .basic else { continue }
      let segment = Int(form.costs.segment(of: symbol))
      var first = 0
      while first < list.count {
        // Breakpoints at one position get the same offset.
        var end = first + 1
        while end < list.count, list[end].position == list[first].position { end += 1 }
        // A random number from 0.5 to 1.5.
        var amount = 0.5 + random.next()
        if end <= segment {
          amount = -amount
        } else if first < segment {
          amount = 0
        }
        for index in first..<end { positions[start + index] = amount }
        first = end
      }
    }
    slack = 1e-12 * largest
  }

  mutating func end() { isOn = false }

  /// Sets the order of a candidate of the ratio test among those with the same ratio: its infinitesimal distance.
  /// - Parameter symbol: The symbol that has the breakpoint.
  mutating func order(
    _ candidate: inout PrimalRatioTest.Candidate, of symbol: Symbol, _ form: inout SolvedForm
  ) {
    if candidate.ratio * candidate.rate <= slack { candidate.ratio = 0 }
    let index = form.costs.firstIndex(of: symbol) + Int(candidate.breakpoint)
    let way = positions[index] - values[symbol]
    candidate.order = max(0, (candidate.isRising ? way : -way) / candidate.rate)
  }

  /// Moves a symbol and its dependents by an infinitesimal amount.
  mutating func shift(_ symbol: Symbol, by step: Double, _ form: inout SolvedForm) {
    values[symbol] += step
    for occurrence in form.basis.column(of: symbol) {
      values[form.basis.basic(of: occurrence.row)] += occurrence.coefficient * step
    }
    steps += 1
    if steps % 32 == 0 { sumUpRows(&form) }
  }

  /// Recomputes the offsets of basic symbols, which removes rounding errors.
  private mutating func sumUpRows(_ form: inout SolvedForm) {
    form.basis.sumUpRows(&values)
  }

  /// Moves a basic symbol that leaves to the breakpoint that stopped it.
  mutating func leave(_ symbol: Symbol, at breakpoint: Int32, _ form: inout SolvedForm) {
    values[symbol] = positions[form.costs.firstIndex(of: symbol) + Int(breakpoint)]
  }
}
