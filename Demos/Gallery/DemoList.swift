import Ashlar

/// The demos to choose from: a column of titles, or a single line where there is no room.
final class DemoList: View {
  let entries: [DemoEntry]
  /// Called when another demo was chosen.
  var onChoose: (Int) -> Void = { _ in }
  /// Called when the chosen demo is to be entered.
  var onEnter: () -> Void = {}
  private(set) var chosen = 0

  init(_ entries: [DemoEntry]) {
    self.entries = entries
    super.init()
    clipsToBounds = true
  }

  private var isFolded: Bool { cellFrame.height <= 1 }
  /// The first title that is shown: the chosen one is always visible.
  private var first: Int { isFolded ? 0 : max(0, chosen - cellFrame.height + 1) }

  private func choose(_ index: Int) {
    let index = min(max(0, index), entries.count - 1)
    guard index != chosen, !entries.isEmpty else { return }
    chosen = index
    onChoose(index)
    setNeedsDisplay()
  }

  // MARK: - Events

  override func keyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .up, .left: choose(chosen - 1)
    case .down, .right: choose(chosen + 1)
    case .home: choose(0)
    case .end: choose(entries.count - 1)
    case .enter: onEnter()
    default: return false
    }
    return true
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left):
      becomeFirstResponder()
      if let index = places.firstIndex(where: { $0.contains(point) }) { choose(index + first) }
    case .scrollUp: choose(chosen - 1)
    case .scrollDown: choose(chosen + 1)
    default: break
    }
    return true
  }

  // MARK: - Drawing

  /// Where the titles stand, from the first that is shown.
  private var places: [CellRect] {
    let width = cellFrame.width
    guard isFolded else {
      return entries.indices.dropFirst(first).map {
        CellRect(x: 0, y: $0 - first, width: width, height: 1)
      }
    }
    // The chosen title is shown whole where it can be: the line is shifted to the left for it.
    var x = 0
    let row = entries.map { entry in
      let length = Paragraph(entry.title).naturalSize.columns + 2
      defer { x += length + 1 }
      return CellRect(x: x, y: 0, width: length, height: 1)
    }
    guard row.indices.contains(chosen) else { return row }
    let shift = max(0, min(row[chosen].minX, row[chosen].maxX - width))
    return row.map { $0.offset(by: CellPoint(x: -shift, y: 0)) }
  }

  override func draw(in canvas: Canvas) {
    for (index, place) in zip(entries.indices.dropFirst(first), places) {
      var style = Style.plain
      var mark = " "
      if index == chosen {
        style.attributes = isFirstResponder ? [.reverse, .bold] : [.bold]
        mark = isFirstResponder ? " " : "▸"
      }
      let line = canvas.subcanvas(place)
      line.fill(line.bounds, style: style)
      let title = Paragraph(mark + entries[index].title)
      if let text = title.lines(width: place.width, maximumLines: 1).first {
        line.draw(line: text, at: .zero, style: style)
      }
    }
  }
}
