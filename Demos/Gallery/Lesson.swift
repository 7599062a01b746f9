import LessonSources

/// What a demo teaches, in words. The page, the line under the title and the demo's file have this one text.
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
    /// The most columns of the stage with which it is true; a wider stage gets this width first.
    public let widest: Int?

    public init(_ text: String, key: String, _ amount: Amount = .times(1), widest: Int? = nil) {
      self.text = text
      self.key = key
      self.amount = amount
      self.widest = widest
    }
  }

  /// What you learn, in one sentence of at most 60 columns.
  public let sentence: String
  /// Three sentences more.
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
