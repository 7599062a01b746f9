import AutoLayout

/// Remembers for each focus group the view that had the focus last.
@MainActor struct FocusMemory {
  private var links: [String?: ItemLink] = [:]

  mutating func note(_ view: View) { links[view.nearestFocusGroup] = view.link }

  /// Returns the view of a group that had the focus last; `nil` if none has had it or the view is released.
  func last(in group: String?) -> View? { links[group]?.item as? View }
}
