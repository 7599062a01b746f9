import ConflictAnalysis
import ConstraintNotation
import Localization

/// Short names for the items of a conflict: the class without its module, and the text or the name.
///
/// If several items would have the same name, the end of the address is appended: `UIView(47be)`.
struct ItemNames: Sendable {
  private var names: [String: String] = [:]

  init(_ items: [StatedItem]) {
    var plain: [String: [StatedItem]] = [:]
    var order: [StatedItem] = []
    for item in items where !order.contains(item) {
      order.append(item)
      plain[Self.plain(item), default: []].append(item)
    }
    for item in order {
      let name = Self.plain(item)
      let isShared = plain[name, default: []].count > 1
      names[item.identity] = isShared ? name + Self.ending(item) : name
    }
  }

  func callAsFunction(_ item: StatedItem) -> String { names[item.identity] ?? Self.plain(item) }

  /// Returns a place as in code: `UILabel'Title'.top`.
  func callAsFunction(_ place: StatedPlace) -> String {
    "\(self(place.item)).\(place.attribute.name)"
  }

  /// The names for reasons, sentences and sums. In sentences, names of the system's guides have an article.
  var naming: ItemNaming {
    let name = { @Sendable (item: StatedItem) in LocalizedText(verbatim: self(item)) }
    return ItemNaming(
      inside: name, start: name,
      clause: { item in
        let name = self(item)
        let article = item.isGuide && name.first?.isLowercase == true ? "the " : ""
        // After a letter the report inserts the space itself.
        let blank = name.last?.isLetter == true ? "" : " "
        return LocalizedText("\(article)\(name)", chinese: "\(name)\(blank)")
      }, short: { self($0) })
  }

  private static func plain(_ item: StatedItem) -> String {
    if item.isUnnamedSuperview { return "superview" }
    let text = item.name.map { $0.trimmed } ?? ""
    if item.className.isEmpty { return text }
    if item.plainClass.hasSuffix("LayoutGuide"), let guide = guide(text) { return guide }
    let shown = text.count > 24 ? text.prefix(24) + "…" : text[...]
    return text.isEmpty ? item.plainClass : "\(item.plainClass)'\(shown)'"
  }

  /// Returns the name of one of the system's guides; nil if the text names none.
  private static func guide(_ text: String) -> String? {
    if text.contains("SafeArea") { return "safe area" }
    if text.contains("KeyboardLayoutGuide") { return "keyboard guide" }
    if text.contains("LayoutMargins") { return "margins guide" }
    return text.contains("ReadableContent") ? "readable guide" : nil
  }

  private static func ending(_ item: StatedItem) -> String {
    guard let address = item.address else { return "" }
    return "(\(address.suffix(4)))"
  }
}
