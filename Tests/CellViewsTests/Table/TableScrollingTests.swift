import AutoLayout
import CellViews
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

@MainActor struct TableScrollingTests {
  @Test func `the end is the last row's bottom, also of a row higher than the table`() {
    let scene = TableScene(Blocks([2, 1, 9]))
    scene.table.scroll(.end)
    scene.layOut()
    #expect(scene.frames == [[2, -4, 9]])
    scene.table.scroll(.lines(-5))
    scene.layOut()
    #expect(scene.frames == [[1, 0, 1], [2, 1, 9]])
    scene.table.scroll(.pages(.max))
    scene.layOut()
    #expect(scene.frames == [[2, -4, 9]])
    scene.table.scroll(.lines(.min))
    scene.layOut()
    #expect(scene.frames == [[0, 0, 2], [1, 2, 1], [2, 3, 9]])
  }

  @Test func `a jump to the end of many rows takes what a viewport needs`() {
    var random = SeededGenerator(seed: 7)
    let blocks = Blocks((0..<100_000).map { _ in Int.random(in: 1...4, using: &random) })
    let scene = TableScene(blocks, 12, 20)
    let moves: [(TableView) -> Void] = [
      { $0.scroll(.end) }, { $0.scroll(.start) }, { $0.contentOffset.y = 123_456 },
      { $0.scrollToRow(at: 50_000, at: .middle) }, { $0.scrollToRow(at: 99_999, at: .bottom) },
      { $0.scrollToRow(at: 1_000, at: .top) }, { $0.scrollToRow(at: 70_000, at: .none) },
      { $0.scroll(.lines(1)) }, { $0.scroll(.pages(-1)) },
    ]
    for move in moves {
      blocks.forgetCounts()
      move(scene.table)
      scene.layOut()
      // Of rows of one line at least, twenty fill the table; a page passes as many.
      #expect(blocks.asked <= 2 * 20 + 1)
      // A cell is asked for its natural size a few times when it is measured and laid out.
      #expect(blocks.measured <= 8 * blocks.asked + 8)
    }
    #expect(blocks.made <= 2 * 41)
    scene.table.scroll(.end)
    scene.layOut()
    #expect(scene.table.visibleRows.last == 99_999)
    #expect(scene.table.visibleCells.last?.frame.maxY == 20)
    #expect(scene.table.contentOffset.y + 20 == scene.table.contentSize.height)
  }

  @Test func `hardly more cells are made than are visible, however far a table is scrolled`() {
    let blocks = Blocks(count: 100_000, lines: 2)
    let scene = TableScene(blocks, 12, 20)
    let moves: [ScrollMove] = [
      .lines(1), .pages(1), .pages(1), .end, .pages(-1), .start, .lines(9),
    ]
    for move in moves + moves {
      scene.table.scroll(move)
      scene.layOut()
    }
    for row in [99_000, 50_000, 50_005, 7] {
      scene.table.scrollToRow(at: row, at: .middle)
      scene.layOut()
    }
    #expect(blocks.made <= scene.table.visibleRows.count + 2)
  }

