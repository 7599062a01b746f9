/// Names of variables for the items of a conflict: `label`, `contentView`, `label2`.
struct CodeNames {
  private var names: [String: String] = [:]

  private static let keywords: Set<String> = [
    "class", "self", "default", "switch", "case", "in", "is", "as", "for", "if", "import", "let",
    "var",
    "operator", "protocol", "extension", "return", "func", "super", "where", "while", "repeat",
  ]

  init(_ items: [LoggedItem], _ hierarchy: Hierarchy) {
    var used: [String: Int] = [:]
    for item in items where names[item.identity] == nil && !item.isGuide {
      let name = Self.name(item)
      used[name, default: 0] += 1
      names[item.identity] = used[name] == 1 ? name : "\(name)\(used[name] ?? 0)"
    }
    for item in items where item.isGuide {
      let owner = hierarchy.superview(of: item).flatMap { names[$0.identity] } ?? "view"
      names[item.identity] = Self.guide(item, of: owner)
    }
  }

  func callAsFunction(_ item: LoggedItem) -> String { names[item.identity] ?? Self.name(item) }

  private static func guide(_ item: LoggedItem, of owner: String) -> String {
    let name = item.name ?? ""
    if name.contains("SafeArea") { return owner + ".safeAreaLayoutGuide" }
    if name.contains("Margin") { return owner + ".layoutMarginsGuide" }
    if name.contains("Readable") { return owner + ".readableContentGuide" }
    return item.isKeyboardGuide ? owner + ".keyboardLayoutGuide" : "guide"
  }

  private static func name(_ item: LoggedItem) -> String {
    if item.isUnnamedSuperview { return "superview" }
    let source = item.className.isEmpty ? item.name ?? "" : item.plainClass
    let letters = source.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let bare = withoutPrefix(letters)
    guard let first = bare.first, first.isLetter else { return "view" }
    let name = first.lowercased() + bare.dropFirst()
    return keywords.contains(name) ? name + "View" : name
  }

  /// `UITableViewCellContentView` is `contentView`, `UILabel` is `label`, `ABCHeaderView` is `headerView`.
  private static func withoutPrefix(_ name: String) -> String {
    if name.hasSuffix("ContentView"), name.hasPrefix("UI") { return "ContentView" }
    let capitals = name.prefix { $0.isUppercase }
    guard capitals.count >= 2, capitals.count < name.count else { return name }
    return String(name.dropFirst(capitals.count - 1))
  }
}
