/// The sum that each functional is, as constraints give it: its first one or, if it has none and waits to be eliminated, its
/// last one.
struct GivenSums: ~Copyable {
  /// The first constraint of each host, by symbol; -1 for none.
  private(set) var places: Buffer<Int32>
  /// The index of each unused functional whose terms are known; -1 for others.
  private var unused: Buffer<Int32>

  init(_ state: borrowing SolverState) {
    places = Buffer(repeating: -1, count: state.tableau.symbolCount)
    unused = Buffer(repeating: -1, count: state.tableau.symbolCount)
    for place in state.constraints.places.reversed() where state.constraints[place] != nil {
      let host = state.tableau.constraints[place].host
      if host >= 0 { places[host] = place }
    }
    for (index, functional) in state.tableau.unusedFunctionals.enumerated() {
      // The last entry counts: the functional may have had constraints again, or its symbol another functional.
      let isKnown =
        !functional.terms.isEmpty && functional.terms.allSatisfy { state.contains($0.variable) }
      unused[functional.symbol] = isKnown ? Int32(index) : -1
    }
  }

  /// Returns the terms whose sum a functional is, and what that is to be divided by; nil if no constraint is known that it has
  /// or had, or a variable is gone. That of an offset may be in a definition.
  func sum(
    of functional: Symbol, _ state: borrowing SolverState
  ) -> (terms: [Term], divisor: Double)? {
    let place = places[functional]
    if place >= 0, let constraint = state.constraints[place] {
      return (constraint.expression.terms, state.tableau.constraints[place].factor)
    }
    // The symbol of an offset, of which definitions tell, may have been another functional's.
    if unused[functional] < 0 || state.tableau.form.definitions.partner(of: functional) >= 0 {
      return nil
    }
    let former = state.tableau.unusedFunctionals[Int(unused[functional])]
    return (former.terms, former.factor)
  }
}
