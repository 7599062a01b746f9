import Localization

extension LocalizedText {
  package static func + (left: LocalizedText, right: LocalizedText) -> LocalizedText {
    "\(left)\(right)"
  }
  package static func + (left: LocalizedText, right: String) -> LocalizedText { "\(left)\(right)" }

  /// Returns texts with commas between them: `blue1, gap, green`. Chinese has a comma of its own for lists.
  package static func list(_ texts: [LocalizedText]) -> LocalizedText {
    guard let first = texts.first else { return .empty }
    return texts.dropFirst().reduce(first) { LocalizedText("\($0), \($1)", chinese: "\($0)、\($1)") }
  }
}
