/// The null space of homogeneous linear equations, found by Gaussian elimination on sparse rows.
///
/// An unknown that is 0 in every solution is settled. Of the others, some are *free*: they take any value, and the rest
/// are linear combinations of them. If several unknowns could be free, the first ones in a given order are.
struct NullSpace {
  typealias Term = (unknown: Int, coefficient: Double)

  /// The unknowns that can be nonzero, in order. A place is an index into this array.
  private let unknowns: [Int]
  /// The place of each unknown; -1 for settled ones.
  private var places: [Int]
  /// For each place, the linear combination of earlier places that the unknown equals; nil if it is free.
  private var sums: [[Term]?]
  /// The groups of places that equations link, and the index of each place's group.
  private var groups: [[Int]]
  private var groupOf: [Int]

  /// - Parameters:
  ///   - equations: Sums of terms; each sum is 0.
  ///   - count: The number of unknowns. They are numbered from 0.
  ///   - order: Sorts the unknowns that are not settled by substitution. Earlier ones become free.
  /// - Complexity: linear in the number of terms if each equation settles an unknown, as in most layouts;
  ///   otherwise at worst quadratic in the number of linked unknowns.
  init(of equations: [[Term]], count: Int, order: ([Int]) -> [Int]) {
    let equations = equations.map(Self.collected)
    let isSettled = Self.settled(by: equations, count: count)
    unknowns = order((0..<count).filter { !isSettled[$0] })
    places = Array(repeating: -1, count: count)
    for (place, unknown) in unknowns.enumerated() { places[unknown] = place }
    sums = Array(repeating: nil, count: unknowns.count)
    groups = unknowns.indices.map { [$0] }
    groupOf = Array(unknowns.indices)
    if unknowns.isEmpty { return }
    for equation in equations {
      let open = equation.filter { !isSettled[$0.unknown] }
        .map { Term(places[$0.unknown], $0.coefficient) }
        .sorted { $0.unknown < $1.unknown }
      for term in open { link(open[0].unknown, term.unknown) }
      eliminate(open)
    }
    for index in groups.indices { groups[index].sort() }
  }

  /// The free unknowns, in order.
  var free: [Int] { unknowns.indices.filter { sums[$0] == nil }.map { unknowns[$0] } }

  /// Returns the unknowns that change, with their amounts, if a free unknown changes by 1 and the other free
  /// ones do not change.
  ///
  /// - Complexity: linear in the number of unknowns that equations link with it.
  func movement(of moved: Int) -> [(unknown: Int, amount: Double)] {
    let start = places[moved]
    var amounts = [start: 1.0]
    var found = [(unknown: moved, amount: 1.0)]
    for place in groups[groupOf[start]] where place > start {
      let parts = (sums[place] ?? []).compactMap { term in
        amounts[term.unknown].map { term.coefficient * $0 }
      }
      let amount = parts.reduce(0, +)
      if abs(amount) <= Self.noise * parts.reduce(0, { $0 + abs($1) }) { continue }
      amounts[place] = amount
      found.append((unknowns[place], amount))
    }
    return found
  }

  // MARK: - Elimination

  /// The tolerance for rounding errors, relative to the sum of the magnitudes.
  private static let noise = 1e-9

  /// Returns the terms with one term for each unknown. Terms that cancel each other are left out.
  static func collected(_ terms: [Term]) -> [Term] {
    let hasTwo = terms.indices.contains { index in
      terms[..<index].contains { $0.unknown == terms[index].unknown }
    }
    if !hasTwo, terms.allSatisfy({ $0.coefficient != 0 }) { return terms }
    var sum: [(term: Term, size: Double)] = []
    for term in terms {
      if let index = sum.firstIndex(where: { $0.term.unknown == term.unknown }) {
        sum[index].term.coefficient += term.coefficient
        sum[index].size += abs(term.coefficient)
      } else {
        sum.append((term, abs(term.coefficient)))
      }
    }
    return sum.filter { abs($0.term.coefficient) > noise * $0.size }.map(\.term)
  }

  /// Returns for each unknown whether it must be 0, because an equation has no other unsettled unknown.
  private static func settled(by equations: [[Term]], count: Int) -> [Bool] {
    // The equations of each unknown, stored as consecutive lists.
    var ends = Array(repeating: 0, count: count + 1)
    for equation in equations { for term in equation { ends[term.unknown + 1] += 1 } }
    for unknown in 0..<count { ends[unknown + 1] += ends[unknown] }
    let starts = ends
    var users = Array(repeating: 0, count: ends[count])
    for (index, equation) in equations.enumerated() {
      for term in equation {
        users[ends[term.unknown]] = index
        ends[term.unknown] += 1
      }
    }
    var left = equations.map(\.count)
    var isSettled = Array(repeating: false, count: count)
    var waiting = left.indices.filter { left[$0] == 1 }
    while let index = waiting.popLast() {
      guard let last = equations[index].first(where: { !isSettled[$0.unknown] }) else { continue }
      isSettled[last.unknown] = true
      for user in users[starts[last.unknown]..<starts[last.unknown + 1]] {
        left[user] -= 1
        if left[user] == 1 { waiting.append(user) }
      }
    }
    return isSettled
  }

  /// Makes the last unknown of an equation a linear combination of the earlier ones. If it already is one,
  /// that combination is substituted first.
  private mutating func eliminate(_ equation: [Term]) {
    var rest = equation
    while let last = rest.popLast() {
      guard let sum = sums[last.unknown] else {
        sums[last.unknown] = rest.map { Term($0.unknown, -$0.coefficient / last.coefficient) }
        return
      }
      rest = Self.adding(rest, sum, times: last.coefficient)
    }
  }

  /// Returns the sum of two linear combinations, both sorted by unknown.
  private static func adding(_ one: [Term], _ other: [Term], times factor: Double) -> [Term] {
    var sum: [Term] = []
    sum.reserveCapacity(one.count + other.count)
    var (index, next) = (0, 0)
    while index < one.count || next < other.count {
      let first = index < one.count ? one[index].unknown : .max
      let second = next < other.count ? other[next].unknown : .max
      var coefficient = 0.0
      var size = 0.0
      if first <= second {
        coefficient += one[index].coefficient
        size += abs(one[index].coefficient)
        index += 1
      }
      if second <= first {
        coefficient += factor * other[next].coefficient
        size += abs(factor * other[next].coefficient)
        next += 1
      }
      if abs(coefficient) > noise * size { sum.append(Term(min(first, second), coefficient)) }
    }
    return sum
  }

  private mutating func link(_ one: Int, _ other: Int) {
    let (first, second) = (groupOf[one], groupOf[other])
    guard first != second else { return }
    let (large, small) =
      groups[first].count >= groups[second].count ? (first, second) : (second, first)
    for place in groups[small] { groupOf[place] = large }
    groups[large] += groups[small]
    groups[small] = []
  }
}
