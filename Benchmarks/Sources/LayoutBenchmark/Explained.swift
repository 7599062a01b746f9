import Ashlar

/// Rows of labels that are asked why they are where they are.
@MainActor final class Explained {
  private let rows: Rows

  init(labels: Int) {
    rows = Rows(labels: labels)
    rows.layOut()
  }

  /// Asks for one edge of a label in the middle.
  func explain(_ edge: LayoutAttribute) { explain(edge, of: middle) }

  /// Asks for the top edge of the row in the middle, which every row above moves.
  func explainRow() {
    guard let row = middle.superview else { return }
    explain(.top, of: row)
  }

  private var middle: Label { rows.labels[rows.labels.count / 2 + 1] }

  private func explain(_ edge: LayoutAttribute, of view: View) {
    guard view.explanation(of: edge) != nil else { fatalError("There is no explanation.") }
  }

  /// Asks for all edges and lengths of all labels.
  func explainAll() {
    for label in rows.labels {
      for attribute in [LayoutAttribute.left, .right, .top, .bottom, .width, .height] {
        explain(attribute, of: label)
      }
    }
  }

  /// Lays the window out at 100 widths.
  func sweep() { _ = LayoutSweep(of: rows.window, over: 21...120, along: .horizontal) }
}
