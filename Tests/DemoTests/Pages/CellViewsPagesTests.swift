import Ashlar
import AshlarTesting
import Demos
import Testing

final class PostCell: TableViewCell {
  let label = Label()

  required init() {
    super.init()
    label.numberOfLines = 0
    contentView.addSubview(label)
    // From the top to the bottom without a gap: so the row is as high as its text.
    label.mas.makeConstraints { make in make.edges.equalTo(contentView) }
  }
}

final class Posts: TableViewDataSource {
  var texts: [String] = []

  func numberOfRows(in tableView: TableView) -> Int { texts.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PostCell.self)
    cell.label.text = texts[row]
    return cell
  }
}

final class Heights: TableViewDelegate {
  let posts: Posts
  let template: TemplateLayoutCell

  init(_ posts: Posts, _ template: TemplateLayoutCell) {
    self.posts = posts
    self.template = template
  }

  func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double {
    template.heightForCell(PostCell.self, cacheByKey: posts.texts[row]) { cell in
      cell.label.text = posts.texts[row]
    }
  }
}

/// The samples of the pages on views.
@MainActor struct CellViewsPagesTests {
  private let window = Window(size: CellSize(width: 20, height: 8))

  @Test func `a form of stacks`() {
    let field = Label("what was typed")
    let buttons = StackView(arrangedSubviews: [Label("Cancel"), Label("Save")])
    buttons.spacing = 2
    let form = StackView(arrangedSubviews: [Label("Name"), field, buttons], axis: .vertical)
    form.alignment = .leading
    form.setCustomSpacing(1, after: field)
    window.addSubview(form)
    form.mas.makeConstraints { make in make.left.top.equalTo(window) }
    window.layoutIfNeeded()
    #expect(form.frame == Rect(x: 0, y: 0, width: 14, height: 4))
    #expect(buttons.frame == Rect(x: 0, y: 3, width: 12, height: 1))
    buttons.isHidden = true
    window.layoutIfNeeded()
    #expect(form.frame.height == 2)
  }

  private func shownTable(_ posts: Posts) -> TableView {
    let table = TableView()
    table.dataSource = posts
    window.addSubview(table)
    table.mas.makeConstraints { make in make.edges.equalTo(window) }
    return table
  }

  @Test func `a table of posts`() {
    let posts = Posts()
    posts.texts = ["one line", "a text that takes two lines of twenty"]
    let table = shownTable(posts)
    table.separatorStyle = .singleLine
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [2, 3])

