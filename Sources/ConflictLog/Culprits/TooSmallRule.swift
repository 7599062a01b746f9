/// A size that the program gives a view is too small for what is inside.
enum TooSmallRule: CulpritRule {
  static let name = "too-small-for-contents"

  static func suspicions(_ examination: Examination) -> [Suspicion] {
    guard TwoSizesRule.sizes(examination) == nil, let sum = examination.sum, sum.isInequality,
      let index = sum.availableSize,
      examination.origins[index].isProgram, let size = examination.fixedSize(index), size.value > 0,
      let axis = size.place.attribute.axis,
      !sum.needed.contains(where: { examination.origins[$0.index].isGivenSize })
    else { return [] }
    let view = examination.names(size.place.item)
    return [
      Suspicion(
        index, weight: 81,
        Phrase(
          """
          \(view) is made \(size.value.short) \(axis.extent.english), too small for what is inside: that needs \
          \(sum.neededTotal.short).
          """,
          """
          \(view) 的\(axis.size.words.chinese)被设为 \(size.value.short)，容不下内部的 \(sum.neededTotal.short)。
          """),
        [.lowerPriority(index), .remove(index)])
    ]
  }
}
