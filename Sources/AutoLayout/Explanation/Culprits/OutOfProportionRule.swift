import Localization

/// A single number of the program is greater than all that is available.
enum OutOfProportionRule: CulpritRule {
  static let name = "out-of-proportion"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard let sum = examination.sum, sum.isInequality, sum.availableTotal > 0 else { return [] }
    return examination.written.compactMap { index, constraint in
      let terms = sum.needed.filter { $0.member == index && $0.value > sum.availableTotal }
      guard let term = terms.first, constraint.secondAttribute == nil || constraint.multiplier == 1
      else { return nil }
      return Suspicion(
        index,
        LocalizedText(
          "\(term.value.short) alone is more than the \(sum.availableTotal.short) that there are.",
          chinese: "单是 \(term.value.short) 就超过了总共的 \(sum.availableTotal.short)。"),
        cure: LocalizedText("Let it give way.", chinese: "让它可以让步。"),
        code: constraint.code(priority: 999))
    }
  }
}
