/// The terms of an expression, one for each variable. Scratch memory for one constraint.
struct GatheredTerms: ~Copyable {
  var entries = Buffer<Entry>()

  /// The number of terms above which a linear search for each term would take too long.
  private static let longList = 64
  /// The largest quotient of two numbers of one constraint that is accepted. Additions cannot overflow then.
  static let largestQuotient = 1e300

  /// Gathers an expression's terms, in the variables' own units.
  @inline(__always) mutating func gather(_ list: UnsafeBufferPointer<Term>) {
    entries.removeAll()
    if list.count > GatheredTerms.longList { return gatherLong(list) }
    for term in list where term.coefficient != 0 && !addUp(term) {
      entries.append(Entry(coefficient: term.coefficient, symbol: term.variable.symbol))
    }
    if entries.count < list.count { dropCancelled() }
  }

  /// Does the same for a long list, with a table of the variables.
  @inline(never) private mutating func gatherLong(_ list: UnsafeBufferPointer<Term>) {
    var indices: [Symbol: Int] = [:]
    for term in list where term.coefficient != 0 {
      let symbol = term.variable.symbol
      if let index = indices[symbol] {
        addUp(term, at: index)
      } else {
        indices[symbol] = entries.count
        entries.append(Entry(coefficient: term.coefficient, symbol: symbol))
      }
    }
    if entries.count < list.count { dropCancelled() }
  }

  /// Adds a term to one of the same variable.
  /// - Returns: Whether there was one.
  @inline(__always) private mutating func addUp(_ term: Term) -> Bool {
    for index in 0..<entries.count where entries[index].symbol == term.variable.symbol {
      addUp(term, at: index)
      return true
    }
    return false
  }

  @inline(__always) private mutating func addUp(_ term: Term, at index: Int) {
    let old = entries[index].coefficient
    let sum = old + term.coefficient
    let isNoise = abs(sum) <= SparseAccumulator.noise * max(abs(old), abs(term.coefficient))
    entries[index].coefficient = isNoise ? 0 : sum
  }

  private mutating func dropCancelled() {
    var index = 0
    while index < entries.count {
      if entries[index].coefficient == 0 { entries.swapRemove(index) } else { index += 1 }
    }
  }

  // MARK: - Checking

  /// Returns whether a coefficient is from 1e-100 to 1e100, so that no quotient can overflow.
  @inline(__always) static func isUsual(_ coefficient: Double) -> Bool {
    let (least, most) = ((1e-100).bitPattern, (1e100).bitPattern)
    // The bit patterns of positive numbers are ordered like the numbers; those of NaN are above them.
    return abs(coefficient).bitPattern &- least <= most - least
  }

  /// Returns whether a constraint's numbers other than its coefficients are valid, and none of their quotients can
  /// overflow.
  @inline(__always) static func hasUsualNumbers(_ constraint: Constraint) -> Bool {
    constraint.priority.isValid && abs(constraint.expression.constant) <= 1e100
      && constraint.weight <= 1e100 && constraint.weight >= 1e-100
  }

  /// Checks the numbers of a constraint other than its coefficients.
  @inline(never) static func checkOtherNumbers(of constraint: Constraint) throws(SolverError) {
    guard constraint.priority.isValid else { throw .priorityOutOfRange(constraint.priority) }
    guard constraint.weight.isFinite, constraint.weight > 0 else {
      throw .weightOutOfRange(constraint.weight)
    }
    let constant = constraint.expression.constant
    guard constant.isFinite else { throw .nonFiniteNumber(constraint.sides.largestNumber) }
  }

  /// Checks that all quotients, and their products with the weight, are finite, for whichever of these
  /// terms' variables the constraint is solved.
  func checkQuotients(of constraint: Constraint) throws(SolverError) {
    var least = 1.0
    var largest = max(abs(constraint.expression.constant), 1)
    for index in 0..<entries.count {
      let size = abs(entries[index].coefficient)
      least = min(least, size)
      largest = max(largest, size)
    }
    guard largest.isFinite, largest <= GatheredTerms.largestQuotient * least,
      constraint.weight * largest <= GatheredTerms.largestQuotient
    else { throw .nonFiniteNumber(Self.farthestNumber(of: constraint)) }
    // A product that underflows to zero would be a weight of 0.
    guard constraint.weight * least * GatheredTerms.largestQuotient >= 1 else {
      throw .weightOutOfRange(constraint.weight)
    }
  }

  /// Returns the number of a constraint, as it was written, that is farthest from 1.
  @inline(never) private static func farthestNumber(of constraint: Constraint) -> Double {
    var numbers = [constraint.sides.largestNumber]
    for (index, term) in constraint.expression.terms.enumerated() {
      numbers.append(constraint.sides.written(term.coefficient, ofTerm: index))
    }
    numbers.append(constraint.weight)
    func distance(_ number: Double) -> Double {
      // The exponents of the least numbers are those of their quotients.
      number == 0 ? 0 : abs(Double(number.exponent)) + number.significand / 4
    }
    return numbers.reduce(1) { distance($1) > distance($0) ? $1 : $0 }
  }
}
