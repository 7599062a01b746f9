/// A view or guide as a statement names it.
///
/// Two items are the same if their identities are. In a log that is the address, or, without addresses, the name: a label's
/// text may change between two lines of one log.
package struct StatedItem: Sendable {
  /// The class as printed, with its module: `App.Cell`. Empty where only a display name stands.
  package let className: String
  /// The address, such as `0x7f84`; nil where a name stands in its place.
  package let address: String?
  /// The display name, the key of a DSL, or the text in quotation marks behind the address; nil if there is none.
  package let name: String?
  /// The variable that holds it in code; nil if that is not known.
  package let variable: String?
  /// What makes the item the same as another one.
  package let identity: String
  /// Whether it is the `|` of a line that does not say which view that is.
  package let isUnnamedSuperview: Bool

  package init(className: String = "", address: String? = nil, name: String? = nil) {
    self.className = className
    self.address = address?.lowercased()
    self.name = name
    variable = nil
    identity = self.address ?? "\(className):\(name ?? "")"
    isUnnamedSuperview = false
  }

  /// Creates an item of a program, which has an identity of its own.
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
  /// The class without its module and without what key-value observation puts before it.
  package var plainClass: String {
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
  package var isKeyboardGuide: Bool { plainClass == "UIKeyboardLayoutGuide" }

  /// Whether it is a guide, of which code is never hidden and has no mask.
  package var isGuide: Bool {
    plainClass.contains("LayoutGuide") || plainClass.contains("LayoutSpacer")
  }
}
