import Ashlar
import SeededNumbers
import Testing

@testable import Demos

/// The first article's demos at every size: what must hold wherever their edges are, cell by cell.
@MainActor @Suite struct FilmStripTests {
  @Test(arguments: firstDemos)
  func `a demo keeps its promises at every width from 0 to 120`(id: String) throws {
    for width in 0...120 { try check(makeStage(id, width, 24)) }
  }

  @Test(arguments: firstDemos)
  func `a demo keeps its promises at every height from 0 to 40`(id: String) throws {
    for height in 0...40 { try check(makeStage(id, 80, height)) }
  }

  @Test(arguments: firstDemos)
  func `a demo keeps its promises while its edges are moved`(id: String) throws {
    let stage = try makeStage(id, 120, 40)
    for key in Array(repeating: "[", count: 121) + Array(repeating: "]", count: 121)
      + Array(repeating: "{", count: 41) + Array(repeating: "}", count: 41)
    {
      let reported = stage.reports.count
      try stage.press(key)
      check(stage, after: reported)
    }
  }

  @Test(arguments: firstDemos)
  func `a demo keeps its promises at random sizes with random texts`(id: String) throws {
    var random = SeededGenerator(seed: 100)
    for _ in 0..<100 {
      let (width, height) = random.size(upToWidth: 200, height: 60)
      try check(makeStage(id, width, height, seed: random.next()))
    }
  }

  @Test(arguments: ["three-labels", "stair"])
  func `a demo keeps its promises while it is scrolled`(id: String) throws {
    for (width, height) in [(80, 24), (30, 7)] {
      let stage = try makeStage(id, width, height)
      for _ in 0..<90 {
        try stage.press("<down>")
        check(stage)
      }
    }
  }

  @Test(arguments: firstDemos)
  func `a demo keeps its promises whatever keys are pressed`(id: String) throws {
    let keys = [
      "<space>", "+", "-", "------", "1", "2", "333333", "!", "@", "#", "<left>", "<right>", "<up>",
      "<down>", "<pgup>", "<pgdn>", "[", "]", "{", "}", "r",
    ]
    var random = SeededGenerator(seed: 101)
    let stage = try makeStage(id, 80, 24)
    for _ in 0..<150 {
      let (width, height) = random.size(upToWidth: 120, height: 40)
      try stage.press(random.keys(keys + ["<\(width)x\(height)>"], count: 4))
      // What is reported on the way is not this size's.
      let reported = stage.reports.count
      try stage.press("<\(width)x\(height)>")
      check(stage, after: reported)
    }
  }

  @Test(arguments: firstDemos)
  func `a demo keeps its promises at sizes that no terminal has`(id: String) throws {
    for (width, height) in [(0, 0), (1, 1), (1000, 1), (1, 1000), (1000, 1000), (0, 1000)] {
      try check(makeStage(id, width, height))
    }
  }

  private func check(
    _ stage: HeadlessStage, after reported: Int? = nil,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let problems = Promises(stage, after: reported).broken
    guard !problems.isEmpty else { return }
    let size = "\(stage.size.width)x\(stage.size.height)"
    let listed = problems.prefix(5).joined(separator: "\n")
    Issue.record(
      "At \(size), \(problems.count) promises are broken:\n\(listed)\n\(stage.draw().text)",
      sourceLocation: location)
  }
}

/// What is true of every demo at every size.
@MainActor struct Promises {
  private(set) var broken: [String] = []
  private let stage: HeadlessStage

  /// Looks at a stage; the first reports of one that had other sizes before tell of these.
  init(_ stage: HeadlessStage, after reported: Int? = nil) {
    self.stage = stage
    checkTable()
    checkCells()
    checkReports(after: reported)
    // What the lesson marks stands over the views, and is no part of them.
    let layer = stage.layer
    stage.layer = .none
    let buffer = stage.draw()
    stage.layer = layer
    expect(buffer.size == stage.size, "the screen has another size")
    broken += ExpectedScreen(stage).differences(to: buffer)
  }

