import LessonSources

/// What a demo teaches, in words: the one text for the panel, the line under the title, and whoever
/// reads the demo's file.
public struct Lesson: Sendable {
  /// Something to be tried: a sentence, and the key that does it.
  public struct Try: Sendable {
    /// How often the key is pressed.
    public enum Amount: Hashable, Sendable {
      case times(Int)
      /// Until the stage is so many columns wide, or cannot get nearer.
      case untilWidth(Int)
    }

    /// What is done, and what is to be seen then, in at most 58 columns.
    public let text: String
    /// The key, in the notation of `KeyNotation`.
    public let key: String
    public let amount: Amount

    public init(_ text: String, key: String, _ amount: Amount = .times(1)) {
      self.text = text
      self.key = key
      self.amount = amount
    }
  }

  /// What you learn, in one sentence of at most 60 columns.
  public let sentence: String
  /// The same in three sentences more.
  public let more: [String]
  /// What is to be seen on the stage.
  public let see: String
  /// What to do with it.
  public let tries: [Try]
  /// What the demo does without, and why.
  public let leftOut: String
  /// The width in columns to which the stage breathes: one at which there is something to be seen.
  public let narrowest: Int
  /// The file that the demo is written in.
  public let source: LessonSource?

  public init(
    _ sentence: String, more: [String] = [], see: String = "", tries: [Try] = [],
    leftOut: String = "", narrowest: Int = 40, source: LessonSource? = nil
  ) {
    self.sentence = sentence
    self.more = more
    self.see = see
    self.tries = tries
    self.leftOut = leftOut
    self.narrowest = narrowest
    self.source = source
  }
}
