import Ashlar

/// A line of key hints. If there is not enough room, the most important ones are shown.
final class HintLine: View {
  /// A key hint with its importance. Of equally important ones the first counts more.
  struct Hint {
    var hint: KeyHint
    var importance: Int

    init(_ hint: KeyHint, importance: Int) {
      self.hint = hint
      self.importance = importance
    }
  }

  /// A text at the right end, such as a warning, and its short form.
  struct Notice {
    var text: String
    var short: String
    /// The importance, on the same scale as that of hints.
    var importance: Int
    var style: Style

    /// The notice and its shorter forms; the last has no blanks around it.
    var forms: [Notice] {
      let bare = String(short.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      return [text, short, bare].map {
        Notice(text: $0, short: short, importance: importance, style: style)
      }
    }
  }

  /// Returns the content; called at each drawing.
  var content: (Theme) -> (hints: [Hint], notice: Notice?) = { _ in ([], nil) }

  override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 1) }

  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let style = context.theme.secondaryLabel
    canvas.fill(canvas.bounds, style: style)
    let (hints, notice) = fitting(canvas.bounds.width, content(context.theme))
    if let hint = hints.first, 1 + Self.columns(hint) > canvas.bounds.width {
      return draw(hint.keys, in: canvas, at: 0, style: style.with(.bold))
    }
    var x = 1
    for hint in hints {
      draw(hint.keys, in: canvas, at: x, style: style.with(.bold))
      x += hint.keys.columns + 1
      draw(hint.action, in: canvas, at: x, style: style)
      x += hint.action.columns + 2
    }
    if let notice {
      let place = canvas.bounds.width - notice.text.columns
      draw(notice.text, in: canvas, at: place, style: notice.style)
    }
  }

  /// Returns the hints and the notice that fit, chosen by importance; what does not fit leaves room
  /// for less important ones. The most important hint is always there.
  private func fitting(
    _ width: Int, _ content: (hints: [Hint], notice: Notice?)
  ) -> (hints: [KeyHint], notice: Notice?) {
    let (hints, notice) = content
    var room = width - 1
    var shownNotice: Notice?
    var shown: Set<Int> = []
    func showNotice() {
      for form in notice?.forms ?? []
      where shownNotice == nil && form.text.columns < room {
        shownNotice = form
        room -= form.text.columns + 1
      }
    }
    let order = hints.indices.sorted {
      (hints[$1].importance, $0) < (hints[$0].importance, $1)
    }
    for index in order {
      if let notice, notice.importance >= hints[index].importance { showNotice() }
      let needed = Self.columns(hints[index].hint) + (shown.isEmpty ? 0 : 2)
      guard needed <= room || shown.isEmpty else { continue }
      shown.insert(index)
      room -= needed
    }
    showNotice()
    return (hints.indices.filter(shown.contains).map { hints[$0].hint }, shownNotice)
  }

  private static func columns(_ hint: KeyHint) -> Int {
    hint.keys.columns + 1 + hint.action.columns
  }

  /// Draws text, truncated with an ellipsis.
  private func draw(_ text: String, in canvas: Canvas, at x: Int, style: Style) {
    guard let line = text.line(width: canvas.bounds.width - x) else { return }
    canvas.draw(line: line, at: CellPoint(x: x, y: 0), style: style)
  }
}
