import Ashlar

/// A stage without a terminal: a demo laid out at a size, given keys, and drawn.
@MainActor public final class HeadlessStage: HeadlessScreen {
  private let entry: DemoEntry
  private let demo: any Demo
  private let window: Window
  private var stage: StageSize

  /// Lays `entry` out at a size in cells.
  public init(_ entry: DemoEntry, size: CellSize, seed: UInt64 = 1, theme: Theme = .standard) {
    self.entry = entry
    stage = StageSize(room: size)
    window = Window(size: size)
    window.theme = theme
    demo = entry.make(seed)
    demo.identifier = "demo"
    demo.isLayoutIsland = true
    demo.clipsToBounds = true
    window.addSubview(demo)
    window.firstResponder = demo
    layOut()
  }

  /// Handles events as a stage in the gallery does; each one is laid out before the next.
  public func send(_ events: [Event]) {
    for event in events {
      switch event {
      case .resize(let size):
        stage.room = size
        stage.fill()
      case .key(let key):
        if !demo.take(key) { _ = stage.keyDown(key) }
      default: window.send(event)
      }
      layOut()
    }
  }

  private func layOut() {
    window.send(.resize(stage.size))
    demo.frame = window.bounds
    window.layoutIfNeeded()
  }

  /// The stage's size in cells.
  public var size: CellSize { stage.size }

  /// The screen as it would be shown.
  public func draw() -> CellBuffer { window.render() }

  /// What decides now, in the demo's words.
  public var readout: String { demo.readout }

  /// Demo and stage as they are now, to come back to.
  public func restorePoint() -> RestorePoint {
    let (point, stage) = (demo.restorePoint(), stage)
    return RestorePoint(
      restore: { [self] in
        point.restore()
        self.stage = stage
        layOut()
      }, isCurrent: { [self] in point.isCurrent() && self.stage == stage })
  }

  /// The frames of all views, as JSON on one line.
  public var frames: String {
    FrameListing(demo: entry.id, size: size, views: window.listing).json
  }

  /// The frames of all views, in the order of the tree.
  public var views: [FrameListing.Entry] { window.listing }

  /// What the layout has reported so far.
  public var reports: [LayoutReport] { window.reports }

  public var currentReports: [LayoutReport] { window.currentReports }

  public var earlierReports: [LayoutReport] { window.earlierReports }

  /// The pitfalls that the demo is in at its size.
  public var diagnostics: [LayoutDiagnostic] { demo.diagnose() }
}
