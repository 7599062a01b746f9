import AshlarTesting
import CellDrawing
import CellViews
import TerminalInterface
import Testing

/// A view that notes the traits before each change.
private final class Noting: View {
  var before: [TraitCollection] = []
  override func traitCollectionDidChange(_ previous: TraitCollection) { before.append(previous) }
}

@MainActor final class TraitTests {
  private let window = Window(80, 24)
  private let view = Noting()
  private var log: [String] = []

  init() { window.addSubview(view) }

  @Test func `size classes follow columns and rows`() {
    for (columns, rows, horizontal, vertical) in [
      (80, 24, .regular, .regular), (79, 24, .compact, .regular), (200, 23, .regular, .compact),
      (0, 0, .compact, .compact), (20, 5, .compact, .compact), (200, 60, .regular, .regular),
    ] as [(Int, Int, UserInterfaceSizeClass, UserInterfaceSizeClass)] {
      window.resize(columns, rows)
      #expect(view.traitCollection.horizontalSizeClass == horizontal, "\(columns)x\(rows)")
      #expect(view.traitCollection.verticalSizeClass == vertical, "\(columns)x\(rows)")
    }
    #expect(View().traitCollection == TraitCollection())
    #expect(View().traitCollection.horizontalSizeClass == .unspecified)
    #expect("\(view.traitCollection)" == "regular columns, regular rows, unspecified, en")
  }

  @Test func `the style is the terminal's, or the one that is set`() {
    window.send(.userInterfaceStyle(.dark))
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
    window.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == .dark && view.before.count == 3)
    // A theme that does not follow the background changes nothing about it.
    window.theme = .light
    window.send(.userInterfaceStyle(.light))
    #expect(view.traitCollection.userInterfaceStyle == .light && view.before.count == 4)
  }

  @Test func `views and controllers are told once a change, before the layout`() {
    let page = RecordingController("page") { [weak self] in self?.log.append($0) }
    window.rootViewController = page
    let pilot = Pilot(window)
    log = []
    for width in [90, 100, 60, 50, 70] {
      pilot.resize(to: CellSize(width: width, height: 30))
    }
    #expect(view.before.map(\.horizontalSizeClass) == [.regular])
    #expect(
      log.prefix(6) == [
        "page will lay out", "page laid out", "page will lay out", "page laid out",
        "page traits: compact columns, regular rows, unspecified, en, "
          + "before: regular columns, regular rows, unspecified, en", "page will lay out",
      ])
    #expect(log.filter { $0.contains("traits") }.count == 1)
    #expect(page.traitCollection == view.traitCollection)
    #expect(ViewController().traitCollection == TraitCollection())
  }
}
