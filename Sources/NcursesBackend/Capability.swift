import CNcurses

/// A string of the terminfo entry that is loaded.
struct Capability {
  let name: String

  static let cursorAddress = Capability(name: "cup")

  /// Whether a terminal of the entry that is loaded speaks the language (ECMA-48) that nearly all of
  /// today speak. Others would show a sequence of it that terminfo has no name for.
  static var areOfToday: Bool { cursorAddress.text(0, 0).hasPrefix("\u{1b}[") }

  var isPresent: Bool { curses_capability(name) != nil }

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
