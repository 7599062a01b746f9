/// The names of items in generated code.
@MainActor enum CodeNames {
  /// Returns the identifier if it is one in Swift, else the class in lower camel case: `nameLabel`, `view`.
  static func name(of item: LayoutItem) -> String {
    if let identifier = item.identifier, isIdentifier(identifier) { return identifier }
    let type = String(describing: type(of: item))
    let capitals = type.prefix { $0.isUppercase }
    let head = capitals.count > 1 ? capitals.dropLast() : capitals
    return head.lowercased() + type.dropFirst(head.count)
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
