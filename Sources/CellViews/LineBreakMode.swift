import TextLayout

/// The rule for breaking a label's lines and for shortening the last one. UIKit's name:
/// `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable {
  /// Breaks lines between words and clips what follows the last line.
  case byWordWrapping
  /// Breaks lines anywhere and clips what follows the last line.
  case byCharWrapping
  /// Clips the last line.
  case byClipping
  /// Makes the last line of `…` and the end of the text.
  case byTruncatingHead
  /// Ends the last line with `…`.
  case byTruncatingTail
  /// Makes the last line of its start, `…` and the end of the text.
  case byTruncatingMiddle

  /// The wrapping of the modes that wrap; `nil` for those that shorten the last line only.
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
