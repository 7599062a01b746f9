import Ashlar

/// The gallery without a terminal: as the program shows it, given keys, and drawn.
@MainActor public final class HeadlessGallery: HeadlessScreen {
  private let gallery: GalleryView

  /// Lays the gallery of `entries` out in a terminal of a size in cells.
  public init(_ entries: [DemoEntry], size: CellSize, seed: UInt64 = 1, theme: Theme = .standard) {
    let gallery = GalleryView(entries, seed: seed)
    self.gallery = gallery
    super.init("gallery", size: size, theme: theme) { gallery.fill($0) }
  }

  public override var readout: String { gallery.readout }
}
