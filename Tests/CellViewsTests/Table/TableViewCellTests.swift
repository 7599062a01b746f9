import AutoLayout
import CellViews
import Masonry
import TableFixtures
import Testing

@MainActor struct TableViewCellTests {
  /// Rows of a text, set up by a closure.
  private final class Texts: TableViewDataSource {
    var texts: [String]
    var setUp: (TextCell, Int) -> Void = { _, _ in }

    init(_ texts: [String]) { self.texts = texts }

    func numberOfRows(in tableView: TableView) -> Int { texts.count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(TextCell.self)
      cell.label.text = texts[row]
      cell.accessoryType = .none
      cell.accessoryView = nil
      setUp(cell, row)
      return cell
    }
  }

  private func lines(_ scene: TableScene) -> [String] {
    scene.window.screen.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  // MARK: - Accessories

  @Test func `an accessory takes its columns from the content`() {
    let types = TableViewCell.AccessoryType.allCases
    #expect(
      types == [.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton])
    let texts = Texts(Array(repeating: "stone wall", count: 5))
    texts.setUp = { cell, row in cell.accessoryType = types[row] }
    let scene = TableScene(texts, 12, 6)
    // Ten columns of text; beside the two buttons there are eight.
    #expect(scene.frames.map { $0[2] } == [1, 1, 2, 1, 1])
    #expect(scene.table.visibleCells.map(\.contentView.frame.width) == [12, 10, 8, 10, 10])
    #expect(
      lines(scene) == [
        "stone wall", "stone wall›", "stone   ⓘ ›", "wall", "stone wall✓", "stone wallⓘ",
      ])
  }

  @Test func `a glyph stands in the middle of a high row`() {
    let texts = Texts(["a b c d e"])
    texts.setUp = { cell, _ in cell.accessoryType = .disclosureIndicator }
    let scene = TableScene(texts, 3, 6)
    #expect(lines(scene) == ["a", "b", "c›", "d", "e", ""])
    scene.window.resize(2, 3)
    // Nothing is left for the content, so it has no height.
    #expect(lines(scene) == ["", "›", ""])
    scene.window.resize(1, 3)
    #expect(lines(scene) == ["", "›", ""])
    scene.window.resize(0, 3)
    #expect(lines(scene) == ["", "", ""])
    #expect(scene.window.reports.isEmpty)
  }

  @Test func `an accessory view takes its width and a column`() {
    let texts = Texts(["stone wall", "stone wall"])
    texts.setUp = { cell, row in
      let label = Label(row == 0 ? "x" : "yz")
      cell.accessoryType = .detailDisclosureButton
      cell.accessoryView = label
    }
    let scene = TableScene(texts, 12, 5)
    #expect(scene.table.visibleCells.map(\.contentView.frame.width) == [10, 9])
    #expect(lines(scene) == ["stone wallx", "stone    yz", "wall", "", ""])
    // Without it the type counts again.
    scene.table.cellForRow(at: 0)?.accessoryView = nil
    #expect(lines(scene) == ["stone   ⓘ ›", "wall", "stone    yz", "wall", ""])
  }

  @Test func `an accessory view with a size keeps it, another one fits its content`() {
    let texts = Texts(["stone wall"])
    let given = Label("x")
    given.frame = Rect(x: 7, y: 7, width: 3, height: 1)
    texts.setUp = { cell, _ in cell.accessoryView = given }
    let scene = TableScene(texts, 12, 5)
    #expect(scene.table.visibleCells[0].contentView.frame.width == 8)
    #expect(given.frame == Rect(x: 8, y: 0, width: 3, height: 1))
    given.text = "longer"
    scene.layOut()
    #expect(given.frame.width == 3)

    let fitted = View()
    let inner = Label("ab")
    fitted.addSubview(inner)
    inner.mas.makeConstraints { make in
      make.left.equalTo(fitted.mas.leftMargin)
      make.right.equalTo(fitted.mas.rightMargin)
      make.top.equalTo(fitted.mas.topMargin)
      make.bottom.equalTo(fitted.mas.bottomMargin)
    }
    scene.table.visibleCells[0].accessoryView = fitted
    scene.layOut()
    #expect(given.superview == nil)
    #expect(fitted.frame == Rect(x: 7, y: 0, width: 4, height: 3))
    #expect(scene.table.visibleCells[0].contentView.frame.width == 7)
    inner.text = "abcd"
    scene.layOut()
    #expect(fitted.frame == Rect(x: 5, y: 0, width: 6, height: 3))
    #expect(inner.frame == Rect(x: 1, y: 1, width: 4, height: 1))
    // Its height is not that of the row: two lines of text.
    #expect(scene.frames == [[0, 0, 2]])
    #expect(scene.window.reports.isEmpty)
  }

  @Test func `an accessory view that went elsewhere takes no column`() {
    let texts = Texts(["stone wall", "stone wall"])
    let label = Label("x")
    let scene = TableScene(texts, 12, 5)
    scene.table.visibleCells[0].accessoryView = label
    scene.layOut()
    scene.table.visibleCells[1].accessoryView = label
    scene.table.visibleCells[0].setNeedsLayout()
    scene.layOut()
    #expect(scene.table.visibleCells.map(\.contentView.frame.width) == [12, 10])
    #expect(lines(scene)[1] == "stone wallx")
  }

  @Test func `an accessory view is fitted once, and again when its content changes`() {
    let texts = Texts(["stone wall"])
    let block = Block()
    var asked = 0
    block.onMeasure = { asked += 1 }
    texts.setUp = { cell, _ in cell.accessoryView = block }
    let scene = TableScene(texts)
    let fits = asked
    for width in [13, 14, 15] {
      scene.window.resize(width, 5)
      scene.layOut()
    }
    #expect(asked == fits)
    block.lines = 2
    scene.layOut()
    #expect(asked > fits)
    #expect(block.frame == Rect(x: 14, y: 0, width: 0, height: 2))
  }

  @Test func `an accessory stands at the left where lines run from right to left`() {
    let texts = Texts(["wall", "wall", "wall"])
    texts.setUp = { cell, row in
      cell.accessoryType = row == 0 ? .disclosureIndicator : .detailDisclosureButton
      if row == 2 { cell.accessoryView = Label("xy") }
    }
    let scene = TableScene(texts, 8, 3)
    #expect(lines(scene) == ["wall  ›", "wallⓘ ›", "wall xy"])
    scene.table.semanticContentAttribute = .forceRightToLeft
    #expect(lines(scene) == [" ‹wall", " ‹ ⓘwall", " xywall"])
    #expect(scene.table.visibleCells.map(\.contentView.frame.minX) == [2, 4, 3])
    scene.table.semanticContentAttribute = .unspecified
    #expect(lines(scene) == ["wall  ›", "wallⓘ ›", "wall xy"])
    #expect(!scene.window.needsRendering)
  }

  @Test func `a row is measured again when its accessory changes`() {
    let texts = Texts(["stone wall", "second"])
    let scene = TableScene(texts, 12, 5)
    #expect(scene.frames == [[0, 0, 1], [1, 1, 1]])
    scene.table.visibleCells[0].accessoryType = .detailDisclosureButton
    scene.layOut()
    #expect(scene.frames == [[0, 0, 2], [1, 2, 1]])
    scene.table.visibleCells[0].accessoryType = .checkmark
    #expect(lines(scene) == ["stone wall✓", "second", "", "", ""])
    #expect(scene.table.visibleCells[0].contentWidth(forWidth: 12) == 10)
    #expect(scene.table.visibleCells[0].contentWidth(forWidth: 1) == 0)
  }

  // MARK: - Separators

  @Test func `a separator is a line below each row`() {
    let texts = Texts(["one two three", "four"])
    let scene = TableScene(texts, 8, 6)
    #expect(scene.table.separatorStyle == .none)
    #expect(scene.frames == [[0, 0, 2], [1, 2, 1]])
    scene.table.separatorStyle = .singleLine
    scene.layOut()
    #expect(scene.frames == [[0, 0, 3], [1, 3, 2]])
    #expect(scene.table.visibleCells.map(\.contentView.frame.height) == [2, 1])
    #expect(lines(scene) == ["one two", "three", "────────", "four", "────────", ""])
    scene.table.separatorStyle = .none
    #expect(lines(scene) == ["one two", "three", "four", "", "", ""])
  }

  @Test func `a separator takes its line from a height that is given`() {
    let texts = Texts(["one", "two", "three"])
    let scene = TableScene(texts, 8, 4)
    scene.table.separatorStyle = .singleLine
    scene.table.rowHeight = 2
    // Two of three rows are seen: so long is the scroll bar.
    #expect(lines(scene) == ["one    ┃", "───────┃", "two", "────────"])
    scene.table.rowHeight = 1
    scene.layOut()
    #expect(scene.table.visibleCells.map(\.contentView.frame.height) == [0, 0, 0])
    #expect(lines(scene) == ["────────", "────────", "────────", ""])
  }

  @Test func `a cell without a height has three rows and its separator`() {
    let texts = Texts([])
    let scene = TableScene(texts, 8, 4)
    let empty = LooseCells()
    scene.table.dataSource = empty
    scene.table.separatorStyle = .singleLine
    scene.layOut()
    #expect(scene.frames == [[0, 0, 4]])
    // Nothing is measured of the second row: three lines and a separator are taken for granted.
    #expect(scene.table.contentSize.height == 8)
    withExtendedLifetime(empty) {}
  }

  private final class LooseCells: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      TableViewCell()
    }
  }
}
