internal import Cassowary

/// The values of lengths that constraints of a contradiction multiply, as far as its equations determine them, and the
/// multipliers of a proof with these values in the place of the lengths.
@MainActor struct KnownShares {
  /// For each member the value of the multiplied length, times the factor; nil if it multiplies none, or the value is
  /// unknown.
  let values: [Double?]
  /// For each member its multiplier in the proof.
  let multipliers: [Double]

  init(_ members: [BrokenMember]) {
    let multiplied = members.map(Self.multipliedLength)
    let known = KnownLengths(members) { multiplied[$0] == nil }
    var multipliers = members.map(\.multiplier)
    var values: [Double?] = members.map { _ in nil }
    for index in members.indices {
      guard let (variable, coefficient) = multiplied[index],
        let found = known.value(of: variable)
      else { continue }
      // The variable is replaced by its value, so the multipliers of the equations that determine it change.
      values[index] = -coefficient * found.value
      for other in members.indices {
        multipliers[other] += members[index].multiplier * coefficient * found.factors[other]
      }
    }
    self.values = values
    self.multipliers = multipliers
  }

  /// Returns the length that a constraint multiplies, with its coefficient: the length of another view, or of the
  /// view in whose coordinates a position is measured. Nil if there is none.
  private static func multipliedLength(
    of member: BrokenMember
  ) -> (variable: Variable, coefficient: Double)? {
    guard case .user(let constraint) = member.origin, constraint.multiplier != 1,
      !constraint.isMirrored, let first = constraint.firstPlace,
      let second = constraint.secondPlace,
      first.item !== second.item, first.origin == 0 || second.item === constraint.owner,
      first.origin == 0 || first.extent == first.extent.rounded(), second.extent != 0
    else { return nil }
    // The expression of the second place consists of this variable alone.
    let coefficient = -constraint.multiplier * second.extent
    let found = member.terms.filter { abs($0.coefficient - coefficient) < 1e-9 }
    return found.count == 1 ? found.first.map { ($0.variable, coefficient) } : nil
  }
}

/// The lengths that the equations of a contradiction determine, such as that of a container between two margins of
/// a window.
struct KnownLengths {
  private let members: [BrokenMember]
  /// For each member, whether it is an equation that is used.
  private let isEquation: [Bool]
  private var columns: [Variable: Int] = [:]

  /// - Parameter isCounted: Whether a member, given by its index, is used if it is an equation.
  init(_ members: [BrokenMember], where isCounted: (Int) -> Bool) {
    self.members = members
    isEquation = members.indices.map { members[$0].relation == .equal && isCounted($0) }
    for term in members.flatMap(\.terms) where columns[term.variable] == nil {
      columns[term.variable] = columns.count
    }
  }

  /// Returns the value of a variable that the equations determine; nil if they do not determine it. `factors` has a
  /// factor for each member: the sum of the members' expressions, times these, is the variable minus its value.
  func value(of variable: Variable) -> (value: Double, factors: [Double])? {
    guard let target = columns[variable] else { return nil }
    var reduced: [(row: [Double], combination: [Double], pivot: Int)] = []
    for (index, member) in members.enumerated() where isEquation[index] {
      var row = row(of: member)
      var combination = Array(repeating: 0.0, count: members.count)
      combination[index] = 1
      Self.reduce(&row, &combination, by: reduced)
      guard let pivot = row.indices.max(by: { abs(row[$0]) < abs(row[$1]) }),
        abs(row[pivot]) > 1e-9
      else { continue }
      reduced.append((row, combination, pivot))
    }
    var row = Array(repeating: 0.0, count: columns.count)
    row[target] = 1
    var combination = Array(repeating: 0.0, count: members.count)
    Self.reduce(&row, &combination, by: reduced)
    guard row.allSatisfy({ abs($0) < 1e-9 }) else { return nil }
    // Reduction subtracted the rows from the variable, so the factors are the negated combination.
    let factors = combination.map { -$0 }
    let value = -zip(members, factors).reduce(0) { $0 + $1.0.constant * $1.1 }
    return (value, factors)
  }

  private func row(of member: BrokenMember) -> [Double] {
    var row = Array(repeating: 0.0, count: columns.count)
    for term in member.terms {
      if let column = columns[term.variable] { row[column] += term.coefficient }
    }
    return row
  }

  private static func reduce(
    _ row: inout [Double], _ combination: inout [Double],
    by known: [(row: [Double], combination: [Double], pivot: Int)]
  ) {
    for other in known where row[other.pivot] != 0 {
      let factor = row[other.pivot] / other.row[other.pivot]
      for column in row.indices { row[column] -= factor * other.row[column] }
      row[other.pivot] = 0
      for index in combination.indices { combination[index] -= factor * other.combination[index] }
    }
  }
}
