/// The sentences around the constraints of a log.
enum Boilerplate {
  /// Returns the place behind the header of a conflict, in the words of UIKit or of a translation of them; nil if the
  /// line is none.
  static func headerEnd(in line: String) -> String.Index? {
    guard line.hasWord("simultaneously") else { return nil }
    let lower = line.lowercased()
    guard lower.contains("unable to"), lower.contains("satisf"), lower.contains("constraint"),
      lower.contains("simultaneously"),
      let word = lower.lastRange(ofAny: ["satisfy constraints", "constraints simultaneously"])
    else { return nil }
    // Lowercasing may change how long a text is.
    return line.index(
      line.startIndex, offsetBy: lower.distance(from: lower.startIndex, to: word.upperBound),
      limitedBy: line.endIndex)
  }

  /// Returns the place behind the words that announce the broken constraint.
  static func breakingEnd(in line: String) -> String.Index? {
    guard line.hasWord("breaking constrain") else { return nil }
    let lower = line.lowercased()
    guard
      let words = lower.lastRange(ofAny: [
        "recover by breaking constraint", "by breaking constrain",
      ])
    else { return nil }
    return line.index(
      line.startIndex, offsetBy: lower.distance(from: lower.startIndex, to: words.upperBound),
      limitedBy: line.endIndex)
  }

  private static let phrases: [StaticString] = [
    "probably at least one of the constraints", "try this", "look at each constraint",
    "find the code that added", "note: if you", "that you don't understand",
    "refer to the documentation", "translatesautoresizingmaskintoconstraints",
    "symbolic breakpoint", "constraintbaseddebugging", "constraintbasedlayoutdebugging",
    "nsuserdefault", "in the debugger", "may also be helpful", "is one you don't want",
    "you don't expect", "expect; (2)", "fix it.", "satisfy constraints",
  ]

  /// Whether a line is one of the sentences that explain the log, or a part of one.
  static func isAdvice(_ line: String) -> Bool {
    phrases.contains(where: line.hasWord)
  }
}

extension String {
  /// Returns the last place of the first of several texts that occurs.
  fileprivate func lastRange(ofAny texts: [String]) -> Range<String.Index>? {
    for text in texts {
      var found: Range<String.Index>?
      var start = startIndex
      while start < endIndex, let match = self[start...].firstRangeOf(text) {
        found = match
        start = match.upperBound
      }
      if let found { return found }
    }
    return nil
  }
}

extension Substring {
  /// Returns the first place of a text.
  fileprivate func firstRangeOf(_ text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      formIndex(after: &start)
    }
    return nil
  }
}
