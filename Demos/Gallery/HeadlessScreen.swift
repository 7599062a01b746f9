import Ashlar

/// A program on a terminal in memory: it handles events, lays out and draws as on a real terminal.
@MainActor public class HeadlessScreen {
  public let window: Window
  private let application: Application
  /// The virtual time, which passes only in ``advance(by:_:)``.
  let time: VirtualTime
  /// The screen of the last turn that presented one.
  private var screen: CellBuffer?
  /// The name in the listing of frames.
  private let name: String

  /// Creates a program; `fill` adds the window's content.
  init(_ name: String, size: CellSize, theme: Theme, fill: (Window) -> Void) {
    self.name = name
    let terminal = MemoryTerminal(size: size)
    window = Window(size: size)
    application = Application(terminal: terminal, window: window)
    time = VirtualTime(startingAt: terminal.now)
    window.theme = theme
    // Without passing time, animations have to be shown at their ends. A recording lets time pass.
    window.prefersReducedMotion = true
    fill(window)
    screen = turn([.userInterfaceStyle(terminal.userInterfaceStyle), .resize(size)])
    send([])
  }

  /// Handles events, each in its own turn.
  public final func send(_ events: [Event]) {
    for event in events {
      prepare(for: event)
      screen = turn([event]) ?? screen
    }
    screen = turn([]) ?? screen
  }

  private func turn(_ events: [Event]) -> CellBuffer? { application.turn(events, at: time.now) }

  /// Lets virtual time pass. Animations show their frames and delayed actions run meanwhile. `show` is called at each
  /// time at which the screen may have changed, and at the end.
  final func advance(by duration: Duration, _ show: () -> Void = {}) {
    let end = time.now + max(.zero, duration)
    while let next = nextChange, next < end {
      pass(to: next)
      show()
    }
    pass(to: end)
    show()
  }

  private func pass(to moment: ContinuousClock.Instant) {
    time.pass(to: moment)
    send([])
  }

  /// The time at which the screen may change by itself; `nil` if nothing is animated and no action is pending.
  final var nextChange: ContinuousClock.Instant? {
    if window.isClosed { return nil }
    return [application.nextFrameTime, time.next].compactMap(\.self).min()
  }

  /// The whole screen of the terminal, as of the last turn.
  final var terminalScreen: CellBuffer { screen ?? CellBuffer(size: window.size) }

  /// Called before each event. The default does nothing.
  func prepare(for event: Event) {}

  /// Returns the screen as it would be shown.
  public func draw() -> CellBuffer {
    send([])
    return screen ?? CellBuffer(size: size)
  }

  /// The screen as assistive technology reads it.
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

/// A gallery on a terminal in memory, as the program shows it.
@MainActor public final class HeadlessGallery: HeadlessScreen {
  private let gallery: GalleryView

  /// Creates a gallery of `entries` on a terminal of a size in cells.
  public init(_ entries: [DemoEntry], size: CellSize, seed: UInt64 = 1, theme: Theme = .standard) {
    let gallery = GalleryView(entries, seed: seed)
    self.gallery = gallery
    super.init("gallery", size: size, theme: theme) { gallery.fill($0) }
    gallery.wait { [time] in time.later($0, $1) }
  }

  public override var localizedReadout: LocalizedText { gallery.readout }
}
