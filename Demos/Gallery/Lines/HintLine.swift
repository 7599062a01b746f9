import Ashlar

/// One line of hints side by side. Where there is no room for all, those that matter most are there.
final class HintLine: View {
  /// A hint with how much it matters: of two that matter equally, the first one matters more.
  struct Hint {
    var hint: KeyHint
    var importance: Int

    init(_ hint: KeyHint, importance: Int) {
      self.hint = hint
      self.importance = importance
    }
  }

  /// Something to be seen at the right end, such as a warning, and the same in short.
  struct Notice {
    var text: String
    var short: String
    /// How much it matters, beside hints.
    var importance: Int
    var style: Style

    /// The notice, and shorter ones; the last has no blanks around it.
    var forms: [Notice] {
      let bare = String(short.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      return [text, short, bare].map {
        Notice(text: $0, short: short, importance: importance, style: style)
      }
    }
  }

  /// What the line says; asked for whenever it is drawn.
  var content: () -> (hints: [Hint], notice: Notice?) = { ([], nil) }

  override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 1) }

  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let style = context.theme.secondaryLabel
    canvas.fill(canvas.bounds, style: style)
    let (hints, notice) = fitting(canvas.bounds.width)
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

  /// What there is room for, chosen by importance: what does not fit leaves its room to what matters less. The
  /// keys of the most important one are there always.
  private func fitting(_ width: Int) -> (hints: [KeyHint], notice: Notice?) {
    let (hints, notice) = content()
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

  /// Draws text, with an ellipsis where it is cut.
  private func draw(_ text: String, in canvas: Canvas, at x: Int, style: Style) {
    guard let line = text.line(width: canvas.bounds.width - x) else { return }
    canvas.draw(line: line, at: CellPoint(x: x, y: 0), style: style)
  }
}
