import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

/// Notes what scroll views and tables tell of scrolling.
@MainActor private final class ScrollLog: ScrollViewDelegate, TableViewDelegate {
  private(set) var offsets: [Double] = []
  private(set) var ends = 0
  var onScroll: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset.y)
    onScroll()
  }
  func scrollViewDidScroll(_ scrollView: TableView) {
    offsets.append(scrollView.contentOffset.y)
    onScroll()
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { ends += 1 }
  func scrollViewDidEndScrollingAnimation(_ scrollView: TableView) { ends += 1 }
}

/// Scrolling frame by frame, in scroll views and in tables.
@MainActor struct ScrollAnimationTests {
  private let window = Window(12, 10)
  private let scroll = ScrollView()
  private let log = ScrollLog()
  private let pilot: Pilot

  init() {
    scroll.show(Label((0..<60).map { "line \($0)" }.joined(separator: "\n")), filling: window)
    scroll.delegate = log
    pilot = Pilot(window)
  }

  private func frames(_ count: Int = 30) {
    for _ in 0..<count { pilot.advance(by: .milliseconds(16)) }
  }

  @Test func `a scroll view goes to an offset frame by frame, and tells its end once`() {
    scroll.setContentOffset(Point(x: 0, y: 30), animated: true)
    #expect(scroll.contentOffset.y == 0)
    pilot.advance(by: .milliseconds(128))
    let middle = scroll.contentOffset.y
    #expect((8...22).contains(middle) && log.ends == 0)
    #expect(pilot.screen.hasPrefix("line \(Int(middle))"))
    frames()
    #expect(scroll.contentOffset.y == 30 && log.ends == 1)
    #expect(log.offsets == log.offsets.sorted() && log.offsets.count > 8)
    #expect(Set(log.offsets).count == log.offsets.count)
    let drawn = pilot.frameCount
    pilot.advance(by: .seconds(1))
    #expect(pilot.frameCount == drawn && !window.needsRendering)
    scroll.setContentOffset(Point(x: 0, y: 30), animated: true)
    frames()
    #expect(log.ends == 2)
    scroll.setContentOffset(Point(x: 0, y: 3), animated: false)
    #expect(scroll.contentOffset.y == 3 && log.ends == 2)
    scroll.scrollRectToVisible(Rect(x: 0, y: 20, width: 1, height: 1), animated: true)
    #expect(scroll.contentOffset.y == 3)
    frames()
    #expect(scroll.contentOffset.y == 11 && log.ends == 3)
    // Beyond the end it stops there.
    scroll.setContentOffset(Point(x: 0, y: 500), animated: true)
    frames()
    #expect(scroll.contentOffset.y == 50 && log.ends == 4 && log.offsets.max() == 50)
    scroll.setContentOffset(Point(x: 0, y: .nan), animated: true)
    frames()
    #expect(scroll.contentOffset.y == 50 && log.ends == 4 && window.reports.isEmpty)
  }

  @Test func `whoever scrolls meanwhile has it`() throws {
    scroll.becomeFirstResponder()
    for way in 0..<5 {
      scroll.contentOffset.y = 0
      pilot.draw()
      scroll.setContentOffset(Point(x: 0, y: 40), animated: true)
      pilot.advance(by: .milliseconds(96))
      let offset = scroll.contentOffset.y
      #expect(offset > 0 && offset < 40)
      switch way {
      case 0: try pilot.press("down")
      case 1: scroll.contentOffset.y = offset + 1
      case 2: scroll.scroll(.lines(1))
      case 3: scroll.bounds.origin.y += 1
      default:
        var once = false
        log.onScroll = { [scroll] in
          guard !once else { return }
          once = true
          scroll.contentOffset.y = offset + 1
        }
      }
      frames()
      #expect(scroll.contentOffset.y == offset + 1 && log.ends == 0, "way \(way)")
      log.onScroll = {}
    }
    // Another one begins where the first one was.
    scroll.setContentOffset(Point(x: 0, y: 50), animated: true)
    pilot.advance(by: .milliseconds(96))
    let place = scroll.contentOffset.y
    scroll.setContentOffset(.zero, animated: true)
    pilot.advance(by: .milliseconds(48))
    #expect(scroll.contentOffset.y <= place && scroll.contentOffset.y > 0)
    frames()
    #expect(scroll.contentOffset.y == 0 && log.ends == 1)
  }

  @Test func `where there is nothing to be seen of it, it is over at once`() {
    window.prefersReducedMotion = true
    scroll.setContentOffset(Point(x: 0, y: 30), animated: true)
    #expect(scroll.contentOffset.y == 30 && log.ends == 1)
    window.prefersReducedMotion = false
    scroll.setContentOffset(Point(x: 0, y: 50), animated: true)
    pilot.advance(by: .milliseconds(48))
    window.prefersReducedMotion = true
    pilot.advance(by: .milliseconds(16))
    #expect(scroll.contentOffset.y == 50 && log.ends == 2)
    // A window that no application runs.
    let other = Window(12, 4)
    let alone = ScrollView()
    alone.show(Label((0..<9).map { "\($0)" }.joined(separator: "\n")), filling: other)
    _ = other.render()
    alone.setContentOffset(Point(x: 0, y: 2), animated: true)
    #expect(alone.contentOffset.y == 2)
  }

