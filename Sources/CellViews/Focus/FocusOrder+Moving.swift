extension FocusOrder {
  /// Returns the view to which a heading leads from `view`; `nil` if there is none.
  ///
  /// Tab wraps around. From a view that is not in the order, it leads to the first one, and Shift-Tab to the last. A
  /// group is entered at the view that had the focus there last, or else at its first view.
  func view(_ heading: FocusHeading, from view: View?, _ memory: FocusMemory) -> View? {
    guard let first = stops.first, let last = stops.last else { return nil }
    switch heading {
    case .next: return index(of: view).map { stops[($0 + 1) % stops.count].view } ?? first.view
    case .previous:
      return index(of: view).map { stops[($0 + stops.count - 1) % stops.count].view } ?? last.view
    case .nextGroup: return viewOfGroup(1, from: view, memory)
    case .previousGroup: return viewOfGroup(-1, from: view, memory)
    }
  }

  /// Returns the view in the group that is `step` groups further, in the order of the groups' first views.
  private func viewOfGroup(_ step: Int, from view: View?, _ memory: FocusMemory) -> View? {
    var groups: [String?] = []
    for stop in stops where !groups.contains(stop.view.nearestFocusGroup) {
      groups.append(stop.view.nearestFocusGroup)
    }
    guard groups.count > 1 else { return nil }
    let present = view.flatMap { view in groups.firstIndex { $0 == view.nearestFocusGroup } }
    let start = present ?? (step > 0 ? -1 : 0)
    let group = groups[(start + step + groups.count) % groups.count]
    if let last = memory.last(in: group), index(of: last) != nil, last.nearestFocusGroup == group {
      return last
    }
    return stops.first { $0.view.nearestFocusGroup == group }?.view
  }
}
