import Ashlar

/// The gallery without a terminal: as the program shows it, given keys, and drawn.
@MainActor public final class HeadlessGallery: HeadlessScreen {
  private let window: Window
  private let gallery: GalleryView

  /// Lays the gallery of `entries` out in a terminal of a size in cells.
  public init(_ entries: [DemoEntry], size: CellSize, seed: UInt64 = 1, theme: Theme = .standard) {
    window = Window(size: size)
    gallery = GalleryView(entries, seed: seed)
    gallery.fill(window)
    window.theme = theme
    window.layoutIfNeeded()
  }

  /// Handles events as the program does, until one of them ends it.
  public func send(_ events: [Event]) {
    for event in events where !window.isClosed {
      window.send(event)
      window.layoutIfNeeded()
    }
  }

  public func draw() -> CellBuffer { window.render() }

  /// What decides now on the stage, in the demo's words.
  public var readout: String { gallery.readout }

  /// The frames of all views, in the order of the tree.
  public var views: [FrameListing.Entry] { window.listing }

  public var frames: String {
    FrameListing(demo: "gallery", size: window.size, views: window.listing).json
  }

  public var currentReports: [LayoutReport] { window.currentReports }

  public var earlierReports: [LayoutReport] { window.earlierReports }

  public var diagnostics: [LayoutDiagnostic] { window.diagnose() }
}
