import Ashlar

/// Sixty rows of three texts that wrap: each row is as high as its highest text.
///
/// The columns are guides. Cells cannot be shared out, so two of them get whole numbers, and the last
/// one what is left.
@MainActor final class WrappedRows: View {
  private let columns = [LayoutGuide(), LayoutGuide(), LayoutGuide()]
  /// Shares out the window's width.
  let sharing = ColumnSharing()

  override init() {
    super.init()
    addColumns()
    var above: View?
    for row in 0..<60 {
      let view = View()
      addSubview(view)
      view.mas.makeConstraints { make in
        make.left.right.equalTo(self)
        // As low as its texts allow.
        make.height.equalTo(0).priority(.fittingSizeLevel)
        if let above {
          make.top.equalTo(above.mas.bottom)
        } else {
          make.top.equalTo(self)
        }
      }
      for column in 0..<3 { addText(row, column, to: view) }
      above = view
    }
  }

  private func addColumns() {
    var previous: LayoutGuide?
    for column in columns {
      addLayoutGuide(column)
      let left =
        previous.map { column.leftAnchor.constraint(equalTo: $0.rightAnchor, constant: 1) }
        ?? column.leftAnchor.constraint(equalTo: leftAnchor)
      left.isActive = true
      previous = column
    }
    columns[2].rightAnchor.constraint(equalTo: rightAnchor).isActive = true
    sharing.widths = columns.prefix(2).map { $0.widthAnchor.constraint(equalToConstant: 0) }
    for width in sharing.widths { width.isActive = true }
  }

  private func addText(_ row: Int, _ column: Int, to view: View) {
    let label = Label(Words.paragraph(3 * row + column, 6 + (5 * row + 3 * column) % 5))
    label.numberOfLines = 0
    view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let guide = columns[column]
    let constraints = [
      label.leftAnchor.constraint(equalTo: guide.leftAnchor),
      label.rightAnchor.constraint(equalTo: guide.rightAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
  }
}

/// Gives columns whole numbers of cells.
@MainActor final class ColumnSharing: WindowDelegate {
  fileprivate var widths: [LayoutConstraint] = []

  func windowDidResize(_ window: Window) {
    let width = max(0, ((window.frame.width - 2) / 3).rounded(.down))
    for constraint in widths { constraint.constant = width }
  }
}
