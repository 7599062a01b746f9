import AutoLayout

/// The container of a presented form sheet. It fills the window and centres the sheet. If the sheet needs more rows
/// than the window has, it scrolls.
@MainActor final class FormSheet: ScrollView {
  /// The priority at which the sheet is no higher than the window. Content that resists more strongly is scrolled.
  private static let lowPriority: LayoutPriority = 740
  /// Below the priority of the window's height: a sheet whose content can shrink shrinks before it scrolls.
  private static let preferredHeightPriority: LayoutPriority = 735

  /// Centres a view. Each length of `size` that is above 0 is its preferred length; otherwise its content decides.
  func show(_ view: View, preferring size: Size) {
    identifier = "sheet"
    addSubview(view)
    let content = contentLayoutGuide
    let low = view.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor)
    low.priority = Self.lowPriority
    let tight = content.heightAnchor.constraint(equalTo: heightAnchor)
    tight.priority = Self.lowPriority
    var constraints = [
      view.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      view.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
      content.widthAnchor.constraint(equalTo: widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: heightAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: view.heightAnchor), low, tight,
    ]
    let lengths = [
      (view.widthAnchor, size.width, LayoutPriority.defaultHigh),
      (view.heightAnchor, size.height, Self.preferredHeightPriority),
    ]
    for (anchor, length, priority) in lengths where length > 0 {
      let constraint = anchor.constraint(equalToConstant: length)
      constraint.priority = priority
      constraints.append(constraint)
    }
    for constraint in constraints { constraint.isActive = true }
  }

  /// The bar is in the last column of the sheet, not of the window.
  override var columnsBesideBar: Int {
    subviews.first.map { max(0, cellFrame.maxX - $0.cellFrame.maxX) } ?? 0
  }

  /// Whether a point is above or below the sheet or on the scroll bar, while the sheet has the modal session and
  /// scrolls. The rest of the window does not belong to the sheet: a click there counts as a click outside of it.
  override func point(inside point: Point) -> Bool {
    guard let sheet = subviews.first, window?.focusSystem.modalView === sheet,
      extent(along: .vertical).overflows, super.point(inside: point)
    else { return false }
    return (sheet.frame.minX..<sheet.frame.maxX).contains(point.x)
  }

  /// The wheel and the scroll bar work while the sheet has its modal session.
  package override var servesModalSessions: Bool { true }
}
