import CellDrawing
import Localization
import TextLayout

extension View {
  /// The view and the views inside of it, as assistive technology reads them: in reading order, which is the order of
  /// Tab, as of the last layout. A window with a modal session returns only the elements inside of the modal view.
  ///
  /// The list contains: views that are elements (``isAccessibilityElement``); views with a label, unless the program
  /// has set that they are no elements; and the view with the focus. Views inside of an element are left out, except
  /// controls in a table row. Hidden views and views that are cut off are left out. Views that a scroll view has
  /// scrolled out of sight are included.
  public final var accessibilityElements: [AccessibilityElement] {
    let root = (self as? Window)?.focusSystem.modalView ?? self
    return ViewOrder(in: root, rule: Self.readingRule).stops.map { AccessibilityElement($0.view) }
  }

  /// The elements as text, one line for each.
  ///
  ///     text "Name"
  ///     text field "Name": "Ada" [focused]
  ///     button "Save" [disabled]
  public final var accessibilityText: String {
    accessibilityElements.map(\.description).joined(separator: "\n")
  }

  /// The texts inside of the view in reading order, including texts that are cut off.
  final var textsInside: [String] {
    ViewOrder(in: self, clip: Focusability.everywhere, rule: Self.readingRule).stops
      .filter { $0.view.isReadAsText }.compactMap(\.view.accessibilityLabel)
  }

  /// Whether the view has the role of a text or a heading.
  private var isReadAsText: Bool {
    !accessibilityTraits.isDisjoint(with: [.staticText, .header])
  }

  private var isRead: Bool {
    if isAccessibilityElement { return !isReadAsText || hasReadableText || hasFocusInside }
    let isNamed = accessibilityLabel != nil && accessibilityNotes?.isElement != false
    return isNamed || holdsReadingFocus
  }

  private var hasReadableText: Bool {
    !(accessibilityLabel ?? "").isEmpty || !(accessibilityValue ?? "").isEmpty
  }

  /// Whether the view or a view inside of it is the first responder.
  final var hasFocusInside: Bool { window?.firstResponder?.isDescendant(of: self) ?? false }

  /// Whether the views inside of this one are left out when it is read.
  final var hidesContentFromReading: Bool { isAccessibilityElement && !joinsTextsInside }

  private static let readingRule: ViewOrder.Rule = { view, own, inside in
    guard !view.isHidden else { return [] }
    if view.hidesContentFromReading { return view.isRead ? [own].compactMap { $0 } : [] }
    guard let own, view.isRead else { return inside() }
    return [own] + (view.joinsTextsInside ? inside().filter { !$0.view.isReadAsText } : inside())
  }
}

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

/// The accessibility properties that a program has set on a view. Most views have none.
@MainActor final class AccessibilityNotes {
  var isElement: Bool?
  var label: String?
  var value: String?
  var traits: AccessibilityTraits?
}
