import AutoLayout
import CellViews
import Masonry
import TableFixtures
import Testing

@MainActor struct RowHeightTests {
  // MARK: - Given heights

  @Test func `a fixed height holds whatever the cells ask for`() {
    let blocks = Blocks([4, 1, 9, 2])
    let scene = TableScene(blocks)
    #expect(scene.frames == [[0, 0, 4], [1, 4, 1]])
    scene.table.rowHeight = 2
    scene.layOut()
    #expect(scene.frames == [[0, 0, 2], [1, 2, 2], [2, 4, 2]])
    #expect(scene.table.visibleCells.allSatisfy { $0.contentView.frame.height == 2 })
    #expect(scene.table.contentSize == Size(width: 12, height: 8))
    scene.table.rowHeight = TableView.automaticDimension
    scene.layOut()
    #expect(scene.frames == [[0, 0, 4], [1, 4, 1]])
  }

  @Test func `a part of a cell is a whole one, and what is no height is automatic`() {
    let scene = TableScene(Blocks([4, 4]))
    scene.table.rowHeight = 1.25
    scene.layOut()
    #expect(scene.frames == [[0, 0, 2], [1, 2, 2]])
    for height in [0, -2, .nan, .infinity, -.infinity] as [Double] {
      scene.table.rowHeight = 2
      scene.table.rowHeight = height
      scene.layOut()
      #expect(scene.frames == [[0, 0, 4], [1, 4, 4]])
    }
    #expect(TableView.automaticDimension == -1)
  }

  @Test func `fixed rows are shown without measuring`() {
    let blocks = Blocks(count: 1000)
    let scene = TableScene(blocks)
    scene.table.rowHeight = 1
    scene.layOut()
    blocks.forgetCounts()
    scene.table.scroll(.end)
    scene.layOut()
    #expect(scene.table.visibleRows == Array(995...999))
    #expect(blocks.asked == 5)
    scene.table.scroll(.lines(-500))
    scene.layOut()
    #expect(scene.table.visibleRows == Array(495...499))
    // 500 rows were passed, and five are shown.
    #expect(blocks.asked == 10)
  }

  @Test func `a delegate gives heights row by row`() {
    let blocks = Blocks([3, 3, 3, 3, 3])
    blocks.given = [0: 1, 1: TableView.automaticDimension, 2: 0, 3: 0.5, 4: .nan]
    let scene = TableScene(blocks)
    scene.table.delegate = blocks
    scene.layOut()
    // Row 2 is left out, half a line is one.
    #expect(scene.frames == [[0, 0, 1], [1, 1, 3], [3, 4, 1]])
    scene.window.resize(12, 9)
    scene.layOut()
    #expect(scene.frames == [[0, 0, 1], [1, 1, 3], [3, 4, 1], [4, 5, 3]])
    #expect(scene.table.contentSize.height == 8)
    #expect(scene.table.cellForRow(at: 2) == nil)
  }

  @Test func `a delegate without an answer leaves the table's own height`() {
    final class Silent: TableViewDelegate {}
    let silent = Silent()
    let scene = TableScene(Blocks([4, 4]))
    scene.table.delegate = silent
    scene.layOut()
    #expect(scene.frames == [[0, 0, 4], [1, 4, 4]])
    scene.table.rowHeight = 3
    scene.table.estimatedRowHeight = 2
    scene.layOut()
    #expect(scene.frames == [[0, 0, 3], [1, 3, 3]])
    #expect(scene.table.contentSize.height == 6)
    withExtendedLifetime(silent) {}
  }

  @Test func `a delegate is asked once a row, and again at another width`() {
    let blocks = Blocks(count: 20)
    let scene = TableScene(blocks)
    for row in 0..<20 { blocks.given[row] = 1 }
    scene.table.delegate = blocks
    scene.layOut()
    #expect(blocks.heightsAsked == 5)
    scene.table.scroll(.lines(1))
    scene.layOut()
    #expect(blocks.heightsAsked == 6)
    scene.window.resize(11, 5)
    scene.layOut()
    #expect(blocks.heightsAsked == 11)
  }

