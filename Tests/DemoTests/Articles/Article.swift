/// One of the four articles on Auto Layout and Masonry that the demos come from, line by line.
struct Article: Sendable {
  let number: Int
  let title: String
  let lines: [ArticleLine]

  static let all = [first, second, third, fourth]
}

/// What a line of an article says, in our words, and the places where it is shown.
struct ArticleLine: Sendable {
  enum Place: Sendable {
    /// A demo by its id; the key that shows it, in the notation of `KeyNotation`; or the first words of the try that does.
    case demo(String, key: String? = nil, trying: String? = nil)
    /// A test by its suite and name. Where several suites have the name: `DemoTests.GreenLabelTests`.
    case test(String, String)
    /// Not shown, and the reason.
    case leftOut(String)
  }

  /// Where a line counts: in a demo if any shows it.
  enum Standing { case live, library, leftOut }

  /// Two digits. A letter follows where something belongs to the line of this number.
  let number: String
  /// At most 110 columns.
  let statement: String
  /// What holds instead, where the article is wrong.
  let correction: String?
  let places: [Place]

  init(_ number: String, _ statement: String, correction: String? = nil, _ places: Place...) {
    self.number = number
    self.statement = statement
    self.correction = correction
    self.places = places
  }

  var standing: Standing {
    if places.contains(where: { if case .demo = $0 { true } else { false } }) { return .live }
    return places.contains { if case .leftOut = $0 { true } else { false } } ? .leftOut : .library
  }
}
