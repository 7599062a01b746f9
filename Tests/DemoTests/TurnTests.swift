import Ashlar
import Demos
import SeededNumbers
import Testing

/// It does not matter whether keys that scroll come together or one by one: fast typing shows the same.
@MainActor @Suite struct TurnTests {
  /// A gallery of one demo on a terminal in memory, scrolled to its end.
  @MainActor private struct Program {
    let window = Window(size: CellSize(width: 60, height: 16))
    let application: Application

    init(_ entry: DemoEntry) throws {
      application = Application(terminal: MemoryTerminal(size: window.size), window: window)
      GalleryView([entry], seed: 1).fill(window)
      _ = application.turn([.resize(window.size)])
      for event in try KeyNotation.events("<end>") { _ = application.turn([event]) }
    }

    var screen: CellBuffer { window.render() }
  }

  private static let keys = ["<up>", "<down>", "<pgup>", "<pgdn>", "<home>", "<end>", "j", "k"]

  @Test(arguments: await allDemos)
  func `keys that come together do what they do one by one`(id: String) throws {
    let entry = try #require(DemoEntry.named(id))
    // All pairs on the first article's demos, some on the others.
    let seconds = firstDemos.contains(id) ? Self.keys : ["<down>", "<home>"]
    for first in Self.keys {
      for second in seconds {
        let events = try KeyNotation.events(first + second)
        let (together, apart) = (try Program(entry), try Program(entry))
        _ = together.application.turn(events)
        for event in events { _ = apart.application.turn([event]) }
        #expect(together.screen.text == apart.screen.text, "\(first) \(second)")
      }
    }
  }
}