  @Test func `rows of no height at all are passed without cells`() {
    let blocks = Blocks(count: 300)
    for row in 0..<300 { blocks.given[row] = 0 }
    let scene = TableScene(blocks)
    blocks.forgetCounts()
    scene.table.delegate = blocks
    scene.table.scroll(.end)
    scene.layOut()
    #expect(scene.frames.isEmpty)
    #expect(blocks.asked == 0)
    blocks.given[150] = 2
    scene.table.beginUpdates()
    scene.table.endUpdates()
    scene.table.scroll(.start)
    scene.layOut()
    #expect(scene.frames == [[150, 0, 2]])
  }

  // MARK: - Estimates

  @Test func `the content's size starts from estimates and becomes exact`() {
    let scene = TableScene(Blocks(count: 10))
    // Five rows of one line are seen, five are taken to have three.
    #expect(scene.table.contentSize == Size(width: 12, height: 20))
    scene.table.estimatedRowHeight = 1.5
    scene.layOut()
    #expect(scene.table.contentSize.height == 15)
    scene.table.scroll(.lines(2))
    scene.layOut()
    #expect(scene.table.contentSize.height == 13)
    scene.table.scroll(.end)
    scene.layOut()
    #expect(scene.table.contentSize.height == 10)
  }

  @Test func `estimates of a delegate`() {
    let blocks = Blocks(count: 6)
    blocks.estimates = { $0 == 4 ? 0 : Double($0) + 0.5 }
    let scene = TableScene(blocks, 12, 2)
    scene.table.delegate = blocks
    scene.layOut()
    #expect(blocks.estimatesAsked == 0)
    // Two rows of one line; 3 and 4 rounded up from a half; the table's own 3 for the fifth; 6.
    #expect(scene.table.contentSize.height == 1 + 1 + 3 + 4 + 3 + 6)
    #expect(scene.table.rectForRow(at: 3) == Rect(x: 0, y: 5, width: 12, height: 4))
    #expect(scene.table.rectForRow(at: 5) == Rect(x: 0, y: 12, width: 12, height: 6))
    #expect(scene.table.rectForRow(at: 6) == nil)
    #expect(scene.table.rectForRow(at: -1) == nil)
    #expect(blocks.estimatesAsked == 6)
    scene.table.scroll(.lines(1))
    scene.layOut()
    #expect(scene.table.contentSize.height == 1 + 1 + 1 + 4 + 3 + 6)
    #expect(blocks.estimatesAsked == 6)
  }

  @Test func `without estimates every row is measured at once`() {
    let blocks = Blocks((1...40).map { $0 % 4 + 1 })
    let scene = TableScene(blocks)
    scene.table.estimatedRowHeight = 0
    scene.layOut()
    #expect(scene.table.contentSize.height == 100)
    #expect(scene.table.visibleRows == [0, 1])
    #expect(scene.table.rectForRow(at: 39) == Rect(x: 0, y: 99, width: 12, height: 1))
    scene.table.estimatedRowHeight = -3
    #expect(scene.table.estimatedRowHeight == TableView.automaticDimension)
  }

  @Test func `what is looked at stays when rows above turn out lower than estimated`() {
    let scene = TableScene(Blocks(count: 100))
    // Five rows are known by now, so 30 is behind 5 lines and 8 estimates of 3, in row 13.
    scene.table.contentOffset = Point(x: 0, y: 30)
    scene.layOut()
    // That row has one line only: the place is the start of the next one.
    #expect(scene.frames.first == [14, 0, 1])
    #expect(scene.table.contentOffset == Point(x: 0, y: 30))
    scene.table.scroll(.lines(-2))
    scene.layOut()
    #expect(scene.frames.first == [12, 0, 1])
    #expect(scene.table.contentOffset == Point(x: 0, y: 5 + 7 * 3))
  }

  // MARK: - Another width

