extension TextField {
  /// What an ``inputFilter`` says of a text.
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

extension TextField.InputVerdict {
  /// Returns the text that stands there after an edit, where `plain` leaves out of another one what cannot stand there;
  /// `nil` where the edit is refused.
  func text(after edited: EditableText, as plain: (String) -> String) -> EditableText? {
    switch self {
    case .accepted: edited
    case .replaced(let text): edited.replaced(by: plain(text))
    case .refused: nil
    }
  }

  /// The reason of a refusal.
  var reason: String? {
    if case .refused(let reason) = self { reason } else { nil }
  }
}
