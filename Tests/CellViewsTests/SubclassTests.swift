import AutoLayout
import CellViews
import Masonry
import TerminalInterface
import Testing

/// A column that stands at its margins, and counts its layouts.
@MainActor private final class Column: StackView {
  private(set) var layouts = 0

  override init() {
    super.init()
    axis = .vertical
    isLayoutMarginsRelativeArrangement = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A table of which a key shows the first row.
@MainActor private final class Directory: TableView {
  override func keyDown(_ key: KeyPress) -> Bool {
    guard key.key == .character("0") else { return super.keyDown(key) }
    scrollToRow(at: 0, at: .top)
    return true
  }
}

/// Stacks and tables of a program's own.
@MainActor struct SubclassTests {
  @Test func `a stack may be a class of its own`() {
    let window = Window(10, 6)
    let column = Column()
    window.addSubview(column)
    column.mas.makeConstraints { $0.edges.equalTo(window) }
    let labels = [Label("one"), Label("two")]
    for label in labels { column.addArrangedSubview(label) }
    window.layoutIfNeeded()
    #expect(labels.map(\.frame.minX) == [1, 1])
    #expect(labels[0].frame.minY == 1)
    #expect(labels[1].frame.maxY == 5)
    #expect(column.layouts == 1)
  }

  @Test func `a table may be a class of its own`() {
    let window = Window(10, 3)
    let directory = Directory()
    let rows = Rows(count: 50)
    directory.dataSource = rows
    window.addSubview(directory)
    directory.mas.makeConstraints { $0.edges.equalTo(window) }
    directory.becomeFirstResponder()
    _ = window.screen
    #expect(directory.keyDown(KeyPress(.end)))
    #expect(window.screen[0].hasPrefix("row 47"))
    #expect(directory.keyDown(KeyPress(.character("0"))))
    #expect(window.screen[0].hasPrefix("row 0"))
  }
}
