import ConstraintNotation

/// Reads one constraint: `<Class:0x7f8@File.swift#12 h=--& v=--& 'identifier' BODY   (active, names: ...)>`.
enum ConstraintParser {
  /// The maximal length of a text; longer texts are no constraints.
  static let longest = 2500

  /// Returns the constraint; nil if the text is none, or has another form.
  /// - Parameter text: The text from the class on, with or without angle brackets.
  static func constraint(_ text: String, line: Int) -> LoggedConstraint? {
    let plain = trimmed(text)
    guard plain.count <= longest else { return nil }
    var cursor = Cursor(plain)
    guard let start = start(&cursor) else { return nil }
    let mask = mask(&cursor)
    let identifier = identifier(&cursor)
    var (body, list) = split(String(cursor.rest))
    let endings = TrailingWords(removingFrom: &body)
    var priority = endings.priority
    let names = NamesList(list)
    let reader = ItemReader(names, body: body)
    var statement: ConstraintStatement?
    var hasGuessedNames = false
    if var visual = VisualForm(body, reader: reader) {
      statement = visual.statement()
      priority = priority ?? visual.priority
      hasGuessedNames = visual.hasGuessedNames
    }
    if statement == nil {
      var equation = EquationForm(body, reader: reader)
      statement = equation.statement()
      hasGuessedNames = equation.hasGuessedNames
    }
    guard var statement else { return nil }
    statement.priority = LayoutPriority(priority ?? 1000)
    statement.source = start.source
    return LoggedConstraint(
      line: line, text: "<\(plain)>", className: start.className, address: start.address,
      identifier: identifier, mask: mask,
      contentPriorities: endings.contentPriorities, statement: statement,
      superview: names.superview, hasGuessedNames: hasGuessedNames)
  }

  /// Returns the text without surrounding angle brackets, quotation marks, commas and asterisks.
  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let last = rest.last, last.isWhitespace || "\",;*".contains(last) { rest.removeLast() }
    if rest.first == "<" { rest.removeFirst() }
    if rest.last == ">" { rest.removeLast() }
    return String(rest).trimmed
  }

  // MARK: - Class, address and source

  private static func start(
    _ cursor: inout Cursor
  ) -> (className: String, address: String?, source: SourceLocation?)? {
    guard let className = cursor.read(upTo: ":"), !className.contains(" ") else { return nil }
    cursor.position += 1
    cursor.skipBlanks()
    let address = cursor.read { !$0.isWhitespace && $0 != "@" }
    // Any text after an address is preceded by a blank.
    guard !address.isEmpty,
      !address.hasPrefix("0x") || address.dropFirst(2).allSatisfy(\.isHexadecimal)
    else { return nil }
    let source = cursor.skip("@") ? source(&cursor) : nil
    return (className, address, source)
  }

  /// Reads `File.swift#12`. The path may contain blanks and dashes: it ends at the first `#` that is followed
  /// by a number and a blank.
  private static func source(_ cursor: inout Cursor) -> SourceLocation? {
    let start = cursor.position
    var mark = start
    while let next = cursor.firstIndex(of: "#", from: mark) {
      var after = cursor
      after.position = next + 1
      let digits = after.read(while: \.isASCIIDigit)
      if let line = Int(digits), after.isAtEnd || after.next?.isWhitespace == true {
        cursor = after
        return SourceLocation(file: String(cursor.text[start..<next]), line: line)
      }
      mark = next + 1
    }
    _ = cursor.read { !$0.isWhitespace }
    return nil
  }

  // MARK: - Mask and identifier

  /// Reads `h=--& v=--&`.
  private static func mask(_ cursor: inout Cursor) -> String? {
    cursor.skipBlanks()
    let start = cursor.position
    guard cursor.skip("h=") else { return looseMask(&cursor) }
    cursor.skipBlanks()
    let horizontal = cursor.read { "-&".contains($0) }
    cursor.skipBlanks()
    guard cursor.skip("v=") else {
      cursor.position = start
      return nil
    }
    cursor.skipBlanks()
    let vertical = cursor.read { "-&".contains($0) }
    return "h=\(horizontal) v=\(vertical)"
  }

  /// Reads a mask that a translation has torn apart: `h = v = --- ---`.
  private static func looseMask(_ cursor: inout Cursor) -> String? {
    let start = cursor.position
    let signs = cursor.read { "hv=-& ".contains($0) }
    guard signs.filter({ $0 == "=" }).count == 2, signs.contains("h"), signs.contains("v") else {
      cursor.position = start
      return nil
    }
    return signs.trimmed
  }

  /// Reads a text in quotation marks that is followed by a blank.
  private static func identifier(_ cursor: inout Cursor) -> String? {
    cursor.skipBlanks()
    guard cursor.next == "'", !cursor.has("'|'") else { return nil }
    var end = cursor.position + 1
    while end < cursor.text.count {
      let isEnd = end + 1 == cursor.text.count || cursor.text[end + 1].isWhitespace
      if cursor.text[end] == "'", isEnd {
        defer {
          cursor.position = end + 1
          cursor.skipBlanks()
        }
        return String(cursor.text[(cursor.position + 1)..<end])
      }
      end += 1
    }
    return nil
  }

  // MARK: - The names at the end

  private static let openings = [
    "(active", "(inactive", "(Names", "(names", "( active", "( Names",
  ]

  /// Splits off `(active, names: ...)`. A label's text may contain such words, too, so the last ones are taken.
  private static func split(_ text: String) -> (body: String, names: String) {
    var cursor = Cursor(text)
    for place in cursor.text.indices.reversed() where cursor.text[place] == "(" {
      cursor.position = place
      guard openings.contains(where: cursor.has) else { continue }
      return (String(cursor.text[..<place]), names(String(cursor.text[(place + 1)...])))
    }
    return (text, "")
  }

  /// Returns the text after `names:`; empty if there is none.
  private static func names(_ list: String) -> String {
    var cursor = Cursor(list)
    for word in ["names:", "Names:", "Names,", "Names "] {
      if let index = cursor.firstIndex(of: word) {
        cursor.position = index + word.count
        return String(cursor.rest)
      }
    }
    return ""
  }
}
