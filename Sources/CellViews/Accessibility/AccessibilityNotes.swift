/// The accessibility properties that a program has set on a view. Most views have none.
@MainActor final class AccessibilityNotes {
  var isElement: Bool?
  var label: String?
  var value: String?
  var traits: AccessibilityTraits?
}
