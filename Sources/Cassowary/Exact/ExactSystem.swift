/// Connected constraints in whole numbers, and the answer that the solver's rules give to them.
///
/// Symbols are the variables, then the constraints' expressions, each times a number that makes its coefficients whole.
struct ExactSystem {
  /// A constraint as the solver sees it.
  struct Member {
    let place: Int32
    let terms: [(column: Int, coefficient: Double)]
    let record: TableauConstraint
  }

  private(set) var members: [Member]
  private let variableCount: Int
  /// The numbers by which expressions are multiplied.
  private(set) var scales: [(numerator: BigInteger, denominator: BigInteger)] = []
  var simplex: ExactSimplex
  /// Whether a constraint was taken for one that holds.
  private var isApproximate = false

  /// - Parameters:
  ///   - values: Values near the answer, by variables; they decide only how soon it is found.
  init(
    _ members: [Member], near values: [Double], _ effort: ExactEffort
  ) throws(ExactSimplex.Exhausted) {
    self.members = members
    variableCount = values.count
    var rows: [[BigInteger]] = []
    for member in members {
      let (row, scale) = ExactSystem.wholeNumbers(of: member, columns: values.count)
      rows.append(row)
      scales.append(scale)
    }
    guard ExactSystem.isFeasible(rows, effort) else { throw ExactSimplex.Exhausted() }
    simplex = ExactSimplex(IntegerDictionary(rows: rows, columns: values.count), effort)
    try approach(values)
  }

  /// Returns the coefficients and the constant of a constraint's expression as whole numbers, and what it was
  /// multiplied by.
  private static func wholeNumbers(
    of member: Member, columns: Int
  ) -> (row: [BigInteger], scale: (numerator: BigInteger, denominator: BigInteger)) {
    var parts = member.terms.map { ($0.column, Quotient(meantBy: $0.coefficient)) }
    parts.append((columns, Quotient(meantBy: member.record.constant)))
    var multiple = BigInteger.one
    for (_, part) in parts {
      let shared = BigInteger.greatestDivisor(multiple, part.denominator)
      multiple = multiple * part.denominator.exactly(dividedBy: shared)
    }
    var row = Array(repeating: BigInteger.zero, count: columns + 1)
    for (column, part) in parts {
      row[column] =
        row[column] + part.numerator * multiple.exactly(dividedBy: part.denominator)
    }
    var common = BigInteger.zero
    for number in row where common != .one {
      common = BigInteger.greatestDivisor(common, number)
    }
    if common.isZero || common == .one { return (row, (multiple, .one)) }
    return (row.map { $0.exactly(dividedBy: common) }, (multiple, common))
  }

  /// Returns whether numbers are short enough to be worth trying.
  private static func isFeasible(_ rows: [[BigInteger]], _ effort: ExactEffort) -> Bool {
    var bits = 0
    var entries = 0
    for row in rows {
      var longest = 0
      for number in row where !number.isZero {
        longest = max(longest, number.bitWidth)
        entries += 1
      }
      bits += longest
    }
    let columns = min((rows.first?.count ?? 1) - 1, rows.count)
    let words = 1 + bits * columns / max(rows.count, 1) / UInt.bitWidth
    return Double(words) * Double(words) * Double(columns) * Double(entries)
      <= effort.mostExpectedWork
  }

  // MARK: - Beginning

  func symbol(_ member: Int) -> Int { variableCount + member }

  /// Goes to the vertex that some values are near.
  private mutating func approach(_ values: [Double]) throws(ExactSimplex.Exhausted) {
    let largest = values.reduce(0) { max($0, abs($1)) }
    let isAway = values.map { abs($0) > 1e-9 * largest }
    func rank(_ member: Int) -> (UInt64, Int, Int) {
      let record = members[member].record
      let isFirst = record.isRequired && record.relation == .equal
      return (record.sumBand, isFirst ? 1 : 0, -record.number)
    }
    let tight = members.indices.filter { isTight(members[$0], values) }
      .map { ($0, rank($0)) }.sorted { $0.1 > $1.1 }
    for (member, rank) in tight {
      guard let row = simplex.dictionary.row(of: symbol(member)),
        let column = bestColumn(row, isAway, always: rank.1 == 1)
      else { continue }
      try simplex.exchange(row, column)
    }
  }

