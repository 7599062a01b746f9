import Ashlar

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
