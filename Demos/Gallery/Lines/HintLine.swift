import Ashlar

/// One line of hints side by side. Where there is no room for all, those that matter least are left out.
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

    var shortened: Notice {
      Notice(text: short, short: short, importance: importance, style: style)
    }
  }

  /// What the line says; asked for whenever it is drawn.
  var content: () -> (hints: [Hint], notice: Notice?) = { ([], nil) }

  override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 1) }

  override func draw(in canvas: Canvas) {
    let style = theme.secondaryLabel
    canvas.fill(canvas.bounds, style: style)
    let (hints, notice) = fitting(canvas.bounds.width)
    if let hint = hints.first, 1 + Self.columns(hint) > canvas.bounds.width {
      return draw(hint.keys, in: canvas, at: 0, style: style.with(.bold))
    }
    var x = 1
    for hint in hints {
      draw(hint.keys, in: canvas, at: x, style: style.with(.bold))
      x += Self.columns(hint.keys) + 1
      draw(hint.action, in: canvas, at: x, style: style)
      x += Self.columns(hint.action) + 2
    }
    if let notice {
      let place = canvas.bounds.width - Self.columns(notice.text)
      draw(notice.text, in: canvas, at: place, style: notice.style)
    }
  }

  /// What there is room for. The keys of the most important one are there always.
  private func fitting(_ width: Int) -> (hints: [KeyHint], notice: Notice?) {
    var (hints, notice) = content()
    while true {
      let gaps = 2 * max(0, hints.count - 1)
      let needed = hints.reduce(1 + gaps) { $0 + Self.columns($1.hint) }
      let noticeColumns = notice.map { Self.columns($0.text) + 1 } ?? 0
      let least = hints.indices.reversed().min { hints[$0].importance < hints[$1].importance }
      guard needed + noticeColumns > width, let least else { break }
      if let long = notice, hints[least].importance >= long.importance {
        notice = long.text == long.short ? nil : long.shortened
      } else if hints.count > 1 || notice != nil {
        hints.remove(at: least)
      } else {
        break
      }
    }
    return (hints.map(\.hint), notice)
  }

  private static func columns(_ hint: KeyHint) -> Int {
    columns(hint.keys) + 1 + columns(hint.action)
  }

  private static func columns(_ text: String) -> Int { Paragraph(text).naturalSize.columns }

  /// Draws text, with an ellipsis where it is cut.
  private func draw(_ text: String, in canvas: Canvas, at x: Int, style: Style) {
    let room = canvas.bounds.width - x
    let lines = Paragraph(text).lines(width: max(0, room), wrapping: .character, maximumLines: 1)
    guard room > 0, let line = lines.first else { return }
    canvas.draw(line: line, at: CellPoint(x: x, y: 0), style: style)
  }
}
