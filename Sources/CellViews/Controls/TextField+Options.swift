import TextLayout

extension TextField {
  /// The decision of an ``inputFilter`` about a text.
  public enum InputVerdict: Hashable, Sendable, CustomStringConvertible {
    /// The text is accepted.
    case accepted
    /// Another text replaces it.
    case replaced(by: String)
    /// The field keeps its present text. The reason is a sentence for the user.
    case refused(reason: String)

    /// The name of the case, with its text in quotation marks, escaped.
    public var description: String {
      switch self {
      case .accepted: "accepted"
      case .replaced(let text): "replaced(by: \(text.quoted()))"
      case .refused(let reason): "refused(reason: \(reason.quoted(limit: 60)))"
      }
    }
  }

  /// When the clear button is shown. UIKit's name: `UITextField.ViewMode`.
  public enum ClearButtonMode: Hashable, Sendable, CaseIterable {
    /// Never.
    case never
    /// While the field has the focus.
    case whileEditing
    /// Always.
    case always
  }
}
