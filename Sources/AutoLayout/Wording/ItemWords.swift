import Localization

/// The names of items in sentences: the identifier in quotation marks, else the class, like
/// `the stage view`.
///
/// If several items have the same name, those with an identifier are told apart by their superviews, the
/// others by their log numbers.
@MainActor struct ItemWords {
  private let names: LogNames
  /// The items that share their name with another item.
  private var shared: Set<ObjectIdentifier> = []

  /// - Parameter items: The items that the sentences mention.
  init(for items: [LayoutItem], names: LogNames) {
    self.names = names
    for (index, item) in items.enumerated() {
      for other in items[..<index]
      where other !== item && Self.plain(other) == Self.plain(item) {
        shared.formUnion([ObjectIdentifier(item), ObjectIdentifier(other)])
      }
    }
  }

  /// Returns the name inside of a sentence.
  func callAsFunction(_ item: LayoutItem?) -> LocalizedText { name(item, startsSentence: false) }

  /// Returns the name at the start of a sentence.
  func atStart(_ item: LayoutItem?) -> LocalizedText { name(item, startsSentence: true) }

  private func name(_ item: LayoutItem?, startsSentence: Bool) -> LocalizedText {
    guard let item else {
      return startsSentence
        ? LocalizedText("A view that is gone", chinese: "已不存在的视图")
        : LocalizedText("a view that is gone", chinese: "已不存在的视图")
    }
    if let guide = item as? LayoutGuide,
      let words = Self.words(guide.kind, of: self(guide.owningView), startsSentence)
    {
      return words
    }
    let plain = Self.plain(item, startsSentence: startsSentence)
    guard shared.contains(ObjectIdentifier(item)) else { return plain }
    guard item.identifier != nil else { return "\(plain) \(names.number(of: item))" }
    guard let container = item.container else { return plain }
    let outer = Self.plain(container)
    return LocalizedText("\(plain) in \(outer)", chinese: "\(outer)中的\(plain)")
  }

  /// Returns the identifier in quotation marks, else the class: as English words, and unchanged for a
  /// language without words for it.
  private static func plain(_ item: LayoutItem, startsSentence: Bool = false) -> LocalizedText {
    if let name = item.shownIdentifier { return LocalizedText("'\(name)'", chinese: "“\(name)”") }
    let type = String(describing: type(of: item))
    let words = words(of: type)
    return startsSentence
      ? LocalizedText("The \(words)", chinese: "“\(type)”")
      : LocalizedText("the \(words)", chinese: "“\(type)”")
  }

  /// Returns the words for a built-in guide, such as the margins of its view; nil for an added guide.
  private static func words(
    _ kind: LayoutGuide.Kind, of view: LocalizedText, _ startsSentence: Bool
  ) -> LocalizedText? {
    let the = startsSentence ? "The" : "the"
    return switch kind {
    case .free: nil
    case .inset(.margins):
      LocalizedText("\(the) area inside the margins of \(view)", chinese: "\(view)边距以内的区域")
    case .inset(.safeArea):
      LocalizedText("\(the) safe area of \(view)", chinese: "\(view)的安全区")
    case .inset(.border):
      LocalizedText("\(the) area inside the border of \(view)", chinese: "\(view)边框以内的区域")
    case .topBar:
      LocalizedText("\(the) top layout guide of \(view)", chinese: "\(view)的 topLayoutGuide")
    case .bottomBar:
      LocalizedText("\(the) bottom layout guide of \(view)", chinese: "\(view)的 bottomLayoutGuide")
    case .frame: LocalizedText("\(the) frame of \(view)", chinese: "\(view)的 frame")
    case .content: LocalizedText("\(the) content of \(view)", chinese: "\(view)的内容")
    case .readable:
      LocalizedText(
        "\(the) readable content guide of \(view)", chinese: "\(view)的 readableContentGuide")
    }
  }

  /// Returns a class name as words: `StageView` as `stage view`.
  private static func words(of type: String) -> String {
    var words = ""
    var last: Character?
    for (index, character) in zip(type.indices, type) {
      let next = type[index...].dropFirst().first
      let begins = !(last?.isUppercase ?? true) || (next?.isLowercase ?? false)
      if character.isUppercase, begins, last != nil { words += " " }
      words += character.lowercased()
      last = character
    }
    return words
  }
}
