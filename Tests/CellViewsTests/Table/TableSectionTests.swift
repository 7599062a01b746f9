import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import SeededNumbers
import TableFixtures
import TerminalInterface
import Testing

/// Sections of named rows of one line.
@MainActor final class Sections: SectionedTableViewDataSource {
  struct Section {
    var header: String?
    var rows: [String]
    var footer: String?
  }

  var sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  var rows: [String] { sections.flatMap(\.rows) }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(TextCell.self)
    cell.label.text = rows[row]
    return cell
  }
}

@MainActor struct TableSectionTests {
  private let source = Sections([
    .init(header: "Fruit", rows: ["apple", "pear", "plum"], footer: "sweet"),
    .init(header: nil, rows: [], footer: nil),
    .init(header: "Roots", rows: ["beet"], footer: nil),
    .init(header: "Empty", rows: [], footer: "nothing"),
  ])
  private let scene: TableScene
  private var table: TableView { scene.table }

  init() {
    scene = TableScene(source, 10, 10)
    table.showsVerticalScrollIndicator = false
  }

  private var screen: [String] {
    scene.window.render().text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test func `headers, rows and footers stand in order`() {
    #expect(
      screen == [
        "Fruit", "apple", "pear", "plum", "sweet", "Roots", "beet", "Empty", "nothing", "",
      ])
    #expect(table.numberOfRows == 4 && table.numberOfSections == 4)
    #expect((0..<5).map { table.rows(inSection: $0) } == [0..<3, 3..<3, 3..<4, 4..<4, 0..<0])
    #expect((-1...4).map { table.section(ofRow: $0) } == [nil, 0, 0, 0, 2, nil])
    #expect(table.visibleRows == [0, 1, 2, 3] && table.visibleCells.count == 4)
    #expect(table.rectForRow(at: 3) == Rect(x: 0, y: 6, width: 10, height: 1))
    #expect(
      table.subviews.compactMap(\.identifier) == [
        "header0", "row0", "row1", "row2", "footer0", "header2", "row3", "header3", "footer3",
      ])
    #expect(
      (0..<10).map { table.row(at: Point(x: 1, y: Double($0))) } == [
        nil, 0, 1, 2, nil, nil, 3, nil, nil, nil,
      ])
    let frame = scene.window.render()
    #expect(frame[0, 0].style.attributes == .bold && frame[0, 4].style.attributes == .dim)
    #expect(scene.window.reports.isEmpty)
  }

  @Test func `after the table was higher, nothing of it is left that is not shown`() throws {
    source.sections = (0..<12).map { .init(header: "H\($0)", rows: ["a\($0)", "b\($0)"]) }
    table.reloadData()
    table.allowsSelection = true
    for height in [6, 30, 6, 17, 3, 36, 8] {
      scene.window.resize(10, height)
      let pilot = Pilot(scene.window)
      for _ in 0..<24 {
        try pilot.press("down")
        #expect(Set(table.subviews.map(ObjectIdentifier.init)).count == table.subviews.count)
        #expect(table.subviews.count <= height)
        let places = table.subviews.map(\.frame.minY)
        #expect(places == (0..<places.count).map(Double.init), "height \(height)")
      }
      try pilot.press("home")
    }
  }

  @Test func `a long header wraps, and lines stand below rows only`() {
    source.sections[0].header = "Fruit of this year"
    table.reloadData()
    table.separatorStyle = .singleLine
    let line = String(repeating: "─", count: 10)
    #expect(
      screen.prefix(6) == ["Fruit of", "this year", "apple", line, "pear", line])
    table.rowHeight = 1
    #expect(screen.prefix(4) == ["Fruit of", "this year", line, line])
  }

  @Test func `the delegate's view takes the place of a title`() {
    final class Own: TableViewDelegate {
      func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
      ) -> TableViewHeaderFooterView? {
        guard section == 2 else { return nil }
        let view = tableView.dequeueReusableCell(TableViewHeaderFooterView.self)
        view.textLabel.text = "= \(section)"
        return view
      }
      func tableView(
        _ tableView: TableView, viewForFooterInSection section: Int
      ) -> TableViewHeaderFooterView? {
        let view = TableViewHeaderFooterView()
        view.textLabel.text = "a\nb"
        return view
      }
    }
    let own = Own()
    table.delegate = own
    table.reloadData()
    #expect(
      screen == ["Fruit", "apple", "pear", "plum", "a", "b", "= 2", "beet", "Empty", "a"])
  }

  @Test func `keys pass over headers, which come along`() throws {
    scene.window.resize(10, 3)
    table.allowsSelection = true
    let pilot = Pilot(scene.window)
    #expect(table.selectedRow == 0)
    try pilot.press("down", "down")
    #expect(table.selectedRow == 2 && screen == ["pear", "plum", "sweet"])
    try pilot.press("down")
    #expect(table.selectedRow == 3 && screen == ["sweet", "Roots", "beet"])
    // What is below the last row is scrolled to.
    try pilot.press("down")
    #expect(table.selectedRow == 3 && screen == ["Roots", "beet", "Empty"])
    try pilot.press("home")
    #expect(table.selectedRow == 0 && screen == ["Fruit", "apple", "pear"])
    try pilot.press("pgdn", "pgdn")
    #expect(table.selectedRow == 3)
    try pilot.press("pgup", "pgup")
    #expect(table.selectedRow == 0 && screen[0] == "Fruit")
    pilot.click(at: CellPoint(x: 1, y: 0))
    #expect(table.selectedRow == 0)
    pilot.click(at: CellPoint(x: 1, y: 2))
    #expect(table.selectedRow == 1)
  }

  @Test func `rows are told of, sections and titles are asked for`() {
    table.allowsSelection = true
    table.selectRow(at: 3)
    let cells = table.visibleCells
    source.sections[1] = .init(header: "New", rows: ["date"], footer: nil)
    source.sections[0].rows.removeFirst()
    source.sections[2].header = "Root"
    table.performBatchUpdates {
      table.deleteRows(at: [0])
      table.insertRows(at: [2])
    }
    #expect(
      screen == [
        "Fruit", "pear", "plum", "sweet", "New", "date", "Root", "beet", "Empty", "nothing",
      ])
    #expect(table.selectedRow == 3 && table.visibleCells[0] === cells[1])
    #expect(table.visibleCells[3] === cells[3])
    // A section goes away with its rows.
    source.sections.remove(at: 0)
    table.deleteRows(at: [0, 1])
    #expect(screen.prefix(5) == ["New", "date", "Root", "beet", "Empty"])
    #expect(table.tableReports.isEmpty)
    source.sections[1].rows.append("leek")
    table.deleteRows(at: [])
    #expect(screen.prefix(5) == ["New", "date", "Root", "beet", "leek"])
    #expect(table.tableReports == [.rowCountMismatch(expected: 2, actual: 3)])
  }

  @Test func `the position stays with a header or a row`() {
    scene.window.resize(10, 2)
    table.scrollToRow(at: 3, at: .top)
    table.scroll(.lines(-1))
    #expect(screen == ["Roots", "beet"])
    source.sections[0].rows.append("quince")
    table.insertRows(at: [3])
    #expect(screen == ["Roots", "beet"])
    source.sections[2].header = nil
    table.deleteRows(at: [])
    #expect(screen == ["beet", "Empty"])
    table.scroll(.end)
    #expect(screen == ["Empty", "nothing"])
    source.sections.removeLast(2)
    table.deleteRows(at: [4])
    #expect(screen == ["quince", "sweet"])
  }

  @Test func `sections of nothing, and many of them`() {
    for sections in [[], [Sections.Section(rows: [])]] {
      source.sections = sections
      table.reloadData()
      #expect(screen.allSatisfy(\.isEmpty) && table.numberOfRows == 0)
      table.scroll(.end)
      table.scrollToRow(at: 0, at: .none)
      #expect(screen.allSatisfy(\.isEmpty) && table.rectForRow(at: 0) == nil)
    }
    source.sections = [.init(header: "alone", rows: [])]
    table.deleteRows(at: [])
    #expect(screen[0] == "alone")
    table.allowsSelection = true
    table.becomeFirstResponder()
    _ = screen
    #expect(!table.keyDown(KeyPress(.down)) && table.focusedRow == nil)
    source.sections = (0..<5000).map { .init(header: "s\($0)", rows: ["a", "b"]) }
    table.reloadData()
    table.scroll(.end)
    #expect(screen.suffix(3) == ["s4999", "a", "b"])
    #expect(table.section(ofRow: 9998) == 4999)
    table.scrollToRow(at: 6000, at: .top)
    #expect(screen.prefix(3) == ["a", "b", "s3001"])
  }

  @Test(arguments: 0..<20)
  func `whatever changes, the screen is that of a new table at the same place`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = 0
    func section(_ random: inout SeededGenerator) -> Sections.Section {
      func title(_ random: inout SeededGenerator) -> String? {
        Bool.random(using: &random) ? "title \(Int.random(in: 0...9, using: &random))" : nil
      }
      names += 100
      return .init(
        header: title(&random),
        rows: (0..<Int.random(in: 0...4, using: &random)).map { "row \(names + $0)" },
        footer: title(&random))
    }
    source.sections = (0..<5).map { _ in section(&random) }
    table.reloadData()
    scene.window.resize(10, 4)
    for step in 0..<60 {
      let old = source.rows
      switch Int.random(in: 0...5, using: &random) {
      case 0: table.scroll(.lines(Int.random(in: -5...5, using: &random)))
      case 1: table.scrollToRow(at: Int.random(in: 0...9, using: &random), at: .none)
      case 2: scene.window.resize(10, Int.random(in: 0...12, using: &random))
      default:
        let at = Int.random(in: 0...source.sections.count, using: &random)
        if at < source.sections.count, Bool.random(using: &random) {
          source.sections.remove(at: at)
        } else {
          source.sections.insert(section(&random), at: at)
        }
        let new = source.rows
        table.performBatchUpdates {
          table.deleteRows(at: old.indices.filter { !new.contains(old[$0]) })
          table.insertRows(at: new.indices.filter { !old.contains(new[$0]) })
        }
      }
      let shown = Array(screen.prefix(scene.window.size.height))
      let texts = source.sections.flatMap { [$0.header, $0.footer].compactMap { $0 } + $0.rows }
      #expect(shown.allSatisfy { $0.isEmpty || texts.contains($0) }, "seed \(seed), step \(step)")
      // Everything in order, from the top of the window on.
      let all = source.sections.flatMap {
        [$0.header].compactMap { $0 } + $0.rows + [$0.footer].compactMap { $0 }
      }
      let visible = Array(shown.prefix { !$0.isEmpty })
      let starts = all.indices.filter { Array(all[$0...].prefix(visible.count)) == visible }
      #expect(!starts.isEmpty || visible.isEmpty, "seed \(seed), step \(step): \(visible)")
      #expect(visible.count == min(all.count, shown.count), "seed \(seed), step \(step)")
    }
    #expect(table.tableReports.isEmpty && scene.window.reports.isEmpty)
  }
}
