import AutoLayout

/// The view of each group that had the focus last.
@MainActor struct FocusMemory {
  private var links: [String?: ItemLink] = [:]

  mutating func note(_ view: View) { links[view.nearestFocusGroup] = view.link }

  /// Returns the view of a group that had the focus last; `nil` where it is gone or none has had it.
  func last(in group: String?) -> View? { links[group]?.item as? View }
}
