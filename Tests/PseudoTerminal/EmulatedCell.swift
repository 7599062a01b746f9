import CVterm

/// One cell of an emulated screen.
public struct EmulatedCell: Hashable, Sendable {
  public enum Color: Hashable, Sendable {
    case standard
    case palette(Int)
    case rgb(Int, Int, Int)
  }

  /// The glyph; a space where there is none, empty in the right half of a wide one.
  public let text: String
  public let foreground: Color
  public let background: Color
  public let isBold: Bool
  public let isItalic: Bool
  public let isUnderlined: Bool
  public let isReversed: Bool

  init(_ cell: VTermScreenCell) {
    text = Self.text(cell)
    foreground = Color(cell.fg)
    background = Color(cell.bg)
    isBold = cell.attrs.bold != 0
    isItalic = cell.attrs.italic != 0
    isUnderlined = cell.attrs.underline != 0
    isReversed = cell.attrs.reverse != 0
  }

  private static func text(_ cell: VTermScreenCell) -> String {
    let values = withUnsafeBytes(of: cell.chars) { Array($0.bindMemory(to: UInt32.self)) }
    if values.first == UInt32.max { return "" }
    var text = ""
    for value in values.prefix(while: { $0 != 0 }) {
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{fffd}")
    }
    return text.isEmpty ? " " : text
  }
}

extension EmulatedCell.Color {
  init(_ color: VTermColor) {
    var color = color
    if vterm_color_is_default(&color) {
      self = .standard
    } else if vterm_color_has_index(&color) {
      self = .palette(Int(color.indexed.idx))
    } else {
      self = .rgb(Int(color.rgb.red), Int(color.rgb.green), Int(color.rgb.blue))
    }
  }
}
