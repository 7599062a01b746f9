/// The height that a table gave a row is still required when the row has other contents.
enum StaleRowHeightRule: CulpritRule {
  static let name = "stale-row-height"

  static func suspicions(_ examination: Examination) -> [Suspicion] {
    examination.members(from: .encapsulated).compactMap { index in
      guard examination.contradiction != nil, let size = examination.fixedSize(index), size.value > 0,
        size.place.attribute == .height, isRow(size.place.item, examination)
      else { return nil }
      let row = examination.names(size.place.item)
      let needed = examination.sum.map { sum in
        (sum.availableSize == index ? sum.neededTotal : sum.availableTotal).short
      }
      let isDefault = size.value == 44 || size.value == 43.5
      let height = size.value.short
      return Suspicion(
        index, weight: 85,
        Phrase(
          """
          The row still has the height it was measured with: \(row) is \(height) high\
          \(isDefault ? ", the default of a table" : "")\(needed.map { ", its contents make \($0)" } ?? ""). \
          Contents that changed later, a reused cell or an estimate do that.
          """,
          """
          行高仍是之前测得的值：\(row) 高 \(height)\(isDefault ? "（表格的默认行高）" : "")\
          \(needed.map { "，内容合计 \($0)" } ?? "")。内容随后变化、cell 被重用或预估行高都会如此。
          """),
        [examination.yielding.map { .lowerPriority($0) }, .measureAgain].compactMap(\.self))
    }
  }

  /// A cell by its class, or a view whose text is its reuse identifier: only cells have one.
  private static func isRow(_ item: LoggedItem, _ examination: Examination) -> Bool {
    if SystemClass.isCell(item) { return true }
    guard let text = item.name, !item.className.isEmpty else { return false }
    return !SystemClass.isApple(item) && !text.isEmpty
  }
}
