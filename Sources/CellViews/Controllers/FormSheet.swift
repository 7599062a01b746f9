import AutoLayout

/// The place of a form sheet: all of the window, in the middle of which it stands. A sheet that needs more rows than
/// there are scrolls.
@MainActor final class FormSheet: ScrollView {
  /// Keeps the sheet as high as the window where its content can be smaller. What resists that is scrolled to.
  private static let lowPriority: LayoutPriority = 740
  /// Below the priority of the window's height: a sheet that may be smaller is, before anything scrolls.
  private static let preferredHeightPriority: LayoutPriority = 735

  /// Shows a view in the middle, as large as its content or as `size` says, where that is above 0.
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

  /// The bar stands in the last column of the sheet.
  override var columnsBesideBar: Int {
    subviews.first.map { max(0, cellFrame.maxX - $0.cellFrame.maxX) } ?? 0
  }

  /// Whether a point is above or below the sheet, or on the bar, where the sheet has the modal session and scrolls. The
  /// rest of the window is not the sheet's: a click there is one beside it.
  override func point(inside point: Point) -> Bool {
    guard let sheet = subviews.first, window?.focusSystem.modalView === sheet,
      extent(along: .vertical).overflows, super.point(inside: point)
    else { return false }
    return (sheet.frame.minX..<sheet.frame.maxX).contains(point.x)
  }

  /// The wheel and the bar scroll while the sheet has its modal session.
  package override var servesModalSessions: Bool { true }
}
