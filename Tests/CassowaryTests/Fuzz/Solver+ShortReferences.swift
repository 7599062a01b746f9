@testable import Cassowary

extension Solver {
  /// Has rows referred to, rather than substituted, from a length on that rows of small systems have, too.
  ///
  /// Whether a row is referred to is no matter of the answer, and small systems otherwise have no references to go wrong.
  mutating func referToRows(from length: Int32) {
    change { $0.tableau.form.basis.longRow = length }
  }
}
