import CICU

/// The width of single scalars on a terminal, in columns.
///
/// Terminals and ncurses agree best with the C library's `wcwidth`. That function depends on the process's locale, and
/// knows only ASCII before `setlocale`. So it is always called with the same UTF-8 table, whatever locale the process
/// has set.
struct ScalarWidths: @unchecked Sendable {
  // Unchecked: the table is never changed or freed after its creation.
  private let table: locale_t?

  static let shared = ScalarWidths(table: cicu_utf8_locale())

  /// Creates the widths of a locale's table; without one, they come from Unicode's properties.
  init(table: locale_t?) {
    self.table = table
  }

  /// Returns the columns of `scalar`: 0 to 2, or `nil` for a control or an unassigned scalar.
  func columns(of scalar: Unicode.Scalar) -> Int? {
    // wcwidth(0) is 0, but a terminal shows nothing for it and ncurses shows ^@.
    if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) { return nil }
    if let columns = Self.wellKnown(scalar.value) { return columns }
    guard let table else { return columnsByProperties(of: scalar) }
    let columns = Int(cicu_columns(scalar.value, table))
    return columns < 0 ? nil : min(columns, 2)
  }

  /// Returns the columns of the most common scalars, on which all tables agree: ASCII, Latin; kana,
  /// ideographs, Hangul syllables, faces.
  @inline(__always) private static func wellKnown(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20...0x7E, 0xC0...0x2AF: 1
    case 0x4E00...0x9FA5, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A0...0x30FF, 0x1_F600...0x1_F64F: 2
    default: nil
    }
  }

  private func columnsByProperties(of scalar: Unicode.Scalar) -> Int? {
    switch scalar.properties.generalCategory {
    case .unassigned, .surrogate, .control, .lineSeparator, .paragraphSeparator: nil
    case .nonspacingMark, .enclosingMark, .format: 0
    default: (0x1160...0x11FF).contains(scalar.value) ? 0 : cicu_is_wide(scalar.value) ? 2 : 1
    }
  }
}
