import Ashlar

/// Shows a demo at a size of its own, whose right and bottom edges can be dragged.
final class StageView: View {
  private(set) var stage = StageSize(room: .zero)
  private(set) var demo: (any Demo)?
  /// The edges that the mouse holds.
  private var dragged: (right: Bool, bottom: Bool)?

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
    if demo?.keyDown(key) ?? false { return true }
    guard stage.keyDown(key) else { return false }
    setNeedsLayout()
    return true
  }

  // MARK: - Mouse

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left):
      becomeFirstResponder()
      // The last column and row of the stage hold its edges, and the cells just outside of it.
      let right = point.x == stage.size.width - 1 || point.x == stage.size.width
      let bottom = point.y == stage.size.height - 1 || point.y == stage.size.height
      dragged = right || bottom ? (right, bottom) : nil
    case .drag(.left):
      guard let dragged else { return true }
      stage.resize(
        width: dragged.right ? point.x + 1 : nil, height: dragged.bottom ? point.y + 1 : nil)
      setNeedsLayout()
    case .release:
      dragged = nil
    default: return false
    }
    return true
  }

  // MARK: - Drawing

  /// The edges, just outside of a stage that does not fill its room.
  override func draw(in canvas: Canvas) {
    guard !stage.isFilled else { return }
    let size = stage.size
    let style = Style(foreground: .yellow)
    canvas.drawVerticalRule(from: CellPoint(x: size.width, y: 0), length: size.height, style: style)
    canvas.drawHorizontalRule(
      from: CellPoint(x: 0, y: size.height), length: size.width, style: style)
    canvas.draw(text: "┘", at: CellPoint(x: size.width, y: size.height), style: style)
  }
}
