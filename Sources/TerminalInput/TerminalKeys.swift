import TerminalInterface
import TextLayout

/// The keys of a terminal, as far as terminals differ in them: what they send by the terminal's
/// description, what erases, and what the function keys beyond the twelfth are.
///
/// Most keys send the same in nearly all terminals of today. An ``EventReader`` knows those without
/// being told.
public struct TerminalKeys: Sendable {
  /// What the terminal's description says.
  let tree: KeyTree
  private let type: String
  let functionKeys: FunctionKeys
  /// The byte of the Backspace key.
  let eraseByte: UInt8

  /// The keys of xterm, and of the many terminals that are like it.
  public static let standard = TerminalKeys(type: "xterm") { name in
    name == "kf13" ? Array("\u{1b}[1;2P".utf8) : nil
  }

  /// Creates the keys that a terminfo entry describes.
  ///
  /// - Parameters:
  ///   - type: the entry's name, as in `TERM`.
  ///   - eraseByte: the byte of the Backspace key, 127 nearly everywhere.
  ///   - capability: returns the string that the entry has under a name like `kcuu1` or `kUP5`; `nil` where
  ///     it has none.
  public init(type: String, eraseByte: UInt8 = 0x7f, capability: (String) -> [UInt8]?) {
    (self.type, self.eraseByte) = (type, eraseByte)
    functionKeys = FunctionKeys(type: type, thirteenth: capability("kf13") ?? [])
    var tree = KeyTree()
    for (name, press) in Self.presses {
      if let text = capability(name) { tree.add(text, .key(functionKeys.folded(press))) }
    }
    for (name, hasKeyboard) in [("kxIN", true), ("kxOUT", false)] {
      if let text = capability(name) { tree.add(text, .focus(hasKeyboard)) }
    }
    self.tree = tree
  }
}

extension TerminalKeys: CustomStringConvertible {
  /// The name of the terminal's type: `keys of xterm`.
  public var description: String { "keys of \(type.escapedForTerminal())" }
}

// MARK: - Bytes

extension TerminalKeys {
  /// The key that sends a byte of ASCII, alone or with Control.
  func key(of byte: UInt8) -> KeyPress? {
    if byte == eraseByte || byte == 0x7f { return KeyPress(.backspace) }
    switch byte {
    case 0x09: return KeyPress(.tab)
    case 0x0d: return KeyPress(.enter)
    case 0x1b: return KeyPress(.escape)
    case 0x20...: return KeyPress(.character(Character(Unicode.Scalar(byte))))
    case 0: return KeyPress(.character(" "), modifiers: .control)
    case 1...26:
      return KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers: .control)
    default:
      return KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers: .control)
    }
  }
}

// MARK: - Names in terminfo

extension TerminalKeys {
  /// The keys by their names in terminfo. Where two send the same, the first one counts.
  private static let presses: [(name: String, press: KeyPress)] =
    plain.map { ($0, KeyPress($1)) }
    + shifted.map { ($0, KeyPress($1, modifiers: .shift)) }
    // In rxvt's entry the key that erases to the end of the line is Ctrl-End.
    + [("kel", KeyPress(.end, modifiers: .control))]
    + (1...63).map { ("kf\($0)", KeyPress(.function($0))) }
    + modified

  private static let plain: [(String, KeyPress.Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
    ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert), ("kdch1", .delete),
    ("kbs", .backspace), ("kent", .enter),
  ]

  private static let shifted: [(String, KeyPress.Key)] = [
    ("kcbt", .tab), ("kri", .up), ("kind", .down), ("kUP", .up), ("kDN", .down), ("kLFT", .left),
    ("kRIT", .right), ("kHOM", .home), ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown),
    ("kIC", .insert), ("kDC", .delete),
  ]

  /// Names such as `kUP5`: that of the key with Shift, then the modifiers as xterm counts them.
  private static let modified: [(String, KeyPress)] = shifted.flatMap { name, key in
    (2...9).map { ("\(name)\($0)", KeyPress(key, modifiers: .init(xtermParameter: $0))) }
  }
}
