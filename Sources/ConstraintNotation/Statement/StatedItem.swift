/// A view or guide in a statement.
///
/// Two items are the same if their identities are equal. In a log the identity is the address, or the name if there is
/// none: the text of a label may change between two lines of a log.
package struct StatedItem: Sendable {
  /// The class as printed, with its module: `App.Cell`. Empty if there is only a display name.
  package let className: String
  /// The address, such as `0x7f84`; nil if a name is printed instead.
  package let address: String?
  /// The display name, the key of a DSL, or the text in quotation marks after the address; nil if there is none.
  package let name: String?
  /// The variable that holds the item in code; nil if unknown.
  package let variable: String?
  /// A text that is equal for statements about the same item.
  package let identity: String
  /// Whether it is the `|` of a line that does not name the superview.
  package let isUnnamedSuperview: Bool

  package init(className: String = "", address: String? = nil, name: String? = nil) {
    self.className = className
    self.address = address?.lowercased()
    self.name = name
    variable = nil
    identity = self.address ?? "\(className):\(name ?? "")"
    isUnnamedSuperview = false
  }

  /// Creates an item of a running program, with its identity.
  package init(className: String, name: String?, variable: String?, identity: String) {
    self.className = className
    address = nil
    self.name = name
    self.variable = variable
    self.identity = identity
    isUnnamedSuperview = false
  }

  /// Creates the superview of an item in a line that does not name it.
  package init(superviewOf item: StatedItem) {
    className = ""
    address = nil
    name = nil
    variable = nil
    identity = "superview of \(item.identity)"
    isUnnamedSuperview = true
  }
}

extension StatedItem: Hashable {
  package static func == (left: StatedItem, right: StatedItem) -> Bool {
    left.identity == right.identity
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension StatedItem {
  /// The class without its module and without the prefix of key-value observation.
  package var plainClass: String {
    var plain = className
    if plain.hasPrefix("NSKVONotifying_") { plain.removeFirst("NSKVONotifying_".count) }
    if let mangled = MangledName(plain) { return mangled.name }
    // The generic arguments follow the name.
    if let bracket = plain.firstIndex(of: "<"), bracket > plain.startIndex {
      plain = String(plain[..<bracket])
    }
    guard let dot = plain.lastIndex(of: "."), plain.index(after: dot) < plain.endIndex else {
      return plain
    }
    return String(plain[plain.index(after: dot)...])
  }

  /// Whether it is the guide that follows the keyboard.
  package var isKeyboardGuide: Bool { plainClass == "UIKeyboardLayoutGuide" }

  /// Whether it is a guide. A guide is never hidden and has no autoresizing mask.
  package var isGuide: Bool {
    plainClass.contains("LayoutGuide") || plainClass.contains("LayoutSpacer")
  }
}
