/// The parts that are solved in whole numbers, with their answers.
struct SolvedParts {
  private(set) var parts: [ExactPart] = []
  /// Whether the tableau has the same answers.
  private(set) var areTableaus = true

  /// Solves them.
  /// - Throws: `undecidable`, `nonFiniteNumber`.
  init(_ state: inout SolverState) throws(SolverError) {
    self = try state.withExactParts { exact, state throws(SolverError) in
      try SolvedParts(&exact, state)
    }
  }

  private init(
    _ exact: inout ExactParts, _ state: borrowing SolverState
  ) throws(SolverError) {
    // The tableau's answer for a large one will do if no required constraint is missed.
    for root in exact.largeRoots
    where LargestMiss(among: exact.places(root), state).isIntolerable { exact.include(root) }
    for root in exact.roots {
      var part = exact.part(root, state)
      try part.solve(state)
      if part.isTooLong, part.places.count <= ExactEffort.extended.largestSize,
        LargestMiss(among: part.places, state).isIntolerable
      {
        try part.solve(state, .extended)
      }
      exact.keep(part, root)
      if part.isTooLong { try LargestMiss(among: part.places, state).check() }
      areTableaus = areTableaus && part.isNear(state)
      parts.append(part)
    }
  }
}
