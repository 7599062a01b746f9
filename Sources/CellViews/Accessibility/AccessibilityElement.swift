import Localization
import TextLayout

/// A view as assistive technology reads it: role, label, value and state. UIKit's word: `UIAccessibilityElement`.
@MainActor public struct AccessibilityElement {
  /// The view that is read.
  public let view: View
  /// The role and the state of the view.
  public let traits: AccessibilityTraits
  /// The label of the view; `nil` where it has none.
  public let label: String?
  /// The value of the view, such as the text in a field; `nil` where it has none.
  public let value: String?
  /// Whether the view has the keyboard focus.
  public let isFocused: Bool
  private let localizer: Localizer

  init(_ view: View) {
    self.view = view
    traits = view.accessibilityTraits
    label = view.accessibilityLabel
    value = view.accessibilityValue
    isFocused = view.holdsReadingFocus || view.hidesContentFromReading && view.hasFocusInside
    localizer = view.localizer
  }
}

extension AccessibilityElement: @MainActor CustomStringConvertible {
  /// One line in the language of the window: `text field "Name": "Ada" [focused]`. Control characters are escaped, so
  /// the line can be printed.
  public var description: String {
    var line = localizer.string(traits.role)
    if let label { line += " \"\(label.escapedForTerminal())\"" }
    if let value { line += ": \"\(value.escapedForTerminal())\"" }
    let all: [(holds: Bool, word: LocalizedText)] = [
      (traits.contains(.notEnabled), LocalizedText("disabled", chinese: "已停用")),
      (traits.contains(.selected), LocalizedText("selected", chinese: "已选定")),
      (isFocused, LocalizedText("focused", chinese: "焦点所在")),
    ]
    let states = all.filter(\.holds).map(\.word)
    guard !states.isEmpty else { return line }
    return line
      + " [\(localizer.string(.joined(states, separator: .comma)))]"
  }
}
