import Ashlar
import Demos
import TableFixtures
import Testing

@MainActor struct TemplateHeightCacheTests {
  private let base = TemplateScene()
  private var scene: TableScene { base.scene }
  private var table: TableView { base.table }
  private var template: TemplateLayoutCell { base.template }
  private var log: TemplateScene.Log { base.log }

  private func entry(_ line: String) -> String { base.entry(line) }

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
}
