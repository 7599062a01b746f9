internal import Cassowary

extension FailingSum {
  /// Creates the sum of a contradiction's proof; nil if the proof has no numbers.
  @MainActor init?(_ broken: BrokenConstraint) {
    let shares = ProofShares(broken)
    guard broken.excess > 0, shares.all.contains(where: { abs($0.factor) > 1e-9 }) else {
      return nil
    }
    let chain = ProofChain(shares.all)
    let ordered = chain?.order ?? shares.all.indices.filter { shares.all[$0].factor != 0 }
    let isInequality = broken.members.contains { $0.relation != .equal }
    let left = Self.terms(ordered, shares, isNeeded: true)
    let right = Self.terms(ordered, shares, isNeeded: false)
    let isTurned = !isInequality && shares.isTurned
    // The way leads back along what there is.
    let back = chain == nil ? right : right.reversed()
    self.init(
      needed: isTurned ? back : left, available: isTurned ? left : back,
      isInequality: isInequality, isChain: chain != nil)
  }

  /// Returns one side. Numbers that add nothing are left out, unless a side has no others.
  @MainActor private static func terms(
    _ order: [Int], _ shares: ProofShares, isNeeded: Bool
  ) -> [Term] {
    let all = order.flatMap { index -> [Term] in
      let share = shares.all[index]
      guard isNeeded == (share.factor > 0) else { return [] }
      return share.stated.parts.map { part in
        Term(
          member: index, amount: part.value, weight: abs(share.factor), name: part.name,
          isImplicit: part.isImplicit)
      }
    }
    let counted = all.filter { $0.amount != 0 || $0.isImplicit }
    if counted.contains(where: { $0.amount != 0 }) || isNeeded && !counted.isEmpty {
      return counted
    }
    let lengths = all.filter { shares.all[$0.member].stated.isLength && !$0.isImplicit }
    return Array(lengths.prefix(1))
  }
}

/// The members of a proof as amounts, with the factor of each: above 0 for what is needed.
@MainActor struct ProofShares {
  /// A member's amount.
  @MainActor struct Share {
    let stated: StatedAmount
    var factor: Double
  }

  private(set) var all: [Share]

  init(_ broken: BrokenConstraint) {
    let members = broken.members
    let multiplied = members.map(Self.multipliedLength)
    let known = KnownLengths(members) { multiplied[$0] == nil }
    var multipliers = members.map(\.multiplier)
    var values: [Double?] = members.map { _ in nil }
    for index in members.indices {
      guard let (variable, coefficient) = multiplied[index],
        let found = known.value(of: variable)
      else { continue }
      // The length gives way to its value, and the equations that say it count less.
      values[index] = -coefficient * found.value
      for other in members.indices {
        multipliers[other] += members[index].multiplier * coefficient * found.factors[other]
      }
    }
    all = members.indices.map { index in
      let stated = StatedAmount(members[index], share: values[index])
      return Share(stated: stated, factor: -multipliers[index] * stated.sign)
    }
    scale()
  }

  /// The length that a constraint multiplies, with its coefficient: that of another view, or of the view in whose
  /// coordinates a position is.
  private static func multipliedLength(
    of member: BrokenMember
  ) -> (variable: Variable, coefficient: Double)? {
    guard case .user(let constraint) = member.origin, constraint.multiplier != 1,
      !constraint.isMirrored, let first = constraint.firstPlace,
      let second = constraint.secondPlace,
      first.item !== second.item, first.origin == 0 || second.item === constraint.owner,
      first.origin == 0 || first.extent == first.extent.rounded(), second.extent != 0
    else { return nil }
    // The second place has no other variable.
    let coefficient = -constraint.multiplier * second.extent
    let found = member.terms.filter { abs($0.coefficient - coefficient) < 1e-9 }
    return found.count == 1 ? found.first.map { ($0.variable, coefficient) } : nil
  }

  // MARK: - Weights

  /// Divides by the factor that counts once: that of the only length on a side, or the least one.
  private mutating func scale() {
    let counted = all.filter { abs($0.factor) > 1e-9 }
    let numbers = counted.filter { share in share.stated.parts.contains { $0.value != 0 } }
    let least = (numbers.isEmpty ? counted : numbers).map { abs($0.factor) }.min() ?? 1
    let hasFraction = numbers.contains {
      let weight = abs($0.factor) / least
      return abs(weight - weight.rounded()) > 1e-6
    }
    let sides = [numbers.filter { $0.factor < 0 }, numbers.filter { $0.factor > 0 }]
    let only = sides.first { $0.count == 1 && $0[0].stated.isLength }?.first
    let unit = hasFraction ? only.map { abs($0.factor) } ?? least : least
    for index in all.indices {
      let weight = all[index].factor / unit
      let whole = weight.rounded()
      // Factors are made by divisions.
      all[index].factor = abs(weight - whole) < 1e-6 * max(1, abs(whole)) ? whole : weight
    }
  }

  /// Whether equations are better read from the other side: what is given from outside, or is one number, is what
  /// there is.
  var isTurned: Bool {
    let numbers = all.filter { share in
      share.factor != 0 && share.stated.parts.contains { $0.value != 0 }
    }
    let (left, right) = (numbers.filter { $0.factor > 0 }, numbers.filter { $0.factor < 0 })
    let (isGivenLeft, isGivenRight) = (
      left.contains { $0.stated.isGiven }, right.contains { $0.stated.isGiven }
    )
    return isGivenLeft != isGivenRight ? isGivenLeft : left.count < right.count
  }
}
