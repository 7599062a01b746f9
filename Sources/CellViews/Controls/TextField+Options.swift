import TextLayout

extension TextField {
  /// The answer of an ``inputFilter`` to a text.
  public enum InputVerdict: Hashable, Sendable, CustomStringConvertible {
    /// The text may stand in the field.
    case accepted
    /// Another text stands there instead.
    case replaced(by: String)
    /// The field keeps the text that it has. The reason is a sentence for the user.
    case refused(reason: String)

    /// The name of the case, and what goes with it in quotation marks, escaped.
    public var description: String {
      switch self {
      case .accepted: "accepted"
      case .replaced(let text): "replaced(by: \(text.quoted()))"
      case .refused(let reason): "refused(reason: \(reason.quoted(limit: 60)))"
      }
    }
  }

  /// When the button that clears the field is there. UIKit's name: `UITextField.ViewMode`.
  public enum ClearButtonMode: Hashable, Sendable, CaseIterable {
    /// Never.
    case never
    /// While the field has the focus.
    case whileEditing
    /// Always.
    case always
  }
}
