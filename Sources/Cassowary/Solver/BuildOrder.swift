/// Orders of the constraints in which a tableau is built anew: in each, other rounding errors are made.
enum BuildOrder {
  /// The order in which they were added.
  static func byNumber(_ state: borrowing SolverState) -> [Int32] {
    let places = state.constraints.livePlaces.map { ($0, state.tableau.constraints[$0].number) }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The order of rank, required ones first.
  static func byPriority(_ state: borrowing SolverState) -> [Int32] {
    let places = state.orderedPlaces().map { ($0, state.tableau.constraints[$0].isRequired) }
    return places.filter(\.1).map(\.0) + places.filter { !$0.1 }.map(\.0)
  }
}
