import Ashlar

/// A stage on a terminal in memory, without the rest of the gallery.
@MainActor public final class HeadlessStage: HeadlessScreen {
  private let stage: StageView

  /// Creates a stage with an available area in cells, and the demo of `entry` on it.
  public init(_ entry: DemoEntry, size: CellSize, seed: UInt64 = 1, theme: Theme = .standard) {
    let stage = StageView(hasGrip: false)
    self.stage = stage
    stage.show(entry.make(seed))
    super.init(entry.id, size: size, theme: theme) { window in
      window.addSubview(stage)
      window.delegate = stage
      stage.mas.makeConstraints { $0.edges.equalTo(window) }
      stage.focus()
    }
    stage.later = { [time] in time.later($0, $1) }
  }

  /// When the terminal is resized, makes the stage fill it.
  override func prepare(for event: Event) {
    if case .resize = event { stage.fill() }
  }

  public override var size: CellSize { stage.stage.size }

  public override func draw() -> CellBuffer { super.draw().resized(to: size) }

  /// The marks over the stage.
  var layer: StageLayer {
    get { stage.layer }
    set { stage.layer = newValue }
  }

  /// The demo on the stage.
  var demo: View { stage.demo ?? stage }

  public override var localizedReadout: LocalizedText { stage.demo?.readout ?? .empty }

  public override var views: [FrameListing.Entry] { stage.demo?.listing ?? [] }

  public override var diagnostics: [LayoutDiagnostic] { stage.demo?.diagnose() ?? [] }

  /// Returns a point to which demo and stage can be restored.
  public func restorePoint() -> RestorePoint {
    let point = stage.restorePoint()
    return RestorePoint(
      restore: { [self] in
        point.restore()
        send([])
      }, isCurrent: point.isCurrent)
  }
}
