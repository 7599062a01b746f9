internal import CNcurses

/// A string capability of the loaded terminfo entry.
package struct Capability {
  let name: String

  package init(name: String) {
    self.name = name
  }

  static let cursorAddress = Capability(name: "cup")

  package var isPresent: Bool { curses_capability(name) != nil }

  /// The raw string; `nil` if the entry lacks the capability.
  var bytes: [UInt8]? {
    curses_capability(name).map { text in
      UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
    }
  }

  /// The string to send, without padding delays, which only printing terminals needed; empty if the entry lacks the
  /// capability.
  var text: String {
    curses_capability(name).map { Self.withoutDelays(String(cString: $0)) } ?? ""
  }

  /// Returns ``text`` with two parameters inserted.
  func text(_ first: Int, _ second: Int) -> String {
    curses_filled_capability(name, first, second)
      .map { Self.withoutDelays(String(cString: $0)) } ?? ""
  }

  /// Returns `text` without padding delays such as `$<100/>`.
  static func withoutDelays(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$<"), let end = rest.firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      } else {
        result += "$"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
