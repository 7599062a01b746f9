import Ashlar

/// Shows a demo at a size that the user can change by dragging the right and the bottom edge.
final class StageView: View, WindowDelegate {
  private(set) var stage = StageSize(room: .zero)
  private(set) var demo: (any Demo)?
  /// The state of the demo after its first layout.
  private var beginning: RestorePoint?
  /// Whether the last column is reserved for the right edge.
  private let hasGrip: Bool
  /// The edges that the mouse is dragging.
  private var dragged = StageEdges.Hold()
  /// Whether the animation moves the right edge.
  var isBreathing = false { didSet { setNeedsDisplay() } }
  /// The kind of marks over the demo.
  var layer = StageLayer.lesson { didSet { setNeedsDisplay() } }
  /// Additional marks, for the explained edge.
  var marks: [LayoutMark] = [] { didSet { if marks != oldValue { setNeedsDisplay() } } }
  /// Whether a press on the stage chooses what is explained, instead of going to the demo.
  var isPicking = false { didSet { demo?.isUserInteractionEnabled = !isPicking } }
  /// The number of the demo's solves when it was last told about a layout.
  private var toldSolves = 0
  /// Called with the cell of such a press.
  var onPick: (CellPoint) -> Void = { _ in }
  /// How demos on the stage wait for later actions; with `nil`, in their own way.
  var later: Scheduler? { didSet { letWait() } }
  private var edges: StageEdges { StageEdges(size: stage.size, room: stage.room) }

  init(hasGrip: Bool = true) {
    self.hasGrip = hasGrip
    super.init()
    clipsToBounds = true
  }

  /// Restores the demo to its state after its first layout. The stage keeps its size.
  func restart() {
    guard let beginning, !beginning.isCurrent() else { return }
    beginning.restore()
    window?.layoutIfNeeded()
  }

  /// Replaces the demo on the stage.
  func show(_ demo: any Demo) {
    let hadFocus = hasFocus
    self.demo?.removeFromSuperview()
    self.demo = demo
    beginning = nil
    toldSolves = 0
    letWait()
    demo.identifier = "demo"
    demo.isLayoutIsland = true
    demo.clipsToBounds = true
    addSubview(demo)
    if hadFocus { focus() }
    setNeedsLayout()
  }

  private func letWait() {
    if let later { (demo as? any WaitingDemo)?.later = later }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The last column is for the grip, so that it covers nothing of the demo that can be clicked, such as a scroll bar.
    let grip = hasGrip ? 1 : 0
    stage.room = CellSize(width: max(0, cellFrame.width - grip), height: cellFrame.height)
    let size = stage.size
    demo?.frame = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }

  override func reasonForFrame(
    of child: LayoutNode, _ attribute: LayoutAttribute
  ) -> FrameReason? {
    switch attribute {
    case .width: .words(LocalizedText("the width of the stage", chinese: "舞台的宽度"))
    case .height: .words(LocalizedText("the height of the stage", chinese: "舞台的高度"))
    default: .words(LocalizedText("the corner of the stage", chinese: "舞台的角"))
    }
  }

  /// Tells the demo about a layout in which its constraints were solved, not about other changes in the window. After
  /// its first layout the demo is complete: that state is the one to restart from.
  func windowDidLayout(_ window: Window) {
    guard let demo else { return }
    if demo.solveCount != toldSolves {
      toldSolves = demo.solveCount
      demo.stageDidLayout()
    }
    if beginning == nil { beginning = demo.restorePoint() }
  }

  // MARK: - Keys

  /// Whether the demo, or a view inside of it, has the focus.
  var hasFocus: Bool { window?.firstResponder?.isDescendant(of: self) ?? false }

  /// Focuses the demo.
  func focus() { (demo?.initialFirstResponder ?? self).becomeFirstResponder() }

  /// The commands for keys that the demo does not use: those of the edges, and letters that act as motions.
  override var keyCommands: [KeyCommand] { edgeCommands() + motionCommands }

  /// The commands that move the edges.
  func edgeCommands(importance: Int = 76) -> [KeyCommand] {
    [
      command(
        "narrower", GalleryKey.narrower, LocalizedText("Narrower", chinese: "变窄"),
        GalleryHint.resize, importance
      ) { $0.resize(width: $0.stage.size.width - 1) },
      command(
        "wider", GalleryKey.wider, LocalizedText("Wider", chinese: "变宽"),
        GalleryHint.resize, importance
      ) { $0.resize(width: $0.stage.size.width + 1) },
      command(
        "lower", GalleryKey.lower, LocalizedText("Lower", chinese: "变矮"),
        GalleryHint.height, 0
      ) { $0.resize(height: $0.stage.size.height - 1) },
      command(
        "higher", GalleryKey.higher, LocalizedText("Higher", chinese: "变高"),
        GalleryHint.height, 0
      ) { $0.resize(height: $0.stage.size.height + 1) },
      command(
        "fill", GalleryKey.fill, LocalizedText("As large as there is room", chinese: "占满空间"),
        LocalizedText("fill", chinese: "占满"), 0
      ) { $0.fill() },
    ]
  }

