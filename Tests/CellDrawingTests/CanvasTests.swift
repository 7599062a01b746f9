import CellDrawing
import TextLayout
import Testing

@Suite struct CanvasTests {
  let surface = Surface(size: CellSize(width: 6, height: 4))
  var canvas: Canvas { surface.canvas }
  var screen: String { surface.buffer.text }

  @Test func `a subcanvas has coordinates of its own and cuts off at its edges`() {
    let inner = canvas.subcanvas(CellRect(x: 1, y: 1, width: 3, height: 2))
    #expect(inner.bounds == CellRect(x: 0, y: 0, width: 3, height: 2))
    inner.draw(text: "abcdef", at: CellPoint(x: -1, y: 0))
    inner.draw(text: "gh", at: CellPoint(x: 2, y: 1))
    inner.draw(text: "out", at: CellPoint(x: 0, y: 2))
    #expect(screen == "\n bcd\n   g\n")
  }

  @Test func `a canvas that hangs over another is cut off by both`() {
    let outer = canvas.subcanvas(CellRect(x: 1, y: 0, width: 3, height: 2))
    let inner = outer.subcanvas(CellRect(x: -1, y: 1, width: 9, height: 9))
    #expect(inner.bounds.size == CellSize(width: 9, height: 9))
    #expect(inner.visibleBounds == CellRect(x: 1, y: 0, width: 3, height: 1))
    inner.fill(inner.bounds, glyph: Glyph("#"))
    #expect(screen == "\n ###\n\n")
  }

  @Test func `nothing is drawn where a canvas is outside of all`() {
    let outside = canvas.subcanvas(CellRect(x: 9, y: -9, width: 2, height: 2))
    outside.fill(outside.bounds, glyph: Glyph("#"))
    outside.draw(text: "text", at: .zero)
    #expect(screen == "\n\n\n")
  }

  @Test func `no coordinate traps`() {
    let ends = [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max]
    for x in ends {
      for y in ends {
        for length in ends {
          let rect = CellRect(x: x, y: y, width: length, height: length)
          for canvas in [canvas, canvas.subcanvas(rect), canvas.subcanvas(rect).subcanvas(rect)] {
            canvas.fill(rect, glyph: Glyph("日"))
            canvas.drawBox(rect)
            canvas.draw(text: "日a", at: rect.origin)
            canvas.fill(rect.inset(by: x).offset(by: rect.origin))
            canvas.drawVerticalRule(from: rect.origin, length: length)
          }
        }
      }
    }
  }

  @Test func `boxes are drawn in four styles`() {
    let boxes: [(BoxStyle, String)] = [
      (.light, "┌──┐\n│  │\n└──┘\n"), (.heavy, "┏━━┓\n┃  ┃\n┗━━┛\n"),
      (.rounded, "╭──╮\n│  │\n╰──╯\n"), (.double, "╔══╗\n║  ║\n╚══╝\n"),
    ]
    for (box, drawn) in boxes {
      canvas.drawBox(CellRect(x: 0, y: 0, width: 4, height: 3), box)
      #expect(screen == drawn)
    }
  }

  @Test func `boxes without an inside are lines`() {
    canvas.drawBox(CellRect(x: 0, y: 0, width: 4, height: 1))
    canvas.drawBox(CellRect(x: 5, y: 0, width: 1, height: 3), .double)
    canvas.drawBox(CellRect(x: 0, y: 1, width: 2, height: 2))
    canvas.drawBox(CellRect(x: 0, y: 3, width: 0, height: 3))
    canvas.drawBox(CellRect(x: 0, y: 3, width: 3, height: 0))
    #expect(screen == "──── ║\n┌┐   ║\n└┘   ║\n")
  }

  @Test func `a box keeps what is inside of it and is cut off as a box`() {
    canvas.draw(text: "x", at: CellPoint(x: 0, y: 1))
    canvas.drawBox(CellRect(x: -1, y: 0, width: 3, height: 3))
    #expect(screen == "─┐\nx│\n─┘\n")
  }

