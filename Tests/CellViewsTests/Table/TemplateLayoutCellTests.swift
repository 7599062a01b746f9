import AutoLayout
import CellViews
import Masonry
import SeededNumbers
import Testing

@MainActor struct TemplateLayoutCellTests {
  /// A cell without constraints, and with a height of its own if it is given one.
  private final class PlainCell: TableViewCell {
    var ownHeight = 0.0
    var asked: [Size] = []
    override func sizeThatFits(_ size: Size) -> Size {
      asked.append(size)
      return Size(width: size.width, height: ownHeight)
    }
  }

  /// What a template notes.
  private final class Log {
    var lines: [String] = []

    /// What was noted since the last time.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let rows = Rows(count: 20)
  private let scene: TableScene
  private let template: TemplateLayoutCell
  private let log = Log()
  private var table: TableView { scene.table }

  init() {
    scene = TableScene(rows)
    template = TemplateLayoutCell(tableView: scene.table)
    template.debugLog = { [log] in log.lines.append($0) }
  }

  private func entry(_ line: String) -> String { "** FDTemplateLayoutCell ** " + line }

  private func height(_ text: String) -> Double {
    template.heightForCell(TextCell.self) { $0.label.text = text }
  }

  // MARK: - The template

  @Test func `one template is kept, prepared for reuse each time, and fenced in at the width`() {
    // 18 columns in 12.
    #expect(height("one two three four") == 2)
    #expect(
      log.take() == [
        entry("layout cell created - TextCell"),
        entry("calculate using system fitting size (AutoLayout) - 2"),
      ])
    #expect(height("short") == 1)
    #expect(log.take() == [entry("calculate using system fitting size (AutoLayout) - 1")])
    let cell = template.templateCell(TextCell.self)
    #expect(cell.reuses == 2)
    #expect(cell.isTemplateLayoutCell)
    #expect(cell.superview == nil)
    // Four constraints hold the label; the fence is gone.
    #expect(cell.contentView.constraints.count == 4)
    #expect(!table.visibleCells.contains { $0 === cell })
    #expect(table.visibleCells.allSatisfy { !$0.isTemplateLayoutCell })
    scene.window.resize(18, 5)
    scene.layOut()
    #expect(height("one two three four") == 1)
  }

  @Test func `the accessory is not the content's`() {
    func height(_ setUp: (TextCell) -> Void) -> Double {
      template.heightForCell(TextCell.self) {
        $0.label.text = "stone wall"
        $0.accessoryType = .none
        $0.accessoryView = nil
        setUp($0)
      }
    }
    let types = TableViewCell.AccessoryType.allCases
    #expect(types.map { type in height { $0.accessoryType = type } } == [1, 1, 2, 1, 1])
    #expect(height { $0.accessoryView = Label("x") } == 1)
    #expect(height { $0.accessoryView = Label("xy") } == 2)
  }

