import AutoLayout
import Localization

/// A problem with a table's rows. It is also among the reports of the table's window; nothing
/// traps.
///
/// The `description` is a sentence with the remedy.
public enum TableReport: Hashable, Sendable {
  /// The constraints of a cell class define no height. Reported once for each class.
  case cellWithoutHeight(cell: String, width: Double)
  /// The data source's number of rows differs from the number that the updates lead to.
  case rowCountMismatch(expected: Int, actual: Int)
  /// Updates name a row that does not exist, or an index twice.
  case impossibleUpdates(rowCount: Int)
  /// A snapshot was made with an identifier that was not there, or was there already. The sentence names it.
  case snapshotMistake(String)
}

extension TableReport: CustomStringConvertible {
  /// The problem and its remedy: `After the updates the table should have 4 rows, but its data
  /// source has 3. …`
  public var description: String { text.english }

  /// The problem and its remedy, to be translated.
  public var text: LocalizedText {
    switch self {
    case .cellWithoutHeight(let cell, let width):
      """
      The constraints of \(cell) give its row no height at a width of \(CellRounding.columns(width)). Connect what is \
      in contentView from its top to its bottom, without a gap, and see that something in between \
      has a height. Until then such rows are \(Int(TableView.defaultRowHeight)) cells high.
      """
    case .rowCountMismatch(let expected, let actual):
      """
      After the updates the table should have \(expected) rows, but its data source has \(actual). \
      Tell the table of every row that is inserted or deleted. All rows were reloaded.
      """
    case .impossibleUpdates(let rowCount):
      """
      Updates of a table of \(rowCount) rows name a row that it does not have, or one place twice. \
      Rows to delete, reload or move are counted before the updates, inserted ones after them. All \
      rows were reloaded.
      """
    case .snapshotMistake(let sentence):
      """
      \(sentence) The snapshot was made without that: each section and each item is in it once, \
      and has to be there to be named.
      """
    }
  }
}