  @Test func `the edge of a box above a canvas is not drawn`() {
    let scrolled = canvas.subcanvas(CellRect(x: 0, y: 1, width: 8, height: 2))
    scrolled.drawBox(CellRect(x: 0, y: -1, width: 4, height: 3))
    #expect(screen == "\n│  │\n└──┘\n")
  }

  @Test func `rules have a length`() {
    canvas.drawHorizontalRule(from: CellPoint(x: -1, y: 0), length: 3)
    canvas.drawVerticalRule(from: CellPoint(x: 3, y: 1), length: 99, .heavy)
    canvas.drawHorizontalRule(from: CellPoint(x: 0, y: 2), length: -1)
    #expect(screen == "──\n   ┃\n   ┃\n   ┃")
  }

  @Test func `text over a colour keeps it unless it brings its own`() {
    canvas.fill(canvas.bounds, style: Style(background: .blue))
    canvas.draw(text: "a", at: .zero, style: Style(foreground: .red))
    canvas.draw(text: "b", at: CellPoint(x: 1, y: 0), style: Style(background: .green))
    #expect(surface.buffer[0, 0].style == Style(foreground: .red, background: .blue))
    #expect(surface.buffer[1, 0].style == Style(background: .green))
  }

  @Test func `the ground under reversed text is no ground for plain text`() {
    let selection = Style(foreground: .blue, background: .red, attributes: .reverse)
    canvas.fill(canvas.bounds, style: selection)
    canvas.draw(text: "a", at: .zero, style: Style(foreground: .green))
    canvas.draw(text: "b", at: CellPoint(x: 1, y: 0), style: Style(attributes: .reverse))
    #expect(surface.buffer[0, 0].style == Style(foreground: .green))
    #expect(surface.buffer[1, 0].style == Style(background: .red, attributes: .reverse))
  }

  @Test func `both halves of a wide glyph have the background of the left`() {
    canvas.fill(CellRect(x: 0, y: 0, width: 1, height: 1), style: Style(background: .blue))
    canvas.draw(text: "日", at: .zero)
    #expect(surface.buffer[1, 0].style.background == .blue)
  }

  @Test func `filling replaces glyphs and background`() {
    canvas.fill(canvas.bounds, style: Style(background: .blue), glyph: Glyph("x"))
    canvas.fill(canvas.bounds)
    #expect(surface.buffer == CellBuffer(size: surface.buffer.size))
  }

  @Test func `filling with a wide glyph leaves blanks where half of it would be`() {
    canvas.fill(CellRect(x: 0, y: 0, width: 5, height: 1), glyph: Glyph("日"))
    let cut = canvas.subcanvas(CellRect(x: 0, y: 1, width: 5, height: 1))
    cut.fill(CellRect(x: -1, y: 0, width: 8, height: 1), glyph: Glyph("日"))
    #expect(screen == "日日\n 日日\n\n")
  }

  @Test func `a style is changed where the glyphs are whole within, and they stay`() {
    canvas.draw(text: "a日b日", at: .zero, style: Style(attributes: .dim))
    let part = canvas.subcanvas(CellRect(x: 1, y: 0, width: 7, height: 2))
    part.restyle(CellRect(x: -1, y: 0, width: 5, height: 9)) { style in
      Style(foreground: .red, attributes: style.attributes.union(.reverse))
    }
    let changed = Style(foreground: .red, attributes: [.dim, .reverse])
    let plain = Style(attributes: .dim)
    #expect(screen == "a日b日\n\n\n")
    // The second wide glyph stands half outside.
    #expect(
      (0..<6).map { surface.buffer[$0, 0].style } == [
        plain, changed, changed, changed, plain, plain,
      ])
    #expect(surface.buffer[1, 1].style == Style(foreground: .red, attributes: .reverse))
    #expect(surface.buffer[0, 1].style == .plain && surface.buffer[1, 2].style == .plain)
  }
}
