/// What a program has set on a view for those who do not see it. Most views have nothing of it.
@MainActor final class AccessibilityNotes {
  var isElement: Bool?
  var label: String?
  var value: String?
  var traits: AccessibilityTraits?
}
