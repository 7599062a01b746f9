/// The list in parentheses after a constraint: `(active, names: title:0x7f8, '|':UIView:0x7f9 )`.
package struct NamesList {
  /// The view that `|` stands for; nil if the list does not say.
  package var superview: StatedItem?
  /// The items that have a display name in the line, each with its address.
  package var items: [StatedItem] = []

  /// Reads the text after `names:`, up to the closing parenthesis.
  package init(_ text: String) {
    // A translation of the log may have inserted blanks before addresses.
    var cursor = Cursor(text.replacing(": 0x", with: ":0x"))
    while !cursor.isAtEnd {
      _ = cursor.read { $0.isWhitespace || $0 == "," }
      guard cursor.next != ")", let entry = Self.entry(&cursor) else { break }
      if let name = Self.superviewName(entry.name ?? entry.className) {
        superview = StatedItem(
          className: name.className, address: entry.address, name: name.name ?? entry.text)
      } else {
        items.append(
          StatedItem(address: entry.address, name: entry.name ?? entry.className))
      }
    }
  }

  private struct Entry {
    var className = ""
    var address: String?
    var name: String?
    var text: String?
  }

  /// Reads `name:0x7f8'text'`, or a name without an address.
  private static func entry(_ cursor: inout Cursor) -> Entry? {
    let start = cursor.position
    if let colon = cursor.firstIndex(of: ":0x") {
      let name = String(cursor.text[start..<colon])
      // An entry without an address ends at a comma. The name in an entry with an address may contain commas.
      if !(name.hasPrefix("'|':") && name.dropFirst(4).contains(", ")) {
        cursor.position = colon + 3
        let address = "0x" + cursor.read(while: \.isHexadecimal)
        let text = quoted(&cursor)
        return Entry(address: address, name: name.trimmed, text: text)
      }
    }
    let name = cursor.read { $0 != "," && $0 != ")" }.trimmed
    return name.isEmpty ? nil : Entry(name: name)
  }

  /// Reads a text in quotation marks that is followed by the end of the entry.
  private static func quoted(_ cursor: inout Cursor) -> String? {
    guard cursor.next == "'" else { return nil }
    var end = cursor.position + 1
    while end < cursor.text.count {
      let after = cursor.text[(end + 1)...].first { !$0.isWhitespace }
      if cursor.text[end] == "'", after == nil || after == "," || after == ")" {
        defer { cursor.position = end + 1 }
        return String(cursor.text[(cursor.position + 1)..<end])
      }
      end += 1
    }
    return nil
  }

  /// Returns the class or name after `'|':`; nil for other entries.
  private static func superviewName(_ name: String) -> (className: String, name: String?)? {
    let plain = name.filter { !$0.isWhitespace }
    guard plain.hasPrefix("'|'") || plain.hasPrefix("|:") || plain.hasPrefix("'|:") else {
      return nil
    }
    guard let bar = name.firstIndex(of: "|") else { return nil }
    let rest = name[name.index(after: bar)...].drop { "':, ".contains($0) }
    guard let colon = rest.lastIndex(of: ":") else { return (String(rest), nil) }
    // This package's own logs have a name instead of the address: `'|':View:box`.
    return (String(rest[..<colon]), String(rest[rest.index(after: colon)...]).trimmed)
  }
}
