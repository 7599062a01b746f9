import Ashlar
import Demos
import Testing

/// The list beside a stage that grows and shrinks.
@MainActor struct ListRedrawTests {
  @Test func `what is drawn after a smaller window is what a fresh one shows`() throws {
    let gallery = try gallery("<80x60><80x24>", 80, 24)
    let fresh = try self.fresh("")
    #expect(gallery.draw() == fresh.draw())
    for count in 1...24 {
      gallery.send(try KeyNotation.events("<down>"))
      let list = gallery.draw().text.split(separator: "\n").map { String($0.prefix(16)) }
      let keys = String(repeating: "<down>", count: count)
      let same = try self.fresh(keys).draw().text.split(separator: "\n").map {
        String($0.prefix(16))
      }
      #expect(list == same, "\(count)")
    }
  }

  private func fresh(_ keys: String) throws -> HeadlessGallery { try gallery(keys, 80, 24) }
}
