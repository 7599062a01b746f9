import AutoLayout
import CellDrawing
import CellViews
import Masonry
import TerminalInterface

/// A view that notes what it is sent, and takes what it is told to.
@MainActor final class Probe: View {
  var takesKeys = false
  var takesMouse = false
  var onKey: (() -> Void)?
  private(set) var keys: [KeyPress.Key] = []
  private(set) var clicks: [String] = []

  init(_ identifier: String) {
    super.init()
    self.identifier = identifier
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    keys.append(key.key)
    onKey?()
    return takesKeys
  }

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    clicks.append("\(event.action) \(point.x),\(point.y)")
    return takesMouse
  }
}

/// A view that fills itself with a character.
@MainActor final class Filled: View {
  let character: Character
  var foreground: Character?

  init(_ character: Character) {
    self.character = character
    super.init()
  }

  override func draw(in context: DrawingContext) { fill(context.canvas, character) }

  override func drawForeground(in context: DrawingContext) {
    if let foreground { context.canvas.draw(text: String(foreground), at: .zero) }
  }

  private func fill(_ canvas: Canvas, _ character: Character) {
    // One more on each side: the canvas cuts it off.
    let width = min(canvas.bounds.width + 1, 1000)
    let line = String(repeating: character, count: width)
    for y in 0...canvas.bounds.height { canvas.draw(text: line, at: CellPoint(x: 0, y: y)) }
  }
}

extension Window {
  convenience init(_ width: Int, _ height: Int) {
    self.init(size: CellSize(width: width, height: height))
  }

  /// The rows of the screen.
  var screen: [String] {
    render().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func resize(_ width: Int, _ height: Int) {
    send(.resize(CellSize(width: width, height: height)))
  }

  func key(_ key: KeyPress.Key) { send(.key(KeyPress(key))) }

  func mouse(_ action: MouseEvent.Action, _ x: Int, _ y: Int) {
    send(.mouse(MouseEvent(action, at: CellPoint(x: x, y: y))))
  }
}
