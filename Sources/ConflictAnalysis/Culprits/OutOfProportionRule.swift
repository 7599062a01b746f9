import ConstraintNotation
import Localization

/// A single number is larger than all that is available.
enum OutOfProportionRule: CulpritRule {
  static let name = "out-of-proportion"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard TwoSizesRule.sizes(examination) == nil, let sum = examination.sum,
      sum.availableTotal > 0
    else { return [] }
    // Of two sides that must be equal, one counts as available only if it is given from outside.
    guard
      sum.isInequality
        || sum.needed.count > 1 && isGiven(sum.availableLength, examination)
          && sum.needed.allSatisfy({ $0.amount >= 0 })
    else { return [] }
    return sum.needed.filter {
      $0.value > sum.availableTotal && examination.origin($0.member).isProgram
    }
    .prefix(2).map { term in
      let sentence = examination.sentence(term.member)
      let isHuge = term.value > 2 * sum.availableTotal
      return Suspicion(
        term.member, weight: isHuge ? 84 : 78,
        LocalizedText(
          "\(term.value.short) alone is more than the \(sum.availableTotal.short) there are: \(sentence).",
          chinese: "仅 \(term.value.short) 就超过了可用的 \(sum.availableTotal.short)：\(sentence)。"),
        [.lowerPriority(term.member)])
    }
  }

  private static func isGiven(_ index: Int?, _ examination: ConflictExamination) -> Bool {
    guard let index else { return false }
    let origin = examination.origin(index)
    return origin.isGivenSize || origin == .autoresizing
  }
}
