import AutoLayout
import CellViews
import Masonry
import TerminalInterface
import TableFixtures
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

/// Views made as UIKit's are, with a frame, each kind of them.
@MainActor private final class Panel: View {
  let label = Label()
  override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(label)
  }
}

@MainActor private final class Title: Label {
  override init(frame: Rect) {
    super.init(frame: frame)
    text = "title"
  }
}

@MainActor private final class Row: StackView {
  override init(frame: Rect) {
    super.init(frame: frame)
    spacing = 2
  }
}

@MainActor private final class Pane: ScrollView {
  override init(frame: Rect) {
    super.init(frame: frame)
    border = .light
  }
}

@MainActor private final class Posts: TableView {
  override init(frame: Rect) {
    super.init(frame: frame)
    rowHeight = 2
  }
}

/// One that has no other initializer than the one without a frame, and one with a value of its own.
@MainActor private final class Plain: View {
  override init() {
    super.init()
    tag = 7
  }
}

@MainActor private final class Badge: View {
  let count: Int
  init(count: Int) {
    self.count = count
    super.init(frame: Rect(x: 0, y: 0, width: Double(count), height: 1))
  }
}

/// Stacks and tables of a program's own.
@MainActor struct SubclassTests {
  @Test func `a subclass overrides init(frame:), and has it without a word`() {
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    let panel = Panel(frame: frame)
    #expect(panel.subviews.count == 1 && panel.subviews.first === panel.label)
    #expect(Title(frame: frame).text == "title")
    #expect(Row(frame: frame).spacing == 2)
    #expect(Posts(frame: frame).rowHeight == 2)
    #expect(Pane(frame: frame).clipsToBounds)
    let views: [View] = [
      panel, Title(frame: frame), Row(frame: frame), Posts(frame: frame), Pane(frame: frame),
      View(frame: frame), Label(frame: frame), StackView(frame: frame), TableView(frame: frame),
      ScrollView(frame: frame), TableViewCell(frame: frame),
    ]
    for view in views {
      #expect(view.frame == frame)
      #expect(view.translatesAutoresizingMaskIntoConstraints)
    }
    #expect(Plain().tag == 7)
    #expect(Badge(count: 5).frame.width == 5)
  }

  @Test func `a label with a frame hugs its text as any other does`() {
    #expect(Label(frame: .zero).contentHuggingPriority(for: .horizontal) == LayoutPriority(251))
  }

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
