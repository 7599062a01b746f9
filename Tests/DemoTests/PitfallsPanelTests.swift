import Ashlar
import Demos
import Testing

/// The pitfalls that a demo is in are shown with its reports.
@MainActor @Suite struct PitfallsPanelTests {
  /// A row without room for its two texts, whose first one stands outside.
  private final class Row: View, Demo {
    static let id = "row"
    static let title: LocalizedText = "Row"
    static let lesson = Lesson(.cases, "A lesson for tests.")

    init(seed: UInt64) {
      super.init()
      let label = Label("a text of its own")
      label.identifier = "label"
      addSubview(label)
      label.mas.makeConstraints { make in
        make.left.equalTo(self).offset(-3)
        make.top.equalTo(self)
      }
    }
  }

  /// The pitfalls that lessons are about, by lesson: a tie of natural sizes, a view without one.
  private static let taught = [
    "address-row": ["size-tie"], "natural-sizes": ["missing-constraints"],
  ]

  @Test func `they are found without a terminal`() {
    let stage = HeadlessStage(DemoEntry(Row.self), size: CellSize(width: 30, height: 5))
    #expect(stage.diagnostics.map(\.name) == ["edge-outside"])
    #expect(stage.reports.isEmpty)
    for entry in DemoEntry.all {
      let stage = HeadlessStage(entry, size: CellSize(width: 80, height: 24))
      #expect(stage.diagnostics.map(\.name) == Self.taught[entry.id] ?? [], "\(entry.id)")
    }
  }

  /// A column whose title was given no place, and whose picture no size.
  private final class Beginner: View, Demo {
    static let id = "beginner"
    static let title: LocalizedText = "Beginner"
    static let lesson = Lesson(.cases, "A lesson for tests.")

    init(seed: UInt64) {
      super.init()
      let (title, picture) = (Label("a title"), View())
      title.identifier = "title"
      picture.identifier = "picture"
      addSubview(title)
      addSubview(picture)
      title.mas.makeConstraints { $0.left.equalTo(self) }
      picture.mas.makeConstraints { make in
        make.left.right.equalTo(self)
        make.top.equalTo(title.mas.bottom)
      }
    }
  }

  @Test func `what is missing is counted, and read with m`() throws {
    let window = Window(size: CellSize(width: 60, height: 24))
    GalleryView([DemoEntry(Beginner.self)], seed: 1).fill(window)
    #expect(window.render().text.contains(" 2 reports: m"))
    window.send(.key(KeyPress(.character("m"))))
    let screen = window.render().text
    #expect(screen.contains("║ 2 reports"))
    #expect(screen.contains("║ 1  Label:title has no y"))
    #expect(screen.contains("║    PitfallsPanelTests.swift:"))
    #expect(screen.contains("║ 2  View:picture has no "))
    // Below that, the cure and the pitfall's name.
    window.send(.key(KeyPress(.end)))
    #expect(window.render().text.contains("[missing-constraints]"))
  }

  /// At every size, also those at which something gives way.
  @Test func `nothing is missing in the demos and the gallery`() {
    for width in [0, 7, 20, 45, 79, 80, 120] {
      for height in [0, 1, 5, 24] {
        let size = CellSize(width: width, height: height)
        for entry in DemoEntry.all where entry.id != "natural-sizes" {
          let stage = HeadlessStage(entry, size: size)
          stage.send([.key(KeyPress(.character("+"))), .key(KeyPress(.down))])
          #expect(Self.missing(stage.diagnostics) == [], "\(entry.id) \(width)x\(height)")
        }
        let gallery = HeadlessGallery(DemoEntry.all, size: size, seed: 1, theme: .standard)
        #expect(Self.missing(gallery.diagnostics) == [], "\(width)x\(height)")
      }
    }
  }

  private static func missing(_ diagnostics: [LayoutDiagnostic]) -> [LayoutDiagnostic] {
    diagnostics.filter {
      $0.name == "missing-constraints" || $0.name == "translates-autoresizing-mask"
    }
  }

  @Test func `the panel has them as long as they are there`() throws {
    let window = Window(size: CellSize(width: 60, height: 24))
    let gallery = GalleryView([DemoEntry(Row.self)], seed: 1)
    gallery.fill(window)
    window.send(.key(KeyPress(.character("m"))))
    let screen = window.render().text
    #expect(screen.contains(" Reports "))
    #expect(screen.contains("║    PitfallsPanelTests.swift:"))
    #expect(screen.contains("[edge-outside]"))
    window.send(.key(KeyPress(.character("m"))))
    #expect(!window.render().text.contains("[edge-outside]"))
  }

  /// A demo with a view that has no place, and notes how often it is asked for its size: pitfalls are found by
  /// asking that.
  private final class Asked: View, Demo {
    static let id = "asked"
    static let title: LocalizedText = "Asked"
    static let lesson = Lesson(.cases, "A lesson for tests.")
    @MainActor static var count = 0

    private final class Unplaced: View {
      override var intrinsicContentSize: Size {
        Asked.count += 1
        return Size(width: 3, height: 1)
      }
    }

    init(seed: UInt64) {
      super.init()
      addSubview(Unplaced())
    }
  }

  @Test func `pitfalls are looked for when they are asked for, never while anything is drawn`()
    throws
  {
    let window = Window(size: CellSize(width: 120, height: 40))
    let gallery = GalleryView([DemoEntry(Asked.self)], seed: 1)
    gallery.fill(window)
    Asked.count = 0
    _ = window.render()
    #expect(Asked.count > 0, "for the hint")
    let looked = Asked.count
    #expect(window.render().text.contains("1 report"))
    for (keys, isAsked) in [
      ("", false), ("l", false), ("m", true), ("[[", false), ("s", false), ("<esc>", false),
      ("?", false), ("<esc><esc>", false), ("m", true), ("m", false),
    ] {
      Asked.count = 0
      for event in try KeyNotation.events(keys) { window.send(event) }
      window.layoutIfNeeded()
      #expect((Asked.count >= looked) == isAsked, "after \(keys)")
      _ = window.render()
      #expect(!window.needsRendering)
      Asked.count = 0
      let layout = window.lastLayout
      for _ in 0..<3 {
        window.setNeedsDisplay()
        _ = window.render()
      }
      #expect(Asked.count == 0, "drawn after \(keys)")
      #expect(window.lastLayout == layout, "no layout while drawing")
    }
    #expect(window.render().text.contains("1 report"))
  }
}
