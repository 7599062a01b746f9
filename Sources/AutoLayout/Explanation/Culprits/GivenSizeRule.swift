import Localization

/// A size that is given from outside, such as a row's height that was measured before, does not fit what is inside.
enum GivenSizeRule: CulpritRule {
  static let name = "given-size"

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    guard let sum = examination.sum else { return [] }
    return examination.systems.compactMap { index, constraint in
      guard constraint.kind == .encapsulatedSize, let item = constraint.item,
        let last = examination.written.last
      else { return nil }
      let name = examination.words(item)
      let needs: LocalizedText =
        sum.available.count == 1 && sum.available[0].member == index
        ? ", and what is inside needs \(sum.neededTotal.short)" : ""
      return Suspicion(
        index,
        constraint.attribute == .width
          ? "\(name) is given a width of \(constraint.constant.short)\(needs)."
          : "\(name) is given a height of \(constraint.constant.short)\(needs).",
        cure: "Give it more room, or let the last constraint give way.",
        code: examination.code(last.constraint, priority: 999))
    }
  }
}
