/// One number alone is larger than all that there is.
enum OutOfProportionRule: CulpritRule {
  static let name = "out-of-proportion"

  static func suspicions(_ examination: Examination) -> [Suspicion] {
    guard let sum = examination.sum, sum.isInequality, sum.availableTotal > 0 else { return [] }
    return sum.needed.filter {
      $0.value > sum.availableTotal && examination.origins[$0.index].isProgram
    }
    .prefix(2).map { term in
      let sentence = examination.sentence(term.index)
      let isHuge = term.value > 2 * sum.availableTotal
      return Suspicion(
        term.index, weight: isHuge ? 84 : 78,
        Phrase(
          "\(term.value.short) alone is more than the \(sum.availableTotal.short) there are: \(sentence.english).",
          "仅 \(term.value.short) 就超过了可用的 \(sum.availableTotal.short)：\(sentence.chinese)。"),
        [.lowerPriority(term.index)])
    }
  }
}
