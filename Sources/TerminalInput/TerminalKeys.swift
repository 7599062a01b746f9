import TerminalInterface
import TextLayout

/// The keys that differ between terminals: the sequences in the terminfo entry, the Backspace byte, and the function
/// keys above F12.
///
/// Most keys send the same sequences in nearly all terminals. An ``EventReader`` knows these without it.
public struct TerminalKeys: Sendable {
  /// The sequences of the terminfo entry.
  let tree: KeyTree
  private let type: String
  let functionKeys: FunctionKeys
  /// The byte of the Backspace key.
  let eraseByte: UInt8

  /// The keys of xterm and similar terminals.
  public static let standard = TerminalKeys(type: "xterm") { name in
    name == "kf13" ? Array("\u{1b}[1;2P".utf8) : nil
  }

  /// Creates the keys of a terminfo entry.
  ///
  /// - Parameters:
  ///   - type: the entry's name, as in `TERM`.
  ///   - eraseByte: the byte of the Backspace key, nearly always 127.
  ///   - capability: returns the string capability of a name such as `kcuu1` or `kUP5`; `nil` if the entry lacks it.
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
  /// The terminal type: `keys of xterm`.
  public var description: String { "keys of \(type.escapedForTerminal())" }
}

// MARK: - Bytes

extension TerminalKeys {
  /// Returns the key that sends an ASCII byte, alone or with Ctrl.
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
  /// The keys by the names of their capabilities. If two send the same sequence, the first one is used.
  private static let presses: [(name: String, press: KeyPress)] =
    plain.map { ($0, KeyPress($1)) }
    + shifted.map { ($0, KeyPress($1, modifiers: .shift)) }
    // In rxvt's entry, the key that erases to the end of the line is Ctrl-End.
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

  /// Keys with modifiers, such as `kUP5`: the capability name of the key with Shift, then xterm's number for the
  /// modifiers.
  private static let modified: [(String, KeyPress)] = shifted.flatMap { name, key in
    (2...9).map { ("\(name)\($0)", KeyPress(key, modifiers: .init(xtermParameter: $0))) }
  }
}

/// A prefix tree (trie) of the byte sequences of keys, to match keys as bytes arrive.
struct KeyTree {
  enum Meaning: Equatable {
    case key(KeyPress)
    /// The terminal gained the keyboard focus (`true`) or lost it.
    case focus(Bool)
  }

  private struct Node {
    var meaning: Meaning?
    /// The child nodes, each with the byte that leads to it.
    var branches: [(byte: UInt8, node: Int)] = []
  }

  static let root = 0

  private var nodes = [Node()]

  /// Adds a sequence with its meaning. If the sequence exists already, it keeps its meaning.
  mutating func add(_ text: [UInt8], _ meaning: Meaning) {
    guard !text.isEmpty else { return }
    var place = Self.root
    for byte in text {
      if let next = self.place(behind: place, byte) {
        place = next
        continue
      }
      nodes[place].branches.append((byte, nodes.count))
      place = nodes.count
      nodes.append(Node())
    }
    if nodes[place].meaning == nil { nodes[place].meaning = meaning }
  }

  /// Returns the child of the node `place` for a byte; `nil` if no sequence continues with it.
  func place(behind place: Int, _ byte: UInt8) -> Int? {
    nodes[place].branches.first { $0.byte == byte }?.node
  }

  /// Returns the meaning of the sequence that ends at a node; `nil` if it is only a prefix.
  func meaning(at place: Int) -> Meaning? { nodes[place].meaning }
}
