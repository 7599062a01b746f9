import AutoLayout
import CellDrawing
import Masonry
import TerminalInterface
import TableFixtures
import Testing

@testable import CellViews

/// What is scrolled, in each of the views that do it: rows of one line in a window of 8 by 6 cells.
@MainActor private struct ScrollerScene {
  enum Kind: CaseIterable { case scrollView, table }

  let window = Window(8, 6)
  let view: View
  let scroller: any Scroller
  private let rows: Blocks?

  init(_ kind: Kind, lines: Int, bordered: Bool = false) {
    switch kind {
    case .table:
      let (table, blocks) = (TableView(), Blocks(count: lines))
      table.dataSource = blocks
      (view, scroller, rows) = (table, table, blocks)
    case .scrollView:
      let (scroll, content) = (ScrollView(), View())
      scroll.addSubview(content)
      content.mas.makeConstraints { make in
        make.edges.equalTo(scroll)
        make.width.equalTo(3)
        make.height.equalTo(lines)
      }
      (view, scroller, rows) = (scroll, scroll, nil)
    }
    if bordered { view.border = .light }
    window.addSubview(view)
    view.mas.makeConstraints { $0.edges.equalTo(window) }
    view.becomeFirstResponder()
    _ = window.screen
  }

  var offset: Double {
    window.layoutIfNeeded()
    return scroller.extent(along: .vertical).offset
  }

  /// The rows of the thumb, from the top of its track.
  var thumb: [Int] {
    let edge = view.borderWidth
    return window.screen.dropFirst(edge).dropLast(edge).enumerated()
      .filter { $0.element.dropLast(edge).last == "▐" }.map(\.offset)
  }
}

@MainActor struct ScrollerTests {
  private static let moves: [KeyPress.Key] = [.up, .down, .pageUp, .pageDown, .home, .end]

  @Test(arguments: ScrollerScene.Kind.allCases)
  private func `a key is taken just if it moves what is seen`(kind: ScrollerScene.Kind) {
    for lines in [0, 1, 5, 6, 7, 8, 20] {
      let scene = ScrollerScene(kind, lines: lines)
      for start in [KeyPress.Key.home, .down, .end] {
        for key in Self.moves {
          scene.window.key(.home)
          _ = scene.window.screen
          scene.window.key(start)
          _ = scene.window.screen
          let before = scene.offset
          let isTaken = scene.view.keyDown(KeyPress(key))
          _ = scene.window.screen
          #expect(isTaken == (scene.offset != before), "\(key) of \(lines) lines at \(before)")
        }
      }
    }
  }

