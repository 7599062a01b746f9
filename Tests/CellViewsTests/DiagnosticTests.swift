import AutoLayout
import CellViews
import ChineseTexts
import Masonry
import TerminalInterface
import Testing

/// What labels, scroll views and cells know of their own pitfalls.
@MainActor struct DiagnosticTests {
  private let window = Window(40, 10)

  private func found(_ view: View? = nil) -> [LayoutDiagnostic] {
    window.layoutIfNeeded()
    let found = (view ?? window).diagnose()
    #expect(
      found.flatMap { $0.localizedSentence.chineseFaults + $0.localizedCure.chineseFaults } == [])
    return found
  }

  // MARK: - Text

  private func text(_ lines: Int = 0) -> Label {
    let label = Label("stone on stone, and no mortar between any two of them, ever")
    label.identifier = "text"
    label.numberOfLines = lines
    window.addSubview(label)
    return label
  }

  @Test func `a text that may wrap, and that nothing limits`() {
    let label = text()
    let line = #line
    label.mas.makeConstraints { make in
      make.left.equalTo(window).offset(1)
      make.top.equalTo(window)
    }
    #expect(
      found() == [
        LayoutDiagnostic(
          name: "text-without-width",
          sentence: """
            Nothing limits the width of Label:text: its text does not wrap, although it does not fit \
            and may have any number of lines.
            """,
          source: SourceLocation(file: #fileID, line: line + 2),
          cure: "Constrain its width or both of its sides, or set preferredMaxLayoutWidth.")
      ])
    label.numberOfLines = 3
    #expect(found()[0].sentence.hasSuffix("may have 3 lines."))
    #expect(label.frame.width == Double(label.text.count))
  }

  @Test func `a text in the middle without a width`() {
    text().mas.makeConstraints { $0.center.equalTo(window) }
    #expect(found().map(\.name) == ["text-without-width"])
  }

  @Test func `a limit that is weaker than the text is none`() {
    text().mas.makeConstraints { make in
      make.left.top.equalTo(window)
      make.right.lessThanOrEqualTo(window).priority(700)
    }
    #expect(found().map(\.name) == ["text-without-width"])
  }

  @Test(
    arguments: [
      { $0.left.right.equalToSuperview() }, { $0.width.equalTo(20) },
      { $0.width.lessThanOrEqualTo(20).priority(751) },
      {
        $0.left.equalToSuperview()
        $0.right.lessThanOrEqualToSuperview()
      },
      {
        $0.centerX.equalToSuperview()
        $0.left.greaterThanOrEqualToSuperview()
      },
    ] as [@MainActor @Sendable (ConstraintMaker) -> Void])
  func `what limits a text`(describe: @MainActor (ConstraintMaker) -> Void) {
    let label = text()
    label.mas.makeConstraints { $0.left.top.equalToSuperview().priority(1) }
    label.mas.makeConstraints(describe)
    #expect(found().isEmpty)
  }

  @Test func `one line, or a preferred width, needs no limit`() {
    let one = text(1)
    let preferred = text()
    preferred.preferredMaxLayoutWidth = 20
    for label in [one, preferred] { label.mas.makeConstraints { $0.left.top.equalTo(window) } }
    #expect(found().isEmpty)
  }

  @Test func `a frame that is set by hand is a limit`() {
    text().frame = Rect(x: 0, y: 0, width: 10, height: 3)
    #expect(found().isEmpty)
  }

  @Test func `a text that fits, that is hidden or that has its own lines needs no limit`() {
    let label = text()
    label.mas.makeConstraints { $0.center.equalTo(window) }
    label.text = "line one\nline two"
    #expect(found().isEmpty)
    label.text = String(repeating: "long ", count: 20)
    #expect(found().count == 1)
    label.isHidden = true
    #expect(found().isEmpty)
  }

  // MARK: - Scroll views

  /// A scroll view that fills the window, with two labels in it.
  private func scroll(_ last: (ConstraintMaker) -> Void) -> ScrollView {
    let scroll = ScrollView()
    scroll.identifier = "scroll"
    window.addSubview(scroll)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    let (first, second) = (Label("first"), Label("second"))
    scroll.addSubview(first)
    scroll.addSubview(second)
    first.mas.makeConstraints { $0.left.right.top.equalTo(scroll) }
    second.mas.makeConstraints { make in
      make.left.equalTo(scroll)
      make.top.equalTo(first.mas.bottom)
      last(make)
    }
    return scroll
  }

  @Test func `a chain that does not reach the end`() {
    let line = #line + 1
    let scroll = scroll { $0.height.equalTo(30) }
    #expect(
      found() == [
        LayoutDiagnostic(
          name: "content-without-end",
          sentence: """
            Nothing says how high the content of ScrollView:scroll is: no chain of constraints goes \
            from its top to its bottom. So it does not scroll.
            """,
          source: SourceLocation(file: #fileID, line: line),
          cure: "Constrain the last view's bottom to that of the scroll view.")
      ])
    #expect(scroll.contentSize.height < 30)
  }

  @Test func `a chain with a link of any length`() {
    let scroll = ScrollView()
    scroll.identifier = "scroll"
    window.addSubview(scroll)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    let holder = View()
    holder.identifier = "holder"
    scroll.addSubview(holder)
    holder.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(scroll)
    }
    let label = Label("first")
    holder.addSubview(label)
    label.mas.makeConstraints { $0.left.top.equalTo(holder) }
    #expect(found().map(\.name) == ["content-without-end"])
    #expect(
      found()[0].sentence.hasSuffix(
        "is: View:holder goes from its top to its bottom, and may have any length. So it does not scroll."
      ))
    #expect(found()[0].cure == "Constrain what is in it to its bottom, or say how high it is.")
    label.mas.makeConstraints { $0.bottom.equalTo(holder) }
    #expect(found().isEmpty)
  }

  @Test func `a length that is only wished for is one`() {
    let scroll = scroll { make in
      make.height.equalTo(30).priority(300)
      make.bottom.equalToSuperview()
    }
    #expect(found().isEmpty)
    #expect(scroll.contentSize.height > 10)
  }

  @Test func `a chain that does`() {
    let scroll = scroll { make in
      make.height.equalTo(30)
      make.bottom.equalToSuperview()
    }
    #expect(found().isEmpty)
    #expect(scroll.contentSize == Size(width: 5, height: 31))
  }

  @Test func `content without constraints needs none`() {
    let scroll = ScrollView()
    window.addSubview(scroll)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    #expect(found().isEmpty)
    scroll.addSubview(Label("by hand"))
    #expect(found().map(\.name) == ["missing-constraints"])
    scroll.subviews[0].sizeToFit()
    #expect(found().isEmpty)
  }

  @Test func `a text in a scroll view is as wide as it likes, unless its width is the view's`() {
    let scroll = ScrollView()
    window.addSubview(scroll)
    scroll.mas.makeConstraints { $0.edges.equalTo(window) }
    let label = text()
    scroll.addSubview(label)
    label.mas.makeConstraints { $0.edges.equalTo(scroll) }
    #expect(found().map(\.name) == ["text-without-width"])
    label.mas.makeConstraints { $0.width.equalTo(scroll) }
    #expect(found().isEmpty)
    #expect(label.frame.height == 2)
  }

  // MARK: - Cells

  @Test func `a content view that is constrained itself`() {
    let cell = TableViewCell()
    cell.identifier = "row"
    window.addSubview(cell)
    cell.frame = Rect(x: 0, y: 0, width: 40, height: 3)
    let label = Label("text")
    cell.contentView.addSubview(label)
    label.mas.makeConstraints { $0.edges.equalTo(cell.contentView) }
    #expect(found().isEmpty)
    let line = #line + 1
    cell.contentView.mas.makeConstraints { $0.height.equalTo(5) }
    #expect(
      found() == [
        LayoutDiagnostic(
          name: "content-view-constrained",
          sentence: """
            The content view of TableViewCell:row is constrained itself, by View:contentView.height == \
            5: its frame is the cell's, and given from outside.
            """,
          source: SourceLocation(file: #fileID, line: line),
          cure: "Constrain what is in the content view, to it; leave the view itself as it is.")
      ])
  }

  @Test func `what is written from the content view's side is about what is in it`() throws {
    let cell = TableViewCell()
    window.addSubview(cell)
    cell.frame = Rect(x: 0, y: 0, width: 40, height: 3)
    let label = Label("text")
    cell.contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "V:|-1-[label]-1-|", views: ["label": label]))
    cell.contentView.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 2).isActive = true
    #expect(found().isEmpty)
  }

  @Test func `a content view that does not follow its frame`() {
    let cell = TableViewCell()
    window.addSubview(cell)
    cell.frame = Rect(x: 0, y: 0, width: 40, height: 3)
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    #expect(found().map(\.name) == ["content-view-constrained"])
    #expect(found()[0].sentence.contains("does not translate its autoresizing mask: its"))
  }

  // MARK: - What nobody holds

  private final class Names: TableViewDataSource, TableViewDelegate {
    func numberOfRows(in tableView: TableView) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      TableViewCell()
    }
  }

  private func table() -> TableView {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 10, height: 4))
    table.identifier = "names"
    table.rowHeight = 1
    window.addSubview(table)
    return table
  }

  private final class Delegate: ScrollViewDelegate, WindowDelegate, ApplicationDelegate {}

  @Test func `a delegate of a scroll view, the window or the application that is gone`() {
    let (scroll, application) = (
      ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 4)),
      Application(terminal: MemoryTerminal(size: window.size), window: window)
    )
    scroll.identifier = "page"
    window.addSubview(scroll)
    var delegate: Delegate? = Delegate()
    (scroll.delegate, window.delegate, application.delegate) = (delegate, delegate, delegate)
    #expect(found().allSatisfy { $0.name != "held-by-nobody" })
    delegate = nil
    let told = found().filter { $0.name == "held-by-nobody" }
    #expect(
      told.map(\.sentence)
        == ["Window:window", "Application", "ScrollView:page"].map {
          "The delegate of \($0) is gone: it is held weakly there, and nothing else held it."
        })
    (scroll.delegate, window.delegate, application.delegate) = (nil, nil, nil)
    #expect(found().allSatisfy { $0.name != "held-by-nobody" })
  }

  @Test func `a data source and a delegate that are gone`() {
    let table = table()
    #expect(found().isEmpty)
    var names: Names? = Names()
    (table.dataSource, table.delegate) = (names, names)
    #expect(found().isEmpty && table.numberOfRows == 2)
    names = nil
    let told = found()
    #expect(told.map(\.name) == ["held-by-nobody", "held-by-nobody"])
    #expect(
      told.map(\.sentence) == [
        """
        The data source of TableView:names is gone: it is held weakly there, and nothing else held it. So \
        the table gets no rows.
        """,
        """
        The delegate of TableView:names is gone: it is held weakly there, and nothing else held it.
        """,
      ])
    #expect(told[0].source == table.addedAt && table.addedAt != nil)
    // What the program takes back itself is no mistake, and another one is none.
    let other = Names()
    (table.dataSource, table.delegate) = (other, nil)
    #expect(found().isEmpty && table.numberOfRows == 2)
    table.dataSource = nil
    #expect(found().isEmpty && table.numberOfRows == 0)
  }

  @Test func `a diffable data source that is gone`() {
    let table = table()
    func fill() {
      let source = TableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
        TableViewCell()
      }
      var snapshot = DiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["one"])
      source.apply(snapshot)
    }
    fill()
    #expect(found().map(\.name) == ["held-by-nobody"])
  }
}
