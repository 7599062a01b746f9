import CellDrawing
import TerminalInterface

/// The fixture's screen: a title, what the test asked for, and a mark in the last corner.
struct Scene {
  enum Content { case events, glyphs, styles, text, emoji }

  var title = ""
  var content = Content.events
  var marker = "#"
  var cursor: CellPoint?
  private var notes: [String] = []

  mutating func note(_ event: Event) {
    notes.append(Self.describe(event))
  }

  func buffer(size: CellSize) -> CellBuffer {
    let surface = Surface(size: size)
    let canvas = surface.canvas
    canvas.draw(text: "size \(size.width)x\(size.height) \(title)", at: .zero)
    switch content {
    case .events: drawEvents(on: canvas)
    case .glyphs: drawGlyphs(on: canvas)
    case .styles: drawStyles(on: canvas)
    case .text: drawText(on: canvas)
    case .emoji: drawEmoji(on: canvas)
    }
    canvas.draw(text: marker, at: CellPoint(x: size.width - 1, y: size.height - 1))
    var frame = surface.buffer
    frame.cursor = cursor
    return frame
  }

  /// The last ones, numbered from the program's start.
  private func drawEvents(on canvas: Canvas) {
    let numbered = zip(1..., notes).suffix(max(0, canvas.bounds.height - 2))
    for (y, (number, note)) in zip(1..., numbered) {
      canvas.draw(text: "\(number) \(note)", at: CellPoint(x: 0, y: y))
    }
  }

  /// Leaves no cell blank.
  private func drawText(on canvas: Canvas) {
    for y in 1..<max(1, canvas.bounds.height) {
      let text = (0..<canvas.bounds.width).map { column in
        String(Unicode.Scalar(UInt8(0x61 + (column + 7 * y) % 26)))
      }
      canvas.draw(text: text.joined(), at: CellPoint(x: 0, y: y))
    }
  }

  private func drawGlyphs(on canvas: Canvas) {
    let texts = ["a中b文c", "e\u{301}|", "│─┌┐└┘", "한글|"]
    for (y, text) in zip(1..., texts) {
      canvas.draw(text: text, at: CellPoint(x: 0, y: y))
      // Half of a glyph has no room here.
      canvas.draw(text: "中", at: CellPoint(x: canvas.bounds.width - 1, y: y))
    }
  }

  /// Joined emoji with what stands between them, and some that are not drawn whole.
  private func drawEmoji(on canvas: Canvas) {
    let texts = ["👩‍🚀👍🏽नि👩‍👩‍👧|", "🏳️‍🌈👩‍👩‍👧‍👦|"]
    for (y, text) in zip(1..., texts) { canvas.draw(text: text, at: CellPoint(x: 0, y: y)) }
  }

  private func drawStyles(on canvas: Canvas) {
    let styles: [(String, Style)] = [
      ("bold", Style(attributes: .bold)),
      ("italic", Style(attributes: .italic)),
      ("underline", Style(attributes: .underline)),
      ("reverse", Style(attributes: .reverse)),
      ("red on blue", Style(foreground: .red, background: .blue)),
      ("palette", Style(foreground: .palette(208))),
      ("rgb", Style(foreground: .rgb(255, 0, 0), attributes: [.bold, .underline])),
    ]
    for (y, (name, style)) in zip(1..., styles) {
      canvas.draw(text: name, at: CellPoint(x: 0, y: y), style: style)
    }
  }

  private static func describe(_ event: Event) -> String {
    switch event {
    case .key(let key): "key \(describe(key.key))" + describe(key.modifiers)
    case .mouse(let mouse):
      "mouse \(describe(mouse.action)) at \(mouse.position.x),\(mouse.position.y)"
        + describe(mouse.modifiers)
    case .resize(let size): "resize \(size.width)x\(size.height)"
    case .paste(let text) where text.utf8.count > 1000: "paste of \(text.utf8.count) bytes"
    case .paste(let text): "paste \(text.debugDescription)"
    case .resume: "resume"
    case .focus(let isOn): "focus \(isOn)"
    case .userInterfaceStyle(let style): "style \(style)"
    case .wake: "wake"
    }
  }

  private static func describe(_ key: KeyPress.Key) -> String {
    switch key {
    case .character(let character): "character(\(character.debugDescription))"
    case .function(let number): "function(\(number))"
    default: "\(key)"
    }
  }

  private static func describe(_ action: MouseEvent.Action) -> String {
    switch action {
    case .press(let button): "press \(button)"
    case .release(let button): "release \(button)"
    case .move: "move"
    case .drag(let button): "drag \(button)"
    case .scrollUp, .scrollDown, .scrollLeft, .scrollRight: "\(action)"
    }
  }

  private static func describe(_ modifiers: KeyPress.Modifiers) -> String {
    var text = ""
    if modifiers.contains(.control) { text += " control" }
    if modifiers.contains(.alternate) { text += " alternate" }
    if modifiers.contains(.shift) { text += " shift" }
    return text
  }
}
