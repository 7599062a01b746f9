/// The parts that are solved in whole numbers, with their answers.
struct SolvedParts {
  private(set) var parts: [ExactPart] = []
  /// Whether the tableau has the same answers.
  private(set) var areTableaus = true

  /// Solves them.
  /// - Throws: `undecidable`, `nonFiniteNumber`.
  init(_ state: inout SolverState) throws(SolverError) {
    // The tableau's answer for a large one will do if it is proven.
    let large = state.withExactParts { exact, _ in exact.largeRoots.map { ($0, exact.places($0)) } }
    for (root, places) in large {
      if TableauDoubt(about: places, of: root, &state).doubt == nil { continue }
      state.withExactParts { exact, _ in exact.include(root) }
    }
    for root in state.withExactParts({ exact, _ in exact.roots }) {
      try solve(root, &state)
    }
  }

  private mutating func solve(_ root: Symbol, _ state: inout SolverState) throws(SolverError) {
    var part = state.withExactParts { exact, state in exact.part(root, state) }
    try part.solve(state)
    var doubt: Doubt?
    if part.isTooLong {
      doubt = TableauDoubt(about: part.places, &state).doubt
      if doubt != nil, part.places.count <= ExactEffort.extended.largestSize {
        try part.solve(state, .extended)
      }
    }
    state.withExactParts { exact, _ in exact.keep(part, root) }
    if part.isTooLong, let doubt { throw .undecidable(doubt) }
    areTableaus = areTableaus && part.isNear(state)
    parts.append(part)
  }
}
