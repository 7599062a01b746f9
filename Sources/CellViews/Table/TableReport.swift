import AutoLayout
import Localization

/// A problem with a table's rows. It is also one of the reports of the table's window. Nothing traps.
///
/// The `description` is a sentence with a remedy.
public enum TableReport: Hashable, Sendable {
  /// The constraints of a cell class define no height. Reported once for each class.
  case cellWithoutHeight(cell: String, width: Double)
  /// After updates, the data source's number of rows is not the expected one.
  case rowCountMismatch(expected: Int, actual: Int)
  /// Updates contain an index out of range, or one twice.
  case impossibleUpdates(rowCount: Int)
  /// A snapshot was given an identifier that was missing or existed already. The sentence names it.
  case snapshotMistake(String)
}

extension TableReport: CustomStringConvertible {
  /// The problem and its remedy: `After the updates the table should have 4 rows, but its data
  /// source has 3. …`
  public var description: String { text.english }

  /// The problem and its remedy, as a text that can be translated.
  public var text: LocalizedText {
    switch self {
    case .cellWithoutHeight(let cell, let width):
      LocalizedText(
        """
        The constraints of \(cell) give its row no height at a width of \(CellRounding.columns(width)). Connect what is \
        in contentView from its top to its bottom, without a gap, and see that something in between \
        has a height. Until then such rows are \(Int(TableView.defaultRowHeight)) cells high.
        """,
        chinese: """
          在宽度为 \(CellRounding.columns(width)) 时，\(cell) 的约束没有给出行高。\
          请把 contentView 里的内容从顶部到底部连续地连接起来，并确保中间有东西有高度。在此之前，\
          这样的行高 \(Int(TableView.defaultRowHeight)) 格。
          """)
    case .rowCountMismatch(let expected, let actual):
      LocalizedText(
        """
        After the updates the table should have \(expected) rows, but its data source has \(actual). \
        Tell the table of every row that is inserted or deleted. All rows were reloaded.
        """,
        chinese: """
          更新之后表格应有 \(expected) 行，但数据源有 \(actual) 行。\
          请把每一行的插入和删除都告诉表格。所有行都已重新载入。
          """)
    case .impossibleUpdates(let rowCount):
      LocalizedText(
        """
        Updates of a table of \(rowCount) rows name a row that it does not have, or one place twice. \
        Rows to delete, reload or move are counted before the updates, inserted ones after them. All \
        rows were reloaded.
        """,
        chinese: """
          对一个 \(rowCount) 行表格的更新提到了不存在的行，或同一位置提到两次。\
          要删除、重新载入或移动的行按更新之前计数，插入的行按更新之后计数。所有行都已重新载入。
          """)
    case .snapshotMistake(let sentence):
      LocalizedText(
        """
        \(sentence) The snapshot was made without that: each section and each item is in it once, \
        and has to be there to be named.
        """,
        chinese: "\(sentence) 快照中没有它：每个分区和每个项目在其中只出现一次，而且必须先在其中才能被提到。")
    }
  }
}
