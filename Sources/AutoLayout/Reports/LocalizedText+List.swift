import Localization

extension LocalizedText {
  /// Returns texts with commas between them: `blue1, gap, green`. Places with numbers tell such a list from other
  /// texts with a comma, since Chinese has a comma of its own for lists.
  static func list(_ texts: [LocalizedText]) -> LocalizedText {
    guard let first = texts.first else { return .empty }
    return texts.dropFirst().reduce(first) {
      LocalizedText(key: "%1$@, %2$@", values: [.localized($0), .localized($1)])
    }
  }
}
