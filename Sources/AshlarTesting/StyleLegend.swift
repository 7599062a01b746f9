import CellDrawing

/// The styles of a screen as text: a letter for each cell, and the style of each letter.
///
///     .aaaa..
///
///     a  green [bold]
public struct StyleLegend: Hashable, Sendable {
  /// The rows: a letter for each cell, `.` for a plain one, without trailing dots.
  public let rows: [String]
  /// The styles in the order of their letters, which is the order of their first appearance.
  public let styles: [Style]

  static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Creates the legend of a screen. Styles after the first 52 share the letter `?`.
  public init(of buffer: CellBuffer) {
    var styles: [Style] = []
    rows = (0..<buffer.size.height).map { y in
      let letters = buffer.row(y).map { cell -> Character in
        if cell.style == .plain { return "." }
        let index = styles.firstIndex(of: cell.style) ?? styles.count
        if index == styles.count { styles.append(cell.style) }
        return index < Self.letters.count ? Self.letters[index] : "?"
      }
      return String(letters.prefix((letters.lastIndex { $0 != "." } ?? -1) + 1))
    }
    self.styles = styles
  }
}

extension StyleLegend: CustomStringConvertible {
  /// The rows up to the last one that is not plain, a blank line, and a line for each letter.
  public var description: String {
    let shown = rows.prefix((rows.lastIndex { !$0.isEmpty } ?? -1) + 1)
    let legend = zip(Self.letters, styles).map { "\($0)  \($1)" }
    return (shown + [""] + legend).joined(separator: "\n")
  }
}
