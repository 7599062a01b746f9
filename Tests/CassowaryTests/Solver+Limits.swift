@testable import Cassowary

/// Ways in which a call is given up, or goes on in another way, after work that no system of a test takes.
enum WorkLimit {
  /// The steps of a call.
  case steps
  /// The steps before a tableau is built anew.
  case trial
  /// The steps without progress before a rule is used that is known to end.
  case degenerate
  /// The steps without progress before rows are no longer repaired one by one.
  case repairs
}

extension Solver {
  /// Has a limit reached at the first step.
  mutating func reachAtOnce(_ limit: WorkLimit) {
    change {
      switch limit {
      case .steps: $0.tableau.work.limits.steps = 0
      case .trial: $0.tableau.work.limits.trial = -1_000_000
      case .degenerate: $0.tableau.work.limits.stalling = -1_000_000
      case .repairs: $0.tableau.work.limits.repairs = -1_000_000
      }
    }
  }

  /// Has all limits where they are by default.
  mutating func resetLimits() { change { $0.tableau.work.limits = Work.Limits() } }
}
