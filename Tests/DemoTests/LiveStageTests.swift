import Ashlar
import Demos
import Testing

/// The stage of the gallery shows what the one without a terminal does.
@MainActor @Suite struct LiveStageTests {
  @Test(arguments: allDemos)
  func `a demo on the gallery's stage has the frames it has without a terminal`(id: String) throws {
    for (width, height) in [(160, 50), (80, 24), (79, 24), (40, 9), (12, 4), (3, 2), (0, 0)] {
      let gallery = try openGallery(id, width, height)
      try compare(gallery, id)
    }
  }

  @Test(arguments: allDemos)
  func `it has them while keys move the edges of the stage`(id: String) throws {
    let gallery = try openGallery(id, 100, 30)
    var pressed = ""
    for keys in ["[[[[[", "{{{", "++1123<right><up>", "[{", "<pgdn><down>", "]]]]]]]", "r"] {
      pressed += keys
      for event in try KeyNotation.events(keys) { gallery.window.send(event) }
      try compare(gallery, id, keys: pressed, room: gallery.room)
    }
  }

  @Test(arguments: allDemos)
  func `it has them while the mouse drags the corner of the stage`(id: String) throws {
    let gallery = try openGallery(id, 100, 30)
    let origin = gallery.demo.cellFrame.origin
    gallery.send(.press(.left), CellPoint(x: gallery.demo.cellFrame.maxX, y: 27))
    for (x, y) in [(70, 20), (90, 25), (33, 3), (origin.x, origin.y), (99, 27), (60, 15)] {
      gallery.send(.drag(.left), CellPoint(x: x, y: y))
      _ = gallery.window.render()
      #expect(gallery.demo.cellFrame.origin == origin)
      #expect(gallery.demo.cellFrame.maxX == x)
      #expect(gallery.demo.cellFrame.maxY == y + 1)
      try compare(gallery, id)
    }
  }

  // MARK: - A gallery with one demo

  private struct Gallery {
    let window: Window
    let demo: View
    let room: CellSize

    @MainActor func send(_ action: MouseEvent.Action, _ point: CellPoint) {
      window.send(.mouse(MouseEvent(action, at: point)))
    }
  }

  /// A gallery of all demos in which one was chosen and entered.
  private func openGallery(_ id: String, _ width: Int, _ height: Int) throws -> Gallery {
    let window = Window(size: CellSize(width: width, height: height))
    let gallery = GalleryView(DemoEntry.all, seed: 1)
    gallery.fill(window)
    let index = try #require(DemoEntry.all.firstIndex { $0.id == id })
    for _ in 0..<index { window.send(.key(KeyPress(.down))) }
    window.send(.key(KeyPress(.tab)))
    _ = window.render()
    let stage = try #require(gallery.subviews.first { $0.identifier == "stage" })
    let demo = try #require(stage.subviews.first)
    // The last column is the grip's.
    let place = stage.cellFrame.size
    return Gallery(
      window: window, demo: demo,
      room: CellSize(width: max(0, place.width - 1), height: place.height))
  }

  /// Holds the live frames against those of a stage of the same size; of `room` where `keys` make
  /// the size.
  private func compare(
    _ gallery: Gallery, _ id: String, keys: String = "", room: CellSize? = nil
  ) throws {
    _ = gallery.window.render()
    let size = room ?? gallery.demo.cellFrame.size
    let headless = try makeStage(id, size.width, size.height, keys: keys)
    #expect(headless.size == gallery.demo.cellFrame.size)
    let live = frames(in: gallery.demo, path: "window/demo")
    let expected = headless.views.dropFirst()
    #expect(live.map(\.path) == expected.map(\.path))
    #expect(live.map(\.frame) == expected.map(\.layoutFrame))
    let origin = gallery.demo.cellFrame.origin
    let cells = expected.map { $0.frame.offset(by: origin) }
    #expect(live.map(\.cells) == cells)
  }

  private func frames(
    in view: View, path: String
  ) -> [(path: String, frame: Rect, cells: CellRect)] {
    // The demo itself stands at the stage's origin.
    [(path, view.frame, view.cellFrame)]
      + view.subviews.enumerated().flatMap { index, child in
        frames(in: child, path: "\(path)/\(child.identifier ?? "\(type(of: child))\(index)")")
      }
  }
}
