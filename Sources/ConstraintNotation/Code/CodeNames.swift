/// Names of variables for the items of statements: `label`, `contentView`, `label2`.
package struct CodeNames {
  private var names: [String: String] = [:]

  private static let keywords: Set<String> = [
    "class", "self", "default", "switch", "case", "in", "is", "as", "for", "if", "import", "let",
    "var",
    "operator", "protocol", "extension", "return", "func", "super", "where", "while", "repeat",
  ]

  /// - Parameter owner: Returns the view that a guide belongs to; nil if that is not known.
  package init(_ items: [StatedItem], owner: (StatedItem) -> StatedItem? = { _ in nil }) {
    var used: [String: Int] = [:]
    for item in items where names[item.identity] == nil && !item.isGuide {
      let name = Self.name(item)
      // The name of a variable in the program is used as it is.
      if item.variable != nil {
        names[item.identity] = name
        continue
      }
      used[name, default: 0] += 1
      names[item.identity] = used[name] == 1 ? name : "\(name)\(used[name] ?? 0)"
    }
    for item in items where item.isGuide && names[item.identity] == nil {
      let owner = owner(item).map { names[$0.identity] ?? Self.name($0) } ?? "view"
      names[item.identity] = Self.guide(item, of: owner)
    }
  }

  package func callAsFunction(_ item: StatedItem) -> String {
    names[item.identity] ?? Self.name(item)
  }

  private static func guide(_ item: StatedItem, of owner: String) -> String {
    if let variable = item.variable { return variable }
    let name = item.name ?? ""
    if name.contains("SafeArea") { return owner + ".safeAreaLayoutGuide" }
    if name.contains("Margin") { return owner + ".layoutMarginsGuide" }
    if name.contains("Readable") { return owner + ".readableContentGuide" }
    return item.isKeyboardGuide ? owner + ".keyboardLayoutGuide" : "guide"
  }

  private static func name(_ item: StatedItem) -> String {
    if item.isUnnamedSuperview { return "superview" }
    if let variable = item.variable { return variable }
    if let name = ownName(item) { return name }
    let source = item.className.isEmpty ? item.name ?? "" : item.plainClass
    let letters = source.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let bare = withoutPrefix(letters)
    guard let first = bare.first, first.isLetter else { return "view" }
    let name = first.lowercased() + bare.dropFirst()
    return keywords.contains(name) ? name + "View" : name
  }

  /// Returns the name that the program gave a view, as a variable: a key of Masonry, a label of SnapKit or an
  /// identifier. Nil if the text is the one that a label shows, or has no letters for a name.
  private static func ownName(_ item: StatedItem) -> String? {
    guard item.address == nil || item.className.isEmpty, let name = item.name else { return nil }
    // The last part of `self.header.titleLabel` is used; the words of `progress bar` are joined.
    let last = name.split(separator: ".").last ?? ""
    let words = last.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    guard let first = words.first, let letter = first.first, !letter.isNumber,
      !last.contains(where: { !$0.isASCII })
    else { return nil }
    let isShort = first.allSatisfy { $0.isUppercase || $0.isNumber }
    let start = isShort ? first.lowercased() : letter.lowercased() + first.dropFirst()
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return keywords.contains(start + rest) ? start + rest + "View" : start + rest
  }

  /// Returns the class name without its prefix: `ContentView` for `UITableViewCellContentView`, `Label` for `UILabel`.
  private static func withoutPrefix(_ name: String) -> String {
    if name.hasSuffix("ContentView"), name.hasPrefix("UI") { return "ContentView" }
    let capitals = name.prefix { $0.isUppercase }
    guard capitals.count >= 2, capitals.count < name.count else { return name }
    return String(name.dropFirst(capitals.count - 1))
  }
}