  @Test(arguments: ScrollerScene.Kind.allCases)
  private func `the thumb is at an end just where the content is`(kind: ScrollerScene.Kind) {
    for lines in 7...40 {
      let scene = ScrollerScene(kind, lines: lines, bordered: lines % 2 == 0)
      let height = 6 - 2 * scene.view.borderWidth
      let limit = Double(lines - height)
      for offset in 0...lines - height {
        scene.scroller.scroll(to: Double(offset), along: .vertical)
        let thumb = scene.thumb
        #expect(!thumb.isEmpty && thumb.count < height)
        #expect(thumb.count == max(1, height * height / lines))
        guard height - thumb.count > 1 else { continue }
        #expect((thumb.first == 0) == (offset == 0), "\(lines) lines from \(offset)")
        #expect(
          (thumb.last == height - 1) == (Double(offset) == limit), "\(lines) lines from \(offset)")
      }
    }
  }

  @Test(arguments: ScrollerScene.Kind.allCases)
  private func `there is a bar where there is more than is seen`(kind: ScrollerScene.Kind) {
    for lines in 0...8 {
      let scene = ScrollerScene(kind, lines: lines)
      #expect(scene.thumb.isEmpty == (lines <= 6))
    }
  }

  @Test(arguments: ScrollerScene.Kind.allCases)
  private func `the thumb goes where it is dragged`(kind: ScrollerScene.Kind) {
    for lines in [12, 24, 60] {
      let scene = ScrollerScene(kind, lines: lines)
      let length = scene.thumb.count
      for grip in 0..<length {
        scene.window.key(.home)
        _ = scene.window.screen
        scene.window.mouse(.press(.left), 7, grip)
        for start in [1, 6 - length, 0, 2].map({ min($0, 6 - length) }) {
          scene.window.mouse(.drag(.left), 7, start + grip)
          #expect(scene.thumb.first == start, "\(lines) lines, held at \(grip)")
        }
        // Beyond the ends it stays there.
        scene.window.mouse(.drag(.left), 7, 90)
        #expect(scene.thumb.last == 5 && scene.offset == Double(lines - 6))
        scene.window.mouse(.drag(.left), 7, -90)
        #expect(scene.offset == 0)
        scene.window.mouse(.release(.left), 7, 0)
        scene.window.mouse(.drag(.left), 7, 5)
        #expect(scene.offset == 0, "released")
      }
    }
  }

  @Test(arguments: ScrollerScene.Kind.allCases)
  private func `a press beside the thumb goes a page in its direction`(kind: ScrollerScene.Kind) {
    let scene = ScrollerScene(kind, lines: 60)
    func press(_ y: Int) -> Double {
      scene.window.mouse(.press(.left), 7, y)
      scene.window.mouse(.release(.left), 7, y)
      _ = scene.window.screen
      return scene.offset
    }
    #expect(press(5) == 5)
    #expect(press(5) == 10)
    #expect(press(0) == 5)
    // Elsewhere the content has the mouse.
    scene.window.mouse(.press(.left), 3, 5)
    _ = scene.window.screen
    #expect(scene.offset == 5)
  }

  @Test func `the thumb is hit in front of what it covers, as long as it is there`() {
    let scene = ScrollerScene(.table, lines: 20)
    #expect(scene.window.hitTest(Point(x: 7, y: 0)) === scene.view)
    #expect(scene.window.hitTest(Point(x: 6, y: 0)) !== scene.view)
    #expect(scene.window.hitTest(Point(x: 7, y: 3)) !== scene.view)
    (scene.view as? TableView)?.showsVerticalScrollIndicator = false
    #expect(scene.window.hitTest(Point(x: 7, y: 0)) !== scene.view)
  }

  @Test(arguments: ScrollerScene.Kind.allCases)
  private func `the track is seen while the thumb is held`(kind: ScrollerScene.Kind) {
    let scene = ScrollerScene(kind, lines: 60)
    func edge() -> String {
      String(scene.window.screen.map { $0.count == 8 ? $0.last ?? " " : " " })
    }
    #expect(edge() == "▐     ")
    scene.window.mouse(.press(.left), 7, 0)
    #expect(edge() == "▐│││││")
    scene.window.mouse(.drag(.left), 7, 2)
    #expect(edge() == "││▐│││")
    scene.window.mouse(.release(.left), 7, 2)
    #expect(edge() == "  ▐   ")
  }

  @Test func `bars along both sides leave the corner to one of them`() {
    let (window, scroll, content) = (Window(8, 4), ScrollView(), View())
    window.addSubview(scroll)
    scroll.addSubview(content)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    content.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(16)
      make.height.equalTo(8)
    }
    scroll.becomeFirstResponder()
    #expect(window.screen == ["       ▐", "       ▐", "", "▄▄▄"])
    window.mouse(.press(.left), 5, 3)
    #expect(window.screen == ["       ▐", "       ▐", "", "   ▄▄▄"])
    scroll.showsVerticalScrollIndicator = false
    window.key(.end)
    #expect(window.screen == ["", "", "", "   ▄▄▄▄"])
  }

  @Test func `at its end a scroller hands keys and wheel to the one around it`() {
    let outer = ScrollerScene(.scrollView, lines: 30)
    let (inner, content) = (ScrollView(), View())
    outer.view.addSubview(inner)
    inner.addSubview(content)
    inner.frame = Rect(x: 0, y: 0, width: 5, height: 4)
    content.mas.makeConstraints { make in
      make.edges.equalTo(inner)
      make.width.height.equalTo(6)
    }
    _ = outer.window.screen
    inner.becomeFirstResponder()
    for expected in [(1, 0), (2, 0), (2, 1), (2, 2)] as [(Double, Double)] {
      outer.window.key(.down)
      _ = outer.window.screen
      #expect(inner.contentOffset.y == expected.0 && outer.offset == expected.1)
    }
    outer.window.mouse(.scrollDown, 1, 0)
    #expect(inner.contentOffset.y == 2 && outer.offset == 5)
  }

  @Test(arguments: [[3], [1, 1, 1, 6], [2, 9, 1], [5, 1]])
  func `a table's thumb is dragged to both ends, however high its rows are`(pattern: [Int]) {
    for count in [20, 41, 60] {
      for height in [5, 8, 12] {
        let window = Window(8, height)
        let rows = Blocks((0..<count).map { pattern[$0 * pattern.count / count] })
        let table = TableView()
        table.dataSource = rows
        window.addSubview(table)
        table.mas.makeConstraints { $0.edges.equalTo(window) }
        _ = window.screen
        window.mouse(.press(.left), 7, 0)
        for y in [1, height - 1, height / 2, height - 1, 99] {
          window.mouse(.drag(.left), 7, y)
          _ = window.screen
        }
        #expect(table.contentOffset.y + Double(height) == table.contentSize.height)
        #expect(table.visibleRows.last == count - 1)
        window.mouse(.drag(.left), 7, 0)
        _ = window.screen
        #expect(table.contentOffset.y == 0)
      }
    }
  }

  @Test(arguments: ScrollerScene.Kind.allCases)
  private func `a mouse that stays in its row moves nothing`(kind: ScrollerScene.Kind) {
    let scene = ScrollerScene(kind, lines: 500)
    scene.scroller.scroll(to: 30, along: .vertical)
    let (offset, thumb) = (scene.offset, scene.thumb)
    scene.window.mouse(.press(.left), 7, thumb[0])
    for x in [6, 0, 7, 5] {
      scene.window.mouse(.drag(.left), x, thumb[0])
      #expect(scene.offset == offset)
    }
  }

  @Test(arguments: ScrollerScene.Kind.allCases)
  private func `another button's release lets nothing go, a lost one does at the next press`(
    kind: ScrollerScene.Kind
  ) {
    let scene = ScrollerScene(kind, lines: 60)
    func hasTrack() -> Bool { scene.window.screen.contains { $0.hasSuffix("│") } }
    scene.window.mouse(.press(.left), 7, 0)
    scene.window.mouse(.release(.right), 7, 0)
    #expect(hasTrack())
    // The release was lost; the next press is elsewhere.
    scene.window.mouse(.press(.left), 2, 3)
    #expect(!hasTrack())
    scene.window.mouse(.release(.left), 2, 3)
    scene.window.mouse(.drag(.left), 7, 4)
    #expect(scene.offset == 0)
  }

  @Test func `a key that is not taken leaves no trace`() {
    let scene = ScrollerScene(.scrollView, lines: 60)
    scene.window.key(.end)
    _ = scene.window.screen
    scene.window.resize(8, 30)
    _ = scene.window.screen
    #expect(!scene.view.keyDown(KeyPress(.down)))
    scene.window.resize(8, 6)
    #expect(scene.offset == 54)
  }

  @Test func `a table that is smaller from this turn on takes the way to its end`() {
    let scene = ScrollerScene(.table, lines: 20)
    scene.window.key(.end)
    _ = scene.window.screen
    scene.window.resize(8, 4)
    scene.window.key(.down)
    scene.window.key(.down)
    _ = scene.window.screen
    let table = scene.view as? TableView
    #expect(table?.visibleRows.last == 17 + 2)
  }
}
