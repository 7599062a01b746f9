import Ashlar
import Testing

@testable import Demos

/// The keys of all demos.
@MainActor @Suite struct LessonKeyLettersTests {
  /// A demo's keys come before the gallery's, and would hide them.
  @Test func `no demo takes a key of the gallery`() {
    let gallery =
      [
        GalleryKey.narrower, GalleryKey.wider, GalleryKey.lower, GalleryKey.higher,
        GalleryKey.fill, GalleryKey.play, GalleryKey.lesson, GalleryKey.source,
        GalleryKey.reports, GalleryKey.why, GalleryKey.layer, GalleryKey.search,
        GalleryKey.theme, GalleryKey.language, GalleryKey.help, GalleryKey.quit,
      ] + GalleryKey.motions.map(\.letter)
    for entry in DemoEntry.all {
      let stage = StageView()
      stage.show(entry.make(1))
      for key in stage.demoCommands.compactMap(\.key) {
        #expect(!gallery.contains(key), "\(entry.id): \(key.keycap)")
      }
    }
  }
}
