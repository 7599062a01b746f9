import Localization

extension LocalizedText {
  /// Returns a text after the name of its subject: `label: the text has 3 lines`.
  static func said(_ text: LocalizedText, of name: LocalizedText) -> LocalizedText {
    LocalizedText("\(name): \(text)", chinese: "\(name)：\(text)")
  }

  /// Returns a remark in parentheses, with a space before it in English: ` (Form.swift:12)`. Returns an
  /// empty text for nil.
  static func inParentheses(_ remark: LocalizedText?) -> LocalizedText {
    remark.map { LocalizedText(" (\($0))", chinese: "（\($0)）") } ?? .empty
  }

  /// Returns a source line in parentheses; an empty text for nil.
  static func inParentheses(_ source: SourceLocation?) -> LocalizedText {
    inParentheses(source.map { LocalizedText(verbatim: "\($0)") })
  }
}
