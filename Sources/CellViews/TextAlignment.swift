import TextLayout

/// The alignment of a line that is shorter than its label. UIKit's name: `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable {
  /// Left-aligned.
  case left
  /// Centred. With an odd number of free cells, the right side gets one more.
  case center
  /// Right-aligned.
  case right

  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .left: 0
    case .center: (room - length) / 2
    case .right: room - length
    }
  }
}

/// How a label's lines are broken and its last line is shortened. UIKit's name: `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable {
  /// Breaks lines between words, and clips the text after the last line.
  case byWordWrapping
  /// Breaks lines at any character, and clips the text after the last line.
  case byCharWrapping
  /// Clips the last line.
  case byClipping
  /// Shows `…` and the end of the text in the last line.
  case byTruncatingHead
  /// Ends the last line with `…`.
  case byTruncatingTail
  /// Shows the start of the last line, `…` and the end of the text in the last line.
  case byTruncatingMiddle

  /// How the mode wraps; `nil` for the modes that only shorten the last line.
  var wrapping: Paragraph.Wrapping? {
    switch self {
    case .byWordWrapping: .word
    case .byCharWrapping: .character
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: nil
    }
  }

  var truncation: Paragraph.Truncation {
    switch self {
    case .byWordWrapping, .byCharWrapping: .wrap
    case .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}
