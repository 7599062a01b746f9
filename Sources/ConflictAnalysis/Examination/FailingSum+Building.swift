import ConstraintNotation

extension FailingSum {
  /// Creates the sum of a proof: the amount of each constraint of the core, times its multiplier.
  init(_ examination: ConflictExamination, _ amounts: [StatedAmount]) {
    var weighed: [Weighed] = []
    for (index, amount) in zip(examination.core, amounts) {
      let factor = -examination.multipliers[index] * amount.sign
      let share = Self.share(of: index, examination) ?? 0
      if share * (factor - share) < 0 {
        weighed.append(Weighed(index: index, amount: amount, factor: factor - share))
        weighed.append(Weighed(index: index, amount: amount, factor: share, isShare: true))
      } else {
        weighed.append(Weighed(index: index, amount: amount, factor: factor))
      }
    }
    let isGiven = { (index: Int) in examination.origin(index).isGivenSize }
    let unit = Self.unit(weighed.filter { !$0.isShare }, isGiven)
    for index in weighed.indices {
      weighed[index].factor = Self.rounded(weighed[index].factor / unit)
    }
    if let order = examination.chain?.order {
      weighed = order.flatMap { index in weighed.filter { $0.index == index } }
    }
    // The chain runs forward through the needed terms and back through the available ones.
    let back = weighed.filter { $0.factor < 0 }
    let sides = [
      Self.shown(weighed.filter { $0.factor > 0 }),
      Self.shown(examination.chain == nil ? back : back.reversed()),
    ]
    let isInequality =
      !examination.rules.isEmpty
      || examination.core.contains { examination.all[$0].resolved.relation != .equal }
    // The sides of an equation can be exchanged, so that the numbers given from outside, or else the single
    // number, are available.
    let given = sides.map { side in side.contains { isGiven($0.member) } }
    let isTurned =
      !isInequality && (given[0] != given[1] ? given[0] : sides[0].count < sides[1].count)
    self.init(
      needed: isTurned ? sides[1] : sides[0], available: isTurned ? sides[0] : sides[1],
      isInequality: isInequality, isChain: examination.chain != nil)
  }

  /// A member's amount with its factor: above 0 on the needed side, below 0 on the available one.
  private struct Weighed {
    let index: Int
    let amount: StatedAmount
    var factor: Double
    /// Whether the amount is a multiple of a length, required of another view.
    var isShare = false

    var weight: Double { abs(factor) }
    var value: Double { amount.parts.reduce(0) { $0 + $1.value } }
    var isCounted: Bool { amount.parts.contains { $0.value != 0 } }
  }

  /// Returns the part of a length's factor that comes from another length, a multiple of this one; nil if there is
  /// none. For a view and another one half as wide inside it, the half is needed and the whole is available.
  private static func share(of index: Int, _ examination: ConflictExamination) -> Double? {
    let length = examination.all[index].resolved
    guard let place = length.first, place.attribute.role == .size, length.right.parts.isEmpty else {
      return nil
    }
    for other in examination.core where examination.all[other].share == nil {
      let ratio = examination.all[other].resolved
      guard ratio.isSimple, ratio.second == place, ratio.first?.attribute.role == .size,
        ratio.constant == 0, ratio.multiplier != 1
      else { continue }
      return -examination.multipliers[other] * ratio.multiplier
    }
    return nil
  }

  /// Returns the terms that add something. If all are 0, it returns a length of 0, if there is one.
  private static func shown(_ side: [Weighed]) -> [Term] {
    let terms = side.flatMap { weighed in
      weighed.amount.parts.map { part in
        Term(
          member: weighed.index, amount: part.value, weight: weighed.weight, name: part.name,
          isImplicit: part.isImplicit, isLength: weighed.amount.isLength)
      }
    }
    let counted = terms.filter { $0.amount != 0 || $0.isImplicit }
    if counted.contains(where: { $0.amount != 0 }) || side.contains(where: { $0.factor > 0 }),
      !counted.isEmpty
    {
      return counted
    }
    return Array(terms.filter { $0.isLength && !$0.isImplicit }.prefix(1))
  }

  // MARK: - Weights

  /// Returns the weight of the terms that should count once: the only length on a side, preferably one that is given
  /// from outside, or else the smallest weight.
  private static func unit(_ terms: [Weighed], _ isGiven: (Int) -> Bool) -> Double {
    let all = terms.filter { $0.weight > 1e-9 }
    let numbers = all.filter(\.isCounted)
    let least = (numbers.isEmpty ? all : numbers).map(\.weight).min() ?? 1
    let sides = [-1.0, 1].map { sign in numbers.filter { $0.factor * sign > 0 } }
    let only = sides.filter { $0.count == 1 && $0[0].amount.isLength }.map { $0[0] }
    if let given = only.first(where: { isGiven($0.index) }), !sides.contains(where: \.isEmpty) {
      return given.weight
    }
    if let center = centerUnit(all) { return center }
    if sides.contains(where: \.isEmpty) {
      // If half of a length is compared with a centre at 0, the length counts half.
      let distances = all.filter { !$0.amount.isLength }.map(\.weight).min()
      return numbers.contains { !$0.amount.isLength } ? least : distances ?? least
    }
    let hasFraction = numbers.contains {
      rounded($0.weight / least) != ($0.weight / least).rounded()
    }
    guard hasFraction else { return least }
    // Of two lengths in a ratio, the one with the factor above 1 counts once.
    return only.map(\.weight).min() ?? least
  }

  /// Returns the weight of a centre's distance, if that should count once, and lengths by their halves: a centre that is
  /// off by 44 then shows 44. Nil if no centre is off and all lengths have the same weight, since whole lengths are
  /// easier to read.
  private static func centerUnit(_ terms: [Weighed]) -> Double? {
    let centers = terms.filter(\.amount.isCenter)
    let lengths = terms.filter { $0.amount.isLength && $0.value != 0 }.map(\.weight)
    let differ = (lengths.max() ?? 0) - (lengths.min() ?? 0) > 1e-6
    let isOff = centers.contains { $0.value != 0 }
    return isOff || differ ? centers.map(\.weight).min() : nil
  }

  /// Rounds a weight that is nearly whole or a small fraction, since it comes from divisions and from printed numbers:
  /// 1.9999999 becomes 2, 1.4999993 becomes 3/2.
  private static func rounded(_ weight: Double) -> Double {
    let fraction = (weight * 24).rounded() / 24
    return abs(weight - fraction) < 1e-6 * max(1, abs(fraction)) ? fraction : weight
  }
}
