import ConstraintNotation
import Localization

/// The size that a table or collection view gave a cell for earlier content is still required after the
/// content changed.
enum StaleRowHeightRule: CulpritRule {
  static let name = "stale-row-height"

  /// The default width and height of an item in a flow layout.
  private static let defaultItemSize = 50.0

  static func suspicions(_ examination: ConflictExamination) -> [Suspicion] {
    rowHeights(examination)
      + examination.members(from: .encapsulated).compactMap { index in
        guard examination.isContradictory, let size = examination.fixedSize(index),
          size.value > 0,
          let axis = size.place.attribute.axis,
          isRow(size.place.item, examination)
            || examination.usesUIKit && size.value == defaultItemSize
        else { return nil }
        let row = examination.names(size.place.item)
        let needed = examination.sum.flatMap { contents($0, of: index)?.short }
        let isDefault = examination.usesUIKit && (size.value == 44 || size.value == 43.5)
        // If the content is much smaller than the row, a redundant constraint is the likelier cause.
        let isFar =
          examination.sum.map { !$0.isInequality && $0.neededTotal < 0.75 * size.value } ?? false
        let height = size.value.short
        if examination.usesUIKit, axis == .horizontal || isOfCollection(size) {
          return needed.map { given(index, size, axis, $0, examination) }
        }
        guard axis == .vertical else { return nil }
        return Suspicion(
          index, weight: isFar ? 70 : 85,
          LocalizedText(
            """
            The row still has the height it was measured with: \(row) is \(height) high\
            \(isDefault ? ", the default of a table" : "")\(needed.map { ", its contents make \($0)" } ?? ""). \
            Contents that changed later, a reused cell or an estimate do that.
            """,
            chinese: """
              行高仍是之前测得的值：\(row) 高 \(height)\(isDefault ? "（表格的默认行高）" : "")\
              \(needed.map { "，内容合计 \($0)" } ?? "")。内容随后变化、cell 被重用或预估行高都会如此。
              """),
          [examination.yielding.map { .lowerPriority($0) }, .measureAgain].compactMap(\.self))
      }
  }

  /// The frame of a row's content view has the height that the table gives the row: `rowHeight`, or the delegate's.
  private static func rowHeights(_ examination: ConflictExamination) -> [Suspicion] {
    guard examination.isContradictory else { return [] }
    return examination.members(from: .autoresizing).compactMap { index in
      guard let size = examination.fixedSize(index), size.place.attribute == .height,
        size.value > 0, size.place.item.plainClass == "UITableViewCellContentView"
      else { return nil }
      let row = examination.names.atStart(size.place.item)
      let isDefault = size.value == 44 || size.value == 43.5
      let needed = examination.sum.flatMap { contents($0, of: index)?.short }
      return Suspicion(
        index, weight: 86,
        LocalizedText(
          """
          \(row) has the height that the table gives the row: \(size.value.short)\
          \(isDefault ? ", the default of rowHeight" : ", by rowHeight or heightForRowAt")\
          \(needed.map { "; its contents make \($0)" } ?? ""). Set another, or let the contents decide: \
          rowHeight = UITableView.automaticDimension.
          """,
          chinese: """
            \(row) 的高度是表格给这一行的高度：\(size.value.short)\
            \(isDefault ? "（rowHeight 的默认值）" : "（由 rowHeight 或 heightForRowAt 给定）")\
            \(needed.map { "，而内容合计 \($0)" } ?? "")。请改用别的值，或由内容决定：rowHeight = UITableView.automaticDimension。
            """),
        [.automaticRowHeight] + (examination.yielding.map { [.lowerPriority($0)] } ?? []))
    }
  }

  /// Returns the size of a cell's content, if the sum compares it with the cell's size alone; nil otherwise.
  private static func contents(_ sum: FailingSum, of index: Int) -> Double? {
    if sum.availableLength == index { return sum.wantedLength }
    guard sum.needed.count == 1, sum.needed[0].member == index else { return nil }
    return sum.availableTotal / sum.needed[0].weight
  }

  /// Whether the height belongs to a collection view's cell, and not to a row.
  private static func isOfCollection(
    _ size: (place: StatedPlace, relation: LayoutRelation, value: Double)
  ) -> Bool {
    let name = size.place.item.plainClass
    return name.contains("Collection")
      || size.value == defaultItemSize && !name.contains("TableView")
  }

  private static func given(
    _ index: Int, _ size: (place: StatedPlace, relation: LayoutRelation, value: Double),
    _ axis: LayoutAxis, _ needed: String, _ examination: ConflictExamination
  ) -> Suspicion {
    let (cell, length) = (examination.names(size.place.item), size.value.short)
    let isDefault = size.value == defaultItemSize
    return Suspicion(
      index, weight: isDefault ? 86 : 77,
      LocalizedText(
        """
        The table or collection view makes \(cell) \(length) \(axis.extent)\(isDefault ? ", the default of a flow layout" : ""), \
        its contents make \(needed).
        """,
        chinese: """
          表格或集合视图令 \(cell) \(axis.extent) \(length)\(isDefault ? "（flow layout 的默认值）" : "")，而内容合计 \(needed)。
          """),
      [examination.yielding.map { .lowerPriority($0) }, isDefault ? .measureItems : nil]
        .compactMap(\.self))
  }

  /// Whether an item is a cell: by its class, or because its text is a reuse identifier, which only cells have. A
  /// name that is printed instead of the address does not count as such a text.
  private static func isRow(_ item: StatedItem, _ examination: ConflictExamination) -> Bool {
    guard examination.usesUIKit else { return item.plainClass.hasSuffix("Cell") }
    if SystemClass.isCell(item) { return true }
    guard let text = item.name, item.address != nil, !item.className.isEmpty else { return false }
    return !SystemClass.isApple(item) && !text.isEmpty
  }
}
