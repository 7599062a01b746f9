import Ashlar

/// Shows a demo at a size of its own, whose right and bottom edges can be dragged.
final class StageView: View {
  private(set) var stage = StageSize(room: .zero)
  private(set) var demo: (any Demo)?
  /// How far the edges that the mouse holds are from it.
  private var dragged: (right: Int?, bottom: Int?)?

  override init() {
    super.init()
    clipsToBounds = true
  }

  /// Puts a demo on the stage in place of the one that is there.
  func show(_ demo: any Demo) {
    self.demo?.removeFromSuperview()
    self.demo = demo
    demo.identifier = "demo"
    demo.isLayoutIsland = true
    demo.clipsToBounds = true
    addSubview(demo)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stage.room = cellFrame.size
    let size = stage.size
    demo?.frame = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    guard key.isPlain else { return false }
    return demo?.keyDown(key) ?? false || moveEdges(key)
  }

  /// Moves the stage's edges if that is what the key means.
  func moveEdges(_ key: KeyPress) -> Bool {
    guard key.isPlain, stage.keyDown(key) else { return false }
    setNeedsLayout()
    return true
  }

  // MARK: - Mouse

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left):
      becomeFirstResponder()
      dragged = (
        Self.hold(on: stage.size.width, at: point.x), Self.hold(on: stage.size.height, at: point.y)
      )
    case .drag(.left):
      stage.resize(
        width: dragged?.right.map { Self.length(point.x, hold: $0, room: stage.room.width) },
        height: dragged?.bottom.map { Self.length(point.y, hold: $0, room: stage.room.height) })
      setNeedsLayout()
    case .release:
      dragged = nil
    default: return false
    }
    return true
  }

  /// What an edge is ahead of the mouse that takes it: the last cell of the stage holds the edge,
  /// and so does the cell behind it.
  private static func hold(on length: Int, at place: Int) -> Int? {
    place == length - 1 || place == length ? length - place : nil
  }

  /// The length at which an edge is where the mouse leads it; the end of the room can be reached
  /// whichever cell it was taken by.
  private static func length(_ place: Int, hold: Int, room: Int) -> Int {
    place >= room - 1 ? room : place + hold
  }

  // MARK: - Drawing

  /// The edges, just outside of a stage that does not fill its room.
  override func draw(in canvas: Canvas) {
    guard !stage.isFilled else { return }
    let size = stage.size
    let style = theme.tint
    canvas.drawVerticalRule(from: CellPoint(x: size.width, y: 0), length: size.height, style: style)
    canvas.drawHorizontalRule(
      from: CellPoint(x: 0, y: size.height), length: size.width, style: style)
    canvas.draw(text: "┘", at: CellPoint(x: size.width, y: size.height), style: style)
  }
}
