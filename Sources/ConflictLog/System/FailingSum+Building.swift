import ConstraintNotation

extension FailingSum {
  /// - Parameter isGiven: Whether a constraint's number is given from outside. Such numbers are on the available side.
  init(_ contradiction: Contradiction, isGiven: (Int) -> Bool) {
    var positive: [Term] = []
    var negative: [Term] = []
    var isInequality = !contradiction.rules.isEmpty
    let amounts = contradiction.core.map { Amount(contradiction.statements[$0]) }
    for (index, amount) in zip(contradiction.core, amounts) {
      if contradiction.statements[index].relation != .equal { isInequality = true }
      let factor = -contradiction.proof.factor(of: index) * amount.sign
      let share = Self.share(of: index, contradiction) ?? 0
      let isShared = share * (factor - share) < 0
      for (factor, isShare) in isShared
        ? [(factor - share, false), (share, true)] : [(factor, false)]
      {
        let term = Term(
          index: index, amount: amount.value, weight: abs(factor), isSize: amount.isSize,
          isCenter: contradiction.statements[index].isCenterTie, isShare: isShare)
        if factor > 0 { positive.append(term) } else { negative.append(term) }
      }
    }
    let unit = Self.unit(positive.filter { !$0.isShare }, negative.filter { !$0.isShare }, isGiven)
    (positive, negative) = (Self.shown(positive, unit), Self.shown(negative, unit))
    // The sides of an equation can be exchanged, so that the numbers given from outside, or else the single
    // number, are available.
    let isTurned =
      !isInequality
      && (positive.contains { isGiven($0.index) } != negative.contains { isGiven($0.index) }
        ? positive.contains { isGiven($0.index) }
        : positive.count < negative.count)
    needed = isTurned ? negative : positive
    available = isTurned ? positive : negative
    self.isInequality = isInequality
    let axes = Set(contradiction.core.map { contradiction.statements[$0].axis })
    axis = axes.count == 1 ? axes.first ?? nil : nil
  }

  /// Returns the part of a size's factor that comes from another size, a multiple of this one; nil if there is
  /// none. For a view and another one half as wide inside it, the half is needed and the whole is available.
  private static func share(of index: Int, _ contradiction: Contradiction) -> Double? {
    let size = contradiction.statements[index]
    guard let place = size.first, place.attribute.role == .size, size.right.parts.isEmpty else {
      return nil
    }
    for other in contradiction.core {
      let ratio = contradiction.statements[other]
      guard ratio.isSimple, ratio.second == place, ratio.first?.attribute.role == .size,
        ratio.constant == 0, ratio.multiplier != 1
      else { continue }
      return -contradiction.proof.factor(of: other) * ratio.multiplier
    }
    return nil
  }

  /// Returns the terms that add something. If all terms are 0, it returns a size of 0, if there is one.
  private static func shown(_ terms: [Term], _ unit: Double) -> [Term] {
    let terms = terms.map { term in
      Term(
        index: term.index, amount: term.amount, weight: rounded(term.weight / unit),
        isSize: term.isSize, isCenter: term.isCenter, isShare: term.isShare)
    }
    let counted = terms.filter { $0.amount != 0 && $0.weight != 0 }
    if !counted.isEmpty { return counted }
    let sizes = terms.filter { $0.isSize && $0.amount == 0 }
    return sizes.isEmpty ? [] : Array(sizes.prefix(1))
  }

  /// Returns the weight of the terms that should count once: the only size on a side, preferably one that is given
  /// from outside, or else the smallest weight.
  private static func unit(
    _ positive: [Term], _ negative: [Term], _ isGiven: (Int) -> Bool
  ) -> Double {
    let all = (positive + negative).filter { $0.weight > 1e-9 }
    let least = all.map(\.weight).min() ?? 1
    let sides = [negative, positive].map { $0.filter { $0.amount != 0 } }
    let only = sides.filter { $0.count == 1 && $0[0].isSize }.map { $0[0] }
    if let given = only.first(where: { isGiven($0.index) }), !sides.contains(where: \.isEmpty) {
      return given.weight
    }
    if let center = centerUnit(all) { return center }
    if sides.contains(where: \.isEmpty) {
      // If half of a size is compared with a centre at 0, the size counts half.
      let distances = all.filter { !$0.isSize }.map(\.weight).min()
      return all.contains(where: { $0.amount != 0 && !$0.isSize }) ? least : distances ?? least
    }
    let hasFraction = all.contains {
      $0.amount != 0 && rounded($0.weight / least) != ($0.weight / least).rounded()
    }
    guard hasFraction else { return least }
    // Of two sizes in a ratio, the one with the factor above 1 counts once.
    return only.map(\.weight).min() ?? least
  }

  /// Returns the weight of a centre's distance, if that should count once, and sizes by their halves: a centre that is
  /// off by 44 then shows 44. Nil if no centre is off and all sizes have the same weight, since whole sizes are easier
  /// to read.
  private static func centerUnit(_ terms: [Term]) -> Double? {
    let centers = terms.filter(\.isCenter)
    let sizes = terms.filter { $0.isSize && $0.amount != 0 }.map(\.weight)
    let differ = (sizes.max() ?? 0) - (sizes.min() ?? 0) > 1e-6
    let isOff = centers.contains { $0.amount != 0 }
    return isOff || differ ? centers.map(\.weight).min() : nil
  }

  /// Rounds a weight, which comes from divisions and from printed numbers: 1.9999999 becomes 2. Other weights
  /// are rounded to five decimals, as they are shown.
  private static func rounded(_ weight: Double) -> Double {
    let whole = weight.rounded()
    return abs(weight - whole) < 1e-6 * max(1, whole)
      ? whole : (weight * 100_000).rounded() / 100_000
  }
}

extension ConstraintStatement {
  /// Whether the statement relates a centre to another place, without a factor.
  fileprivate var isCenterTie: Bool {
    isSimple && multiplier == 1 && second.map { $0.attribute.role != .size } == true
      && [first, second].contains { $0?.attribute.role == .center }
  }
}

/// A constraint as an amount: a size, or a distance between two places.
private struct Amount {
  let value: Double
  /// 1 if the left side minus the right side is the quantity minus the amount, -1 if it is the negative of that.
  let sign: Double
  let isSize: Bool

  init(_ statement: ConstraintStatement) {
    let constant = statement.constant - statement.left.constant
    isSize = statement.first?.attribute.role == .size && statement.right.parts.isEmpty
    // A distance in the Visual Format Language, or between two opposite edges, may be negative.
    if statement.form == .visual || isSize {
      (value, sign) = (constant, 1)
      return
    }
    let roles = (statement.first?.attribute.role, statement.second?.attribute.role)
    if roles == (.near, .far) || statement.second == nil {
      (value, sign) = (constant, 1)
    } else if roles == (.far, .near) {
      (value, sign) = (-constant, -1)
    } else {
      (value, sign) = constant < 0 ? (-constant, -1) : (constant, 1)
    }
  }
}
