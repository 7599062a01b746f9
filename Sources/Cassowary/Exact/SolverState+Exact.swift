/// What whole numbers say of a change.
enum ExactVerdict {
  /// Nothing: it concerns other parts of the system.
  case none
  /// The required constraints can hold together.
  case possible
  /// They cannot.
  case refused(SolverError)
}

extension SolverState {
  /// Returns whether required constraints can hold together with some that were changed.
  mutating func exactVerdict(on places: [Int32]) -> ExactVerdict {
    guard exact.isNeeded else { return .none }
    return withExactParts { exact, state in
      var (roots, areKnown) = exact.roots(of: places, state)
      for root in roots {
        var part = exact.part(root, state)
        let verdict = part.verdict(state)
        exact.keep(part, root)
        switch verdict {
        case .refused: return verdict
        case .none: areKnown = false
        case .possible: break
        }
      }
      return areKnown && !roots.isEmpty ? .possible : .none
    }
  }

  /// Returns whether a constraint can hold whatever the others say: one of its variables is in no other.
  func isUnconstrained(_ place: Int32) -> Bool {
    constraints[place]?.expression.terms.contains {
      $0.coefficient != 0 && variables[$0.variable.symbol].uses == 1
    } ?? false
  }

  /// Works on the parts, which are up to date, beside the rest of the state.
  private mutating func withExactParts<Result, Failure: Error>(
    _ body: (inout ExactParts, borrowing SolverState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var parts = exact
    if !parts.isCurrent { parts.update(self) }
    // Emptied, so that no other copy of the parts is left.
    exact = ExactParts()
    defer { exact = parts }
    return try body(&parts, self)
  }

  // MARK: - Optimizing

  /// Optimizes the parts for which the tableau's answer is not good enough.
  @inline(never) mutating func optimizeExactly() throws(SolverError) {
    if setAsideIfStrayed(nil) { try findOptimumAside() }
    let isRight = try withExactParts { exact, state throws(SolverError) in
      var isRight = true
      for root in exact.roots {
        var part = exact.part(root, state)
        try part.solve(state)
        isRight = isRight && part.isNear(state)
        exact.keep(part, root)
      }
      return isRight
    }
    // What leads to another point is no good for what follows either.
    if !isRight, setAside() { try findOptimumAside() }
  }

  /// Optimizes a tableau that was built anew without some constraints.
  private mutating func findOptimumAside() throws(SolverError) {
    do throws(Refusal) {
      try findCheckedOptimum()
    } catch {
      try findOptimumAnew()
    }
  }

  /// Replaces values of the tableau by exact ones.
  mutating func takeExactValues() {
    for root in exact.roots {
      guard let part = exact.known(root), !part.isTooLong else { continue }
      for (symbol, value) in zip(part.symbols, part.values) { answer.set(symbol, value) }
    }
  }

  // MARK: - The tableau

  /// Sets constraints aside that the tableau may have failed at, and builds it anew without them.
  /// - Returns: Whether there were some, and it succeeded.
  mutating func setAside() -> Bool {
    guard exact.isNeeded else { return false }
    func choose(_ isChosen: (Constraint) -> Bool) -> [Int32] {
      withExactParts { exact, state in exact.setAside(state, where: isChosen) }
    }
    var new = choose { !ExactParts.isEven($0) }
    if !new.isEmpty, rebuild() { return true }
    new += choose { _ in true }
    if !new.isEmpty, rebuild() { return true }
    exact.undoSettingAside(new)
    return false
  }

  /// Sets constraints aside if the tableau has other coefficients than they have, or contradicts itself.
  /// - Parameter place: The constraint whose part is looked at; nil for all parts.
  /// - Returns: Whether it was built anew without them.
  @discardableResult @inline(never) mutating func setAsideIfStrayed(_ place: Int32?) -> Bool {
    let places = withExactParts { exact, state in
      let roots = place.map { exact.roots(of: [$0], state).roots } ?? exact.roots
      return roots.flatMap { exact.part($0, state).places }
    }
    for place in places where straying(of: place) > 1e-9 { return setAside() }
    if constraints.count > 2 * ExactParts.largestSize || places.isEmpty { return false }
    return !FormCheck(of: &tableau.form).faults.isEmpty && setAside()
  }

  /// Returns the largest difference between the coefficients of a constraint and of its host, both by parametric
  /// symbols, as a share of the largest coefficient.
  mutating func straying(of place: Int32) -> Double {
    let record = tableau.constraints[place]
    guard let constraint = constraints[place], !record.isSetAside else { return 0 }
    gather(constraint.expression)
    if record.host >= 0 {
      terms.entries.append(Entry(coefficient: -record.factor, symbol: record.host))
    }
    var size = 0.0
    for index in 0..<terms.entries.count {
      size = max(size, abs(terms.entries[index].coefficient))
    }
    tableau.expand(terms.entries)
    var largest = 0.0
    for index in 0..<tableau.form.expansion.sums.touched.count {
      let symbol = tableau.form.expansion.sums.touched[index]
      largest = max(largest, abs(tableau.form.expansion.sums[symbol]))
    }
    return size > 0 ? largest / size : 0
  }
}
