/// The module and the name in a mangled Swift class name, such as `_TtC6Cinema10PosterView`.
package struct MangledName {
  package let module: String
  package let name: String

  /// Returns nil for other names, and for mangled names that are cut or have another form.
  package init?(_ text: String) {
    guard text.hasPrefix("_Tt") else { return nil }
    var rest = text.dropFirst(3)
    if rest.first == "G" { rest.removeFirst() }
    // There is a letter for each class, structure or enumeration, the outermost last.
    let kinds = rest.prefix { "CVO".contains($0) }
    guard !kinds.isEmpty else { return nil }
    rest = rest.dropFirst(kinds.count)
    guard let module = Self.identifier(&rest) else { return nil }
    var name: String?
    for _ in kinds {
      // For a private type, an identifier of its file precedes the name.
      if rest.first == "P" {
        rest.removeFirst()
        guard Self.identifier(&rest) != nil else { return nil }
      }
      guard let next = Self.identifier(&rest) else { return nil }
      name = next
    }
    guard let name else { return nil }
    self.module = module
    self.name = name
  }

  /// Reads a length, then as many characters as it says; nil if that fails.
  private static func identifier(_ rest: inout Substring) -> String? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0, count <= rest.count - digits.count else {
      return nil
    }
    rest = rest.dropFirst(digits.count)
    defer { rest = rest.dropFirst(count) }
    return String(rest.prefix(count))
  }
}
