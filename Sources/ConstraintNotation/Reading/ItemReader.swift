/// Reads items: `UILabel:0x7f8'Title'`, `Label:title`, or a display name.
///
/// Names may contain dots, blanks, quotation marks and unclosed parentheses. Only the list of names at the end of the
/// line tells where a name ends. If a name is not in the list, it ends before the first text that may follow an item.
package struct ItemReader {
  private(set) var names: [StatedItem]
  /// For each name of the list, whether it was found in the line.
  private var found: [Bool]
  /// Whether a name was assigned to an address by guessing.
  package private(set) var hasGuessed = false
  package let superview: StatedItem?

  /// For each name of the list, whether the line contains it verbatim.
  private let isVerbatim: [Bool]

  /// - Parameter body: The text that contains the items.
  package init(_ list: NamesList, body: String) {
    names = list.items
    found = names.map { _ in false }
    superview = list.superview
    let cursor = Cursor(body)
    isVerbatim = names.map { item in
      item.name.map { !$0.isEmpty && cursor.firstIndex(of: $0) != nil } ?? false
    }
  }

  /// The context of an item, which determines the text that must follow it.
  enum Context {
    /// `item.attribute`.
    case equation
    /// `[item]` or `[item(size)]`.
    case brackets
  }

  /// Reads an item; nil if there is none that is followed by the text that its context requires.
  mutating func read(_ cursor: inout Cursor, in context: Context) -> StatedItem? {
    if let named = listed(&cursor, context) { return named }
    if let addressed = addressed(&cursor, context) { return addressed }
    return named(&cursor, context)
  }

  // MARK: - A name of the list

  private mutating func listed(_ cursor: inout Cursor, _ context: Context) -> StatedItem? {
    let candidates = names.indices.filter { index in
      guard let name = names[index].name, !name.isEmpty, cursor.has(name) else { return false }
      return Self.follows(cursor, at: cursor.position + name.count, context)
    }
    let longest = candidates.max { (names[$0].name ?? "").count < (names[$1].name ?? "").count }
    guard let longest, let name = names[longest].name else { return nil }
    // If two names are equal, the first one that is not used yet is taken.
    let equal = candidates.filter { names[$0].name == name }
    if equal.count > 1 { hasGuessed = true }
    let index = equal.first { !found[$0] } ?? longest
    found[index] = true
    cursor.position += name.count
    return names[index]
  }

  // MARK: - A class with an address

  private func addressed(_ cursor: inout Cursor, _ context: Context) -> StatedItem? {
    guard let colon = Self.colonOfAddress(cursor) else { return nil }
    let className = String(cursor.text[cursor.position..<colon]).trimmed
    let isInParts = className.contains { "'[]|=<".contains($0) } && !className.contains("<")
    let isOpen = className.hasPrefix("(") && !className.contains(")")
    guard !className.isEmpty, !isOpen, !isInParts, !className.contains(" == "),
      !Self.holdsAttribute(className)
    else { return nil }
    var end = colon + 1
    while end < cursor.text.count, cursor.text[end].isWhitespace { end += 1 }
    var after = cursor
    after.position = end + 2
    let digits = after.read(while: \.isHexadecimal)
    guard !digits.isEmpty else { return nil }
    let text = after.next == "'" ? Self.quoted(&after, context) : nil
    guard Self.follows(after, at: after.position, context) else { return nil }
    cursor = after
    return StatedItem(className: className, address: "0x" + digits, name: text)
  }

  /// Returns the index of the colon before the next address; nil if there is none.
  private static func colonOfAddress(_ cursor: Cursor) -> Int? {
    if let colon = cursor.firstIndex(of: ":0x") { return colon }
    return cursor.firstIndex(of: ": 0x")
  }

  /// Whether a text contains an operator, and so is more than a class name.
  private static func holdsAttribute(_ text: String) -> Bool {
    [" + ", " - ", " * ", ">= ", "<= ", "== "].contains { text.contains($0) }
  }

  /// Reads a text in quotation marks. It ends at the first mark after which the required text follows.
  private static func quoted(_ cursor: inout Cursor, _ context: Context) -> String? {
    let start = cursor.position + 1
    var end = start
    while end < cursor.text.count {
      if cursor.text[end] == "'", follows(cursor, at: end + 1, context) {
        cursor.position = end + 1
        return String(cursor.text[start..<end])
      }
      end += 1
    }
    return nil
  }

  // MARK: - A name that is not in the list

  private mutating func named(_ cursor: inout Cursor, _ context: Context) -> StatedItem? {
    guard let end = Self.endOfName(cursor, context), end > cursor.position else { return nil }
    let name = String(cursor.text[cursor.position..<end]).trimmed
    guard !name.isEmpty, !name.hasPrefix("(") || context == .brackets else { return nil }
    cursor.position = end
    // A name that the log shortens or changes belongs to a list entry that is not used yet.
    let left = names.indices.filter { !found[$0] && !isVerbatim[$0] }
    if let index = left.first, !name.contains(":") || name.hasSuffix("...") {
      if left.count > 1 { hasGuessed = true }
      found[index] = true
      return StatedItem(address: names[index].address, name: name)
    }
    if let colon = name.firstIndex(of: ":") {
      return StatedItem(
        className: String(name[..<colon]), name: String(name[name.index(after: colon)...]))
    }
    return StatedItem(name: name)
  }

  private static func endOfName(_ cursor: Cursor, _ context: Context) -> Int? {
    (cursor.position..<cursor.text.count).first { follows(cursor, at: $0, context) }
  }

  // MARK: - The text after an item

  /// Whether the text that must follow an item begins at an index.
  private static func follows(_ cursor: Cursor, at place: Int, _ context: Context) -> Bool {
    guard place < cursor.text.count else { return false }
    var after = cursor
    after.position = place
    switch context {
    case .equation:
      guard after.skip(".") else { return false }
      let name = after.read { $0.isLetter || $0 == "-" }
      guard !name.isEmpty else { return false }
      let isEnd =
        after.isAtEnd || after.next?.isWhitespace == true || "+-*)=<>".contains(after.next ?? " ")
      return isEnd && (StatedAttribute(known: name) != nil || name.contains("-"))
    case .brackets:
      after.skipBlanks()
      if after.skip("]") { return true }
      return after.next == "(" && LengthReader.closes(after)
    }
  }
}