  private func command(
    _ name: String, _ key: KeyPress, _ title: LocalizedText, _ hint: LocalizedText,
    _ importance: Int,
    action: @escaping @MainActor (StageView) -> Void
  ) -> KeyCommand {
    KeyCommand(
      key, title: title, hint: hint, importance: importance, group: GalleryGroup.stage, name: name
    ) { [weak self] in self.map(action) }
  }

  /// The commands of the demo that can be used while it has the focus, from its first responder on.
  var demoCommands: [KeyCommand] {
    var commands: [KeyCommand] = []
    demo?.initialFirstResponder.offer(before: self) { responder in
      commands += responder.keyCommands
      return false
    }
    return commands
  }

  /// Sends a key to the demo as if it had the focus; returns whether the demo used it other than by a command.
  func offerToDemo(_ key: KeyPress) -> Bool {
    demo?.initialFirstResponder.offer(before: self) { $0.keyDown(key) } ?? false
  }

  /// Sends a key to the demo as if it had the focus, then to the stage's edges; returns whether it was used.
  func offer(_ key: KeyPress) -> Bool {
    if offerToDemo(key) { return true }
    let commands = demoCommands + edgeCommands()
    guard let command = commands.first(where: { $0.key == key && $0.isEnabled }) else {
      return false
    }
    command.action()
    return true
  }

  /// Makes the stage fill the available area.
  func fill() {
    stage.fill()
    setNeedsLayout()
  }

  /// Sets the width of the stage in columns, its height in rows, or both.
  func resize(width: Int? = nil, height: Int? = nil) {
    stage.resize(width: width, height: height)
    setNeedsLayout()
  }

  /// Returns a point to which demo and stage can be restored.
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

  /// Restores the lengths that the user has set in `stage`.
  func restore(_ stage: StageSize) {
    self.stage.restore(stage)
    setNeedsLayout()
  }

  // MARK: - Mouse

  override func mouse(_ event: MouseEvent, at point: CellPoint) -> Bool {
    switch event.action {
    case .press(.left):
      dragged = edges.hold(at: point)
      if isPicking, dragged.isEmpty { onPick(point) } else { focus() }
      setNeedsDisplay()
    case .drag(.left):
      let lengths = edges.lengths(of: dragged, draggedTo: point)
      resize(width: lengths.width, height: lengths.height)
    case .release(.left):
      dragged = StageEdges.Hold()
      setNeedsDisplay()
    default: return false
    }
    return true
  }

  /// Whether a press at a cell of the window drags an edge.
  func hasEdge(at point: CellPoint) -> Bool {
    let origin = cellFrame.origin
    let inside = CellPoint(x: point.x - origin.x, y: point.y - origin.y)
    return cellFrame.contains(point) && !edges.hold(at: inside).isEmpty
  }

  // MARK: - Drawing

  /// Draws the edges just outside of the stage.
  override func draw(in context: DrawingContext) {
    edges.draw(in: context, areMoved: !dragged.isEmpty)
  }

  /// Draws the marks, the signs for cut views, and the size while an edge is moved.
  override func drawForeground(in context: DrawingContext) {
    if let demo { draw(layer.marks(of: demo, in: self), over: demo, in: context) }
    guard !dragged.isEmpty || isBreathing else { return }
    edges.drawSize(
      in: context, besideBottom: dragged.right == nil && dragged.bottom != nil)
  }

  /// Draws the marks, clipped to the demo, and a sign wherever an edge cuts a view or an outline of the lesson. A stage
  /// without grips shows only the demo.
  private func draw(_ layerMarks: [LayoutMark], over demo: any Demo, in context: DrawingContext) {
    let size = stage.size
    let cells = CellRect(x: 0, y: 0, width: size.width, height: size.height)
    let inside = DrawingContext(canvas: context.canvas.subcanvas(cells), theme: context.theme)
    LayoutDiagram(layerMarks + marks).draw(in: inside, over: self)
    guard hasGrip else { return }
    var cuts = StageCuts(of: demo, size: size)
    if layer == .lesson { cuts.add(outlinesIn: layerMarks) }
    cuts.draw(
      on: context.canvas, corner: edges.corner, style: context.theme.warning.with(.bold))
  }
}
