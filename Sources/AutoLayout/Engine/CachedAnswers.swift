/// Cached answers about a solved system, one object of each type. They are valid until the next solve.
struct CachedAnswers {
  private var answers: [ObjectIdentifier: AnyObject] = [:]

  /// The cached object of a type; nil if there is none.
  subscript<Answer: AnyObject>(kind: Answer.Type) -> Answer? {
    get { answers[ObjectIdentifier(kind)].flatMap { $0 as? Answer } }
    set { answers[ObjectIdentifier(kind)] = newValue }
  }
}
