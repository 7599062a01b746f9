/// The words after the equation or the format: priorities and the reading direction.
struct TrailingWords {
  var priority: Double?
  var contentPriorities: (hugging: Double?, resistance: Double?)?

  private static let names: [String: Double] = [
    "low": 250, "fittingSize": 50, "fittingsizelevel": 50, "medium": 500, "high": 750,
    "windowSizeStayPut": 500, "dragThatCanResizeWindow": 510, "required": 1000,
  ]

  /// Removes known words from the end of a body.
  init(removingFrom body: inout String) {
    var hugging: Double?
    var resistance: Double?
    while true {
      while body.last?.isWhitespace == true { body.removeLast() }
      if body.hasSuffix("(LTR)") || body.hasSuffix("(RTL)") {
        body.removeLast(5)
        continue
      }
      let start =
        body.lastIndex { $0.isWhitespace }.map { body.index(after: $0) } ?? body.startIndex
      let word = body[start...]
      if let number = Self.number(word, behind: "priority:") ?? Self.named(word) {
        priority = number
      } else if let number = Self.number(word, behind: "Hug:") {
        hugging = number
      } else if let number = Self.number(word, behind: "CompressionResistance:") {
        resistance = number
      } else {
        break
      }
      body.removeSubrange(start...)
    }
    if hugging != nil || resistance != nil {
      contentPriorities = (hugging, resistance)
      priority = max(hugging ?? 0, resistance ?? 0)
    }
  }

  private static func number(_ word: Substring, behind prefix: String) -> Double? {
    word.hasPrefix(prefix) ? Double(word.dropFirst(prefix.count)) : nil
  }

  /// Reads Masonry's and SnapKit's `^750` and `^high`.
  private static func named(_ word: Substring) -> Double? {
    guard word.hasPrefix("^") else { return nil }
    return Double(word.dropFirst()) ?? names[String(word.dropFirst())]
  }
}
