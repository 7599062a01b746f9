import AutoLayout
import CellDrawing
import CellViews
import Masonry
import SeededNumbers
import TerminalInterface
import Testing

/// A border stands in front of what is in a view, and what scrolls is inside of it.
@MainActor struct BorderTests {
  /// Rows of numbers that fill their width.
  private final class Rows: TableViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }
    func numberOfRows(in tableView: TableView) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(TableViewCell.self)
      let label = Label(String(repeating: "\(row) ", count: 6))
      label.numberOfLines = 0
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      cell.contentView.addSubview(label)
      label.mas.makeConstraints { $0.edges.equalTo(cell.contentView) }
      return cell
    }
  }

  nonisolated private static let sizes = [
    (0, 0), (1, 1), (2, 1), (1, 3), (2, 2), (3, 3), (4, 3), (7, 4), (20, 5), (9, 12),
  ].map { CellSize(width: $0, height: $1) }

  /// The screen of a view that fills a window of a size.
  private func screen(of view: View, _ size: CellSize, after events: [Event] = []) -> CellBuffer {
    let window = Window(size: size)
    window.addSubview(view)
    view.mas.makeConstraints { $0.edges.equalTo(window) }
    window.firstResponder = view
    for event in events {
      window.layoutIfNeeded()
      window.send(event)
    }
    return window.render()
  }

  /// The cells of a screen on its edge, or inside of it.
  private func cells(of screen: CellBuffer, onEdge: Bool) -> [[Cell]] {
    let bounds = CellRect(origin: .zero, size: screen.size)
    let inside = bounds.inset(by: 1)
    return (0..<screen.size.height).compactMap { y in
      let row = screen.row(y).enumerated()
        .filter { inside.contains(CellPoint(x: $0.offset, y: y)) != onEdge }.map(\.element)
      return row.isEmpty ? nil : row
    }
  }

  private func bordered<Bordered: View>(_ view: Bordered) -> Bordered {
    view.border = .rounded
    return view
  }

  @Test(arguments: sizes) func `subviews do not cover it`(size: CellSize) {
    let view = bordered(View())
    let label = Label(Array(repeating: "Stein 石 on stone", count: 15).joined(separator: "\n"))
    label.numberOfLines = 0
    view.addSubview(label)
    label.mas.makeConstraints { $0.edges.equalTo(view) }
    #expect(
      cells(of: screen(of: view, size), onEdge: true)
        == cells(of: screen(of: bordered(View()), size), onEdge: true))
  }

  @Test func `what stands in front of the subviews stands in front of it, too`() {
    final class Titled: View {
      override func drawForeground(in context: DrawingContext) {
        context.canvas.draw(text: "T", at: CellPoint(x: 1, y: 0))
      }
    }
    let text = screen(of: bordered(Titled()), CellSize(width: 4, height: 2)).text
    #expect(text == "╭T─╮\n╰──╯")
  }

  private static let moves: [[Event]] = [
    [], [.key(KeyPress(.down))], [.key(KeyPress(.end))], [.key(KeyPress(.pageDown))],
    [.key(KeyPress(.end)), .key(KeyPress(.pageUp)), .key(KeyPress(.up))],
    [.key(KeyPress(.right))],
  ]

  /// Inside of the border is what a view without one shows that is smaller by as much.
  private func expectInside(
    _ make: () -> View, _ size: CellSize, source: Testing.SourceLocation = #_sourceLocation
  ) {
    let inner = CellSize(width: size.width - 2, height: size.height - 2)
    for events in Self.moves {
      let framed = screen(of: bordered(make()), size, after: events)
      #expect(
        cells(of: framed, onEdge: true)
          == cells(of: screen(of: bordered(View()), size), onEdge: true), sourceLocation: source)
      let plain = screen(of: make(), inner, after: events)
      #expect(
        cells(of: framed, onEdge: false) == (0..<inner.height).map { Array(plain.row($0)) },
        "\(events)", sourceLocation: source)
    }
  }

  @Test(arguments: sizes.filter { $0.width > 2 && $0.height > 2 }, [0, 1, 3, 30])
  func `rows of a table are inside of it`(size: CellSize, rows: Int) {
    let rows = Rows(rows)
    expectInside(
      {
        let table = TableView()
        table.dataSource = rows
        return table
      }, size)
  }

  @Test(arguments: sizes.filter { $0.width > 2 && $0.height > 2 }, [1, 3, 30])
  func `what is scrolled is inside of it`(size: CellSize, lines: Int) {
    expectInside(
      {
        let view = ScrollView()
        let label = Label((0..<lines).map { "line \($0) of many" }.joined(separator: "\n"))
        label.numberOfLines = 0
        view.addSubview(label)
        label.mas.makeConstraints { $0.edges.equalTo(view) }
        return view
      }, size)
  }

  // MARK: - Guides

  /// The samples of the page about scroll views, with a border: no bar to the side, and what stands
  /// still is inside of it.
  @Test(arguments: sizes, [nil, .light] as [BoxStyle?])
  func `what is as wide as the frame guide leaves nothing to scroll to the side`(
    size: CellSize, border: BoxStyle?
  ) {
    let window = Window(size: size)
    let scroll = ScrollView()
    let text = Label("a text of more lines than the window has, which wraps at its width")
    text.numberOfLines = 0
    let badge = Label("top")
    window.addSubview(scroll)
    scroll.addSubview(text)
    scroll.addSubview(badge)
    scroll.border = border
    scroll.mas.makeConstraints { make in make.left.right.top.height.equalTo(window) }
    text.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(scroll.frameLayoutGuide)
    }
    badge.translatesAutoresizingMaskIntoConstraints = false
    let corner = scroll.frameLayoutGuide
    badge.topAnchor.constraint(equalTo: corner.topAnchor).isActive = true
    badge.trailingAnchor.constraint(equalTo: corner.trailingAnchor).isActive = true
    let inside = Size(
      width: max(0, Double(size.width - 2 * scroll.borderWidth)),
      height: max(0, Double(size.height - 2 * scroll.borderWidth)))
    for move in [nil, .end, .lines(-1)] as [ScrollMove?] {
      if let move { scroll.scroll(move) }
      window.layoutIfNeeded()
      #expect(corner.layoutFrame.size == inside)
      #expect(scroll.contentSize.width == inside.width)
      #expect(scroll.contentOffset.x == 0)
      #expect(badge.frame.maxX == corner.layoutFrame.maxX)
      #expect(badge.frame.minY == corner.layoutFrame.minY)
      #expect(window.reports.isEmpty)
    }
    guard border != nil, size.width > 5, size.height > 2 else { return }
    // The bar would stand over the badge's last cell.
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    #expect(window.render().text.split(separator: "\n")[1].hasSuffix("top│"))
  }

  @Test func `a border that comes and goes moves what stands at the frame guide`() {
    let window = Window(size: CellSize(width: 10, height: 5))
    let (box, mark) = (View(), View())
    window.addSubview(box)
    box.addSubview(mark)
    box.mas.makeConstraints { $0.edges.equalTo(window) }
    mark.mas.makeConstraints { $0.edges.equalTo(box.frameLayoutGuide) }
    for border in [nil, .light, nil, .double] as [BoxStyle?] {
      box.border = border
      window.layoutIfNeeded()
      #expect(
        mark.frame
          == (border == nil
            ? Rect(x: 0, y: 0, width: 10, height: 5) : Rect(x: 1, y: 1, width: 8, height: 3)))
      #expect(box.frameLayoutGuide.layoutFrame == mark.frame)
    }
    #expect(window.reports.isEmpty)
  }

  @Test func `a border that comes and goes keeps the place of the content`() {
    let view = ScrollView()
    let label = Label((0..<30).map { "\($0)" }.joined(separator: "\n"))
    label.numberOfLines = 0
    view.addSubview(label)
    label.mas.makeConstraints { $0.edges.equalTo(view) }
    view.border = .light
    #expect(view.contentOffset == .zero)
    let window = Window(size: CellSize(width: 10, height: 7))
    window.addSubview(view)
    view.mas.makeConstraints { $0.edges.equalTo(window) }
    window.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
    view.contentOffset = Point(x: 0, y: 4)
    #expect(view.contentOffset == Point(x: 0, y: 4))
    for border in [nil, .light, nil] as [BoxStyle?] {
      view.border = border
      window.layoutIfNeeded()
      #expect(view.contentOffset == Point(x: 0, y: 4))
      #expect(window.render().text.contains("4"))
    }
    view.scroll(.end)
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 23)
    view.border = .light
    view.scroll(.end)
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 25)
  }

  @Test func `rows are measured again when a border takes columns from them`() {
    let table = TableView()
    let rows = Rows(2)
    table.dataSource = rows
    let window = Window(size: CellSize(width: 12, height: 9))
    window.addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(window) }
    window.layoutIfNeeded()
    #expect(table.contentSize == Size(width: 12, height: 2))
    table.border = .light
    window.layoutIfNeeded()
    #expect(table.contentSize == Size(width: 10, height: 4))
    #expect(table.visibleCells.map(\.frame.minX) == [1, 1])
  }
}
