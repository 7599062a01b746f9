/// A key and its action, for the hint line.
public struct KeyHint: Hashable, Sendable {
  /// The keys, as written on a keyboard.
  public var keys: String
  /// The action, in a word or two.
  public var action: String

  /// Creates a hint such as `KeyHint("+ -", "width")`.
  public init(_ keys: String, _ action: String) {
    self.keys = keys
    self.action = action
  }
}
