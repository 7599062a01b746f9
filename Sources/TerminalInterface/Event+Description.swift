import TextLayout

extension Event: CustomStringConvertible {
  /// `key a`, `mouse press(left) at (3, 1)`, `resize (80, 24)`. Pasted text is shown by its start, in quotation marks.
  public var description: String {
    switch self {
    case .key(let key): "key \(key)"
    case .mouse(let event): "mouse \(event)"
    case .resize(let size): "resize \(size)"
    case .paste(let text): "paste \(text.quoted())"
    case .resume: "resume"
    case .focus(let hasFocus): "focus \(hasFocus)"
    case .userInterfaceStyle(let style): "userInterfaceStyle \(style)"
    case .wake: "wake"
    }
  }
}

extension KeyPress: CustomStringConvertible {
  /// `a`, `space`, `pageUp`, `F5`, `control-c`, `shift-tab`.
  public var description: String { modifiers.prefix + key.shortName }
}

extension KeyPress.Key: CustomStringConvertible {
  /// The case as written in code: `character("a")`, `pageUp`, `function(5)`.
  public var description: String {
    switch self {
    case .character(let character): "character(\(String(character).quoted()))"
    case .function(let number): "function(\(number))"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .home: "home"
    case .end: "end"
    case .tab: "tab"
    case .enter: "enter"
    case .escape: "escape"
    case .backspace: "backspace"
    case .delete: "delete"
    case .insert: "insert"
    }
  }

  /// The short name of a key, such as `a`, `space`, `F5` or `pageUp`; other characters are quoted.
  fileprivate var shortName: String {
    switch self {
    case .character(" "): "space"
    case .character(let character):
      Self.isPlain(character) ? String(character) : String(character).quoted()
    case .function(let number): "F\(number)"
    default: description
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
  }
}

extension KeyPress.Modifiers: CustomStringConvertible {
  /// The names: `[shift, control]`.
  public var description: String { text(ofBits: Self.names) }

  /// The names as a prefix of a key: `shift-control-`.
  fileprivate var prefix: String { names(ofBits: Self.names).map { $0 + "-" }.joined() }

  private static let names = ["shift", "control", "alternate"]
}

extension MouseEvent: CustomStringConvertible {
  /// `press(left) at (3, 1)`, `shift-scrollUp at (0, 0)`.
  public var description: String { "\(modifiers.prefix)\(action) at \(position)" }
}

extension MouseEvent.Action: CustomStringConvertible {
  /// `press(left)`, `scrollUp`.
  public var description: String {
    switch self {
    case .press(let button): "press(\(button))"
    case .release(let button): "release(\(button))"
    case .drag(let button): "drag(\(button))"
    case .move: "move"
    case .scrollUp: "scrollUp"
    case .scrollDown: "scrollDown"
    case .scrollLeft: "scrollLeft"
    case .scrollRight: "scrollRight"
    }
  }
}
