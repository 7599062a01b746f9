import Ashlar
import Demos
import Testing

/// The stage that becomes narrower and wide again by itself.
@MainActor @Suite struct BreathingTests {
  /// A gallery whose time passes as fast as it is looked at.
  @MainActor private final class Scene {
    let window = Window(size: CellSize(width: 80, height: 24))
    let gallery = GalleryView(DemoEntry.all, seed: 1)
    /// The stage's widths as they were seen, and what is done when so many were.
    var widths: [Int] = []
    var actions: [Int: Event] = [:]
    /// What is done at the width that is reached.
    var events: [Int: (Int) -> Event] = [:]
    private var pauses = 0

    init() {
      gallery.fill(window)
      window.layoutIfNeeded()
    }

    var width: Int {
      window.layoutIfNeeded()
      let stage = gallery.subviews.first { $0.identifier == "stage" }
      return stage?.subviews.first?.cellFrame.width ?? 0
    }

    /// Looks at the stage in each pause of one breath, which has so many.
    func breathe(delay: Duration? = .seconds(1)) async {
      gallery.breathe(after: delay) { [weak self] _ in
        await Task.yield()
        self?.look()
      }
      for _ in 0..<500 { await Task.yield() }
    }

    private func look() {
      widths.append(width)
      pauses += 1
      if let event = actions[pauses] ?? events[pauses]?(width) { window.send(event) }
    }
  }

  @Test func `it goes from 62 columns to 40 and back, once`() async throws {
    let scene = Scene()
    await scene.breathe()
    #expect(scene.widths.first == 62 && scene.widths.last == 62)
    #expect(scene.widths.min() == 40)
    let middle = try #require(scene.widths.firstIndex(of: 40))
    let (there, back) = (scene.widths[...middle], scene.widths[middle...])
    #expect(Array(there) == there.sorted(by: >) && Array(back) == back.sorted())
    // Slowly enough to be followed.
    for (width, next) in zip(scene.widths, scene.widths.dropFirst()) {
      #expect(abs(next - width) <= 2)
    }
    #expect(scene.width == 62)
    let count = scene.widths.count
    for _ in 0..<100 { await Task.yield() }
    #expect(scene.widths.count == count)
  }

  @Test(arguments: [(80, 0), (80, 1), (80, 2), (200, 0), (200, 1), (30, 2), (20, 0)])
  func `it goes as far as there is something to be seen`(width: Int, index: Int) async throws {
    let scene = Scene()
    scene.window.send(.resize(CellSize(width: width, height: 30)))
    for _ in 0..<index { scene.window.send(.key(KeyPress(.down))) }
    let room = scene.width
    await scene.breathe()
    let narrowest = DemoEntry.all[index].lesson.narrowest
    #expect(scene.widths.first == room && scene.widths.last == room)
    #expect(scene.widths.min() == min(narrowest, room * 2 / 3))
  }

  @Test func `the size is shown meanwhile, and no longer`() async {
    let scene = Scene()
    func isShown() -> Bool {
      scene.window.render().text.split(separator: "\n").dropFirst().contains {
        $0.contains(" \(scene.width)×20 ")
      }
    }
    scene.gallery.breathe(after: .zero) { _ in await Task.yield() }
    for _ in 0..<100 where scene.width == 62 { await Task.yield() }
    #expect(isShown())
    #expect(scene.window.render().text.contains(" Every size is a new layout: "))
    for _ in 0..<300 { await Task.yield() }
    #expect(scene.width == 62 && !isShown())
    #expect(scene.window.render().text.contains(DemoEntry.all[0].lesson.sentence.english))
  }

  @Test func `with reduced motion nothing begins by itself, and it goes there and back at once`()
    async
  {
    let scene = Scene()
    scene.window.prefersReducedMotion = true
    await scene.breathe()
    #expect(scene.widths.isEmpty && scene.width == 62)
    scene.window.send(.key(KeyPress(.character("p"))))
    for _ in 0..<100 { await Task.yield() }
    // Before it begins, and once while it is narrow.
    #expect(Set(scene.widths) == [62, 40] && scene.widths.count == 2)
    #expect(scene.width == 62)
  }

