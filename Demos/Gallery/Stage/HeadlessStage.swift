import Ashlar

/// A stage without a terminal: the gallery's, alone in a window, and of that what is on it.
@MainActor public final class HeadlessStage: HeadlessScreen {
  private let stage: StageView

  /// Lays `entry` out on a stage whose room has a size in cells.
  public init(_ entry: DemoEntry, size: CellSize, seed: UInt64 = 1, theme: Theme = .standard) {
    let stage = StageView(hasGrip: false)
    self.stage = stage
    stage.show(entry.make(seed))
    super.init(entry.id, size: size, theme: theme) { window in
      window.addSubview(stage)
      stage.mas.makeConstraints { $0.edges.equalTo(window) }
      stage.focus()
    }
  }

  /// Handles events as a stage in the gallery does; one that resizes the terminal resizes the stage, which fills it.
  public override func send(_ events: [Event]) {
    if events.isEmpty { super.send([]) }
    for event in events {
      if case .resize = event { stage.fill() }
      super.send([event])
    }
  }

  public override var size: CellSize { stage.stage.size }

  public override func draw() -> CellBuffer { super.draw().resized(to: size) }

  public override var readout: String { stage.demo?.readout ?? "" }

  public override var views: [FrameListing.Entry] { stage.demo?.listing ?? [] }

  public override var diagnostics: [LayoutDiagnostic] { stage.demo?.diagnose() ?? [] }

  /// Demo and stage as they are now, to come back to.
  public func restorePoint() -> RestorePoint {
    let point = stage.restorePoint()
    return RestorePoint(
      restore: { [self] in
        point.restore()
        send([])
      }, isCurrent: point.isCurrent)
  }
}
