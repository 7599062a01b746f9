import CellDrawing

extension View {
  /// What is on the screen inside of the view, and the view itself, in reading order, as of the last layout: in the
  /// order in which Tab goes through it. Of a window with a modal session it is what is inside of that.
  ///
  /// Read are the views that are elements (``isAccessibilityElement``), those that have a label unless it was set that
  /// they are none, and the one that has the focus. What is inside of an element is not, but for the controls in a
  /// table's row. What is hidden or cut off is left out; what a scroll view has scrolled away is not.
  public final var accessibilityElements: [AccessibilityElement] {
    let root = (self as? Window)?.focusSystem.modalView ?? self
    return ViewOrder(in: root, rule: Self.readingRule).stops.map { AccessibilityElement($0.view) }
  }

  /// The elements as a text, a line for each.
  ///
  ///     text "Name"
  ///     text field "Name": "Ada" [focused]
  ///     button "Save" [disabled]
  public final var accessibilityText: String {
    accessibilityElements.map(\.description).joined(separator: "\n")
  }

  /// The texts inside of the view, also where they are cut off, in reading order.
  final var textsInside: [String] {
    ViewOrder(in: self, clip: Focusability.everywhere, rule: Self.readingRule).stops
      .filter { $0.view.isReadAsText }.compactMap(\.view.accessibilityLabel)
  }

  /// Whether it is a text, and no control.
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

  /// Whether what is inside of the view is not read.
  final var hidesContentFromReading: Bool { isAccessibilityElement && !joinsTextsInside }

  private static let readingRule: ViewOrder.Rule = { view, own, inside in
    guard !view.isHidden else { return [] }
    if view.hidesContentFromReading { return view.isRead ? [own].compactMap { $0 } : [] }
    guard let own, view.isRead else { return inside() }
    return [own] + (view.joinsTextsInside ? inside().filter { !$0.view.isReadAsText } : inside())
  }
}
