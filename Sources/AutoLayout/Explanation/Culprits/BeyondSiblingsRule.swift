import Localization

/// Siblings have like constraints with similar numbers, but one number is far larger: 500 instead of 50.
enum BeyondSiblingsRule: CulpritRule {
  static let name = "beyond-siblings"
  /// A number that exceeds the next largest one by this factor counts as far larger.
  private static let factor = 4.0

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    let written = examination.written
    return written.compactMap { index, constraint in
      let others = written.filter { $0.index != index && isAlike($0.constraint, constraint) }
      guard others.count >= 2,
        let next = others.map({ abs($0.constraint.constant) }).max(), next > 0,
        abs(constraint.constant) >= factor * next
      else { return nil }
      let name = examination.words(constraint.firstItem)
      return Suspicion(
        index,
        LocalizedText(
          "The \(constraint.firstAttribute) of \(name) has \(constraint.constant.short), the views beside it have at most \(next.short).",
          chinese:
            "\(name)的 \(constraint.firstAttribute) 用了 \(constraint.constant.short)，旁边的视图最多用 \(next.short)。"
        ),
        cure: LocalizedText("Is it a slip of the pen?", chinese: "是不是写错了？"),
        code: constraint.code(constant: next))
    }
  }

  private static func isAlike(_ one: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
    one.firstItem !== other.firstItem && one.firstItem?.container === other.firstItem?.container
      && one.firstAttribute == other.firstAttribute && one.secondAttribute == other.secondAttribute
      && one.multiplier == other.multiplier && one.firstItem != nil
  }
}