  @Test func `in an animation of views the offset is there at once, and drawn on the way`() {
    for sets in [false, true] {
      scroll.contentOffset.y = 0
      pilot.draw()
      View.animate(duration: .milliseconds(320), options: .curveLinear) {
        if sets { scroll.bounds.origin.y = 40 } else { scroll.contentOffset.y = 40 }
      }
      pilot.draw()
      #expect(scroll.contentOffset.y == 40 && pilot.screen.hasPrefix("line 0"))
      var tops: [String] = []
      for _ in 0..<4 {
        pilot.advance(by: .milliseconds(80))
        tops.append(pilot.screen.split(separator: "\n").first.map(String.init) ?? "")
      }
      let lines = tops.compactMap { Int($0.filter(\.isNumber)) }
      #expect(lines == lines.sorted() && Set(lines).count == 4 && (4...14).contains(lines[0]))
      pilot.advance(by: .milliseconds(160))
      #expect(pilot.screen.hasPrefix("line 40"))
    }
    // A second one begins where the first one is drawn; the goal is clamped by the layout.
    View.animate(duration: .milliseconds(320), options: .curveLinear) {
      scroll.contentOffset.y = 0
    }
    pilot.advance(by: .milliseconds(160))
    View.animate(duration: .milliseconds(320), options: .curveLinear) {
      scroll.contentOffset.y = 90
      window.layoutIfNeeded()
    }
    pilot.draw()
    let top = Int(pilot.screen.prefix { $0 != "\n" }.filter(\.isNumber)) ?? 0
    #expect((15...28).contains(top) && scroll.contentOffset.y == 50)
    pilot.advance(by: .milliseconds(400))
    #expect(pilot.screen.hasPrefix("line 50"))
  }

  // MARK: - Tables

  @Test(arguments: 0..<10)
  func `a table goes to a row frame by frame, past rows of any height`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let blocks = Blocks((0..<200).map { _ in Int.random(in: 1...4, using: &random) })
    let scene = TableScene(blocks, 12, 10)
    let pilot = Pilot(scene.window)
    scene.table.delegate = log
    for step in 0..<6 {
      let row = Int.random(in: 0..<200, using: &random)
      let position =
        TableView.ScrollPosition.allCases.randomElement(using: &random) ?? .none
      let before = scene.table.visibleRows.first ?? 0
      // Where it leads without a way.
      let model = TableScene(blocks, 12, 10)
      model.table.scrollToRow(at: before, at: .top)
      model.table.scroll(.lines(-Int(scene.frames.first?[1] ?? 0)))
      model.layOut()
      #expect(model.frames == scene.frames)
      model.table.scrollToRow(at: row, at: position)
      model.layOut()
      scene.table.scrollToRow(at: row, at: position, animated: true)
      var tops: [Int] = [before]
      for _ in 0..<24 {
        pilot.advance(by: .milliseconds(16))
        tops.append(scene.table.visibleRows.first ?? -1)
      }
      let comment = "seed \(seed), step \(step): \(row) at \(position), \(tops)"
      #expect(scene.frames == model.frames, "\(comment)")
      #expect(tops == tops.sorted() || tops == tops.sorted(by: >), "\(comment)")
      #expect(log.ends == step + 1, "\(comment)")
    }
  }

  @Test func `keys end it, and rows that come bring it to its end`() throws {
    let blocks = Blocks(count: 100)
    let scene = TableScene(blocks, 12, 10)
    scene.table.estimatedRowHeight = 1
    let pilot = Pilot(scene.window)
    scene.table.delegate = log
    scene.table.scrollToRow(at: 60, at: .top, animated: true)
    pilot.advance(by: .milliseconds(112))
    let top = try #require(scene.table.visibleRows.first)
    #expect(top > 0 && top < 60)
    try pilot.press("down")
    pilot.advance(by: .seconds(1))
    #expect(scene.table.visibleRows.first == top + 1 && log.ends == 0)
    scene.table.scrollToRow(at: 60, at: .top, animated: true)
    pilot.advance(by: .milliseconds(112))
    blocks.rows.insert(("new", 1), at: 0)
    scene.table.insertRows(at: [0])
    pilot.draw()
    #expect(scene.names.first == "60" && log.ends == 1)
    scene.table.setContentOffset(Point(x: 0, y: 10), animated: true)
    pilot.advance(by: .milliseconds(112))
    #expect(scene.table.contentOffset.y > 10 && scene.table.contentOffset.y < 61)
    pilot.advance(by: .seconds(1))
    #expect(scene.table.contentOffset.y == 10 && log.ends == 2)
    scene.table.setContentOffset(.zero, animated: true)
    pilot.advance(by: .milliseconds(48))
    blocks.rows.removeLast(70)
    scene.table.reloadData()
    pilot.advance(by: .seconds(1))
    #expect(scene.table.contentOffset.y == 0 && log.ends == 3)
    scene.window.prefersReducedMotion = true
    scene.table.scrollToRow(at: 12, at: .top, animated: true)
    pilot.draw()
    #expect(scene.table.visibleRows.first == 12 && log.ends == 4)
    scene.table.scrollToRow(at: 99, at: .top, animated: true)
    pilot.draw()
    #expect(scene.table.visibleRows.first == 12 && !scene.window.needsRendering)
  }
}
