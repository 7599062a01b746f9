import Ashlar

/// A demo's lesson in words, for its page, the sentence above the stage, and the demo's file.
public struct Lesson: Sendable {
  /// Something to try: a sentence and the key that does it.
  public struct Try: Sendable {
    /// The number of times the key is pressed.
    public enum Amount: Hashable, Sendable {
      case times(Int)
      /// Until the stage has this width in columns, or a press no longer brings it nearer.
      case untilWidth(Int)
    }

    /// A key to press a number of times before the try's own key.
    public struct Approach: Sendable {
      /// The key, in the notation of `KeyNotation`.
      public let key: String
      public let count: Int

      public init(_ key: String, _ count: Int) {
        self.key = key
        self.count = count
      }
    }

    /// The action and its visible effect, in at most 58 columns.
    public let text: LocalizedText
    /// The key, in the notation of `KeyNotation`.
    public let key: String
    public let amount: Amount
    /// The keys that bring the demo to a state in which the effect is visible; `nil` if it is visible at the start.
    public let approach: Approach?
    /// The widest stage, in columns, for which the text is true; `nil` for any. A wider stage is narrowed first.
    public let widest: Int?

    public init(
      _ english: LocalizedText, chinese: LocalizedText, key: String, _ amount: Amount = .times(1),
      after approach: Approach? = nil, widest: Int? = nil
    ) {
      text = LocalizedText(english, chinese: chinese)
      self.key = key
      self.amount = amount
      self.approach = approach
      self.widest = widest
    }
  }

  /// The group of the gallery.
  public let group: DemoGroup
  /// The position in the group; demos without a number come last.
  public let number: Int
  /// The step of the article, such as `example 3`, in a few words.
  public let step: LocalizedText
  /// The group and the step: `Article 1, example 3`.
  public var place: LocalizedText {
    step.isEmpty
      ? group.title : LocalizedText("\(group.title), \(step)", chinese: "\(group.title)，\(step)")
  }
  /// The lesson in one sentence of at most 60 columns.
  public let sentence: LocalizedText
  /// Two to four more sentences.
  public let more: [LocalizedText]
  /// The visible effect on the stage.
  public let see: LocalizedText
  /// Things to try.
  public let tries: [Try]
  /// A mistake in the article and its correction; empty if there is none.
  public let correction: LocalizedText
  /// What the demo leaves out, and the reason.
  public let leftOut: LocalizedText
  /// The identifiers of demos to go on with, besides the next one in the list.
  public let next: [String]
  /// The width in columns to which the animation narrows the stage.
  public let narrowest: Int
  /// The demo's source file.
  public let source: LessonSource?

  /// - Parameters:
  ///   - others: The names of files whose sections are shown after those of the lesson's file.
  ///   - file: The lesson's file.
  public init(
    _ group: DemoGroup, number: Int = .max, step: LocalizedText = .empty, _ sentence: LocalizedText,
    more: [LocalizedText] = [], see: LocalizedText = .empty, tries: [Try] = [],
    correction: LocalizedText = .empty, leftOut: LocalizedText = .empty, next: [String] = [],
    narrowest: Int = 40, alsoShows others: [String] = [], file: String = #fileID
  ) {
    self.group = group
    self.number = number
    self.step = step
    self.sentence = sentence
    self.more = more
    self.see = see
    self.tries = tries
    self.correction = correction
    self.leftOut = leftOut
    self.next = next
    self.narrowest = narrowest
    source = LessonSource(String(file.split(separator: "/").last ?? ""), others: others)
  }
}
