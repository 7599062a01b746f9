import CellDrawing
import TextLayout

/// An event from a terminal: keys, mouse, pastes, and changes of the terminal itself.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// The mouse was used. Only terminals that report the mouse send it.
  case mouse(MouseEvent)
  /// The terminal has a new size in cells.
  case resize(CellSize)
  /// Text was pasted. It may contain control characters.
  case paste(String)
  /// The process continued after a suspension: everything has to be drawn again.
  case resume
  /// The terminal's window gained the keyboard focus (`true`) or lost it. Only terminals that
  /// report it send it.
  case focus(Bool)
  /// The terminal's background became known, or changed between light and dark.
  case userInterfaceStyle(UserInterfaceStyle)
  /// Work ran during the wait, such as a task of the main actor, or the deadline of the wait has passed. Draw what has
  /// changed.
  case wake
}

/// A key and the modifiers held with it.
public struct KeyPress: Hashable, Sendable {
  /// The key itself.
  public enum Key: Hashable, Sendable {
    /// A key that types a character, space included. A character of several scalars, such as a
    /// joined emoji, may arrive as several keys.
    case character(Character)
    /// The arrow key upward.
    case up
    /// The arrow key downward.
    case down
    /// The arrow key to the left.
    case left
    /// The arrow key to the right.
    case right
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
    /// Home.
    case home
    /// End.
    case end
    /// Tab.
    case tab
    /// Enter, or Return.
    case enter
    /// Escape.
    case escape
    /// Backspace, which deletes backward.
    case backspace
    /// Delete, which deletes forward.
    case delete
    /// Insert.
    case insert
    /// F1 is `function(1)`.
    case function(Int)
  }

  /// The modifier keys held with a key, if the terminal reports them.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Ctrl.
    public static let control = Modifiers(rawValue: 2)
    /// Alt, or Option.
    public static let alternate = Modifiers(rawValue: 4)
  }

  /// The key itself.
  public var key: Key
  /// The modifiers held with it.
  public var modifiers: Modifiers

  /// Creates a key press; Shift-Tab is `KeyPress(.tab, modifiers: .shift)`. For characters there are ``character(_:)``,
  /// ``control(_:)`` and ``alternate(_:)``; for other keys without modifiers their names, such as ``left`` and
  /// ``function(_:)``.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Returns the key that types a character: `.character("s")`.
  public static func character(_ character: Character) -> KeyPress {
    KeyPress(.character(character))
  }

  /// Returns a character's key with Ctrl: `.control("s")`.
  public static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .control)
  }

  /// Returns a character's key with Alt, or Option: `.alternate("s")`.
  public static func alternate(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .alternate)
  }
}

/// A mouse event at a cell.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The left button.
    case left
    /// The middle button, often the wheel pressed down.
    case middle
    /// The right button.
    case right
  }

  /// The kinds of mouse event.
  public enum Action: Hashable, Sendable {
    /// The button went down.
    case press(Button)
    /// The button went up.
    case release(Button)
    /// The mouse moved while the button was down.
    case drag(Button)
    /// The mouse moved while no button was down. Not all terminals report it.
    case move
    /// One step of the wheel upward, toward the start of the content.
    case scrollUp
    /// One step of the wheel downward, toward the end of the content.
    case scrollDown
    /// One step of a horizontal wheel, to the left.
    case scrollLeft
    /// One step of a horizontal wheel, to the right.
    case scrollRight
  }

  /// The kind of event.
  public var action: Action
  /// The cell under the pointer; (0, 0) is the screen's top left.
  public var position: CellPoint
  /// The modifiers held.
  public var modifiers: KeyPress.Modifiers
  /// The number of quick consecutive presses at the cell: 2 for a double click. Terminals do not report it; a window
  /// counts it for its views. AppKit's name.
  public var clickCount = 1

  /// Creates an event at a cell; (0, 0) is the screen's top left.
  public init(_ action: Action, at position: CellPoint, modifiers: KeyPress.Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}

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
