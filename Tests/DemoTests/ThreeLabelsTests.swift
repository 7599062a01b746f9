import Ashlar
import Demos
import SeededNumbers
import Testing

@MainActor @Suite struct ThreeLabelsTests {
  @Test func `a row is as high as its tallest label and two margins, at every width`() throws {
    // High enough for all the rows.
    let stage = try makeStage("three-labels", 62, 400)
    for width in 62...160 {
      stage.resize(width, 400)
      #expect(stage.rows.compactMap(\.rowIndex) == Array(0..<20))
      try checkRows(of: stage, labelWidth: 20)
    }
  }

  @Test func `every row that is scrolled to is as high as its labels need`() throws {
    for width in [62, 77, 120] {
      let stage = try makeStage("three-labels", width, 24)
      var seen: Set<Int> = []
      for _ in 0..<80 {
        try checkRows(of: stage, labelWidth: 20)
        seen.formUnion(stage.rows.compactMap(\.rowIndex))
        try stage.press("<down><down><down>")
      }
      #expect(seen.count == 20)
      let last = try #require(stage.rows.last)
      #expect(last.rowIndex == 19)
      #expect(try last.frame.maxY == stage.view("/table").frame.maxY)
    }
  }

  @Test func `plus and minus change the width of all labels, live`() throws {
    var random = SeededGenerator(seed: 7)
    let stage = try makeStage("three-labels", 100, 60)
    var labelWidth = 20
    for _ in 0..<60 {
      // Seldom twice in the same direction, often many times.
      let isWider = Bool.random(using: &random)
      let count = Int.random(in: 1...6, using: &random)
      try stage.press(String(repeating: isWider ? "+" : "-", count: count))
      // A border and one column are left in any case.
      for _ in 0..<count { labelWidth = max(3, labelWidth + (isWider ? 1 : -1)) }
      try checkRows(of: stage, labelWidth: labelWidth)
      if Int.random(in: 0..<4, using: &random) == 0 {
        let (width, height) = random.size(upToWidth: 160, height: 60)
        stage.resize(width, height)
        try checkRows(of: stage, labelWidth: labelWidth)
      }
    }
  }

  @Test func `space deals new texts, the same ones for the same seed`() throws {
    let stage = try makeStage("three-labels", 80, 400, seed: 3)
    let first = texts(of: stage)
    try stage.press("<space>")
    let second = texts(of: stage)
    #expect(first.count == 60)
    #expect(second.count == 60)
    #expect(first != second)
    try checkRows(of: stage, labelWidth: 20)
    #expect(try texts(of: makeStage("three-labels", 62, 400, seed: 3, keys: "<space>")) == second)
    #expect(try texts(of: makeStage("three-labels", 80, 400, seed: 4)) != first)
  }

  @Test func `labels that overlap are said to do so, below three widths and two margins`() throws {
    let stage = try makeStage("three-labels", 62, 24)
    #expect(try stage.view("/note").text == "")
    #expect(try stage.view("/note").frame.height == 0)
    stage.resize(61, 24)
    #expect(try stage.view("/note").text == "The labels overlap below 62 columns.")
    #expect(try stage.view("/note").frame == CellRect(x: 0, y: 23, width: 61, height: 1))
    let labels = try stage.labels(in: #require(stage.rows.first))
    #expect(
      labels[0].frame.maxX > labels[1].frame.minX || labels[1].frame.maxX > labels[2].frame.minX)

    try stage.press("-")
    #expect(try stage.view("/note").frame.height == 0)
    try stage.press("++")
    #expect(try stage.view("/note").text == "The labels overlap below 65 columns.")
  }

  @Test func `the labels that make a row so high have a heavy border in the tint`() throws {
    let stage = try makeStage("three-labels", 62, 60)
    var counts: Set<Int> = []
    for keys in ["", "-", "<space>", "---", "<pgdn>", "++++<down>", "<space>-----", "<80x50>"] {
      try stage.press(keys)
      let buffer = stage.draw()
      let theme = Theme.standard
      for row in stage.rows where row.frame.minY >= 0 && row.frame.maxY <= stage.size.height - 3 {
        let tallest = stage.tallestLabels(of: row).map(\.path)
        counts.insert(tallest.count)
        for label in stage.labels(in: row) {
          let corner = buffer[label.frame.minX, label.frame.minY]
          let decides = tallest.contains(label.path)
          #expect(corner.text == (decides ? "┏" : "┌"))
          let style = decides ? theme.tint : theme.separator
          #expect(corner.style.attributes == style.attributes)
        }
        // The row's own bounds are as quiet as the borders that decide nothing.
        let corner = buffer[row.frame.minX, row.frame.minY]
        #expect(corner.text == "┌" && corner.style.attributes == theme.separator.attributes)
        #expect(buffer[1, row.frame.minY].text == "·")
      }
    }
    #expect(counts == [1, 2, 3])
  }

  @Test func `once what decides is marked, nothing waits for another layout`() throws {
    let window = Window(size: CellSize(width: 62, height: 24))
    let demo = ThreeLabelsDemo(seed: 1)
    window.addSubview(demo)
    demo.mas.makeConstraints { $0.edges.equalTo(window) }
    _ = window.render()
    #expect(!window.needsRendering)
    for key in "- +" {
      let command = demo.keyCommands.first { $0.key == KeyPress(.character(key)) }
      try #require(command).action()
      _ = window.render()
      #expect(!window.needsRendering)
      #expect(window.reports.isEmpty)
    }
  }

  private func texts(of stage: HeadlessStage) -> [String] {
    stage.rows.flatMap { stage.labels(in: $0).compactMap(\.text) }
  }

  private func checkRows(of stage: HeadlessStage, labelWidth: Int) throws {
    let width = Double(stage.size.width)
    for row in stage.rows {
      let labels = stage.labels(in: row)
      try #require(labels.map(\.name) == ["label1", "label2", "label3"])
      let heights = labels.map { wrapped($0.text ?? "", columns: labelWidth - 2).count + 2 }
      #expect(Double(heights.max() ?? 0) + 2 == row.layoutFrame.height)
      for (label, height) in zip(labels, heights) {
        #expect(label.layoutFrame.width == Double(labelWidth))
        #expect(label.layoutFrame.height == Double(height))
        #expect(label.layoutFrame.minY == 1)
      }
      #expect(labels[0].layoutFrame.minX == min(1, width))
      #expect(isClose(labels[1].layoutFrame.midX, width / 2))
      #expect(labels[2].layoutFrame.maxX == width - min(1, max(0, width - 1)))
    }
  }
}
