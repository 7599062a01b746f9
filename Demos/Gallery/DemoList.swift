import Ashlar

/// The list of demos: a column of titles, or a single line in a narrow window.
final class DemoList: View {
  let entries: [DemoEntry]
  /// Called when the selection changes.
  var onChoose: (Int) -> Void = { _ in }
  /// Called when the selected demo is to get the keys.
  var onEnter: () -> Void = {}
  private(set) var chosen = 0

  init(_ entries: [DemoEntry]) {
    self.entries = entries
    super.init()
    clipsToBounds = true
  }

  private var isFolded: Bool { cellFrame.height <= 1 }
  /// The index of the first visible title. The selected one is always visible.
  private var first: Int { isFolded ? 0 : max(0, chosen - cellFrame.height + 1) }

  private func choose(_ index: Int) {
    let index = min(max(0, index), entries.count - 1)
    guard index != chosen, !entries.isEmpty else { return }
    chosen = index
    onChoose(index)
    setNeedsDisplay()
  }

  // MARK: - Events

  /// The keys that choose a demo, and the one that goes to it.
  override var keyCommands: [KeyCommand] {
    [
      command(.up, "The demo before", "choose", 85) { $0.choose($0.chosen - 1) },
      command(.down, "The next demo", "choose", 85) { $0.choose($0.chosen + 1) },
      command(.left, "The demo before", "choose", 0) { $0.choose($0.chosen - 1) },
      command(.right, "The next demo", "choose", 0) { $0.choose($0.chosen + 1) },
      command(.home, "The first demo", "ends", 0) { $0.choose(0) },
      command(.end, "The last demo", "ends", 0) { $0.choose($0.entries.count - 1) },
      command(.enter, "From the list to the stage", "stage", 0) { $0.onEnter() },
    ]
  }

  private func command(
    _ key: KeyPress.Key, _ title: String, _ hint: String, _ importance: Int,
    action: @escaping @MainActor (DemoList) -> Void
  ) -> KeyCommand {
    KeyCommand(
      KeyPress(key), title: title, hint: hint, importance: importance, group: GalleryGroup.moving
    ) { [weak self] in self.map(action) }
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

  /// The frames of the titles, from the first visible one.
  private var places: [CellRect] {
    let width = cellFrame.width
    guard isFolded else {
      return entries.indices.dropFirst(first).map {
        CellRect(x: 0, y: $0 - first, width: width, height: 1)
      }
    }
    var x = 0
    let row = entries.map { entry in
      let length = entry.title.columns + 2
      defer { x += length + 1 }
      return CellRect(x: x, y: 0, width: length, height: 1)
    }
    guard row.indices.contains(chosen) else { return row }
    // The line is shifted to the left until the chosen title is shown whole, with a column more for
    // the sign that others are not.
    let end = row[chosen].maxX + (chosen == row.count - 1 ? 0 : 1)
    let start = row[chosen].minX - (chosen == 0 ? 0 : 1)
    let shift = max(0, min(start, end - width))
    return row.map { $0.offset(by: CellPoint(x: -shift, y: 0)) }
  }

  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let places = places
    for (index, place) in zip(entries.indices.dropFirst(first), places) {
      var style = context.theme.label
      var mark = " "
      if index == chosen {
        style = isFirstResponder ? context.theme.selection : context.theme.unemphasizedSelection
        mark = isFirstResponder ? " " : "▸"
      }
      let line = canvas.subcanvas(place)
      line.fill(line.bounds, style: style)
      let room = min(place.width, canvas.bounds.maxX - place.minX)
      if let text = (mark + entries[index].title).line(width: room) {
        line.draw(line: text, at: .zero, style: style)
      }
    }
    drawSigns(for: places, in: canvas)
  }

  /// Draws signs where titles are out of sight.
  private func drawSigns(for places: [CellRect], in canvas: Canvas) {
    let right = canvas.bounds.maxX - 1
    if isFolded {
      if let first = places.first, first.minX < 0 { canvas.draw(text: "…", at: .zero) }
      if places.contains(where: { $0.minX == right + 1 }) {
        canvas.draw(text: "…", at: CellPoint(x: right, y: 0))
      }
    } else {
      if first > 0 { canvas.draw(text: "↑", at: CellPoint(x: right, y: 0)) }
      if places.count > canvas.bounds.height {
        canvas.draw(text: "↓", at: CellPoint(x: right, y: canvas.bounds.maxY - 1))
      }
    }
  }
}
