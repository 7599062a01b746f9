internal import CNcurses

/// A string of the terminfo entry that is loaded.
package struct Capability {
  let name: String

  package init(name: String) {
    self.name = name
  }

  static let cursorAddress = Capability(name: "cup")

  package var isPresent: Bool { curses_capability(name) != nil }

  /// What it is, byte by byte; `nil` where the terminal has no such capability.
  var bytes: [UInt8]? {
    curses_capability(name).map { text in
      UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
    }
  }

  /// What to send, without the delays that only printing terminals needed; empty where the terminal
  /// has no such capability.
  var text: String {
    curses_capability(name).map { Self.withoutDelays(String(cString: $0)) } ?? ""
  }

  /// The same with two numbers filled in.
  func text(_ first: Int, _ second: Int) -> String {
    curses_filled_capability(name, first, second)
      .map { Self.withoutDelays(String(cString: $0)) } ?? ""
  }

  /// Removes what looks like `$<100/>`.
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
