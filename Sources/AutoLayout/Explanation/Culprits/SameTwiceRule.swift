import Localization

/// Two constraints relate the same attributes with different numbers: the second call added a constraint instead of
/// changing the first.
enum SameTwiceRule: CulpritRule {
  static let name = "same-constraint-twice"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    let written = examination.written
    for (position, later) in written.enumerated() {
      for earlier in written[..<position]
      where isSame(earlier.constraint, later.constraint) {
        return [suspicion(earlier.constraint, later, examination)]
      }
    }
    return []
  }

  private static func isSame(_ one: LayoutConstraint, _ other: LayoutConstraint) -> Bool {
    one.firstItem === other.firstItem && one.firstAttribute == other.firstAttribute
      && one.secondItem === other.secondItem && one.secondAttribute == other.secondAttribute
      && one.relation == other.relation && one.multiplier == other.multiplier
      && one.constant != other.constant
  }

  private static func suspicion(
    _ earlier: LayoutConstraint, _ later: (index: Int, constraint: LayoutConstraint),
    _ examination: ConflictExamination
  ) -> Suspicion {
    let (old, new) = (earlier.constant.short, later.constraint.constant.short)
    let place = earlier.source.map { LocalizedText(" (\($0))", chinese: "（\($0)）") } ?? .empty
    let name = examination.words(later.constraint.firstItem)
    return Suspicion(
      later.index,
      LocalizedText(
        "The \(later.constraint.firstAttribute) of \(name) is set twice, to \(old)\(place) and to \(new).",
        chinese: "\(name)的 \(later.constraint.firstAttribute) 设置了两次：\(old)\(place)和 \(new)。"),
      cure: LocalizedText(
        "Change the first constraint in place of adding a second one.",
        chinese: "应修改第一条约束，而不是再添加一条。"),
      code: earlier.code(constant: later.constraint.constant))
  }
}
