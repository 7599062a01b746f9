import AutoLayout
import TerminalInterface

/// The rows of a menu or the buttons of an alert, in a column or a row as wide as its content. It scrolls if it is
/// higher than its place.
@MainActor final class CommandList: ScrollView {
  let column = StackView()

  /// Creates a list whose rows are inset by `margin` columns on each side.
  init(margin: Double = 0) {
    super.init()
    column.axis = .vertical
    showColumn(column, margin: margin, heightPriority: 740)
  }

  /// Adds a view after the others.
  func add(_ view: View) { column.addArrangedSubview(view) }

  /// Removes all views.
  func removeAll() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
  }

  /// The rows from top to bottom.
  var rows: [CommandRow] {
    column.arrangedSubviews.compactMap { $0 as? CommandRow }.filter { !$0.isHidden }
  }

  /// Fills the content area of a panel, or the part of it below `view`.
  func fill(_ panel: Panel, below view: View? = nil) {
    panel.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    let margins = panel.layoutMarginsGuide
    let top = topAnchor.constraint(equalTo: view?.bottomAnchor ?? margins.topAnchor)
    for constraint in [
      top, leftAnchor.constraint(equalTo: margins.leftAnchor),
      rightAnchor.constraint(equalTo: margins.rightAnchor),
    ] { constraint.isActive = true }
    let bottom = bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    // A panel of very few rows has no place below the view.
    bottom.priority = 999
    bottom.isActive = true
  }

  // The panel's commands handle the arrows: they move from row to row.
  override func keyDown(_ key: KeyPress) -> Bool { false }
  override func usesKey(_ key: KeyPress) -> Bool { false }

  // The focus is on a row or stays in the field above.
  override var canBecomeFocused: Bool { false }
}
