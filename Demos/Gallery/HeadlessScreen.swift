import Ashlar

/// A program on a terminal in memory: given events, laid out and drawn, as it is on a real one.
@MainActor public class HeadlessScreen {
  let window: Window
  private let application: Application
  /// The screen of the last turn that had one.
  private var screen: CellBuffer?
  /// What the frames are of.
  private let name: String

  /// A program whose window `fill` fills.
  init(_ name: String, size: CellSize, theme: Theme, fill: (Window) -> Void) {
    self.name = name
    let terminal = MemoryTerminal(size: size)
    window = Window(size: size)
    application = Application(terminal: terminal, window: window)
    window.theme = theme
    fill(window)
    screen = application.turn([.userInterfaceStyle(terminal.userInterfaceStyle), .resize(size)])
    send([])
  }

  /// Handles events, each in a turn of its own.
  public func send(_ events: [Event]) {
    for event in events { screen = application.turn([event]) ?? screen }
    screen = application.turn([]) ?? screen
  }

  /// The screen as it would be shown.
  public func draw() -> CellBuffer {
    screen = application.turn([]) ?? screen
    return screen ?? CellBuffer(size: size)
  }

  /// The size in cells.
  public var size: CellSize { window.size }

  /// What decides now on the stage, in the demo's words.
  public var readout: String { "" }

  /// The frames of all views, in the order of the tree.
  public var views: [FrameListing.Entry] { window.listing }

  /// The same as JSON on one line.
  public var frames: String { FrameListing(demo: name, size: size, views: views).json }

  /// What the layout has reported so far.
  public var reports: [LayoutReport] { window.reports }

  /// What the layout has reported and is so now.
  public var currentReports: [LayoutReport] { window.currentReports }

  /// What the layout has reported and is so no more.
  public var earlierReports: [LayoutReport] { window.earlierReports }

  /// The pitfalls that the layout is in.
  public var diagnostics: [LayoutDiagnostic] { window.diagnose() }
}
