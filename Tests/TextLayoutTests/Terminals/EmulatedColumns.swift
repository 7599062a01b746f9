@testable import PseudoTerminal
@testable import TextLayout

/// The columns that libvterm takes for what is drawn.
enum EmulatedColumns {
  static func of(_ texts: [String]) -> [Int] {
    let columns = 400
    let screen = EmulatedScreen(columns: columns, rows: 2)
    return texts.map { text in
      // A bold mark shows where the text ends.
      screen.show("\u{1B}[H\u{1B}[2J\(TextLine(text).text)\u{1B}[1m|\u{1B}[m".utf8)
      return (0..<columns).first { screen.cell($0, 0).isBold } ?? -1
    }
  }

  /// Whether libvterm may take other columns for a scalar than we and other terminals do.
  ///
  /// Its table is of Unicode 5.0: what is newer has a column in it, be it a mark or an emoji.
  static func mayDiffer(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Taken for wide: the marks among the signs of Chinese and Japanese.
    case 0x302A...0x302D, 0x3099...0x309A: return true
    // Taken for marks: Arabic and Syriac signs that enclose what follows, a Hanunoo one.
    case 0x600...0x603, 0x6DD...0x6DE, 0x70F, 0x1734: return true
    // Marks since later: Mongolian, Buginese, Syloti Nagri.
    case 0x1885...0x1886, 0x1A1B, 0xA802: return true
    default: break
    }
    guard ScalarWidths.shared.columns(of: scalar) != 1 else { return false }
    guard let age = scalar.properties.age else { return true }
    return age.major > 5 || age.major == 5 && age.minor > 0
  }
}
