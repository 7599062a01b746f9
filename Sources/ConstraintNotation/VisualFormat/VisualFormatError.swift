/// A mistake in a visual format, and its position.
///
/// The `description` is the sentence, the format, and a caret under the place, as UIKit shows it:
///
///     Unable to parse constraint format:
///     Expected ':' after 'V' to specify vertical arrangement
///     V|[box]|
///      ^
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The reason, in one sentence.
  public let message: String
  /// The whole format.
  public let format: String
  /// The position of the caret: the number of characters of ``format`` before it, from 0 to their count.
  public let offset: Int

  package init(message: String, format: String, offset: Int) {
    self.message = message
    self.format = format
    self.offset = offset
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The sentence, the format and the caret, without a line feed at the end.
  ///
  /// The caret is in the terminal column of the mistake; a wide character counts two columns. A control
  /// character is shown as U+FFFD, in one column.
  public var description: String {
    let start = "Unable to parse constraint format:"
    guard !format.isEmpty else { return "\(start)\n\(message)" }
    let columns = format.prefix(offset).reduce(0) { $0 + $1.shownColumns }
    let shown = String(format.map { $0.isControl ? "\u{FFFD}" : $0 })
    return "\(start)\n\(message)\n\(shown)\n\(String(repeating: " ", count: columns))^"
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// The number of terminal columns of the character. Since this module does not import drawing, wide
  /// characters are recognized by the blocks of East Asian scripts, and an emoji with all its joined parts
  /// takes two columns.
  fileprivate var shownColumns: Int {
    guard !isControl, let first = unicodeScalars.first else { return 1 }
    if first.properties.isEmojiPresentation { return 2 }
    return unicodeScalars.reduce(0) { $0 + Self.columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The later letters of a Korean syllable stand in the columns of the first.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return wideBlocks.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