  @Test(arguments: [5, 20, 30])
  func `a key stops it and does what it does`(pause: Int) async throws {
    let scene = Scene()
    scene.actions = [pause: .key(KeyPress(.down))]
    await scene.breathe()
    #expect(scene.widths.count == pause)
    #expect(scene.width == 62)
    #expect(scene.window.render().text.hasPrefix(" Ashlar: Auto Layout   StairView "))
  }

  @Test func `a key that moves the edge begins where the edge is`() async throws {
    let scene = Scene()
    scene.actions = [20: .key(KeyPress(.character("[")))]
    await scene.breathe()
    #expect(scene.width == (try #require(scene.widths.last)) - 1)
    #expect(scene.widths.count == 20)
  }

  @Test func `the grip is taken where it is`() async throws {
    let scene = Scene()
    scene.events = [20: { .mouse(MouseEvent(.press(.left), at: CellPoint(x: 17 + $0, y: 10))) }]
    await scene.breathe()
    #expect(scene.widths.count == 20)
    let width = try #require(scene.widths.last)
    #expect(scene.width == width && width < 62)
    // And it follows the mouse from there.
    scene.window.send(.mouse(MouseEvent(.drag(.left), at: CellPoint(x: 17 + width + 3, y: 10))))
    #expect(scene.width == width + 3)
  }

  /// A click into the list and into the stage, a turn of the wheel, the end of a press.
  private nonisolated static let gestures = [
    MouseEvent(.press(.left), at: CellPoint(x: 5, y: 3)),
    MouseEvent(.press(.left), at: CellPoint(x: 30, y: 8)),
    MouseEvent(.scrollDown, at: CellPoint(x: 30, y: 8)),
    MouseEvent(.release(.left), at: CellPoint(x: 30, y: 8)),
  ]

  @Test(arguments: 0..<4)
  func `the mouse elsewhere stops it, and the stage is as it was`(gesture: Int) async {
    let scene = Scene()
    scene.actions = [20: .mouse(Self.gestures[gesture])]
    await scene.breathe()
    #expect(scene.widths.count == 20)
    #expect(scene.width == 62)
    if gesture == 0 {
      #expect(scene.window.render().text.hasPrefix(" Ashlar: Auto Layout   StairView "))
    }
  }

  @Test func `a key that moves the lower edge leaves the width as it was`() async {
    let scene = Scene()
    scene.actions = [20: .key(KeyPress(.character("{")))]
    await scene.breathe()
    #expect(scene.window.render().text.contains(" 62×19 of 62×20"))
  }

  @Test func `it is seen: p closes what is in front of the stage`() async {
    let scene = Scene()
    await scene.breathe(delay: nil)
    for key in ["?", "p"] as [Character] {
      scene.window.send(.key(KeyPress(.character(key))))
    }
    #expect(!scene.window.render().text.contains("╔═"))
  }

  @Test func `another size of the terminal stops it, the same one does not`() async throws {
    let scene = Scene()
    scene.actions = [
      10: .resize(CellSize(width: 80, height: 24)), 20: .resize(CellSize(width: 90, height: 24)),
    ]
    await scene.breathe()
    #expect(scene.widths.count == 20)
    #expect(scene.width == 72)
  }

  @Test func `p lets it breathe again, from the size it has`() async throws {
    let scene = Scene()
    await scene.breathe(delay: nil)
    #expect(scene.widths.isEmpty)
    scene.window.send(.key(KeyPress(.character("["))))
    scene.window.send(.key(KeyPress(.character("p"))))
    for _ in 0..<500 { await Task.yield() }
    #expect(scene.widths.dropFirst().first == 61 && scene.widths.last == 61)
    #expect(try #require(scene.widths.min()) < 45)
    #expect(scene.width == 61)
  }

  @Test func `without a terminal nothing moves by itself`() async throws {
    let gallery = HeadlessGallery(DemoEntry.all, size: CellSize(width: 80, height: 24))
    let before = gallery.draw()
    gallery.send(try KeyNotation.events("p"))
    for _ in 0..<200 { await Task.yield() }
    #expect(gallery.draw() == before)
  }
}
