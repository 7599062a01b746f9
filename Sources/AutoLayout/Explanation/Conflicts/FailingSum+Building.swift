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
    // The chain runs forward through the needed terms and back through the available ones.
    let back = chain == nil ? right : right.reversed()
    self.init(
      needed: isTurned ? back : left, available: isTurned ? left : back,
      isInequality: isInequality, isChain: chain != nil)
  }

  /// Returns the terms of one side. Terms with the amount 0 are left out, unless the side has no others.
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

/// The members of a proof as amounts with factors. Factors above 0 belong to the needed side, those
/// below 0 to the available one.
@MainActor struct ProofShares {
  /// A member's amount and its factor.
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
      // The variable is replaced by its value, so the multipliers of the equations that determine it change.
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

  // MARK: - Weights

  /// Divides the factors by one of them, which then counts once: that of the only length on a side, or the smallest.
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
      // Factors come from divisions, so near-integers are rounded.
      all[index].factor = abs(weight - whole) < 1e-6 * max(1, abs(whole)) ? whole : weight
    }
  }

  /// Whether the sides of a sum of equations should be exchanged, so that a length given from outside, or the
  /// side with a single number, is the available one.
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
