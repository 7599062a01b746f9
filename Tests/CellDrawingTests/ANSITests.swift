import CellDrawing
import Testing

@Suite struct ANSITests {
  let surface = Surface(size: CellSize(width: 8, height: 1))

  func ansi(_ parts: (String, Style)...) -> String {
    var x = 0
    for (text, style) in parts {
      surface.canvas.draw(text: text, at: CellPoint(x: x, y: 0), style: style)
      x += text.count
    }
    return surface.buffer.ansi.replacing("\u{1B}[", with: "<").replacing("m", with: ">")
  }

  @Test func `plain text has no sequences and no blanks at its end`() {
    #expect(ansi(("ab", .plain)) == "ab")
    #expect(CellBuffer(size: CellSize(width: 3, height: 2)).ansi == "\n")
  }

  @Test func `a style lasts until another begins and rows end plain`() {
    let red = Style(foreground: .red)
    #expect(ansi(("ab", red), ("c", .plain), ("d", red)) == "<31>ab<>c<31>d<>")
  }

  @Test func `only what changes is sent`() {
    let bold = Style(foreground: .red, background: .blue, attributes: .bold)
    let noBold = Style(foreground: .red, background: .blue)
    let green = Style(foreground: .green, background: .blue)
    #expect(ansi(("a", bold), ("b", noBold), ("c", green)) == "<1;31;44>a<22>b<32>c<>")
  }

  @Test func `bold and dim end together`() {
    let both = Style(foreground: .rgb(1, 2, 3), attributes: [.bold, .dim])
    let dim = Style(foreground: .rgb(1, 2, 3), attributes: [.dim])
    #expect(ansi(("a", both), ("b", dim)) == "<1;2;38;2;1;2;3>a<22;2>b<>")
  }

  @Test func `a reset is taken where it is shorter`() {
    let all = Style(background: .red, attributes: [.bold, .italic, .underline, .reverse])
    #expect(ansi(("a", all), ("b", Style(foreground: .red))) == "<1;3;4;7;41>a<0;31>b<>")
  }

  @Test func `colours are of the sixteen, the palette or direct`() {
    let bright = Style(foreground: .gray, background: .palette(15))
    let palette = Style(foreground: .palette(200), background: .rgb(0, 10, 255))
    #expect(ansi(("a", bright), ("b", palette)) == "<90;107>a<38;5;200;48;2;0;10;255>b<>")
  }

  @Test func `coloured blanks at the end stay`() {
    #expect(ansi(("a ", Style(background: .red))) == "<41>a <>")
  }

  @Test func `no text brings a sequence of its own`() {
    #expect(ansi(("\u{1B}[2J", .plain)) == "\u{FFFD}[2J")
  }
}
