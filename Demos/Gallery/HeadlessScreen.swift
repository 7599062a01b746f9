import Ashlar

/// A program on a terminal in memory: it handles events, lays out and draws as on a real one.
@MainActor public class HeadlessScreen {
  public let window: Window
  private let application: Application
  /// The screen of the last turn that had one.
  private var screen: CellBuffer?
  /// The name that the listing of frames has.
  private let name: String

  /// Creates a program; `fill` adds the window's content.
  init(_ name: String, size: CellSize, theme: Theme, fill: (Window) -> Void) {
    self.name = name
    let terminal = MemoryTerminal(size: size)
    window = Window(size: size)
    application = Application(terminal: terminal, window: window)
    window.theme = theme
    // No time passes here: what moves is shown where it ends.
    window.prefersReducedMotion = true
    window.catalogs = [.demos]
    fill(window)
    screen = application.turn([.userInterfaceStyle(terminal.userInterfaceStyle), .resize(size)])
    send([])
  }

  /// Handles events, each in its own turn.
  public final func send(_ events: [Event]) {
    for event in events {
      prepare(for: event)
      screen = application.turn([event]) ?? screen
    }
    screen = application.turn([]) ?? screen
  }

  /// Called before each event. The default does nothing.
  func prepare(for event: Event) {}

  /// The screen as it would be shown.
  public func draw() -> CellBuffer {
    send([])
    return screen ?? CellBuffer(size: size)
  }

  /// The screen as it is read.
  public var accessibilityText: String {
    send([])
    return window.accessibilityText
  }

  /// The size in cells.
  public var size: CellSize { window.size }

  /// The demo's readout in English.
  public final var readout: String { localizedReadout.english }
  /// The demo's readout.
  public var localizedReadout: LocalizedText { .empty }

  /// The frames of all views, in depth-first order.
  public var views: [FrameListing.Entry] { window.listing }

  /// The frames as JSON on one line.
  public var frames: String { FrameListing(demo: name, size: size, views: views).json }

  /// All reports of the layout so far.
  public var reports: [LayoutReport] { window.reports }

  /// The reports that still hold.
  public var currentReports: [LayoutReport] { window.currentReports }

  /// The reports that no longer hold.
  public var earlierReports: [LayoutReport] { window.earlierReports }

  /// The diagnostics of the present layout.
  public var diagnostics: [LayoutDiagnostic] { window.diagnose() }
}