  @Test func `two cells at most are alive that are not visible`() {
    final class Alive { weak var cell: TextCell? }
    final class Source: TableViewDataSource {
      var cells: [Alive] = []
      func numberOfRows(in tableView: TableView) -> Int { 100_000 }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(TextCell.self)
        cell.label.text = Array(repeating: "line", count: row % 5 + 1).joined(separator: "\n")
        let alive = Alive()
        alive.cell = cell
        if !cells.contains(where: { $0.cell === cell }) { cells.append(alive) }
        return cell
      }
    }
    let source = Source()
    let scene = TableScene(source, 12, 20)
    for move in [.lines(7), .pages(1), .pages(1), .end, .pages(-1), .start, .lines(99)]
      as [ScrollMove]
    {
      scene.table.scroll(move)
      scene.layOut()
      let alive = source.cells.count { $0.cell != nil }
      #expect(alive <= scene.table.visibleRows.count + 2, "\(move)")
    }
    scene.window.resize(12, 3)
    scene.layOut()
    #expect(source.cells.count { $0.cell != nil } <= scene.table.visibleRows.count + 2)
  }

  @Test func `pages by keys are measured in cells that the layout would take anyway`() {
    let blocks = Blocks(count: 1000, lines: 2)
    let scene = TableScene(blocks, 12, 20)
    scene.table.allowsSelection = true
    scene.table.selectRow(at: 0, scrollPosition: TableView.ScrollPosition.none)
    scene.layOut()
    for key in [KeyPress(.pageDown), KeyPress(.pageUp)] {
      for _ in 0..<12 {
        #expect(scene.table.keyDown(key))
        scene.layOut()
      }
    }
    #expect(scene.table.selectedRow == 0)
    #expect(blocks.made <= scene.table.visibleRows.count + 2)
  }

  @Test func `a row costs the same at the top and at the end`() {
    let blocks = Blocks(count: 100_000, lines: 2)
    let scene = TableScene(blocks, 12, 20)
    func cost(_ move: ScrollMove) -> [Int] {
      blocks.forgetCounts()
      scene.table.scroll(move)
      scene.layOut()
      return [blocks.asked, blocks.measured]
    }
    _ = cost(.lines(10))
    let atTop = (0..<6).map { _ in cost(.lines(2)) }
    // The rows there have not been seen before, as those at the top.
    scene.table.scrollToRow(at: 99_900, at: .top)
    scene.layOut()
    let atEnd = (0..<6).map { _ in cost(.lines(2)) }
    #expect(atTop == atEnd)
    #expect(atTop.allSatisfy { $0[0] == 1 })
  }

  @Test func `a long way is counted row by row, with few cells`() {
    let blocks = Blocks(count: 400)
    let scene = TableScene(blocks)
    scene.table.scroll(.lines(390))
    scene.layOut()
    #expect(scene.frames.first == [390, 0, 1])
    #expect(blocks.made <= 64 + 2 * 5)
  }

  @Test func `a row is brought to the top, the middle and the bottom`() {
    let scene = TableScene(Blocks(Array(repeating: 2, count: 20)))
    func frames(_ row: Int, _ position: TableView.ScrollPosition) -> [[Double]] {
      scene.table.scrollToRow(at: row, at: position)
      scene.layOut()
      return scene.frames
    }
    #expect(frames(7, .top) == [[7, 0, 2], [8, 2, 2], [9, 4, 2]])
    // One free line above, two below.
    #expect(frames(7, .middle) == [[6, -1, 2], [7, 1, 2], [8, 3, 2]])
    #expect(frames(7, .bottom) == [[5, -1, 2], [6, 1, 2], [7, 3, 2]])
    // Not beyond the rows.
    #expect(frames(19, .top) == [[17, -1, 2], [18, 1, 2], [19, 3, 2]])
    #expect(frames(0, .bottom) == [[0, 0, 2], [1, 2, 2], [2, 4, 2]])
    // There are no such rows.
    #expect(frames(20, .top) == [[0, 0, 2], [1, 2, 2], [2, 4, 2]])
    #expect(frames(-1, .bottom) == [[0, 0, 2], [1, 2, 2], [2, 4, 2]])
  }

  @Test func `a row is brought into sight by the shortest way`() {
    let scene = TableScene(Blocks([2, 2, 2, 9, 2, 2, 2]))
    func top(_ row: Int) -> [Double]? {
      scene.table.scrollToRow(at: row, at: .none)
      scene.layOut()
      return scene.frames.first
    }
    #expect(top(1) == [0, 0, 2])
    // From row 0 to 2 on five lines: row 2 lacks one.
    #expect(top(2) == [0, -1, 2])
    // A row that is higher than the table: its first five lines come first.
    #expect(top(3) == [3, 0, 9])
    scene.table.scroll(.lines(2))
    #expect(top(3) == [3, -2, 9])
    #expect(top(5) == [3, -8, 9])
    // From below it, its last five lines are the nearest.
    #expect(top(3) == [3, -4, 9])
    #expect(top(0) == [0, 0, 2])
  }

  @Test func `the offset counts lines from the start, within the rows`() {
    let scene = TableScene(Blocks([2, 3, 1, 4, 2]))
    scene.table.estimatedRowHeight = 0
    scene.layOut()
    func offset(_ y: Double) -> Double {
      scene.table.contentOffset = Point(x: 3, y: y)
      scene.layOut()
      #expect(scene.table.contentOffset.x == 0)
      return scene.table.contentOffset.y
    }
    #expect(scene.table.contentSize.height == 12)
    for y in 0...7 { #expect(offset(Double(y)) == Double(y)) }
    #expect(scene.frames == [[3, -1, 4], [4, 3, 2]])
    #expect(offset(3) == 3)
    #expect(scene.frames == [[1, -1, 3], [2, 2, 1], [3, 3, 4]])
    #expect(offset(8) == 7)
    #expect(offset(1e300) == 7)
    #expect(offset(-1) == 0)
    #expect(offset(5) == 5)
    #expect(offset(.nan) == 5)
    #expect(offset(-.infinity) == 5)
  }

  @Test func `an offset among estimates leads to a place among the rows`() {
    let scene = TableScene(Blocks(Array(repeating: 1, count: 50)))
    scene.table.contentOffset.y = 100
    scene.layOut()
    // 5 lines are known, 95 are 31 estimates of 3 and two lines: the row there has only one, so the
    // second one belongs to the row after the next.
    #expect(scene.table.visibleRows.first == 5 + 31 + 2)
    #expect(scene.table.contentOffset.y == 100)
  }

  @Test func `who asks in the middle of updates gets the last layout's answer`() {
    let blocks = Blocks(count: 10)
    let scene = TableScene(blocks)
    scene.table.delegate = blocks
    scene.layOut()
    blocks.estimates = { [unowned blocks] in Double(blocks.rows[$0].lines) }
    blocks.rows.removeLast(5)
    scene.table.deleteRows(at: [5, 6, 7, 8, 9])
    #expect(scene.table.numberOfRows == 10)
    #expect(scene.table.contentSize.height == 5 + 15)
    scene.layOut()
    #expect(scene.table.numberOfRows == 5)
    #expect(scene.table.contentSize.height == 5)
  }
}
