import Ashlar
import Foundation
import Testing

/// The samples of the page on pitfalls: each is told in the words that the page quotes.
@MainActor struct PitfallsPageTests {
  let window = Window(size: CellSize(width: 40, height: 10))
  let box = View()
  let title = Label("Title")
  let field = Label("what there is to read")

  init() {
    box.identifier = "box"
    title.identifier = "title"
    field.identifier = "field"
    window.addSubview(box)
    box.addSubview(title)
    box.addSubview(field)
    box.frame = Rect(x: 0, y: 0, width: 22, height: 5)
    // What a sample says nothing of stands somewhere.
    for label in [title, field] { label.frame = Rect(x: 0, y: 4, width: 5, height: 1) }
  }

  /// What is told stands on the page, whatever the lines of code are.
  func quotes(_ expected: Int) throws {
    window.layoutIfNeeded()
    for report in window.reports { print(report) }
    for diagnostic in window.diagnose() { print(diagnostic) }
    try checkQuotes(expected)
  }

  /// Says a little of where the views of a sample stand that is about something else.
  func place(_ views: View...) {
    for view in views { view.mas.makeConstraints { $0.center.equalToSuperview().priority(1) } }
  }

  func checkQuotes(_ expected: Int) throws {
    #expect(shown.lines.count == expected, "\(shown.lines)")
    let page = Self.plain(try String(contentsOf: Self.page, encoding: .utf8))
    for line in shown.lines { #expect(page.contains(Self.plain(line)), "\(line)") }
  }

  private static let page = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/Masonry/Masonry.docc/Pitfalls.md").standardizedFileURL

  /// Words alone, and a line of code like any other.
  private static func plain(_ text: String) -> String {
    text.replacing(/[A-Za-z+]+\.swift:[0-9]+/, with: "LINE")
      .split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test func `a constraint before addSubview`() throws {
    let title = Label("Title")
    title.identifier = "title"
    title.mas.makeConstraints { make in make.centerX.equalTo(box) }
    window.addSubview(title)
    place(title)
    try quotes(1)
  }

  @Test func `views of two trees are told when one joins`() {
    let stranger = View()
    let other = View()
    other.addSubview(stranger)
    stranger.mas.makeConstraints { make in make.width.equalTo(box) }
    #expect(window.reports.count == 1)
    #expect("\(window.reports)".contains("From the first up: View[0] < View. From the second up:"))
    #expect("\(window.reports)".contains("View has no superview: call addSubview(_:) first."))
  }

  @Test func `two windows of one name are told apart`() {
    let other = Window(size: window.size)
    let label = Label("elsewhere")
    other.addSubview(label)
    field.mas.makeConstraints { make in make.width.equalTo(label) }
    #expect(
      "\(window.reports)".contains("There are two Window:window: add both to one tree first."))
    let guide = LayoutGuide()
    guide.mas.makeConstraints { make in make.left.equalTo(box) }
    #expect("\(window.reports)".contains("belongs to no view: call addLayoutGuide(_:) first."))
  }

  @Test func `a number before addSubview`() throws {
    let title = Label("Title")
    title.mas.makeConstraints { make in make.left.equalTo(2) }
    window.addSubview(title)
    print(try #require(window.reports.first))
    try checkQuotes(1)
  }

  @Test func `an update that matches nothing`() throws {
    field.mas.makeConstraints { make in make.width.equalTo(box) }
    field.mas.updateConstraints { make in make.width.equalTo(20) }
    print(try #require(window.reports.first))
    try checkQuotes(1)
    window.layoutIfNeeded()
    // The conflict follows.
    #expect(window.reports.count == 2)
  }

  @Test func `a remake beside constraints of another origin`() throws {
    field.widthAnchor.constraint(equalToConstant: 10).isActive = true
    field.mas.remakeConstraints { make in make.width.equalTo(20) }
    print(try #require(window.reports.first))
    try checkQuotes(1)
  }

  final class Card: View {
    let name = Label("name")

    override init() {
      super.init()
      addSubview(name)
    }

    override func updateConstraints() {
      name.mas.updateConstraints { make in make.left.top.equalTo(self) }
      super.updateConstraints()
    }
  }

  @Test func `first constraints in updateConstraints`() throws {
    let card = Card()
    window.addSubview(card)
    card.frame = window.bounds
    try quotes(1)
  }

  @Test func `what is said in vain`() throws {
    field.mas.makeConstraints { make in make.width.equalTo(20).multipliedBy(0.5) }
    place(field)
    try quotes(1)
  }

  @Test func `content related to what is outside of its cell`() throws {
    let cell = TableViewCell()
    cell.identifier = "cell"
    window.addSubview(cell)
    cell.frame = window.bounds
    let name = Label("name")
    name.identifier = "name"
    cell.contentView.addSubview(name)
    name.mas.makeConstraints { make in make.left.equalTo(cell) }
    place(name)
    try quotes(1)
  }

  @Test func `what cannot change any more`() throws {
    var kept: Constraint?
    field.mas.makeConstraints { make in
      kept = make.width.equalTo(box).multipliedBy(0.5).constraint
    }
    kept?.lessThanOrEqualTo(3)
    kept?.priority(.low)
    place(field)
    try quotes(2)
  }

  @Test func `an animation that lays out too little`() throws {
    let (panel, note) = (View(frame: Rect(x: 0, y: 6, width: 30, height: 2)), Label("note"))
    note.identifier = "note"
    window.addSubview(panel)
    panel.addSubview(note)
    note.mas.makeConstraints { make in make.left.top.equalTo(panel) }
    let wider = note.widthAnchor.constraint(equalTo: title.widthAnchor)
    wider.isActive = true
    window.layoutIfNeeded()
    wider.constant = 4
    View.animate(duration: .milliseconds(300)) { title.layoutIfNeeded() }
    try quotes(1)
  }

  @Test func `a view that nothing places or sizes`() throws {
    let panel = View()
    panel.identifier = "panel"
    window.addSubview(panel)
    panel.mas.makeConstraints { make in make.left.right.top.equalTo(window) }
    try quotes(1)
  }

  @Test func `views that hang together`() throws {
    let (name, street, town) = (Label("Mason"), Label("12 Quarry Lane"), Label("Stone"))
    name.identifier = "name"
    for view in [name, street, town] {
      box.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    }
    street.topAnchor.constraint(equalTo: name.bottomAnchor).isActive = true
    town.topAnchor.constraint(equalTo: street.bottomAnchor).isActive = true
    try quotes(1)
  }

  @Test func `a limit that holds a view`() throws {
    let green = Label("green")
    window.addSubview(green)
    green.mas.makeConstraints { make in
      make.left.greaterThanOrEqualTo(window).offset(3)
      make.right.lessThanOrEqualTo(window)
      make.top.equalTo(window)
    }
    try quotes(0)
    #expect(green.frame.minX == 3 && green.hasAmbiguousLayout)
  }

  @Test func `an edge outside of the superview`() throws {
    field.mas.makeConstraints { make in
      make.top.equalTo(box)
      make.right.equalTo(box).offset(8)
    }
    try quotes(1)
  }

  @Test func `left or right with leading or trailing`() throws {
    field.mas.makeConstraints { make in
      make.top.equalTo(box)
      make.left.equalTo(box)
      make.trailing.equalTo(box)
    }
    try quotes(1)
  }

  @Test func `natural sizes that tie`() throws {
    title.mas.makeConstraints { make in make.left.top.equalTo(box) }
    field.mas.makeConstraints { make in
      make.left.equalTo(title.mas.right)
      make.right.top.equalTo(box)
    }
    try quotes(1)
  }

  @Test func `a text on many lines without a width`() throws {
    field.numberOfLines = 0
    field.mas.makeConstraints { make in make.left.top.equalTo(box).offset(4) }
    try quotes(1)
  }

  @Test func `a scroll view without an end`() throws {
    let scroll = ScrollView()
    scroll.identifier = "scroll"
    window.addSubview(scroll)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    scroll.addSubview(field)
    field.mas.makeConstraints { make in
      make.left.right.top.equalTo(scroll)
    }
    try quotes(1)
  }

  @Test func `a cell's content view that is constrained`() throws {
    let cell = TableViewCell()
    cell.identifier = "cell"
    window.addSubview(cell)
    cell.frame = window.bounds
    cell.contentView.mas.makeConstraints { make in make.height.equalTo(5) }
    window.layoutIfNeeded()
    print(try #require(window.diagnose().first))
    try checkQuotes(1)
  }

  @Test func `a data source that nobody holds`() throws {
    final class Names: TableViewDataSource {
      func numberOfRows(in tableView: TableView) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        TableViewCell()
      }
    }
    func fill(_ table: TableView) {
      let names = Names()
      table.dataSource = names
    }
    let list = TableView(frame: window.bounds)
    list.identifier = "list"
    window.addSubview(list)
    fill(list)
    try quotes(1)
  }

  @Test func `two commands for one key`() throws {
    final class Form: View {
      override var keyCommands: [KeyCommand] {
        [
          KeyCommand(KeyPress(.function(2)), title: "Save") {},
          KeyCommand(KeyPress(.function(2)), title: "Rename") {},
        ]
      }
    }
    let form = Form(frame: box.frame)
    form.identifier = "form"
    window.addSubview(form)
    try quotes(1)
  }

  @Test func `a key that never comes`() throws {
    final class Form: View {
      override var keyCommands: [KeyCommand] {
        [
          KeyCommand(.control("c"), title: "Copy") {},
          KeyCommand(.control("i"), title: "Italic") {},
        ]
      }
    }
    let form = Form(frame: box.frame)
    form.identifier = "form"
    window.addSubview(form)
    try quotes(2)
  }

  @Test func `both are asked for after a layout`() {
    window.layoutIfNeeded()
    for report in window.reports { print(report) }
    for diagnostic in window.diagnose() { print(diagnostic) }
    #expect(shown.lines.isEmpty)
  }

  // MARK: - Output

  final class Lines { var lines: [String] = [] }
  let shown = Lines()
  /// What a sample prints.
  func print(_ item: Any) { shown.lines.append("\(item)") }
}
