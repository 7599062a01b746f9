import TextLayout

/// A text on whose columns terminals are known to differ.
public struct HardText: Hashable, Sendable {
  /// A name of the kind of text, in a few words, like `Joined emoji`.
  public let kind: String
  /// The characters that are sent to the terminal: the glyphs that are drawn for the text.
  public let text: String
  /// The number of columns that are counted for the text.
  public let columns: Int
  /// The part of a screen that suffers where the terminal takes other columns for the text.
  public let matter: Matter

  /// A part of what programs write, as the advice tells them apart.
  public enum Matter: Hashable, Sendable {
    /// Letters, marks and lines that nearly every screen has.
    case basics
    /// Characters whose width is one column outside of East Asia and sometimes two in it.
    case ambiguous
    /// Scripts whose characters are wide, or joined of several.
    case scripts
    /// Emoji, single ones and joined ones.
    case emoji
  }

  /// Creates a text with the glyphs and the columns that a program would draw for it.
  public init(kind: String, _ text: String, matter: Matter) {
    let line = TextLine(text)
    self.kind = kind
    self.text = line.text
    self.columns = line.width
    self.matter = matter
  }

  /// A text that tells whether a terminal reads UTF-8 at all. None of its bytes is a control character
  /// of eight bits, behind which a terminal that takes bytes for characters would wait for more.
  static let first = HardText(kind: "Chinese", "中", matter: .scripts)

  /// The texts that a terminal is asked about.
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
