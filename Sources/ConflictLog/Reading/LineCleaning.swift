import ConstraintNotation

/// Reverts the changes that copying, web sites and terminals make to a line.
enum LineCleaning {
  private static let entities: [(String, String)] = [
    ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""),
    ("&#39;", "'"), ("&#x27;", "'"), ("&apos;", "'"), ("&amp;", "&"),
  ]

  private static let escapes: [(String, String)] = [
    ("\\<", "<"), ("\\>", ">"), ("\\_", "_"), ("\\[", "["), ("\\]", "]"), ("\\(", "("),
    ("\\)", ")"), ("\\*", "*"), ("\\|", "|"), ("\\-", "-"), ("\\\"", "\""), ("\\'", "'"),
    ("\\t", " "),
  ]

  /// HTML tags that remain after copying.
  private static let tags = [
    "<br>", "<br/>", "<br />", "<p>", "</p>", "<code>", "</code>", "<pre>", "</pre>", "<b>", "</b>",
    "<strong>", "</strong>", "<em>", "</em>",
  ]

  /// Characters by which editors and sites replace plain ones.
  private static let marks: [Character: String] = [
    "\u{A0}": " ", "\u{202F}": " ", "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"",
    "\u{201D}": "\"", "\u{2013}": "-", "\u{2014}": "--", "\u{2212}": "-", "\u{FF1C}": "<",
    "\u{FF1E}": ">", "\u{2264}": "<=", "\u{2265}": ">=", "`": "", "\u{FEFF}": "", "\u{200B}": "",
    "\u{00AB}": "\"", "\u{00BB}": "\"",
    "\u{FF08}": "(", "\u{FF09}": ")", "\u{FF1A}": ":", "\u{FF0C}": ",",
  ]

  /// Returns the line without escapes, entities, bold marks and colours.
  static func clean(_ line: String) -> String {
    var text = withoutColors(line)
    if text.hasByte("&") {
      for (entity, plain) in entities { text = text.replacing(entity, with: plain) }
    }
    if mayHaveTag(text) {
      for tag in tags where text.contains(tag) { text = text.replacing(tag, with: "") }
    }
    if text.hasByte("\\") {
      text = EscapedCharacters.decoded(text)
      for (escape, plain) in escapes { text = text.replacing(escape, with: plain) }
    }
    if text.hasByte("*") { text = text.replacing("**", with: "") }
    if !text.hasOnlyASCII || text.hasByte("`") {
      text = text.map { marks[$0] ?? String($0) }.joined()
    }
    return text
  }

  /// Whether an angle bracket is followed by a lower-case letter or a slash. Class names begin with a capital.
  private static func mayHaveTag(_ text: String) -> Bool {
    var isOpen = false
    for byte in text.utf8 {
      if isOpen, byte == 0x2F || (byte >= 0x61 && byte <= 0x7A) { return true }
      isOpen = byte == 0x3C
    }
    return false
  }

  /// Returns the parts of a line that contains line breaks written as `\n`.
  static func parts(_ line: String) -> [String] {
    guard line.hasByte("\\"), line.contains("\\n") else { return [line] }
    var parts: [String] = []
    var cursor = Cursor(line)
    while let part = cursor.read(upTo: "\\n") {
      parts.append(part)
      cursor.position += 2
    }
    return parts + [String(cursor.rest)]
  }

  /// Returns the line without escape sequences for colours.
  private static func withoutColors(_ line: String) -> String {
    guard line.hasByte("\u{1B}") else { return line }
    var result = ""
    var cursor = Cursor(line)
    while let next = cursor.next {
      cursor.position += 1
      if next != "\u{1B}" {
        result.append(next)
      } else if cursor.skip("[") {
        _ = cursor.read { $0.isASCIIDigit || $0 == ";" || $0 == ":" || $0 == "?" }
        cursor.position += 1
      }
    }
    return result
  }

  /// Returns the content of a line after the marks of quotations, comments and lists, and after the time that a
  /// continuous integration service puts before each line.
  static func content(_ line: String) -> String {
    var words = Array(line.drop { $0.isWhitespace || "/>#*|▸•".contains($0) })[...]
    if let time = endOfTime(words) { words = withoutStream(words[time...]) }
    // Some tools put the elapsed time before each line: `[ +12 ms]`.
    if words.first == "[", let end = words.firstIndex(of: "]"),
      words[..<end].dropFirst().allSatisfy({ " +ms".contains($0) || $0.isASCIIDigit })
    {
      words = words[(end + 1)...]
    }
    return String(words).trimmed
  }

  /// Returns the text after the number and the letter of a stream, which GitLab puts after the time: ` 01O `.
  private static func withoutStream(_ line: ArraySlice<Character>) -> ArraySlice<Character> {
    let mark = Array(line.prefix(5))
    guard mark.count >= 4, mark[0] == " ", mark[1].isHexadecimal, mark[2].isHexadecimal,
      mark[3] == "O" || mark[3] == "E", mark.count == 4 || mark[4] == " " || mark[4] == "+"
    else { return line }
    return line.dropFirst(mark.count)
  }

  /// Returns the index after a time like `10:23:11` in the first thirty characters; nil if there is none.
  private static func endOfTime(_ line: ArraySlice<Character>) -> Int? {
    var index = line.startIndex
    let last = min(line.endIndex, line.startIndex + 30)
    while index + 8 <= last {
      let part = Array(line[index..<index + 8])
      if part[2] == ":", part[5] == ":", [0, 1, 3, 4, 6, 7].allSatisfy({ part[$0].isASCIIDigit }) {
        return line[index...].firstIndex(where: \.isWhitespace) ?? line.endIndex
      }
      index += 1
    }
    return nil
  }
}

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
