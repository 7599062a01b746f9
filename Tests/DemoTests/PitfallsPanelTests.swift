import Ashlar
import Demos
import Testing

/// The pitfalls that a demo is in are shown with its reports.
@MainActor @Suite struct PitfallsPanelTests {
  /// A row without room for its two texts, whose first one stands outside.
  private final class Row: View, Demo {
    static let id = "row"
    static let title = "Row"
    static let keys = ""

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

  @Test func `they are found without a terminal`() {
    let stage = HeadlessStage(DemoEntry(Row.self), size: CellSize(width: 30, height: 5))
    #expect(stage.diagnostics.map(\.name) == ["edge-outside"])
    #expect(stage.reports.isEmpty)
    for entry in DemoEntry.all {
      let stage = HeadlessStage(entry, size: CellSize(width: 80, height: 24))
      #expect(stage.diagnostics.isEmpty, "\(entry.id)")
    }
  }

  @Test func `the panel has them as long as they are there`() throws {
    let window = Window(size: CellSize(width: 60, height: 14))
    let gallery = GalleryView([DemoEntry(Row.self)], seed: 1)
    window.addSubview(gallery)
    gallery.mas.makeConstraints { $0.edges.equalTo(window) }
    gallery.focus()
    window.send(.key(KeyPress(.character("m"))))
    let screen = window.render().text
    #expect(screen.contains(" Reports "))
    #expect(screen.contains("║1. PitfallsPanelTests.swift:"))
    #expect(screen.contains("[edge-outside]"))
    window.send(.key(KeyPress(.character("m"))))
    #expect(!window.render().text.contains("[edge-outside]"))
  }
}
