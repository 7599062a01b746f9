/// Answers about a solved system, one object of a kind. They hold as long as it is solved as it was.
struct CachedAnswers {
  private var answers: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a kind; absent where none is known.
  subscript<Answer: AnyObject>(kind: Answer.Type) -> Answer? {
    get { answers[ObjectIdentifier(kind)].flatMap { $0 as? Answer } }
    set { answers[ObjectIdentifier(kind)] = newValue }
  }
}
