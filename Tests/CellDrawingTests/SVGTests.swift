import CellDrawing
import Testing

@Suite struct SVGTests {
  let surface = Surface(size: CellSize(width: 6, height: 2))
  var svg: String { surface.buffer.svg() }

  @Test func `a picture has the size of its cells`() {
    #expect(svg.contains(#"width="48" height="32""#))
    #expect(CellBuffer(size: .zero).svg().contains(#"viewBox="0 0 0 0""#))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test func `words are spread over their columns`() {
    surface.canvas.draw(text: "ab cde", at: .zero)
    #expect(svg.contains(#"<text x="0" y="12" textLength="16">ab</text>"#))
    #expect(svg.contains(#"<text x="24" y="12" textLength="24">cde</text>"#))
  }

  @Test func `wide glyphs are centred over both of their cells`() {
    surface.canvas.draw(text: "a日é", at: .zero)
    #expect(svg.contains(#"<text x="16" y="12" text-anchor="middle">日</text>"#))
    #expect(svg.contains(#"<text x="28" y="12" text-anchor="middle">é</text>"#))
  }

  @Test func `lines meet from cell to cell`() {
    surface.canvas.drawBox(CellRect(x: 0, y: 0, width: 2, height: 2))
    // From the middle of the corner to its right edge, where the next corner goes on.
    #expect(svg.contains("M8 8H4M4 16V8M8 8H12M12 16V8"))
    #expect(!svg.contains("┌"))
  }

  @Test func `double lines turn inside and outside`() {
    surface.canvas.drawBox(CellRect(x: 0, y: 0, width: 2, height: 2), .double)
    #expect(svg.contains("M8 6H2M2 16V6M8 10H6M6 16V10"))
  }

  @Test func `dashed lines have four dashes a cell`() {
    surface.canvas.draw(text: "┊┈", at: .zero)
    #expect(svg.contains("M4 1v2M4 5v2M4 9v2M4 13v2"))
    #expect(svg.contains("M9 8h0M11 8h0M13 8h0M15 8h0"))
    #expect(!svg.contains("<text"))
  }

  @Test func `blocks cover their part of the cell`() {
    surface.canvas.draw(text: "▄░", at: .zero)
    #expect(svg.contains(#"<path fill-opacity="1.0" d="M0 8h8v8h-8z"/>"#))
    #expect(svg.contains(#"<path fill-opacity="0.25" d="M8 0h8v16h-8z"/>"#))
  }

  @Test func `colours and attributes are shown`() {
    let style = Style(
      foreground: .palette(196), background: .rgb(1, 2, 255), attributes: [.bold, .italic])
    surface.canvas.draw(text: "a", at: .zero, style: style)
    #expect(svg.contains(##"<rect x="0" y="0" width="8" height="16" fill="#0102ff"/>"##))
    #expect(svg.contains(##"<g fill="#ff0000">"##))
    #expect(svg.contains(#"font-weight="bold" font-style="italic">a<"#))
  }

  @Test func `reversed cells change ground and text`() {
    surface.canvas.draw(
      text: "a", at: .zero, style: Style(background: .palette(255), attributes: .reverse))
    #expect(svg.contains(##"<g fill="#eeeeee">"##))
  }

  @Test func `an underline runs through blanks`() {
    surface.canvas.draw(text: "a b", at: .zero, style: Style(attributes: .underline))
    #expect(svg.contains("M0 14h24"))
  }

  @Test func `faint glyphs are mixed with what is behind them`() {
    let style = Style(
      foreground: .rgb(200, 100, 0), background: .rgb(0, 100, 50), attributes: .dim)
    surface.canvas.draw(text: "a", at: .zero, style: style)
    // Six tenths of the one and four of the other.
    #expect(svg.contains(##"<g fill="#786414">"##))
    #expect(!svg.contains("opacity"))
  }

  @Test func `lines of one colour and weight are one path, wherever they are`() {
    surface.canvas.drawBox(CellRect(x: 0, y: 0, width: 6, height: 2))
    surface.canvas.draw(text: "│", at: CellPoint(x: 2, y: 0), style: Style(foreground: .red))
    surface.canvas.draw(text: "a━b", at: CellPoint(x: 3, y: 1))
    #expect(svg.split(separator: "stroke=").count == 1 + 3)
  }

  @Test func `the same cells are the same bytes`() {
    let red = Style(foreground: .red)
    surface.canvas.drawBox(CellRect(x: 0, y: 0, width: 6, height: 2), style: red)
    surface.canvas.draw(text: "日│═", at: .zero, style: Style(attributes: .underline))
    #expect(surface.buffer.svg() == surface.buffer.svg())
  }

  @Test func `text cannot leave its element`() {
    surface.canvas.draw(text: "<&>", at: .zero)
    #expect(svg.contains(">&lt;&amp;&gt;</text>"))
  }

  @Test func `both themes tell text from ground`() {
    #expect(surface.buffer.svg(theme: .light) != surface.buffer.svg(theme: .dark))
  }
}
