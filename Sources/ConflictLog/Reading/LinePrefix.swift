/// What stands before each line of a log: the name of a tool, a tag, a time, the number of the line.
///
/// A line has it if it begins with the words that the last line of the log begins with, but for their numbers.
struct LinePrefix {
  /// The first words of that line.
  private var last: [String] = []

  /// The most words that are compared.
  private static let mostWords = 12

  /// Notes a line that is a log's for certain: a constraint, or a sentence around the list.
  mutating func note(_ line: String) {
    last = Self.words(line).map(Self.shape)
  }

  /// Returns the content of a line behind what it has in common with that line, if that is a bracket or nothing; else
  /// behind what is known to stand before lines.
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

  /// Returns a word with one digit for each number.
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
