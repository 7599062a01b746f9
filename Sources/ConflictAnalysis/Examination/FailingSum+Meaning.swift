import ConstraintNotation
import Localization

extension FailingSum {
  /// Returns the meaning of the sum for the views.
  package func meaning(_ examination: ConflictExamination) -> LocalizedText {
    let amount = neededTotal.short
    if isNegativeLength { return LocalizedText("no size is below 0", chinese: "尺寸不能小于 0") }
    if let both = bothSizes(examination) { return both }
    if let index = availableLength, available[0].weight == 1,
      let fixed = examination.fixedSize(index), let axis = fixed.place.attribute.axis
    {
      let name = examination.names(fixed.place.item)
      let size = fixed.value.short
      let bound = fixed.relation.bound
      let isTooMuch = isInequality || neededTotal > fixed.value
      return LocalizedText(
        "\(isTooMuch ? "\(amount) needed" : "they make \(amount)"), but \(name) is \(bound)\(size) \(axis.extent)",
        chinese: "\(isTooMuch ? "需要" : "合计") \(amount)，但 \(name) \(axis.extent)\(bound)\(size)"
      )
    }
    if isInequality {
      return LocalizedText(
        "\(amount) needed, \(availableTotal.short) there",
        chinese: "需要 \(amount)，只有 \(availableTotal.short)"
      )
    }
    return LocalizedText(
      "both must be equal, and differ by \(difference.short)",
      chinese: "两边必须相等，却相差 \(difference.short)")
  }

  /// Returns the words for two numbers that are required of the same size; nil if that is not the case.
  private func bothSizes(_ examination: ConflictExamination) -> LocalizedText? {
    guard !isInequality, let index = availableLength, needed.count == 1, needed[0].isLength,
      needed[0].weight == 1, available[0].weight == 1,
      let one = examination.fixedSize(needed[0].member),
      let other = examination.fixedSize(index), one.relation == .equal,
      other.relation == .equal, let axis = one.place.attribute.axis,
      axis == other.place.attribute.axis
    else { return nil }
    let (name, second) = (examination.names(one.place.item), examination.names(other.place.item))
    let (first, last) = (one.value.short, other.value.short)
    if one.place == other.place {
      return LocalizedText(
        "\(name) is to be both \(first) and \(last) \(axis.extent)",
        chinese: "\(name) 的\(axis.size.words)既要是 \(first) 又要是 \(last)")
    }
    return LocalizedText(
      "\(name) is \(first) \(axis.extent), \(second) is \(last)",
      chinese: "\(name) \(axis.extent) \(first)，\(second) \(axis.extent) \(last)")
  }
}
