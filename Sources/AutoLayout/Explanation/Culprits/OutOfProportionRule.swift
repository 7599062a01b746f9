/// One number of the program alone is more than all that there is.
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
        """
        \(term.value.short) alone is more than the \(sum.availableTotal.short) that there are.
        """,
        cure: "Let it give way.", code: examination.code(constraint, priority: 999))
    }
  }
}
