extension FailingSum {
  /// What the sum means for the views.
  func meaning(_ examination: Examination) -> Phrase {
    let amount = neededTotal.short
    if let index = availableSize, let fixed = examination.constraints[index].fixedSize,
      let axis = fixed.place.attribute.axis
    {
      let name = examination.names(fixed.place.item)
      let size = fixed.value.short
      if isInequality {
        return Phrase(
          "\(amount) needed, but \(name) is \(fixed.relation.bound.english)\(size) \(axis.extent.english)",
          "需要 \(amount)，但 \(name) \(axis.extent.chinese)\(fixed.relation.bound.chinese.isEmpty ? " " : fixed.relation.bound.chinese)\(size)"
        )
      }
      return Phrase(
        "\(amount) on one side, but \(name) is \(size) \(axis.extent.english)",
        "一边得 \(amount)，但 \(name) \(axis.extent.chinese) \(size)")
    }
    if isInequality {
      return Phrase(
        "\(amount) needed, \(availableTotal.short) there", "需要 \(amount)，只有 \(availableTotal.short)"
      )
    }
    return Phrase(
      "both must be equal, and differ by \(difference.short)", "两边必须相等，却相差 \(difference.short)")
  }
}
