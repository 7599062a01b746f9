import Ashlar
import Demos
import Testing

/// Where the keys of the gallery go.
@MainActor @Suite struct GalleryFocusTests {
  @Test func `Tab leads from the list to the stage, to the lesson, and on`() throws {
    let wide = try gallery("", 120, 40)
    let stops = ["Three labels", "Three labels", "Lesson"]
    for keys in ["<tab>", "<shift-tab>"] {
      var seen: [String] = []
      for _ in 0..<6 {
        seen.append(wide.focus)
        wide.send(try KeyNotation.events(keys))
      }
      let order = keys == "<tab>" ? stops : [stops[0]] + stops.dropFirst().reversed()
      #expect(seen == order + order)
    }
    let narrow = try gallery("<tab><tab>", 80, 24)
    #expect(try narrow.focus == gallery("", 80, 24).focus)
  }

  @Test func `the demo's keys are there wherever the stage is seen, once`() throws {
    for (keys, same) in [
      ("<down><down>11", "<down><down><tab>11<esc>"), ("<down>+", "<down><tab>+<esc>"),
      ("--", "<tab>--<esc>"),
    ] {
      let (first, second) = (try gallery(keys, 80, 24), try gallery(same, 80, 24))
      #expect(first.frames == second.frames && first.draw() == second.draw(), "\(keys)")
    }
    let beside = try gallery("<down><down>l1<esc>", 120, 40)
    #expect(try beside.frames == gallery("<down><down>1", 120, 40).frames)
    // Behind a page nothing changes that is not seen.
    let hidden = try gallery("<down><down>?1<esc>", 80, 24)
    #expect(try hidden.frames == gallery("<down><down>", 80, 24).frames)
  }

  @Test func `a lesson that has the keys keeps them when the terminal changes`() throws {
    let gallery = try gallery("l", 120, 40)
    #expect(gallery.focus == "Lesson")
    gallery.send(try KeyNotation.events("<80x24>"))
    #expect(gallery.focus.hasPrefix("Lesson") && gallery.draw().text.contains("╔═ Lesson ═"))
    gallery.send(try KeyNotation.events("<120x40>"))
    #expect(gallery.focus == "Lesson" && !gallery.draw().text.contains("╔═ Lesson ═"))
    gallery.send(try KeyNotation.events("<esc>"))
    #expect(gallery.focus == "Three labels")
  }

  @Test func `letters move and scroll like arrows`() throws {
    for (letters, keys) in [
      ("jj", "<down><down>"), ("Gk", "<end><up>"), ("jg", "<down><home>"),
      ("<tab>jjj", "<tab><down><down><down>"), ("<tab>G", "<tab><end>"),
      ("<tab>Gkg", "<tab><end><up><home>"), ("ljj", "l<down><down>"), ("?G", "?<end>"),
      ("?jjk", "?<down>"), ("sjG", "s<end>"),
    ] {
      let (first, second) = (try gallery(letters, 80, 20), try gallery(keys, 80, 20))
      #expect(first.draw() == second.draw(), "\(letters)")
      #expect(first.frames == second.frames, "\(letters)")
    }
  }

  @Test func `a page that was opened from another leads back to it`() throws {
    func title(_ keys: String, _ width: Int = 80) throws -> String {
      try gallery(keys, width, 40).focus
    }
    #expect(try title("ls").hasPrefix("ThreeLabels.swift"))
    #expect(try title("ls<esc>").hasPrefix("Lesson"))
    #expect(try title("ls?m<esc><esc><esc>").hasPrefix("Lesson"))
    #expect(try title("ls<esc><esc>") == title(""))
    // A page is in the row once; its own key closes it.
    #expect(try title("lsl<esc>").hasPrefix("ThreeLabels.swift"))
    #expect(try title("lss").hasPrefix("Lesson"))
    #expect(try title("<tab>ls<esc><esc>") == title("<tab>"))
    // Beside the stage the lesson keeps the keys, too.
    for page in ["s", "m", "?"] { #expect(try title("<tab>l\(page)<esc>", 120) == "Lesson") }
  }

  @Test func `nothing of a gallery stays when its window is gone`() throws {
    weak var gallery: GalleryView?
    weak var stage: View?
    do {
      let window = Window(size: CellSize(width: 120, height: 40))
      GalleryView(DemoEntry.all, seed: 1).fill(window)
      gallery = window.subviews.first as? GalleryView
      stage = gallery?.subviews.first { $0.identifier == "stage" }
      for event in try KeyNotation.events("l<enter>s<esc>?<esc>m<esc><down>l<enter><tab><down>") {
        window.send(event)
        _ = window.render()
      }
      #expect(gallery != nil && stage != nil)
    }
    #expect(gallery == nil && stage == nil)
  }
}
