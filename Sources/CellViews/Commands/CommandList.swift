import AutoLayout
import TerminalInterface

/// The rows of a menu, or the buttons of an alert: a column, or a row, that scrolls where it is higher than its place.
/// It is as wide as its content.
@MainActor final class CommandList: ScrollView {
  let column = StackView()

  /// Creates a list whose rows begin and end some columns inside of it.
  init(margin: Double = 0) {
    super.init()
    column.axis = .vertical
    showColumn(column, margin: margin, heightPriority: 740)
  }

  /// Adds a view below the others.
  func add(_ view: View) { column.addArrangedSubview(view) }

  /// Takes all views away.
  func removeAll() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
  }

  /// The rows that are shown, from top to bottom.
  var rows: [CommandRow] {
    column.arrangedSubviews.compactMap { $0 as? CommandRow }.filter { !$0.isHidden }
  }

  /// Fills the place inside of a panel's frame, below a view if there is one.
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
    // In a panel of hardly any rows there is no place below the view.
    bottom.priority = 999
    bottom.isActive = true
  }

  // Arrows go from row to row: the panel has commands for them.
  override func keyDown(_ key: KeyPress) -> Bool { false }
  override func usesKey(_ key: KeyPress) -> Bool { false }

  // The focus is on a row, or stays in the field above.
  override var canBecomeFocused: Bool { false }
}
