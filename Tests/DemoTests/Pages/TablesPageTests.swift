import Ashlar
import AshlarTesting
import Testing

final class Mailbox: TableViewDelegate {
  var opened: [Int] = []

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    // Show the row beside the table.
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt row: Int) {
    opened.append(row)
  }
}

final class Shelf: SectionedTableViewDataSource {
  let fruit = [["apple", "pear"], ["beet"]]

  func numberOfSections(in tableView: TableView) -> Int { 2 }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    fruit[section].count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    ["Fruit", "Roots"][section]
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PostCell.self)
    cell.label.text = Array(fruit.joined())[row]
    return cell
  }
}

final class InStep: ScrollViewDelegate {
  let views: [ScrollView]

  init(_ views: [ScrollView]) {
    self.views = views
    for view in views { view.delegate = self }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    for view in views where view !== scrollView {
      view.contentOffset = scrollView.contentOffset
    }
  }
}

/// The samples of the pages *Tables* and *Scroll views* on what users do.
@MainActor struct TablesPageTests {
  private let window = Window(size: CellSize(width: 12, height: 5))
  private let table = TableView()

  init() {
    window.addSubview(table)
    let window = window
    table.mas.makeConstraints { $0.edges.equalTo(window) }
  }

  @Test func `rows that are chosen`() throws {
    let (posts, mailbox) = (Posts(), Mailbox())
    posts.texts = ["one", "two", "three"]
    table.dataSource = posts
    table.allowsSelection = true
    table.delegate = mailbox
    table.selectRow(at: 1, scrollPosition: .middle)
    let pilot = Pilot(window)
    try pilot.press("enter", "down", "enter")
    #expect(mailbox.opened == [1, 2])
  }

  @Test func `the picture`() throws {
    let (shelf, window) = (Shelf(), Window(rows: 9))
    let table = TableView()
    table.dataSource = shelf
    table.allowsSelection = true
    table.border = .rounded
    table.accessibilityLabel = "Shelf"
    window.addSubview(table)
    table.mas.makeConstraints { make in
      make.left.equalTo(window).offset(2)
      make.width.equalTo(24)
      make.top.equalTo(window).offset(1)
      make.bottom.equalTo(window).offset(-1)
    }
    table.selectRow(at: 1)
    let pilot = Pilot(window)
    try pilot.expectPicture("table-view")
    #expect(
      pilot.accessibilityText == """
        list "Shelf"
        heading "Fruit"
        row "apple"
        row "pear" [selected, focused]
        heading "Roots"
        row "beet"
        """)
  }

  @Test func `sections`() throws {
    let shelf = Shelf()
    table.dataSource = shelf
    try Pilot(window).expect(
      screen: """
        Fruit
        apple
        pear
        Roots
        beet
        """)
  }

  @Test func `identities`() throws {
    let source = TableViewDiffableDataSource<String, String>(tableView: table) { table, row, name in
      let cell = table.dequeueReusableCell(PostCell.self)
      cell.label.text = name
      return cell
    }
    source.headerTitle = { section in section.uppercased() }

    var snapshot = source.snapshot()
    snapshot.appendSections(["fruit", "roots"])
    snapshot.appendItems(["apple", "pear"], toSection: "fruit")
    snapshot.appendItems(["beet"], toSection: "roots")
    source.apply(snapshot)
    try Pilot(window).expect(
      screen: """
        FRUIT
        apple
        pear
        ROOTS
        beet
        """)
  }

  @Test func `two in step, and one beyond its end`() {
    let views = (0..<2).map { index in
      let (scroll, text) = (ScrollView(), Label("a\nb\nc\nd\ne\nf"))
      text.numberOfLines = 0
      scroll.addSubview(text)
      text.mas.makeConstraints { $0.edges.equalTo(scroll) }
      window.addSubview(scroll)
      scroll.frame = Rect(x: 6 * Double(index), y: 0, width: 6, height: 2)
      return scroll
    }
    let scroll = views[0]
    let inStep = InStep(views)
    scroll.contentInset = EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    _ = window.render()
    scroll.scroll(.end)
    _ = window.render()
    #expect(inStep.views.map(\.contentOffset.y) == [4, 4])
    #expect(views[0].contentSize.height == 6)
  }
}
