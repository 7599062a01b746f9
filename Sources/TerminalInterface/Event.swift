import CellDrawing

/// Something that came in from a terminal.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// The mouse was used; only from terminals that report it.
  case mouse(MouseEvent)
  /// The terminal's new size in cells.
  case resize(CellSize)
  /// Text that was pasted as a whole, with whatever control characters are in it.
  case paste(String)
  /// The program came back from a suspension: everything has to be shown again.
  case resume
  /// The terminal got the keyboard (`true`) or lost it; only from terminals that report it.
  case focus(Bool)
  /// The terminal's background was found to be light or dark, or became it.
  case userInterfaceStyle(UserInterfaceStyle)
  /// Work ran while the terminal was waited for, such as a task of the main actor: what it changed is
  /// to be shown.
  case wake
}

/// A key with the modifiers held.
public struct KeyPress: Hashable, Sendable {
  /// The key itself.
  public enum Key: Hashable, Sendable {
    /// A key that writes something, space included. One that a terminal sends as several scalars,
    /// such as an emoji that is joined of others, comes as several keys.
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

  /// Keys held down with another, as far as a terminal tells.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Creates the modifiers of a bit mask.
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
  /// The keys held down with it.
  public var modifiers: Modifiers

  /// Creates a key press; Ctrl-C is `KeyPress(.character("c"), modifiers: .control)`, Shift-Tab
  /// `KeyPress(.tab, modifiers: .shift)`.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// Something the mouse did over a cell.
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

  /// A press, a release, a drag or a step of the wheel.
  public enum Action: Hashable, Sendable {
    /// The button went down.
    case press(Button)
    /// The button went up.
    case release(Button)
    /// Moved while the button was down.
    case drag(Button)
    /// One step of the wheel upward, toward the beginning of the content.
    case scrollUp
    /// One step of the wheel downward, toward the end of the content.
    case scrollDown
    /// One step of a second wheel, to the left.
    case scrollLeft
    /// One step of a second wheel, to the right.
    case scrollRight
  }

  /// The press, release, drag or step of the wheel.
  public var action: Action
  /// The cell under the pointer, from the screen's top left.
  public var position: CellPoint
  /// The keys held down.
  public var modifiers: KeyPress.Modifiers

  /// Creates an event over a cell, counted from the screen's top left.
  public init(_ action: Action, at position: CellPoint, modifiers: KeyPress.Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
