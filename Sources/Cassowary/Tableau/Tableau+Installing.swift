extension Tableau {
  /// Installs a constraint that was registered.
  ///
  /// - Parameter terms: Its variables, none twice, no coefficient zero.
  /// - Throws: `contradiction` when it is required and contradicts others; it is to be taken out
  ///   again then. What is optional is only noted, for `minimize()`.
  mutating func install(_ place: Int32, _ terms: inout Buffer<Entry>) throws(Refusal) {
    let scale = normalize(&terms)
    if terms.count > 0, let index = form.definable(among: terms) {
      return define(index, by: place, terms, scale: scale)
    }
    if terms.count == 1, let host = host(of: terms[0].symbol) {
      attach(place, on: host, factor: scale)
      return try enforce(place)
    }
    form.expansion.expand(terms, keepsLong: true, &form.basis, &form.definitions)
    if let pivot = form.singletonPivot(for: place, scale: scale) {
      return install(place, solvedFor: pivot, terms, scale: scale)
    }
    try installExpanded(place, terms, scale: scale)
  }

  /// Scales the terms so that the largest coefficient is close to one, which tells small ones from noise; a
  /// single one becomes one.
  /// - Returns: The factor that restores the coefficients; for several terms a power of two, which causes no
  ///   rounding errors.
  @inline(__always) private func normalize(_ terms: inout Buffer<Entry>) -> Double {
    if terms.count == 1 {
      defer { terms[0].coefficient = 1 }
      return terms[0].coefficient
    }
    var largest = 0.0
    for index in 0..<terms.count { largest = greater(abs(terms[index].coefficient), largest) }
    guard largest > 0, largest < 1 || largest >= 4 else { return 1 }
    let scale = largest.binade
    for index in 0..<terms.count { terms[index].coefficient /= scale }
    return scale
  }

  /// Lets a constraint define one of its variables, on which nothing depends.
  @inline(__always) private mutating func define(
    _ index: Int, by place: Int32, _ terms: borrowing Buffer<Entry>, scale: Double
  ) {
    let isAlone = terms.count == 1 && form.basis.role(of: terms[0].symbol) == .parametric
    let host = isAlone ? terms[0].symbol : form.define(index, of: terms)
    attach(place, on: host, factor: scale)
    form.basis.values[host] = constraints[place].position + 0.0
    form.costs.forgetSubdifferential(of: host)
    if form.costs.hasDistanceCost(host) { lineSearch(host) }
  }

  /// Returns the symbol with a variable's value: the variable itself, or the twin of a defined one; nil if
  /// there is none.
  @inline(__always) private func host(of variable: Symbol) -> Symbol? {
    guard form.basis.role(of: variable) == .defined else { return variable }
    let twin = form.definitions.twin(of: variable)
    return twin < 0 ? nil : twin
  }

  /// Adds the row of a constraint, solved for a symbol that is in no row.
  private mutating func install(
    _ place: Int32, solvedFor pivot: SingletonPivot, _ terms: borrowing Buffer<Entry>, scale: Double
  ) {
    let functional = form.addRow(
      solvedFor: pivot, terms, value: constraints[place].constant / -scale + 0.0, &work)
    attach(place, onNew: functional, factor: scale)
  }

  /// Attaches a constraint to the host that its expression, which was expanded, amounts to.
  private mutating func installExpanded(
    _ place: Int32, _ terms: borrowing Buffer<Entry>, scale: Double
  ) throws(Refusal) {
    switch form.expansion.entries.count {
    case 0: try checkConstant(of: place)
    case 1:
      let only = form.expansion.entries[0]
      attach(place, on: only.symbol, factor: only.coefficient * scale)
      try enforce(place)
    default:
      attach(place, onNew: form.makeFunctional(of: terms).functional, factor: scale)
      try enforce(place)
    }
  }

  /// Checks a constraint whose variables cancel each other.
  mutating func checkConstant(of place: Int32) throws(Refusal) {
    let constraint = constraints[place]
    guard constraint.isRequired else { return }
    if constraint.relation.violation(at: constraint.constant) > Tolerance.zero {
      try refuse(because: [(place, 1)])
    }
  }

  // MARK: - Hosts

  /// Attaches a constraint to a functional that was created for it.
  private mutating func attach(_ place: Int32, onNew functional: Symbol, factor: Double) {
    attach(place, on: functional, factor: factor)
    if form.trace.isOn { form.trace.record(.rowAdded(form.subject(functional))) }
  }

  /// Attaches a constraint to a host: `factor · host + constant`. Its breakpoints are added to the host.
  private mutating func attach(_ place: Int32, on host: Symbol, factor: Double) {
    form.costs.owners.constraints[place].host = host
    form.costs.owners.constraints[place].factor = factor
    form.costs.changeConstraintCount(of: host, 1)
    let constraint = constraints[place]
    form.costs.insertBreakpoints(of: place, on: host)
    if constraint.isRequired, constraint.relation == .equal { form.costs.setFixed(true, host) }
    if form.basis.role(of: host) == .basic {
      let row = form.basis.row(of: host)
      // An optional one is taken as its error is; a required one must become feasible.
      form.changeSegment(
        form.segmentWithinBounds(of: row), of: row)
    } else if form.costs.isFixed(host) {
      // It cannot move from now on, whatever that would cost.
      form.pricing.removeCandidate(host)
    } else if form.basis.matrix.columnLength(of: host) == 0 {
      // No row depends on it: it goes at once to where it wants to be.
      form.deferPricing(host)
    } else if !constraint.isRequired || form.costs.constraintCount(of: host) == 1 {
      // One more bound that is kept makes no movement pay.
      form.reprice(host)
    }
    form.version += 1
  }

  /// Makes a required constraint hold, and an optional one if only its host is affected.
  private mutating func enforce(_ place: Int32) throws(Refusal) {
    try checkBounds(of: place)
    let host = constraints[place].host
    if form.basis.role(of: host) == .basic {
      guard constraints[place].isRequired else { return }
      form.infeasibleRows.insert(form.basis.row(of: host))
    } else if form.basis.matrix.columnLength(of: host) == 0 {
      return lineSearch(host)
    } else {
      guard constraints[place].isRequired else { return }
      form.moveIntoBounds(host)
    }
    try repair()
  }

  /// Checks that the bounds of a constraint's host allow a value.
  @inline(__always) mutating func checkBounds(of place: Int32) throws(Refusal) {
    if constraints[place].isRequired { try checkRequiredBounds(of: place) }
  }

  private mutating func checkRequiredBounds(of place: Int32) throws(Refusal) {
    let host = constraints[place].host
    guard host >= 0 else { return try checkConstant(of: place) }
    guard let lower = form.costs.tightestBound(of: host, isLower: true),
      let upper = form.costs.tightestBound(of: host, isLower: false),
      form.costs.bound(of: lower, on: host) > form.costs.bound(of: upper, on: host)
    else { return }
    try refuse(because: [
      (lower, -1 / constraints[lower].factor), (upper, 1 / constraints[upper].factor),
    ])
  }

  // MARK: - Taking out

  /// Uninstalls a constraint.
  mutating func uninstall(_ place: Int32) {
    let host = constraints[place].host
    guard host >= 0 else { return }
    form.removeBreakpoints(of: place, on: host)
    form.costs.changeConstraintCount(of: host, -1)
    form.costs.owners.constraints[place].host = -1
    form.version += 1
    guard !form.basis.isVariable(host), form.costs.constraintCount(of: host) == 0,
      form.definitions.partner(of: host) < 0
    else { return }
    if form.basis.role(of: host) == .basic {
      form.dropRow(form.basis.row(of: host))
      form.release(host)
    } else {
      addUnused(host)
    }
  }

  /// Expands terms into parametric symbols, in `form.expansion`. For checks.
  mutating func expand(_ terms: borrowing Buffer<Entry>) {
    form.expansion.expand(terms, &form.basis, &form.definitions)
  }
}
