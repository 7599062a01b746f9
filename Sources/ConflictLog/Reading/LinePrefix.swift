/// The text that a tool puts before each line of a log: a name, a tag, a time, the number of the line.
///
/// A line has the prefix if it begins with the same words as the last known line of the log, apart from their numbers.
struct LinePrefix {
  /// The first words of the last known line.
  private var last: [String] = []

  /// The maximal number of words that are compared.
  private static let mostWords = 12

  /// Records a line that certainly belongs to a log: a constraint, or a sentence around the list.
  mutating func note(_ line: String) {
    last = Self.words(line).map(Self.shape)
  }

  /// Returns the content of a line without the words that it shares with the last known line, if the remainder is a
  /// bracket or nothing. Otherwise returns it without the prefixes that `LineCleaning` knows.
  func content(of line: String) -> String {
    let words = Self.words(line)
    let common = zip(words, last).prefix { Self.shape($0) == $1 && !Self.isBracket($0) }.count
    let rest = words.dropFirst(common)
    guard common > 0, rest.isEmpty || rest.count == 1 && Self.isBracket(rest[common]) else {
      return LineCleaning.content(line)
    }
    return rest.first ?? ""
  }

  private static func words(_ line: String) -> [String] {
    line.split(maxSplits: mostWords, whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Returns a word with each number replaced by a single digit.
  private static func shape(_ word: String) -> String {
    if word.hasPrefix("0x") { return "0x" }
    var shape = ""
    for character in word where !(character.isASCIIDigit && shape.last == "0") {
      shape.append(character.isASCIIDigit ? "0" : character)
    }
    return shape
  }

  private static func isBracket(_ word: String) -> Bool {
    ["(", ")", "[", "]", ");", "];"].contains(word)
  }
}
