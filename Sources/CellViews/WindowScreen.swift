import CellDrawing

/// The cells of a window as they were last drawn, and which of them have to be drawn again.
@MainActor final class WindowScreen {
  private enum Damage {
    case nothing
    case parts([CellRect])
    case everything
  }

  private(set) var buffer = CellBuffer(size: .zero)
  private var damage = Damage.everything {
    didSet { if isDamaged { isPresented = false } }
  }
  /// Whether the last drawn frame was presented. A frame that the program renders itself is not presented.
  private(set) var isPresented = false
  /// The cells of the views that show something about other views. They are drawn again with any part.
  private var followers: [CellRect] = []
  /// The number of views that the last drawing visited.
  private(set) var visits = 0
  /// The maximum number of separate parts; with more, everything is drawn.
  private static let mostParts = 16

  /// Whether something has to be drawn again.
  var isDamaged: Bool {
    if case .nothing = damage { false } else { true }
  }

  /// Records that the last drawn frame was presented.
  func notePresented() { isPresented = true }

  /// Marks everything to be drawn again.
  func damageAll() { damage = .everything }

  /// Marks some cells to be drawn again.
  func damage(_ part: CellRect) {
    switch damage {
    case .nothing: damage = .parts([part])
    case .parts(let parts) where parts.contains(part): break
    case .parts(let parts) where parts.count < Self.mostParts: damage = .parts(parts + [part])
    case .parts, .everything: damage = .everything
    }
  }

  /// Draws these cells again with any part, until everything is drawn.
  func follow(_ cells: CellRect) {
    if !followers.contains(cells) { followers.append(cells) }
  }

  /// Draws what has to be drawn again. If nothing is marked, draws everything.
  func draw(_ window: Window) {
    let (size, isMoving) = (window.size, window.displayLink.activeAnimators > 0)
    let all = CellRect(origin: .zero, size: size)
    let damage = damage
    self.damage = .nothing
    visits = 0
    if case .parts(let parts) = damage, buffer.size == size, !isMoving {
      for part in parts { draw(part.intersection(all), of: window, all) }
      for part in followers { draw(part.intersection(all), of: window, all) }
      return
    }
    followers = []
    let surface = Surface(size: size)
    let turn = DrawingTurn(on: surface.canvas, theme: window.theme, isMoving: isMoving)
    window.drawTree(in: turn, origin: .zero, clip: CellRounding.rect(window.frame))
    (buffer, visits) = (surface.buffer, turn.visits)
    followers += turn.followers
  }

  /// Draws a part again.
  ///
  /// If an edge of the part cuts a wide glyph, in the old or in the new frame, half of it would remain blank. Then two
  /// more columns are drawn on each side, and the inner one of them is taken over.
  private func draw(_ part: CellRect, of window: Window, _ all: CellRect) {
    guard !part.isEmpty else { return }
    let surface = surface(with: part, of: window, all)
    guard surface.hasCutGlyphs || buffer.cutsGlyph(atEdgesOf: part) else {
      return buffer.replace(part, by: surface.buffer, at: part.origin)
    }
    let wide = part.widened(by: 2).intersection(all)
    buffer.replace(
      part.widened(by: 1).intersection(all), by: self.surface(with: wide, of: window, all).buffer,
      at: wide.origin)
  }

  /// Returns a surface on which a part is drawn.
  private func surface(with part: CellRect, of window: Window, _ all: CellRect) -> Surface {
    let surface = Surface(size: part.size)
    let canvas = surface.canvas.subcanvas(all.offset(by: CellPoint(x: -part.minX, y: -part.minY)))
    let turn = DrawingTurn(on: canvas, theme: window.theme, isMoving: false)
    window.drawTree(in: turn, origin: .zero, clip: part)
    visits += turn.visits
    return surface
  }
}

extension CellRect {
  fileprivate func widened(by columns: Int) -> CellRect {
    CellRect(x: minX - columns, y: minY, width: width + 2 * columns, height: height)
  }
}