  private mutating func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { broken.append(problem()) }
  }

  /// The table fills its place, and its rows follow each other without a gap or an overlap.
  private mutating func checkTable() {
    let byName = Dictionary(stage.views.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    guard let demo = byName["demo"], let table = byName["demo/table"] else { return }
    expect(table.frame.minX == 0 && table.frame.width == stage.size.width, "table beside its place")
    if let stair = byName["demo/stair"] {
      expect(stair.layoutFrame.minY == 0, "the stair does not hang from the top")
      expect(stair.layoutFrame.maxY == table.layoutFrame.minY, "gap between stair and table")
    } else {
      expect(table.layoutFrame.minY == 0, "table does not begin at the top")
    }
    if let note = byName["demo/note"] {
      expect(table.layoutFrame.maxY == note.layoutFrame.minY, "gap between table and note")
      expect(note.layoutFrame.maxY == demo.layoutFrame.height, "note does not reach the bottom")
    } else {
      expect(table.layoutFrame.maxY == demo.layoutFrame.height, "table does not reach the bottom")
    }
    checkRows(viewport: table)
  }

  private mutating func checkRows(viewport table: FrameListing.Entry) {
    let rows = stage.rows
    expect(rows.isEmpty == (table.frame.height == 0), "rows without a place, or no rows in one")
    guard let first = rows.first, let last = rows.last else { return }
    expect(first.layoutFrame.minY <= 0, "gap above the first row")
    expect(
      last.layoutFrame.maxY >= table.layoutFrame.height || last.rowIndex == 19,
      "gap below the last row")
    for row in rows {
      expect(
        row.layoutFrame.minX == 0 && row.layoutFrame.width == table.layoutFrame.width,
        "\(row.name) is not as wide as the table")
      expect(row.layoutFrame.maxY > 0, "\(row.name) is above the visible part")
      expect(row.layoutFrame.minY < table.layoutFrame.height, "\(row.name) is below it")
    }
    for (above, below) in zip(rows, rows.dropFirst()) {
      expect(above.frame.maxY == below.frame.minY, "gap or overlap above \(below.name)")
      expect(above.layoutFrame.maxY == below.layoutFrame.minY, "rounding above \(below.name)")
      expect((above.rowIndex ?? 0) + 1 == below.rowIndex, "no row between \(below.name)'s")
    }
  }

  /// Cells are the absolute edges, rounded half up.
  private mutating func checkCells() {
    var origins: [String: Point] = [:]
    for view in stage.views {
      let outer = origins[view.parentPath] ?? .zero
      let origin = Point(x: outer.x + view.layoutFrame.minX, y: outer.y + view.layoutFrame.minY)
      origins[view.path] = origin
      func edge(_ value: Double) -> Int { Int((value + 0.5).rounded(.down)) }
      expect(
        view.frame.minX == edge(origin.x) && view.frame.minY == edge(origin.y)
          && view.frame.maxX == edge(origin.x + view.layoutFrame.width)
          && view.frame.maxY == edge(origin.y + view.layoutFrame.height),
        "\(view.path) is rounded to \(view.frame) from \(origin) and \(view.layoutFrame)")
    }
  }

  /// A contradiction is reported where there is one: a green label that does not fit to the right
  /// of a third of its container. Nothing else is.
  private mutating func checkReports(after reported: Int?) {
    let container = stage.views.first { $0.name == "container" }
    let width = container?.layoutFrame.width ?? 1000
    let fits = width - width / 3 >= Double(" green stays whole ".count)
    for report in stage.reports.dropFirst(reported ?? 0) {
      if case .conflict = report, !fits { continue }
      broken.append("reported: \(report)")
    }
    // What goes on being broken is reported once.
    if reported == nil {
      expect(!stage.reports.isEmpty || fits, "no conflict where the green label does not fit")
    }
  }
}
