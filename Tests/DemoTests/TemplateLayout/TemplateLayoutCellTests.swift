import Ashlar
import Demos
import TableFixtures
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

  private let base = TemplateScene()
  private var scene: TableScene { base.scene }
  private var table: TableView { base.table }
  private var template: TemplateLayoutCell { base.template }
  private var log: TemplateScene.Log { base.log }

  private func entry(_ line: String) -> String { base.entry(line) }

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
    #expect(cell.superview == nil)
    // Four constraints hold the label; the fence is gone.
    #expect(cell.contentView.constraints.count == 4)
    #expect(!table.visibleCells.contains { $0 === cell })
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
    #expect(table.tableReports == [.cellWithoutHeight(cell: "LooseCell", width: 12)])
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

  // MARK: - Steps

  @Test func `each step is told as it is taken, with or without a log`() {
    var steps: [TemplateLayoutCell.Step] = []
    template.onStep = { steps.append($0) }
    template.debugLog = nil
    table.separatorStyle = .singleLine
    // 18 columns in 12; then the height is kept.
    for _ in 0..<2 {
      _ = template.heightForCell(TextCell.self, cacheByKey: "a") {
        $0.label.text = "one two three four"
      }
    }
    #expect(
      steps == [
        .lookUp("key[a]", kept: nil), .creation(of: "TextCell"), .configuration,
        .contentWidth(12, ofRow: 12), .fence(12), .fitting(2), .separator(1),
        .keeping("key[a]", height: 3), .lookUp("key[a]", kept: 3),
      ])
    steps = []
    table.separatorStyle = .none
    for _ in 0..<2 {
      _ = template.heightForCell(LooseCell.self) { $0.accessoryType = .disclosureIndicator }
    }
    let loose: [TemplateLayoutCell.Step] = [
      .configuration, .contentWidth(10, ofRow: 12), .fence(10), .fitting(0),
    ]
    let rest: [TemplateLayoutCell.Step] = [.sizeThatFits(0), .defaultHeight(3)]
    #expect(
      steps == [.creation(of: "LooseCell")] + loose + [.warning(isFirst: true)] + rest + loose
        + [.warning(isFirst: false)] + rest)
  }

  @Test func `the fence is there while it is told, and the template can be measured`() {
    var widths: [Double] = []
    var count: [Int] = []
    var cell: TextCell?
    template.onStep = { step in
      guard let content = cell?.contentView else { return }
      switch step {
      case .configuration, .fence, .fitting:
        widths.append(content.systemLayoutSizeFitting(.layoutFittingCompressed).width)
        count.append(content.constraints.count)
      default: break
      }
    }
    let height = template.heightForCell(TextCell.self) {
      cell = $0
      $0.label.text = "one two three four"
    }
    #expect(height == 2)
    #expect(widths == [18, 12, 18] && count == [4, 5, 4])
  }

  private final class AwareCell: TableViewCell, TemplateAwareCell {
    var isTemplateLayoutCell = false
  }

  @Test func `a cell can know whether it is a template`() {
    #expect(template.templateCell(AwareCell.self).isTemplateLayoutCell)
    #expect(!AwareCell().isTemplateLayoutCell)
  }
}
