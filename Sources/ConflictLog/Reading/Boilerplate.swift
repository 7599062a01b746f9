/// The sentences before and after the list of constraints in a log.
enum Boilerplate {
  /// A sentence that precedes a list, or announces the broken constraint.
  struct Sentence {
    enum Kind { case header, breaking }
    let kind: Kind
    let text: String
    /// The text between this sentence and the one before.
    let before: String
  }

  /// Returns the headers of conflicts in a line, in UIKit's words or a translation, and the announcements of broken
  /// constraints. `rest` is the text after the last sentence.
  static func sentences(in line: String) -> (sentences: [Sentence], rest: String) {
    let isHeader = line.hasWord("simultaneously")
    let isBreaking = line.hasWord("breaking constrain")
    guard isHeader || isBreaking else { return ([], line) }
    let text = Array(line)
    // Lowercasing may change the length of a text, but not of ASCII.
    let lower = text.map { $0.isASCII ? Character($0.lowercased()) : $0 }
    var sentences: [Sentence] = []
    var start = 0
    var header = isHeader ? headerPlace(lower, from: 0) : nil
    var breaking = isBreaking ? breakingPlace(lower, from: 0) : nil
    while let place = [header, breaking].compactMap(\.self).min(by: {
      $0.lowerBound < $1.lowerBound
    }) {
      sentences.append(
        Sentence(
          kind: place == header ? .header : .breaking, text: String(text[place]),
          before: String(text[start..<place.lowerBound])))
      start = place.upperBound
      if let old = header, old.lowerBound < start { header = headerPlace(lower, from: start) }
      if let old = breaking, old.lowerBound < start { breaking = breakingPlace(lower, from: start) }
    }
    return (sentences, String(text[start...]))
  }

  private static let longestHeader = 80

  /// Returns the range of the first header, from `unable to` to its last word; nil if there is none.
  private static func headerPlace(_ line: [Character], from start: Int) -> Range<Int>? {
    var start = start
    while let begin = line.firstPlace(of: "unable to", from: start) {
      let sentence = Array(line[begin.lowerBound...].prefix(longestHeader))
      let ends = ["satisfy constraints", "constraints simultaneously"].compactMap { words in
        sentence.firstPlace(of: words, from: 0)?.upperBound
      }
      // A program's own sentences may begin with these words, too.
      let end = ends.filter { String(sentence[..<$0]).contains("simultaneously") }.min()
      if let end { return begin.lowerBound..<begin.lowerBound + end }
      start = begin.upperBound
    }
    return nil
  }

  /// Returns the range of the first announcement of a broken constraint; nil if there is none.
  private static func breakingPlace(_ line: [Character], from start: Int) -> Range<Int>? {
    line.firstPlace(of: "by breaking constraint", from: start)
      ?? line.firstPlace(of: "by breaking constrain", from: start)
  }

  private static let phrases: [StaticString] = [
    "probably at least one of the constraints", "try this", "look at each constraint",
    "find the code that added", "note: if you", "that you don't understand",
    "refer to the documentation", "translatesautoresizingmaskintoconstraints",
    "symbolic breakpoint", "constraintbaseddebugging", "constraintbasedlayoutdebugging",
    "nsuserdefault", "in the debugger", "may also be helpful", "is one you don't want",
    "you don't expect", "expect; (2)", "fix it.", "satisfy constraints",
  ]

  /// Returns the start of the sentences after the broken constraint, in a log that is a single line; the end of the
  /// text if there are none.
  static func adviceStart(in text: [Character]) -> Int {
    text.firstPlace(of: "Make a symbolic breakpoint", from: 0)?.lowerBound ?? text.count
  }

  /// Whether a line is a sentence, or a part of one, that explains the log.
  static func isAdvice(_ line: String) -> Bool {
    phrases.contains(where: line.hasWord)
  }
}

extension [Character] {
  /// Returns the first range of a text; nil if it does not occur.
  fileprivate func firstPlace(of text: String, from start: Int) -> Range<Int>? {
    let text = Array(text)
    var index = start
    while index + text.count <= count {
      if self[index] == text[0], self[index..<index + text.count].elementsEqual(text) {
        return index..<index + text.count
      }
      index += 1
    }
    return nil
  }
}

/// Lines from which text was removed before they were read.
enum RemovedText {
  /// Whether the system's log has hidden a text.
  static func isHidden(_ line: String) -> Bool { line.contains("<private>") }

  /// Whether nothing is left between the quotation marks: the text in angle brackets was taken for HTML tags.
  static func isEmptied(_ content: String) -> Bool {
    content.hasPrefix("\"\"") && content.allSatisfy { "\",".contains($0) || $0.isWhitespace }
  }
}
