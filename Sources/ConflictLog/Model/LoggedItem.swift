/// A view or guide as a log names it.
///
/// Two items are the same if their addresses are, or, without addresses, their names: a label's text may
/// change between two lines of one log.
public struct LoggedItem: Sendable {
  /// The class as printed, with its module: `App.Cell`. Empty where only a display name stands.
  public let className: String
  /// The address, such as `0x7f84`; nil where a name stands in its place.
  public let address: String?
  /// The display name, the key of a DSL, or the text in quotation marks behind the address; nil if there is none.
  public let name: String?
  /// What makes the item the same as another one.
  let identity: String
  /// Whether it is the `|` of a line that does not say which view that is.
  let isUnnamedSuperview: Bool

  init(className: String = "", address: String? = nil, name: String? = nil) {
    self.className = className
    self.address = address?.lowercased()
    self.name = name
    identity = self.address ?? "\(className):\(name ?? "")"
    isUnnamedSuperview = false
  }

  /// Creates the superview of an item in a line that does not name it.
  init(superviewOf item: LoggedItem) {
    className = ""
    address = nil
    name = nil
    identity = "superview of \(item.identity)"
    isUnnamedSuperview = true
  }
}

extension LoggedItem: Hashable {
  public static func == (left: LoggedItem, right: LoggedItem) -> Bool {
    left.identity == right.identity
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension LoggedItem {
  /// The class without its module and without what key-value observation puts before it.
  var plainClass: String {
    var plain = className
    if plain.hasPrefix("NSKVONotifying_") { plain.removeFirst("NSKVONotifying_".count) }
    if let mangled = MangledName(plain) { return mangled.name }
    // A generic class has its arguments behind it.
    if let bracket = plain.firstIndex(of: "<"), bracket > plain.startIndex {
      plain = String(plain[..<bracket])
    }
    guard let dot = plain.lastIndex(of: "."), plain.index(after: dot) < plain.endIndex else {
      return plain
    }
    return String(plain[plain.index(after: dot)...])
  }

  /// Whether it is the guide that follows the keyboard.
  var isKeyboardGuide: Bool { plainClass == "UIKeyboardLayoutGuide" }

  /// Whether it is a guide, of which code is never hidden and has no mask.
  var isGuide: Bool { plainClass.contains("LayoutGuide") || plainClass.contains("LayoutSpacer") }
}
