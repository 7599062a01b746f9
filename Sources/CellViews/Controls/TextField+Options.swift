extension TextField {
  /// The answer of an ``inputFilter`` to a text.
  public enum InputVerdict: Hashable, Sendable {
    /// The text may stand in the field.
    case accepted
    /// Another text stands there instead.
    case replaced(by: String)
    /// The field keeps the text that it has. The reason is a sentence for the user.
    case refused(reason: String)
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
