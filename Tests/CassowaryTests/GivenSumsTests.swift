import SeededNumbers
import Testing

@testable import Cassowary

@Suite struct `Sums of functionals that constraints give` {
  /// Random values of the parametric symbols give each functional a value, which must be the sum of its terms.
  @Test func `are those of the rows, whatever was added and removed`() {
    var formerCount = 0
    for seed in 0..<40 as Range<UInt64> {
      var history = LargeHistory(seed: seed, coefficients: [0.5, 1, 2, 3], variables: 4...16)
      for steps in [5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15] {
        history.run(steps: steps)
        let (missed, former) = history.solver.change { compare(&$0) }
        #expect(missed == [], "seed \(seed)")
        formerCount += former
      }
      #expect(history.faults == [])
    }
    #expect(formerCount > 20)
  }

  /// Returns the functionals whose value is not their sum, and how many sums were known from constraints that are gone.
  private func compare(_ state: inout SolverState) -> (missed: [Symbol], former: Int) {
    let values = state.tableau.form.randomValues()
    let given = GivenSums(state)
    var (missed, former): ([Symbol], Int) = ([], 0)
    for symbol in 0..<Symbol(values.count)
    where state.tableau.form.basis.role(of: symbol) != .vacant
      && !state.tableau.form.basis.isVariable(symbol)
    {
      guard let (terms, divisor) = given.sum(of: symbol, state) else { continue }
      if given.places[symbol] < 0 { former += 1 }
      var (sum, magnitude) = (0.0, 1.0)
      for term in terms {
        let variable = term.variable.symbol
        let part = term.coefficient * state.units[variable] * values[variable] / divisor
        sum += part
        magnitude = max(magnitude, abs(part))
      }
      if !(abs(sum - values[symbol]) <= 1e-9 * magnitude) { missed.append(symbol) }
    }
    return (missed, former)
  }

  @Test func `are kept once for a functional`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add((x == 1).with(priority: 250))
    try solver.add((y == 2).with(priority: 250))
    try solver.add(x - y <= 7)
    let sum = x + 3 * y == 10
    for _ in 0..<100 {
      try solver.add(sum)
      try solver.remove(sum)
    }
    #expect(solver.storage.state.tableau.unusedFunctionals.count == 1)
    try solver.optimize()
    #expect(solver.storage.state.tableau.unusedFunctionals.isEmpty)
  }
}
