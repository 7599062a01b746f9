import Ashlar

/// A list of lines that scrolls. It never has the focus: its demo has the keys, and keeps the offset in its state.
final class LineList: ScrollView {
  /// The lines, from top to bottom.
  let lines: [Label]
  /// Called when the mouse has scrolled.
  var onScroll: () -> Void = {}

  /// Creates a list of lines that are not wrapped.
  init(_ texts: [String]) {
    lines = texts.map { Label($0) }
    super.init()
    let column = StackView(arrangedSubviews: lines)
    column.axis = .vertical
    column.identifier = "column"
    // What is behind the lines is not seen between their words.
    column.backgroundColor = .standard
    for (index, line) in lines.enumerated() { line.identifier = "row\(index + 1)" }
    addSubview(column)
    column.mas.makeConstraints { make in
      make.edges.equalTo(self)
      make.width.equalTo(self.frameLayoutGuide)
    }
  }

  /// Whether it cannot be scrolled further down.
  var isAtEnd: Bool {
    contentOffset.y >= contentSize.height + contentInset.bottom - bounds.height
  }

  override var canBecomeFocused: Bool { false }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    let isUsed = super.mouse(event, at: point)
    if isUsed { onScroll() }
    return isUsed
  }
}
