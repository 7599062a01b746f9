import Cassowary

/// Steps on the way to an answer, as a measure of work that is the same on every machine.
struct StepCount {
  var pivots = 0
  var flips = 0

  var all: Int { pivots + flips }
}

extension Solver {
  /// Returns the steps since the last call, in a solver that records them.
  mutating func takeStepCount() -> StepCount {
    var count = StepCount()
    for event in takeEvents() {
      switch event {
      case .pivot: count.pivots += 1
      case .flip: count.flips += 1
      case .rowAdded: break
      }
    }
    return count
  }

  /// Makes some calls, and returns the steps that they took.
  mutating func countSteps(in calls: (inout Solver) throws -> Void) rethrows -> StepCount {
    recordsEvents = true
    _ = takeEvents()
    defer { recordsEvents = false }
    try calls(&self)
    return takeStepCount()
  }

  /// Optimizes after some changes, and returns the steps of all that.
  mutating func countStepsToOptimum(
    after changes: (inout Solver) throws -> Void = { _ in }
  ) throws -> StepCount {
    try countSteps { solver in
      try changes(&solver)
      try solver.optimize()
    }
  }
}
