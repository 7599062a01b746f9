// The optional constraints, level by level.
extension ExactSystem {
  /// Goes to the values that the rules give.
  /// - Parameter order: The variables in order of rank.
  mutating func answer(_ order: [Int]) throws(ExactSimplex.Exhausted) {
    let optional = members.indices.filter { !members[$0].record.isRequired }
      .sorted { rank($0) > rank($1) }
    var bands: [UInt64] = []
    for member in optional where bands.last != members[member].record.sumBand {
      bands.append(members[member].record.sumBand)
    }
    for band in bands where !simplex.isSettled {
      try simplex.minimize(sum(of: optional.filter { members[$0].record.sumBand == band }))
    }
    for member in optional where !simplex.isSettled {
      try settle(cost(of: member, weight: .one))
    }
    for variable in order where !simplex.isSettled {
      try settle(ExactSimplex.Cost(symbol: variable, above: .one, below: .one))
    }
  }

  /// Makes a single error least.
  private mutating func settle(_ cost: ExactSimplex.Cost) throws(ExactSimplex.Exhausted) {
    let sign = simplex.sign(of: cost.symbol)
    if (sign > 0 && !cost.above.isZero) || (sign < 0 && !cost.below.isZero) {
      try simplex.minimize([cost])
    } else {
      simplex.limit(cost.symbol, mayRise: cost.above.isZero, mayFall: cost.below.isZero)
    }
  }

  private func rank(_ member: Int) -> (UInt64, Int, Int) {
    let record = members[member].record
    return (record.sumBand, record.rank, record.number)
  }

  /// Returns the cost of a constraint's error.
  func cost(of member: Int, weight: BigInteger) -> ExactSimplex.Cost {
    let relation = members[member].record.relation
    return ExactSimplex.Cost(
      symbol: symbol(member), above: relation == .greaterThanOrEqual ? .zero : weight,
      below: relation == .lessThanOrEqual ? .zero : weight)
  }

  /// Returns the weighted errors of constraints, all times the same number.
  private func sum(of level: [Int]) -> [ExactSimplex.Cost] {
    // The error of an expression that was multiplied counts as much less.
    let weights = level.map { member in
      let weight = Quotient(meantBy: members[member].record.weight)
      return (
        upper: weight.numerator * scales[member].denominator,
        lower: weight.denominator * scales[member].numerator
      )
    }
    var multiple = BigInteger.one
    for (upper, lower) in weights {
      let own = lower.exactly(dividedBy: .greatestDivisor(upper, lower))
      let shared = BigInteger.greatestDivisor(multiple, own)
      multiple = multiple * own.exactly(dividedBy: shared)
    }
    return zip(level, weights).map { member, weight in
      cost(of: member, weight: (weight.upper * multiple).exactly(dividedBy: weight.lower))
    }
  }
}
