import TextLayout

/// A text whose width differs between terminals.
public struct HardText: Hashable, Sendable {
  /// The kind of text, in a few words, such as `Joined emoji`.
  public let kind: String
  /// The text that is sent to the terminal: the glyphs with which it is drawn.
  public let text: String
  /// The width in columns with which it is drawn.
  public let columns: Int
  /// The part of a program's output that is affected if the terminal uses another width.
  public let matter: Matter

  /// The kinds of output that the advice distinguishes.
  public enum Matter: Hashable, Sendable {
    /// Letters, marks and lines, which are on nearly every screen.
    case basics
    /// Characters of ambiguous width (UAX 11): one column, or two in East Asia.
    case ambiguous
    /// Scripts with wide or combined characters.
    case scripts
    /// Emoji, single and joined.
    case emoji
  }

  /// Creates a text, with the glyphs and the width with which it is drawn.
  public init(kind: String, _ text: String, matter: Matter) {
    let line = TextLine(text)
    self.kind = kind
    self.text = line.text
    self.columns = line.width
    self.matter = matter
  }

  /// A text that shows whether a terminal reads UTF-8. None of its bytes is an 8-bit control character, after which a
  /// terminal that reads single bytes would wait for more.
  static let first = HardText(kind: "Chinese", "中", matter: .scripts)

  /// The texts with which a terminal is tested.
  public static let all = [
    HardText(kind: "Plain letters", "abc", matter: .basics),
    HardText(kind: "Lines and boxes", "┌─█░┐", matter: .ambiguous),
    HardText(kind: "Greek and signs", "±§→αΩ", matter: .ambiguous),
    HardText(kind: "Check marks", "✓✗…", matter: .ambiguous),
    HardText(kind: "Accents", "e\u{301}o\u{308}", matter: .scripts),
    HardText(kind: "Chinese", "中文", matter: .scripts),
    HardText(kind: "Rare Chinese", "𠮷", matter: .scripts),
    HardText(kind: "Japanese kana", "カｶﾞ", matter: .scripts),
    HardText(kind: "Korean pieces", "\u{1112}\u{1161}\u{11ab}", matter: .scripts),
    HardText(kind: "Hindi and Thai", "क्षि กำ", matter: .scripts),
    HardText(kind: "Emoji", "😀", matter: .emoji),
    HardText(kind: "Newer emoji", "🫠", matter: .emoji),
    HardText(kind: "Emoji or sign", "❤\u{fe0f}☁\u{fe0f}", matter: .emoji),
    HardText(kind: "Emoji with skin", "👍\u{1f3fd}", matter: .emoji),
    HardText(kind: "Joined emoji", "👩\u{200d}👩\u{200d}👧", matter: .emoji),
    HardText(kind: "Flag", "🇩🇪", matter: .emoji),
  ]
}
