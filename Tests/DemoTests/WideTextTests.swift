import Ashlar
import SeededNumbers
import Testing

/// Text with glyphs of two columns and of none: it stays in its label, and borders in their column.
@MainActor @Suite struct WideTextTests {
  private static let texts = [
    "自动布局的约束决定每一个视图的位置和大小。",
    "plain ASCII between the others",
    "Emoji 👩‍👩‍👧 family, 🇨🇳 flag, 👍🏽 thumb, ❤️ heart, 🙂🙂🙂",
    "cafe\u{301} nai\u{308}ve Zoe\u{308} n\u{303}o e\u{301}\u{327}te\u{301}",
    "混合 mixed 文字 text 和 and 표정 ｗｉｄｅ 🧱🧱",
    "ไทย हिन्दी עברית العربية",
  ]

  /// A row with a bordered label that wraps, and one of a single line beside it.
  private final class Row: TableViewCell {
    let long = Label()
    let short = Label()

    required init() {
      super.init()
      long.numberOfLines = 0
      for label in [long, short] {
        label.border = .light
        contentView.addSubview(label)
      }
      long.identifier = "long"
      short.identifier = "short"
      long.mas.makeConstraints { make in
        make.left.top.bottom.equalTo(contentView)
        make.right.equalTo(short.mas.left)
      }
      short.mas.makeConstraints { make in
        make.right.top.equalTo(contentView)
        make.width.equalTo(contentView).multipliedBy(1.0 / 3)
      }
    }
  }

  private final class Rows: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int { texts.count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(Row.self)
      cell.long.text = texts[row]
      cell.short.text = texts[texts.count - 1 - row]
      return cell
    }
  }

  private let window = Window(size: .zero)
  private let table = TableView()
  private let rows = Rows()

  init() {
    window.addSubview(table)
    table.mas.makeConstraints { $0.edges.equalTo(window) }
    table.dataSource = rows
  }

  private func labels() -> [Label] {
    table.visibleCells.compactMap { $0 as? Row }.flatMap { [$0.long, $0.short] }
  }

  @Test func `borders stay in their columns at every width`() {
    for width in 0...100 {
      window.send(.resize(CellSize(width: width, height: 400)))
      let buffer = window.render()
      for label in labels() where label.cellFrame.width > 1 && label.cellFrame.height > 1 {
        let frame = label.cellFrame
        for y in frame.minY + 1..<frame.maxY - 1 {
          #expect(buffer[frame.minX, y].text == "│")
          #expect(buffer[frame.maxX - 1, y].text == "│")
        }
        let corners = [frame.minX, frame.maxX - 1].flatMap { x in
          [frame.minY, frame.maxY - 1].map { buffer[x, $0].text }
        }
        #expect(corners == ["┌", "└", "┐", "┘"])
      }
    }
  }

  @Test func `every wide glyph is whole, and every row as wide as the window`() {
    var random = SeededGenerator(seed: 12)
    for width in 0...100 {
      let height = Int.random(in: 0...40, using: &random)
      window.send(.resize(CellSize(width: width, height: height)))
      table.scroll(.lines(.random(in: -9...9, using: &random)))
      let buffer = window.render()
      for y in 0..<height {
        let cells = Array(buffer.row(y))
        #expect(cells.reduce(0) { $0 + $1.width } == width)
        for (x, cell) in cells.enumerated() {
          if cell.width == 2 { #expect(x + 1 < width && cells[x + 1].isContinuation) }
          if cell.isContinuation { #expect(x > 0 && cells[x - 1].width == 2) }
        }
      }
    }
  }

  @Test func `a label shows its whole text, and nothing else`() {
    for width in 30...100 {
      window.send(.resize(CellSize(width: width, height: 400)))
      let buffer = window.render()
      #expect(table.visibleRows.count == Self.texts.count)
      for cell in table.visibleCells {
        guard let label = (cell as? Row)?.long else { continue }
        let inside = label.cellFrame.inset(by: 1)
        var shown = ""
        for y in inside.minY..<inside.maxY {
          for x in inside.minX..<inside.maxX { shown += buffer[x, y].text }
        }
        // As the text is drawn on a line of its own, without the spaces at which lines end.
        let line = Paragraph(label.text).lines().map(\.text).joined()
        #expect(shown.filter { $0 != " " } == line.filter { $0 != " " })
      }
    }
  }

  @Test func `a glyph that the edge of the stage cuts leaves a blank`() {
    let host = View()
    let label = Label("宽宽宽宽宽")
    host.clipsToBounds = true
    host.addSubview(label)
    let window = Window(size: CellSize(width: 12, height: 1))
    window.addSubview(host)
    label.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    let strips = (0...5).map { width in
      host.frame = Rect(x: 0, y: 0, width: Double(width), height: 1)
      return window.render().text
    }
    #expect(strips == ["", "", "宽", "宽", "宽宽", "宽宽"])
  }
}
