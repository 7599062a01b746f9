// The keys without modifiers, to be written as in `KeyCommand(.left, …)`.

extension KeyPress {
  /// The arrow key upward.
  public static let up = KeyPress(.up)
  /// The arrow key downward.
  public static let down = KeyPress(.down)
  /// The arrow key to the left.
  public static let left = KeyPress(.left)
  /// The arrow key to the right.
  public static let right = KeyPress(.right)
  /// Page Up.
  public static let pageUp = KeyPress(.pageUp)
  /// Page Down.
  public static let pageDown = KeyPress(.pageDown)
  /// Home.
  public static let home = KeyPress(.home)
  /// End.
  public static let end = KeyPress(.end)
  /// Tab.
  public static let tab = KeyPress(.tab)
  /// Enter, or Return.
  public static let enter = KeyPress(.enter)
  /// Escape.
  public static let escape = KeyPress(.escape)
  /// Backspace, which deletes backward.
  public static let backspace = KeyPress(.backspace)
  /// Delete, which deletes forward.
  public static let delete = KeyPress(.delete)
  /// Insert.
  public static let insert = KeyPress(.insert)

  /// Returns a function key: F1 is `.function(1)`.
  public static func function(_ number: Int) -> KeyPress { KeyPress(.function(number)) }
}