    posts.texts.insert("the newest", at: 0)
    table.insertRows(at: [0])
    table.scrollToRow(at: 0, at: .top)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [2, 2, 3])
    #expect(window.reports.isEmpty)
  }

  @Test func `heights that are kept`() {
    let posts = Posts()
    posts.texts = ["again", "again"]
    let table = shownTable(posts)
    let template = TemplateLayoutCell(tableView: table)
    var log: [String] = []
    template.debugLog = { line in log.append(line) }
    let heights = Heights(posts, template)
    table.delegate = heights
    window.layoutIfNeeded()
    #expect(
      log == [
        "** FDTemplateLayoutCell ** layout cell created - PostCell",
        "** FDTemplateLayoutCell ** calculate using system fitting size (AutoLayout) - 1",
        "** FDTemplateLayoutCell ** cached by key[again] - 1",
        "** FDTemplateLayoutCell ** hit cache by key[again] - 1",
      ])
  }

  @Test func `a stack with a border`() {
    let panel = StackView(arrangedSubviews: [Label("one"), Label("three")])
    panel.axis = .vertical
    panel.border = .rounded
    window.addSubview(panel)
    panel.mas.makeConstraints { $0.left.top.equalTo(window) }
    window.layoutIfNeeded()
    #expect(panel.frame == Rect(x: 0, y: 0, width: 7, height: 4))
    #expect(panel.arrangedSubviews[1].frame == Rect(x: 1, y: 2, width: 5, height: 1))
  }

  @Test func `a text that scrolls`() {
    let scroll = ScrollView()
    let text = Label("a text of more lines than the window has, which wraps at its width")
    text.numberOfLines = 0
    window.addSubview(scroll)
    scroll.addSubview(text)
    scroll.mas.makeConstraints { make in make.left.right.top.height.equalTo(window) }
    text.mas.makeConstraints { make in
      // The content is as large as the text.
      make.edges.equalTo(scroll)
      // The text is as wide as the visible area, so nothing scrolls to the side.
      make.width.equalTo(scroll.frameLayoutGuide)
    }
    let badge = Label("top")
    scroll.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    let corner = scroll.frameLayoutGuide
    badge.topAnchor.constraint(equalTo: corner.topAnchor).isActive = true
    badge.trailingAnchor.constraint(equalTo: corner.trailingAnchor).isActive = true
    window.send(.resize(CellSize(width: 20, height: 2)))
    window.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 20, height: 4))
    scroll.scroll(.end)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 2 && badge.cellFrame.minY == 0)
  }

  @Test func `the picture of a scroll view`() throws {
    let scroll = ScrollView()
    let text = Label(
      """
      Ashlar is stone that is cut square and laid in courses. A wall of it stands without mortar, because each stone \
      bears on the two below it. So does a layout: each view stands on what its constraints say of others.
      """)
    text.numberOfLines = 0
    scroll.addSubview(text)
    text.mas.makeConstraints { make in
      make.left.top.bottom.equalTo(scroll)
      make.right.equalTo(scroll).offset(-1)
      make.width.equalTo(scroll.frameLayoutGuide).offset(-1)
    }
    scroll.border = .rounded
    scroll.mas.makeConstraints { make in make.size.equalTo(Size(width: 30, height: 6)) }
    let pilot = Window(rows: 8).show(scroll)
    try pilot.press("down")
    try pilot.expectPicture("scroll-view")
    #expect(pilot.accessibilityText.hasPrefix("scroll view [focused]\ntext \"Ashlar is stone"))
  }

  /// A scroll view of 20 by 2 cells, whose content is 30 by 8.
  private func shownScrollView() -> ScrollView {
    let scroll = ScrollView()
    let content = View()
    window.addSubview(scroll)
    scroll.addSubview(content)
    scroll.mas.makeConstraints { make in
      make.left.right.top.equalTo(window)
      make.height.equalTo(2)
    }
    content.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.size.equalTo(Size(width: 30, height: 8))
    }
    window.layoutIfNeeded()
    return scroll
  }

  @Test func `a program scrolls`() {
    let scroll = shownScrollView()
    scroll.contentOffset.y = 3
    scroll.scroll(.lines(-1))
    scroll.scroll(.pages(1))
    scroll.scroll(columns: 4)
    scroll.scroll(.end)
    #expect(scroll.contentOffset == Point(x: 4, y: 6))
    scroll.contentOffset = Point(x: 40, y: -1)
    window.layoutIfNeeded()
    #expect(scroll.contentOffset == Point(x: 10, y: 0))
  }

  @Test func `the user scrolls the first responder`() {
    let scroll = shownScrollView()
    // It scrolls, so it can have the focus, and nothing else in the window can.
    _ = window.render()
    #expect(scroll.isFirstResponder)
    window.firstResponder = nil
    window.send(.key(KeyPress(.down)))
    #expect(scroll.contentOffset.y == 0)
    scroll.becomeFirstResponder()
    window.send(.key(KeyPress(.down)))
    #expect(scroll.contentOffset.y == 1)
  }

  @Test func `scroll bars can be hidden`() {
    let scroll = shownScrollView()
    // Nothing else is on the screen.
    var hasBars: Bool { window.render().text.contains { !$0.isWhitespace } }
    #expect(hasBars)
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    #expect(!hasBars)
    scroll.becomeFirstResponder()
    window.send(.key(KeyPress(.down)))
    #expect(scroll.contentOffset.y == 1)
  }
}