  @Test func `a separator comes on top`() {
    table.separatorStyle = .singleLine
    #expect(height("short") == 2)
    #expect(
      log.take().last == entry("calculate using system fitting size (AutoLayout) - 1"))
  }

  // MARK: - The four ways

  @Test func `without constraints it is what fits, else three`() {
    let plain = template.templateCell(PlainCell.self)
    _ = log.take()
    #expect(template.heightForCell(PlainCell.self) { $0.ownHeight = 5 } == 5)
    #expect(
      log.take() == [
        entry("calculate using system fitting size (AutoLayout) - 0"),
        entry("calculate using sizeThatFits - 5"),
      ])
    #expect(plain.asked == [Size(width: 12, height: 0)])
    #expect(template.heightForCell(PlainCell.self) { $0.ownHeight = 0.5 } == 1)
    #expect(log.take().last == entry("calculate using sizeThatFits - 1"))
    #expect(template.heightForCell(PlainCell.self) { $0.ownHeight = 0 } == 3)
    #expect(log.take().last == entry("calculate using sizeThatFits - 0"))
    #expect(template.heightForCell(PlainCell.self) { $0.ownHeight = .nan } == 3)
    table.separatorStyle = .singleLine
    #expect(template.heightForCell(PlainCell.self) { $0.ownHeight = 0 } == 4)
  }

  @Test func `a cell that enforces frame layout is not solved`() {
    let height = template.heightForCell(PlainCell.self) {
      $0.enforceFrameLayout = true
      $0.ownHeight = 2
    }
    #expect(height == 2)
    #expect(
      log.take() == [
        entry("layout cell created - PlainCell"), entry("calculate using sizeThatFits - 2"),
      ])
  }

  /// A cell whose view hangs from the top.
  private final class LooseCell: TableViewCell {
    required init() {
      super.init()
      let label = Label("text")
      contentView.addSubview(label)
      label.mas.makeConstraints { $0.top.left.right.equalTo(contentView) }
    }
  }

  @Test func `a cell that is not self-sizing is warned of once only`() {
    for _ in 0..<3 { #expect(template.heightForCell(LooseCell.self) { _ in } == 3) }
    let warning = """
      [FDTemplateLayoutCell] Warning once only: Cannot get a proper cell height (now 0) from \
      '- systemFittingSize:'(AutoLayout). You should check how constraints are built in cell, making \
      it into 'self-sizing' cell.
      """
    let solved = entry("calculate using system fitting size (AutoLayout) - 0")
    let fitted = entry("calculate using sizeThatFits - 0")
    #expect(
      log.lines == [
        entry("layout cell created - LooseCell"), solved, warning, fitted, solved, fitted, solved,
        fitted,
      ])
  }

  @Test func `without a width there is nothing to solve`() {
    scene.window.resize(0, 5)
    scene.layOut()
    #expect(height("text") == 3)
    #expect(log.lines.contains(entry("calculate using sizeThatFits - 0")))
    #expect(!log.lines.contains { $0.contains("AutoLayout) - ") && $0.hasPrefix("**") })
    scene.window.resize(4, 5)
    scene.layOut()
    let narrow = template.heightForCell(TextCell.self) {
      $0.label.text = "text"
      $0.accessoryType = .detailDisclosureButton
    }
    #expect(narrow == 3)
  }

  @Test func `nothing is told unless asked for`() {
    template.debugLog = nil
    #expect(height("one two three four") == 2)
    #expect(log.lines.isEmpty)
  }

  // MARK: - Heights that are kept

  private func height(_ text: String, row: Int) -> Double {
    template.heightForCell(TextCell.self, cacheByRow: row) { $0.label.text = text }
  }

  private func height(_ text: String, key: String) -> Double {
    template.heightForCell(TextCell.self, cacheByKey: key) { $0.label.text = text }
  }

  @Test func `a height is kept by key, for each width and separator`() {
    #expect(height("one two three four", key: "a") == 2)
    #expect(log.take().last == entry("cached by key[a] - 2"))
    // Another text under the same key is not looked at.
    #expect(height("short", key: "a") == 2)
    #expect(log.take() == [entry("hit cache by key[a] - 2")])
    #expect(height("short", key: "b") == 1)
    scene.window.resize(18, 5)
    scene.layOut()
    #expect(!template.hasHeight(forKey: "a"))
    #expect(height("one two three four", key: "a") == 1)
    table.separatorStyle = .singleLine
    #expect(height("one two three four", key: "a") == 2)
    table.separatorStyle = .none
    scene.window.resize(12, 5)
    scene.layOut()
    _ = log.take()
    #expect(height("short", key: "a") == 2)
    #expect(log.take() == [entry("hit cache by key[a] - 2")])
    template.invalidateHeight(forKey: "a")
    #expect(height("short", key: "a") == 1)
    #expect(template.hasHeight(forKey: "b"))
    template.invalidateHeightsByKey()
    #expect(!template.hasHeight(forKey: "b"))
  }

  @Test func `a height is kept by row`() {
    #expect(height("one two three four", row: 7) == 2)
    #expect(log.take().last == entry("cached by index path[0:7] - 2"))
    #expect(height("short", row: 7) == 2)
    #expect(log.take() == [entry("hit cache by index path[0:7] - 2")])
    #expect(height("short", row: 8) == 1)
    template.invalidateHeight(forRow: 7)
    #expect(!template.hasHeight(forRow: 7))
    #expect(height("short", row: 7) == 1)
    template.invalidateHeightsByRow()
    #expect(!template.hasHeight(forRow: 7))
    #expect(!template.hasHeight(forRow: 8))
  }

  @Test func `heights of many widths do not pile up, and those of the last ones stay`() {
    for width in 1...20 {
      scene.window.resize(width, 5)
      scene.layOut()
      _ = height("short", key: "a")
    }
    for (width, isKept) in [(20, true), (13, true), (12, false), (1, false)] {
      scene.window.resize(width, 5)
      scene.layOut()
      #expect(template.hasHeight(forKey: "a") == isKept)
    }
  }

  @Test func `heights by row go along with their rows`() {
    func keep(_ count: Int) {
      // Row i is taken to have a text of i + 1 lines.
      for row in 0..<count {
        _ = height((0...row).map { _ in "eleven wide" }.joined(separator: " "), row: row)
      }
    }
    /// The kept height of each row.
    func kept(_ count: Int) -> [Double?] {
      (0..<count).map { template.hasHeight(forRow: $0) ? height("", row: $0) : nil }
    }
    keep(5)
    #expect(kept(6) == [1, 2, 3, 4, 5, nil])
    table.insertRows(at: [1])
    #expect(kept(7) == [1, nil, 2, 3, 4, 5, nil])
    table.deleteRows(at: [0, 3])
    #expect(kept(5) == [nil, 2, 4, 5, nil])
    table.reloadRows(at: [1])
    #expect(kept(5) == [nil, nil, 4, 5, nil])
    table.moveRow(at: 3, to: 0)
    #expect(kept(5) == [5, nil, nil, 4, nil])
    table.performBatchUpdates {
      table.moveRow(at: 0, to: 4)
      table.insertRows(at: [0])
      table.deleteRows(at: [1])
    }
    #expect(kept(6) == [nil, nil, 4, nil, 5, nil])
    template.reloadDataWithoutInvalidatingHeights()
    #expect(kept(5) == [nil, nil, 4, nil, 5])
    table.reloadData()
    #expect(kept(5) == [nil, nil, nil, nil, nil])
    keep(2)
    template.automaticallyInvalidates = false
    table.insertRows(at: [0])
    table.reloadData()
    #expect(kept(3) == [1, 2, nil])
    table.removeRowObserver(template)
    template.automaticallyInvalidates = true
    table.reloadData()
    #expect(kept(3) == [1, 2, nil])
  }

  @Test func `a table does not keep its templates alive`() {
    weak var gone: TemplateLayoutCell?
    do {
      let template = TemplateLayoutCell(tableView: table)
      gone = template
      _ = template.heightForCell(TextCell.self) { $0.label.text = "text" }
    }
    #expect(gone == nil)
    table.reloadData()
  }

  // MARK: - Agreement

  /// A cell of several views in a chain or side by side, as a number says.
  private final class MixedCell: TableViewCell {
    let labels = [Label(), Label(), Label()]
    let block = Block()

    required init() {
      super.init()
      contentView.addSubview(block)
      for label in labels {
        label.numberOfLines = 0
        contentView.addSubview(label)
      }
      block.mas.makeConstraints { make in
        make.left.equalTo(contentView.mas.leftMargin)
        make.top.equalTo(contentView.mas.topMargin)
        make.width.lessThanOrEqualTo(3)
        make.bottom.lessThanOrEqualTo(contentView.mas.bottomMargin)
      }
      labels[0].mas.makeConstraints { make in
        make.top.equalTo(block)
        make.left.equalTo(block.mas.right)
        make.right.equalTo(contentView.mas.rightMargin)
      }
      labels[1].mas.makeConstraints { make in
        make.left.equalTo(contentView)
        make.width.equalTo(contentView).multipliedBy(0.5)
        make.top.greaterThanOrEqualTo(labels[0].mas.bottom)
        make.top.greaterThanOrEqualTo(block.mas.bottom)
        make.bottom.lessThanOrEqualTo(contentView)
      }
      labels[2].mas.makeConstraints { make in
        make.left.equalTo(labels[1].mas.right)
        make.right.equalTo(contentView)
        make.top.equalTo(labels[1])
        make.bottom.lessThanOrEqualTo(contentView)
      }
    }

    func show(_ number: UInt64) {
      var random = SeededGenerator(seed: number)
      for label in labels {
        let words = Int.random(in: 0...7, using: &random)
        label.text = (0..<words).map { _ in
          String(repeating: "w", count: Int.random(in: 1...8, using: &random))
        }.joined(separator: " ")
        label.border = Bool.random(using: &random) ? .light : nil
      }
      block.lines = Int.random(in: 0...6, using: &random)
      accessoryType = AccessoryType.allCases.randomElement(using: &random) ?? .none
      accessoryView =
        Int.random(in: 0...3, using: &random) == 0 ? Label(labels[0].text) : nil
    }
  }

  private final class MixedRows: TableViewDataSource {
    let count = 12
    func numberOfRows(in tableView: TableView) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(MixedCell.self)
      cell.show(UInt64(row))
      return cell
    }
  }

  @Test func `the heights are those of the table's own`() {
    let rows = MixedRows()
    table.dataSource = rows
    for width in [0, 2, 3, 5, 8, 13, 21, 34, 55] {
      table.separatorStyle = width % 2 == 0 ? .none : .singleLine
      scene.window.resize(width, 500)
      scene.layOut()
      #expect(scene.frames.count == rows.count)
      for (row, frame) in scene.frames.enumerated() {
        let height = template.heightForCell(MixedCell.self) { $0.show(UInt64(row)) }
        #expect(frame[2] == height, "row \(row) at \(width)")
      }
    }
  }

  @Test func `a delegate that measures with a template gives what the table measures itself`() {
    final class Measuring: TableViewDelegate {
      let template: TemplateLayoutCell
      init(_ template: TemplateLayoutCell) { self.template = template }
      func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double {
        template.heightForCell(MixedCell.self, cacheByRow: row) { $0.show(UInt64(row)) }
      }
    }
    let rows = MixedRows()
    table.dataSource = rows
    table.separatorStyle = .singleLine
    scene.window.resize(30, 40)
    scene.layOut()
    let own = scene.frames
    let measuring = Measuring(template)
    table.delegate = measuring
    scene.layOut()
    #expect(scene.frames == own)
    #expect(template.hasHeight(forRow: 0))
    #expect(scene.window.reports.isEmpty)
    _ = log.take()
    scene.table.beginUpdates()
    scene.table.endUpdates()
    scene.layOut()
    #expect(scene.frames == own)
    #expect(log.take().allSatisfy { $0.contains("hit cache by index path") })
  }
}