  private func isTight(_ member: Member, _ values: [Double]) -> Bool {
    let (sum, size) = sum(of: member, values)
    return abs(sum) <= 1e-8 * size
  }

  /// Returns a constraint's expression at some values, and the sum of its parts' magnitudes.
  private func sum(of member: Member, _ values: [Double]) -> (sum: Double, size: Double) {
    var sum = member.record.constant
    var size = abs(sum)
    for term in member.terms {
      let part = term.coefficient * values[term.column]
      sum += part
      size += abs(part)
    }
    return (sum, size)
  }

  /// Returns the column of a variable that a row is best solved for: one that is not zero, and with an entry that
  /// leaves numbers small.
  private func bestColumn(_ row: Int, _ isAway: [Bool], always: Bool) -> Int? {
    var best: (column: Int, isAway: Bool, size: BigInteger)?
    for (column, symbol) in simplex.dictionary.columns.enumerated() where symbol < variableCount {
      let entry = simplex.dictionary.entry(row, column)
      if entry.isZero || !(always || isAway[symbol]) { continue }
      let size = entry.signum < 0 ? -entry : entry
      if let best {
        if best.isAway, !isAway[symbol] { continue }
        if best.isAway == isAway[symbol], best.size <= size { continue }
      }
      best = (column, isAway[symbol], size)
    }
    return best?.column
  }

  // MARK: - Required constraints

  /// Makes the required constraints hold, those that hold already first, then in order of their numbers.
  ///
  /// A contradiction that is as small as rounding errors is passed over: the last constraint then holds as nearly as
  /// it can. It is not if it is small only beside the numbers of others, so that the last one would be far from holding.
  /// - Parameter noise: The share of the numbers in a proof that passes for a rounding error.
  /// - Returns: The first contradiction otherwise.
  mutating func require(noise: Double) throws(ExactSimplex.Exhausted) -> Contradiction? {
    var missed: [Int] = []
    for member in members.indices where members[member].record.isRequired {
      if isMet(member) { enforce(member) } else { missed.append(member) }
    }
    missed.sort { members[$0].record.number < members[$1].record.number }
    for member in missed {
      if !isMet(member) {
        try simplex.reduce(cost(of: member, weight: .one))
        if !isMet(member), let row = simplex.dictionary.row(of: symbol(member)) {
          let contradiction = contradiction(row, of: member)
          if contradiction.share > noise || isMissedFar(member) { return contradiction }
          simplex.takeForZero(row)
          isApproximate = true
        }
      }
      enforce(member)
    }
    return nil
  }

  /// The share of a constraint's own numbers by which it may be missed where a contradiction is passed over.
  private static let leastMiss = 1e-9

  /// Returns whether a constraint is missed by more than a rounding error of its own parts.
  private func isMissedFar(_ member: Int) -> Bool {
    let (sum, size) = sum(of: members[member], values)
    return abs(sum) > ExactSystem.leastMiss * size
  }

  /// Returns whether a constraint holds.
  private func isMet(_ member: Int) -> Bool {
    let sign = simplex.sign(of: symbol(member))
    return switch members[member].record.relation {
    case .lessThanOrEqual: sign <= 0
    case .equal: sign == 0
    case .greaterThanOrEqual: sign >= 0
    }
  }

  /// Keeps a constraint that holds.
  private mutating func enforce(_ member: Int) {
    let relation = members[member].record.relation
    simplex.limit(
      symbol(member), mayRise: relation == .greaterThanOrEqual,
      mayFall: relation == .lessThanOrEqual)
  }

