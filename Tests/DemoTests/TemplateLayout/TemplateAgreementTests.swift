import Ashlar
import Demos
import SeededNumbers
import TableFixtures
import Testing

@MainActor struct TemplateAgreementTests {
  private let base = TemplateScene()
  private var scene: TableScene { base.scene }
  private var table: TableView { base.table }
  private var template: TemplateLayoutCell { base.template }
  private var log: TemplateScene.Log { base.log }

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
