import AutoLayout
import CellViews
import SeededNumbers
import TableFixtures
import Testing

/// What is true of a table whatever was done to it before.
@MainActor struct TableHistoryTests {
  /// Rows of texts that break anywhere, so that their heights are told by counting.
  private final class Texts: TableViewDataSource {
    var rows: [(name: Int, length: Int)] = []

    func numberOfRows(in tableView: TableView) -> Int { rows.count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(TextCell.self)
      cell.label.lineBreaking = .character
      cell.label.text = String(repeating: "x", count: rows[row].length)
      cell.label.identifier = "\(rows[row].name)"
      return cell
    }

    /// The height of a row: its letters over the columns, rounded up, and the separator.
    func height(of row: Int, in scene: TableScene) -> Double {
      let width = Int(scene.table.bounds.width)
      // Without any column nothing can be measured.
      let lines = width > 0 ? (rows[row].length + width - 1) / width : 3
      return Double(lines) + scene.table.separatorStyle.height
    }
  }

  private struct History {
    let texts = Texts()
    let scene: TableScene
    var random: SeededGenerator
    private var names = 0

    @MainActor init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      scene = TableScene(texts)
      texts.rows = (0..<Int.random(in: 0...20, using: &random)).map { _ in newRow() }
      scene.table.reloadData()
    }

    private mutating func newRow() -> (name: Int, length: Int) {
      names += 1
      return (names, Int.random(in: 1...60, using: &random))
    }

    @MainActor mutating func change() {
      let table = scene.table
      let count = texts.rows.count
      let row = Int.random(in: 0...max(0, count - 1), using: &random)
      switch Int.random(in: 0...14, using: &random) {
      case 0: table.scroll(.lines(Int.random(in: -30...30, using: &random)))
      case 1: table.scroll(.pages(Int.random(in: -2...2, using: &random)))
      case 2: table.scroll(Bool.random(using: &random) ? .start : .end)
      case 3: table.contentOffset.y = Double(Int.random(in: -5...200, using: &random))
      case 4:
        let position = TableView.ScrollPosition.allCases.randomElement(using: &random) ?? .none
        table.scrollToRow(at: row, at: position)
      case 5, 6:
        scene.window.resize(
          Int.random(in: 0...20, using: &random), Int.random(in: 0...10, using: &random))
      case 7:
        let place = Int.random(in: 0...count, using: &random)
        texts.rows.insert(newRow(), at: place)
        table.insertRows(at: [place])
      case 8 where count > 0:
        texts.rows.remove(at: row)
        table.deleteRows(at: [row])
      case 9 where count > 0:
        texts.rows[row] = newRow()
        table.reloadRows(at: [row])
      case 10 where count > 1:
        let place = Int.random(in: 0..<count, using: &random)
        texts.rows.insert(texts.rows.remove(at: row), at: place)
        table.moveRow(at: row, to: place)
      case 11 where count > 3:
        // Every third row goes, and one comes to each end.
        let gone = (0..<count).filter { $0 % 3 == 1 }
        let kept = texts.rows.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        texts.rows = [newRow()] + kept + [newRow()]
        let last = texts.rows.count - 1
        table.performBatchUpdates {
          table.insertRows(at: [last, 0])
          table.deleteRows(at: gone)
        }
      case 12:
        table.separatorStyle = table.separatorStyle == .none ? .singleLine : .none
      case 13:
        texts.rows.shuffle(using: &random)
        table.reloadData()
      default:
        guard let cell = table.visibleCells.first as? TextCell,
          let row = table.row(for: cell), row < count, queuesNothing
        else { return }
        texts.rows[row].length = Int.random(in: 1...60, using: &random)
        cell.label.text = String(repeating: "x", count: texts.rows[row].length)
      }
    }

    /// Whether the rows that are shown are those of the data source.
    @MainActor private var queuesNothing: Bool { !scene.window.needsLayoutInTree }
  }

  @Test(arguments: 1...8)
  func `the rows tile the table, as in a new one at the same place`(seed: UInt64) {
    var history = History(seed: seed)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...2, using: &history.random) { history.change() }
      history.scene.layOut()
      let problems = check(history, besideNewTable: step % 4 == 3)
      #expect(problems.isEmpty, "step \(step)")
      if !problems.isEmpty { return }
    }
    #expect(history.scene.window.reports.isEmpty)
    #expect(history.scene.table.tableReports.isEmpty)
  }

  private func check(_ history: History, besideNewTable: Bool) -> [String] {
    var problems: [String] = []
    let (scene, texts) = (history.scene, history.texts)
    let frames = scene.frames
    let viewport = scene.table.bounds.height
    func expect(_ condition: Bool, _ problem: String) { if !condition { problems.append(problem) } }

    for (frame, cell) in zip(frames, scene.table.visibleCells) {
      let row = Int(frame[0])
      let label = (cell as? TextCell)?.label
      expect(frame[2] == texts.height(of: row, in: scene), "height of \(frame)")
      expect(label?.identifier == "\(texts.rows[row].name)", "another cell at \(frame)")
    }
    for (above, below) in zip(frames, frames.dropFirst()) {
      expect(above[0] + 1 == below[0] && above[1] + above[2] == below[1], "gap above \(below)")
    }
    let total = texts.rows.indices.map { texts.height(of: $0, in: scene) }.reduce(0, +)
    expect(scene.table.numberOfRows == texts.rows.count, "number of rows")
    guard let first = frames.first, let last = frames.last else {
      expect(viewport == 0 || texts.rows.isEmpty, "nothing is shown")
      return problems
    }
    let bottom = last[1] + last[2]
    expect(first[1] <= 0 && first[1] + first[2] > 0 && last[1] < viewport, "rows out of sight")
    if total >= viewport {
      expect(bottom >= viewport, "gap at the bottom: \(frames)")
    } else {
      expect(first[0] == 0 && first[1] == 0 && bottom == total, "not all is shown: \(frames)")
    }

    guard besideNewTable else { return problems }
    // One that measures everything, so that offset and size are exact.
    let all = TableScene(texts, Int(scene.table.bounds.width), Int(viewport))
    all.table.separatorStyle = scene.table.separatorStyle
    all.table.estimatedRowHeight = 0
    all.table.scrollToRow(at: Int(first[0]), at: .top)
    all.table.scroll(.lines(-Int(first[1])))
    all.layOut()
    expect(all.frames == frames, "a new table shows \(all.frames) instead of \(frames)")
    expect(all.table.contentSize.height == total, "a new table is \(all.table.contentSize) high")
    let above = texts.rows.indices.prefix(Int(first[0])).map { texts.height(of: $0, in: scene) }
    expect(all.table.contentOffset.y == above.reduce(-first[1], +), "offset in a new table")
    return problems
  }
}