  /// Returns the proof that a constraint cannot hold, which is its row (Farkas' lemma).
  private func contradiction(_ row: Int, of member: Int) -> Contradiction {
    let dictionary = simplex.dictionary
    let sign = Double(dictionary.constant(row).signum)
    var found = Contradiction(multipliers: [], excess: 0, size: 0)
    func add(_ member: Int, _ factor: Double) {
      let scale = BigInteger.quotient(scales[member].numerator, scales[member].denominator)
      let multiplier = factor * scale
      let size = abs(multiplier * members[member].record.constant)
      found.multipliers.append((member, multiplier, size))
      found.size += size
    }
    for (column, symbol) in dictionary.columns.enumerated() where symbol >= variableCount {
      let entry = dictionary.entry(row, column)
      if entry.isZero { continue }
      add(symbol - variableCount, -sign * BigInteger.quotient(entry, dictionary.divisor(row)))
    }
    add(member, sign)
    found.excess = abs(dictionary.value(of: symbol(member)))
    return found
  }

  // MARK: - Changes

  /// The longest unit of constants with which it is worth going on.
  private static let longestUnit = 256

  /// Takes other constants, priorities and ranks of the same constraints.
  /// - Returns: Whether it goes on from the last point; otherwise a new system is needed.
  mutating func change(to changed: [Member]) -> Bool {
    for index in members.indices {
      let (former, constant) = (members[index].record.constant, changed[index].record.constant)
      if former == constant { continue }
      let (old, new) = (Quotient(meantBy: former), Quotient(meantBy: constant))
      let rise = new.numerator * old.denominator - old.numerator * new.denominator
      simplex.move(
        symbol(index), by: rise * scales[index].numerator,
        over: new.denominator * old.denominator * scales[index].denominator)
    }
    members = changed
    return !isApproximate && simplex.dictionary.unit.bitWidth <= ExactSystem.longestUnit
  }

  /// Lets it take as much from now on.
  mutating func allow(_ effort: ExactEffort) { simplex.effort = effort }

  /// Begins again with all constraints, at the present point.
  mutating func begin() { simplex.begin() }

  /// The signs of all symbols, on which it depends that a point is the answer.
  var signs: [Int] {
    (0..<(variableCount + members.count)).map { simplex.sign(of: $0) }
  }

  /// The values of the variables.
  var values: [Double] { (0..<variableCount).map { simplex.dictionary.value(of: $0) } }

  /// Returns whether a constraint's expression is zero.
  func isTight(_ member: Int) -> Bool { simplex.sign(of: symbol(member)) == 0 }

  /// Returns how the answer moves with the constant of a constraint, as long as no sign changes: the rate of a
  /// variable, and for each symbol that must not pass zero its distance from there and the growth of that.
  /// - Parameter direction: The direction of the constant: 1 or -1.
  func motion(
    of variable: Int, moving member: Int, direction: Double
  ) -> (rate: Double, gaps: [(gap: Double, rate: Double)]) {
    let dictionary = simplex.dictionary
    let scale =
      direction * BigInteger.quotient(scales[member].numerator, scales[member].denominator)
    let moved = symbol(member)
    func rate(of symbol: Int) -> Double {
      if symbol == moved { return dictionary.isBasic(symbol) ? scale : 0 }
      guard let row = dictionary.row(of: symbol), let column = dictionary.column(of: moved) else {
        return 0
      }
      return -scale * BigInteger.quotient(dictionary.entry(row, column), dictionary.divisor(row))
    }
    var gaps: [(gap: Double, rate: Double)] = []
    for symbol in dictionary.basics where simplex.isLimited(symbol) {
      let growth = rate(of: symbol)
      if growth == 0 { continue }
      let value = dictionary.value(of: symbol)
      if value != 0 {
        gaps.append((abs(value), value > 0 ? growth : -growth))
      } else if simplex.mayRise[symbol] {
        gaps.append((0, growth))
      } else {
        gaps.append((0, simplex.mayFall[symbol] ? -growth : -abs(growth)))
      }
    }
    return (rate(of: variable), gaps)
  }
}