  @Test func `automatic heights are measured again at another width`() {
    let rows = Rows(count: 3)
    rows.texts = [0: "one two three four", 1: "five"]
    let scene = TableScene(rows)
    // 18 columns in 12 are two lines.
    #expect(scene.frames == [[0, 0, 2], [1, 2, 1], [2, 3, 1]])
    scene.window.resize(18, 5)
    scene.layOut()
    #expect(scene.frames == [[0, 0, 1], [1, 1, 1], [2, 2, 1]])
    scene.window.resize(5, 9)
    scene.layOut()
    #expect(scene.frames == [[0, 0, 4], [1, 4, 1], [2, 5, 1]])
  }

  // MARK: - Mistakes

  /// A cell whose label hangs from the top, and nothing holds the bottom.
  private final class Loose: TableViewCell {
    let label = Label("loose")

    required init() {
      super.init()
      contentView.addSubview(label)
      label.mas.makeConstraints { $0.top.left.equalTo(contentView) }
    }
  }

  private final class LooseRows: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int { 40 }
    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      row % 2 == 0 ? tableView.dequeueReusableCell(Loose.self) : TableViewCell()
    }
  }

  @Test func `a cell without a chain to the bottom gets three rows, and is reported once`() {
    let rows = LooseRows()
    let scene = TableScene(rows)
    #expect(scene.frames == [[0, 0, 3], [1, 3, 3]])
    scene.table.scroll(.end)
    scene.layOut()
    #expect(scene.frames == [[38, -1, 3], [39, 2, 3]])
    scene.window.resize(20, 7)
    scene.layOut()
    // The cell without any constraint is no mistake of a constraint.
    #expect(scene.table.tableReports == [.cellWithoutHeight(cell: "Loose", width: 12)])
    #expect(
      scene.table.tableReports.first.map(\.description) == """
        The constraints of Loose give its row no height at a width of 12. Connect what is in \
        contentView from its top to its bottom, without a gap, and see that something in between \
        has a height. Until then such rows are 3 cells high.
        """)
    #expect(scene.window.reports.map(\.description) == scene.reportsOfTable)
    #expect(!scene.window.needsLayoutInTree)
  }

  @Test func `a cell that is handed out for every row stands in the first one`() {
    final class Miser: TableViewDataSource {
      let cell = TextCell()
      func numberOfRows(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        cell.label.text = "the only one"
        return cell
      }
    }
    let miser = Miser()
    let scene = TableScene(miser)
    #expect(scene.frames == [[0, 0, 1], [1, 1, 3]])
    #expect(scene.table.cellForRow(at: 0) === miser.cell)
    scene.table.reloadData()
    scene.layOut()
    #expect(scene.frames == [[0, 0, 1], [1, 1, 3]])
  }

  /// A cell placed by hand, as high as a number that it is told, or higher when narrow.
  private final class ByHand: TableViewCell {
    override func sizeThatFits(_ size: Size) -> Size {
      Size(width: size.width, height: size.width < 10 ? 4 : 1.5)
    }
  }

  @Test func `cells without constraints are asked what fits`() {
    final class HandRows: TableViewDataSource {
      func numberOfRows(in tableView: TableView) -> Int { 4 }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(ByHand.self)
        cell.accessoryType = row == 1 ? .detailDisclosureButton : .none
        return cell
      }
    }
    let rows = HandRows()
    let scene = TableScene(rows, 12, 8)
    #expect(scene.frames == [[0, 0, 2], [1, 2, 4], [2, 6, 2]])
  }

  @Test func `constraints do not count for a cell that enforces frame layout`() {
    final class Mixed: TableViewDataSource {
      func numberOfRows(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = ByHand()
        let block = Block()
        block.lines = 6
        cell.contentView.addSubview(block)
        block.mas.makeConstraints { $0.edges.equalTo(cell.contentView) }
        cell.enforceFrameLayout = row == 0
        return cell
      }
    }
    let rows = Mixed()
    let scene = TableScene(rows, 12, 8)
    #expect(scene.frames == [[0, 0, 2], [1, 2, 6]])
  }
}
