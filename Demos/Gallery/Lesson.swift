import LessonSources

/// A demo's lesson in words, used by its page, by the sentence above the stage and by the demo's
/// file.
public struct Lesson: Sendable {
  /// Something to try: a sentence and the key that does it.
  public struct Try: Sendable {
    /// The number of times the key is pressed.
    public enum Amount: Hashable, Sendable {
      case times(Int)
      /// Until the stage has a width in columns, or comes no nearer to it.
      case untilWidth(Int)
    }

    /// The action and its visible effect, in at most 58 columns.
    public let text: String
    /// The key, in the notation of `KeyNotation`.
    public let key: String
    public let amount: Amount
    /// The widest stage, in columns, on which the text is true. A wider stage is narrowed first.
    public let widest: Int?

    public init(_ text: String, key: String, _ amount: Amount = .times(1), widest: Int? = nil) {
      self.text = text
      self.key = key
      self.amount = amount
      self.widest = widest
    }
  }

  /// The lesson in one sentence of at most 60 columns.
  public let sentence: String
  /// Three more sentences.
  public let more: [String]
  /// The visible effect on the stage.
  public let see: String
  /// Things to try.
  public let tries: [Try]
  /// The subjects that the demo leaves out, and the reason.
  public let leftOut: String
  /// The width in columns to which the animation narrows the stage.
  public let narrowest: Int
  /// The demo's source file.
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
