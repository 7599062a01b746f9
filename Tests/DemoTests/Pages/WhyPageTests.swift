import Ashlar
import Testing

/// The samples of the page on explanations, and what it says that they print.
@MainActor @Suite struct WhyPageTests {
  private final class Shown {
    var lines: [String] = []
  }

  private let shown = Shown()
  private let window = Window(size: CellSize(width: 40, height: 10))
  private let title = Label("Twelve signs")

  init() {
    title.identifier = "title"
    window.addSubview(title)
    title.mas.makeConstraints { $0.left.equalTo(window.mas.leftMargin) }
    window.layoutIfNeeded()
  }

  private func print(_ items: Any...) {
    shown.lines.append(items.map { "\($0)" }.filter { !$0.isEmpty }.joined(separator: " "))
  }

  @Test func `an edge's ledger`() {
    if let explanation = title.explanation(of: .right) {
      for row in Ledger(explanation).rows { print(row.part.rawValue, row.amount ?? "", row.text) }
    }
    #expect(
      shown.lines == [
        "value 13 in window",
        "is 13 title.left 1 + title.width 12",
        "moves it +1 per column of the intrinsic width 12 of title",
        "moves it +1 per column of the left margin 1 of window",
      ])
  }

  @Test func `a chain`() throws {
    let explanation = try #require(title.explanation(of: .right))
    for step in WhyChain(from: explanation).steps { print(step.explanation.subject) }
    #expect(shown.lines == ["title.right", "title.left", "title.width", "window.leftMargin"])
  }

  @Test func `a sweep`() {
    let sweep = LayoutSweep(of: window, over: 0...40, along: .horizontal)
    for interval in sweep.intervals { print(interval.lengths, interval.findings.map(\.subject)) }
    #expect(shown.lines.last == "13...40 []")
    #expect(shown.lines.first?.contains("title") == true)
  }

  @Test func `there is no explanation while changes wait`() {
    title.text = "another"
    #expect(title.explanation(of: .right) == nil)
    window.layoutIfNeeded()
    #expect(title.explanation(of: .right)?.value == 8)
  }
}
