import Cassowary
import Testing

extension Solver {
  /// Optimizes, and returns some values, which must stand in a sound tableau.
  mutating func answers(_ variables: [Variable]) throws -> [Double] {
    try optimize()
    #expect(checkInvariants() == [])
    return variables.map { value(of: $0) }
  }
}
