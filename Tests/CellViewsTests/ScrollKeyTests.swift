import AutoLayout
import CellDrawing
import Masonry
import TerminalInterface
import Testing

@testable import CellViews

/// What scroll views and tables say of the keys that they use, and what is said of the commands for these.
@MainActor struct ScrollKeyTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var acts = true

    func numberOfRows(in tableView: TableView) -> Int { 9 }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(TableViewCell.self)
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      let label = Label("row \(row)")
      cell.contentView.addSubview(label)
      label.mas.makeConstraints { make in
        make.edges.equalTo(cell.contentView)
        // One is higher than the table.
        make.height.equalTo(row == 5 ? 7 : 1)
      }
      return cell
    }

    func tableView(_ tableView: TableView, canFocusRowAt row: Int) -> Bool { row != 0 && row != 3 }

    func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt row: Int) -> Bool {
      acts
    }
  }

  private let window = Window(size: CellSize(width: 12, height: 4))
  private let rows = Rows()

  private func makeTable(selects: Bool = false, several: Bool = false) -> TableView {
    let table = TableView()
    table.dataSource = rows
    table.delegate = rows
    table.allowsSelection = selects
    table.allowsMultipleSelection = several
    return table
  }

  private func makeScrollView() -> ScrollView {
    let scroll = ScrollView()
    let content = Label((0..<9).map { "line \($0) and on" }.joined(separator: "\n"))
    content.numberOfLines = 0
    scroll.addSubview(content)
    content.mas.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(15)
    }
    return scroll
  }

  private func fill(_ view: View) {
    window.addSubview(view)
    view.mas.makeConstraints { $0.edges.equalTo(window) }
    view.becomeFirstResponder()
    _ = window.render()
  }

  private static let keys: [KeyPress] =
    [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .tab, .character("x")].map
  {
    KeyPress($0)
  } + [KeyPress(.character(" ")), KeyPress(.down, modifiers: .shift)]

  @Test(arguments: ["scroll view", "table", "one row", "several rows"])
  func `each key is used if they say so, wherever they are scrolled to`(kind: String) throws {
    let view: View =
      switch kind {
      case "scroll view": makeScrollView()
      case "table": makeTable()
      case "one row": makeTable(selects: true)
      default: makeTable(selects: true, several: true)
      }
    fill(view)
    let way: [KeyPress.Key] =
      [.up, .down, .down, .right, .pageDown, .down, .down, .down, .up, .down, .down]
      + [.right, .right, .end, .down, .end, .left, .pageUp, .up, .home, .up, .home]
    var used: Set<Bool> = []
    for step in way {
      for acts in [true, false] {
        rows.acts = acts
        #expect(view.usesKey(KeyPress(.tab)) == false && view.usesKey(KeyPress(.insert)) == false)
        let key = KeyPress(.enter)
        #expect(view.usesKey(key) == view.keyDown(key), "\(key)")
      }
      // A step to the side changes the place: only the one of the way is taken.
      let key = KeyPress(step)
      let says = view.usesKey(key)
      used.insert(says)
      #expect(view.keyDown(key) == says, "\(key)")
      _ = window.render()
    }
    #expect(used == [true, false])
  }

  @Test func `to say so changes nothing`() {
    for view in [makeScrollView(), makeTable(), makeTable(selects: true, several: true)] as [View] {
      fill(view)
      _ = view.keyDown(KeyPress(.down))
      let screen = window.render()
      for key in Self.keys { _ = view.usesKey(key) }
      #expect(!window.needsRendering && window.render() == screen)
      view.removeFromSuperview()
    }
  }

  @Test func `a command is not listed while a table or a scroll view takes its key`() throws {
    func listed() -> [String] { window.availableKeyCommands.map(\.title) }
    window.keyCommands = [
      KeyCommand(KeyPress(.up), title: "Up") {}, KeyCommand(KeyPress(.down), title: "Down") {},
      KeyCommand(KeyPress(.enter), title: "Open") {},
    ]
    #expect(listed() == ["Up", "Down", "Open"])
    for view in [makeScrollView(), makeTable()] as [View] {
      fill(view)
      #expect(listed() == ["Up", "Open"], "at the start")
      _ = view.keyDown(KeyPress(.down))
      _ = window.render()
      #expect(listed() == ["Open"])
      _ = view.keyDown(KeyPress(.end))
      _ = window.render()
      #expect(listed() == ["Down", "Open"], "at the end")
      view.removeFromSuperview()
    }
    fill(makeTable(selects: true))
    // The first row that can have the focus has it, and Enter acts on it.
    #expect(!listed().contains("Down") && !listed().contains("Open"))
    rows.acts = false
    #expect(listed().contains("Open"))
  }

  /// A pane that makes known how its table scrolls.
  private final class Pane: View {
    var table: TableView?
    override var keyCommands: [KeyCommand] {
      ScrollMove.keyCommands { [weak self] in self?.table?.scroll($0) }
    }
  }

  @Test
  func `the commands that say how it scrolls are listed wherever it is, but not for what selects`()
  {
    let pane = Pane()
    fill(pane)
    for selects in [false, true] {
      let table = makeTable(selects: selects)
      pane.table = table
      pane.addSubview(table)
      table.mas.makeConstraints { $0.edges.equalTo(pane) }
      table.becomeFirstResponder()
      for key in [KeyPress.Key.up, .down, .end, .home] {
        _ = table.keyDown(KeyPress(key))
        _ = window.render()
        let keys = window.availableKeyCommands.map(\.key?.key)
        let scrolling: [KeyPress.Key] = [.up, .down, .pageUp, .pageDown, .home, .end]
        if selects { #expect(keys.count < scrolling.count) } else { #expect(keys == scrolling) }
      }
      table.removeFromSuperview()
    }
  }
}
