import Localization

/// A size that is given from outside, such as the measured height of a row, does not fit the constraints inside.
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
        ? LocalizedText(
          ", and what is inside needs \(sum.neededTotal.short)",
          chinese: "，而里面的内容需要 \(sum.neededTotal.short)") : ""
      return Suspicion(
        index,
        constraint.attribute == .width
          ? LocalizedText(
            "\(name) is given a width of \(constraint.constant.short)\(needs).",
            chinese: "外部给\(name)的宽度是 \(constraint.constant.short)\(needs)。")
          : LocalizedText(
            "\(name) is given a height of \(constraint.constant.short)\(needs).",
            chinese: "外部给\(name)的高度是 \(constraint.constant.short)\(needs)。"),
        cure: LocalizedText(
          "Give it more room, or let the last constraint give way.",
          chinese: "给它更多空间，或者让最后一条约束可以让步。"),
        code: last.constraint.code(priority: 999))
    }
  }
}
