import Ashlar

/// Shows a demo at a size of its own, whose right and bottom edges can be dragged.
final class StageView: View {
  private(set) var stage = StageSize(room: .zero)
  private(set) var demo: (any Demo)?
  /// Whether a column at the right is left for the edge of a stage that fills its room.
  private let hasGrip: Bool
  /// How far the edges that the mouse holds are from it.
  private var dragged: (right: Int?, bottom: Int?)
  /// Whether the right edge moves by itself.
  var isBreathing = false { didSet { setNeedsDisplay() } }
  private var isHeld: Bool { dragged.right != nil || dragged.bottom != nil }

  init(hasGrip: Bool = true) {
    self.hasGrip = hasGrip
    super.init()
    clipsToBounds = true
  }

  /// Puts a demo on the stage in place of the one that is there.
  func show(_ demo: any Demo) {
    let hadFocus = hasFocus
    self.demo?.removeFromSuperview()
    self.demo = demo
    demo.identifier = "demo"
    demo.isLayoutIsland = true
    demo.clipsToBounds = true
    addSubview(demo)
    if hadFocus { focus() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The last column is the grip's: the demo has nothing there that is to be clicked, a scroll bar say.
    let grip = hasGrip ? 1 : 0
    stage.room = CellSize(width: max(0, cellFrame.width - grip), height: cellFrame.height)
    let size = stage.size
    demo?.frame = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }

  // MARK: - Keys

  /// Whether the keys go to the demo, or to something in it.
  var hasFocus: Bool { window?.firstResponder?.isDescendant(of: self) ?? false }

  /// Lets the keys go to the demo.
  func focus() { (demo?.initialFirstResponder ?? self).becomeFirstResponder() }

  /// Takes what the demo has left: the keys of the edges, and letters that mean a motion, which begin anew as that.
  override func keyDown(_ key: KeyPress) -> Bool {
    if moveEdges(key) { return true }
    guard let motion = key.motion else { return false }
    window?.send(.key(motion))
    return true
  }

  /// Hands a key to the demo as if it had the keys, and to the stage's edges.
  func offer(_ key: KeyPress) -> Bool {
    var view: View? = demo?.initialFirstResponder
    while let current = view, current !== self {
      if current.isUserInteractionEnabled, current.keyDown(key) { return true }
      view = current.superview
    }
    return moveEdges(key)
  }

  /// Moves the stage's edges if that is what the key means.
  func moveEdges(_ key: KeyPress) -> Bool {
    guard key.isPlain, stage.keyDown(key) else { return false }
    setNeedsLayout()
    return true
  }

  /// Gives the stage all the room there is.
  func fill() {
    stage.fill()
    setNeedsLayout()
  }

  /// Gives the stage a width, as its edge being dragged does.
  func resize(width: Int) {
    stage.resize(width: width)
    setNeedsLayout()
  }

  /// Demo and stage as they are now, to come back to.
  func restorePoint() -> RestorePoint {
    let (point, stage) = (demo?.restorePoint(), stage)
    return RestorePoint(
      restore: { [weak self] in
        point?.restore()
        self?.restore(stage)
      },
      isCurrent: { [weak self] in
        point?.isCurrent() ?? true && self?.stage.size == stage.size
      })
  }

  /// Gives the stage the lengths that were chosen when it was like `stage`.
  func restore(_ stage: StageSize) {
    self.stage.restore(stage)
    setNeedsLayout()
  }

  // MARK: - Mouse

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left):
      focus()
      dragged = held(at: point)
      setNeedsDisplay()
    case .drag(.left):
      stage.resize(
        width: dragged.right.map { point.x + $0 },
        // There is no row below the room: its last one is as far as the mouse leads the edge.
        height: dragged.bottom.map {
          point.y >= stage.room.height - 1 ? stage.room.height : point.y + $0
        })
      setNeedsLayout()
    case .release(.left):
      dragged = (nil, nil)
      setNeedsDisplay()
    default: return false
    }
    return true
  }

  /// Whether a press at a cell of the window would take an edge.
  func hasEdge(at point: CellPoint) -> Bool {
    let origin = cellFrame.origin
    let edges = held(at: CellPoint(x: point.x - origin.x, y: point.y - origin.y))
    return cellFrame.contains(point) && (edges.right != nil || edges.bottom != nil)
  }

  /// How far the edges that can be taken at a point are ahead of it. The lines outside of the stage hold
  /// them; where the stage reaches down to the end of its room, its last row holds the bottom edge.
  private func held(at point: CellPoint) -> (right: Int?, bottom: Int?) {
    let size = stage.size
    let isLast = size.height == stage.room.height && point.y == size.height - 1
    return (
      right: point.x == size.width && point.y <= size.height ? 0 : nil,
      bottom: point.x <= size.width && (point.y == size.height || isLast)
        ? size.height - point.y : nil
    )
  }

  // MARK: - Drawing

  /// The edges, just outside of the stage, with grips in their middle. An edge at the end of its room is a
  /// quiet line, or none where no row is left for it.
  override func draw(in context: DrawingContext) {
    let canvas = context.canvas
    let (size, room) = (stage.size, stage.room)
    let moved = isHeld ? context.theme.tint.with(.bold) : context.theme.tint
    // A block, which is seen without colours, too.
    let grip = moved.with(.reverse)
    canvas.drawVerticalRule(
      from: CellPoint(x: size.width, y: 0), length: size.height,
      style: size.width < room.width ? moved : context.theme.separator)
    for y in Self.grip(of: size.height) {
      canvas.draw(text: "║", at: CellPoint(x: size.width, y: y), style: grip)
    }
    let corner = CellPoint(x: size.width, y: min(size.height, room.height - 1))
    if size.height < room.height {
      canvas.drawHorizontalRule(
        from: CellPoint(x: 0, y: size.height), length: size.width, style: moved)
      for x in Self.grip(of: size.width) {
        canvas.draw(text: "═", at: CellPoint(x: x, y: size.height), style: grip)
      }
    }
    canvas.draw(text: "┘", at: corner, style: moved)
  }

  /// The size, beside the grip that moves: outside of the stage, if it fits there.
  override func drawForeground(in context: DrawingContext) {
    guard isHeld || isBreathing else { return }
    let size = stage.size
    let text = " \(size.width)×\(size.height) "
    let isLower = dragged.right == nil && dragged.bottom != nil
    let beyond = size.width + 1 + text.columns <= context.canvas.bounds.width
    let place =
      isLower
      ? CellPoint(
        x: min(Self.grip(of: size.width).upperBound + 1, size.width - text.columns),
        y: min(size.height, stage.room.height - 1))
      : CellPoint(
        x: beyond ? size.width + 1 : size.width - text.columns, y: max(0, (size.height - 1) / 2))
    context.canvas.draw(
      text: text, at: CellPoint(x: max(0, place.x), y: place.y), style: context.theme.selection)
  }

  /// The cells of an edge's grip: three in its middle, fewer of a short edge.
  private static func grip(of length: Int) -> Range<Int> {
    let size = min(3, max(0, length - 2))
    let start = (length - size) / 2
    return start..<start + size
  }
}
