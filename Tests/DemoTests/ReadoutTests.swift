import Ashlar
import Demos
import SeededNumbers
import Testing

/// What the demos say decides, against the frames in the listing.
@MainActor @Suite struct ReadoutTests {
  private func checkLength(
    of stage: HeadlessStage, _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(stage.readout.count <= 60, "\(stage.readout)", sourceLocation: location)
    #expect(stage.readout.hasSuffix("."), sourceLocation: location)
  }

  // MARK: - Three labels

  /// Looks at texts and frames, and wraps the texts once more.
  private func checkRow(
    of stage: HeadlessStage, labelWidth: Int,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    checkLength(of: stage, location)
    let ending = "; width \(labelWidth)."
    guard let row = stage.rows.first else {
      #expect(stage.readout == "There is no room for a row" + ending, sourceLocation: location)
      return
    }
    let tallest = stage.tallestLabels(of: row)
    let lines = wrapped(try #require(tallest.first).text ?? "", columns: labelWidth - 2).count
    let (height, needed) = (Int(row.layoutFrame.height), lines + 2)
    #expect(height == 1 + needed + 1, sourceLocation: location)
    let name = stage.readout.split(separator: " ").first { $0.hasPrefix("label") }
    #expect(tallest.contains { $0.name == name ?? "" }, sourceLocation: location)
    let parts: (String) -> String = { margin in
      "\(row.name).height = \(height): \(margin)1 + \(name ?? "") \(needed) + \(margin)1\(ending)"
    }
    let whole = parts("margin ")
    #expect(
      stage.readout == (whole.count <= 60 ? whole : parts("")), sourceLocation: location)
  }

  @Test func `the sum of a row is that of its tallest labels, at every width`() throws {
    for seed in [1, 2] as [UInt64] {
      let stage = try makeStage("three-labels", 62, 24, seed: seed)
      for width in Array(20...120) + [80, 62, 20, 5, 1] {
        stage.resize(width, 24)
        try checkRow(of: stage, labelWidth: 20)
      }
    }
  }

  @Test func `the sum of a row is right for every width of the labels, and where it is scrolled`()
    throws
  {
    var random = SeededGenerator(seed: 21)
    for seed in 1...5 as ClosedRange<UInt64> {
      let stage = try makeStage("three-labels", 62, 24, seed: seed)
      for labelWidth in (3..<20).reversed() {
        try stage.press("-" + random.keys(["", "<down>", "<pgdn>", "<up>", "<space>"], count: 2))
        try checkRow(of: stage, labelWidth: labelWidth)
      }
      for labelWidth in 4...40 {
        try stage.press("+")
        try checkRow(of: stage, labelWidth: labelWidth)
      }
    }
  }

  @Test func `labels of 999 columns, and a stage without a row, are told as well`() throws {
    let stage = try makeStage("three-labels", 62, 24)
    for _ in 0..<979 { try stage.press("+") }
    try checkRow(of: stage, labelWidth: 999)
    stage.resize(62, 0)
    try checkRow(of: stage, labelWidth: 999)
    #expect(stage.rows.isEmpty)
    // A row of no width has the height that rows have without a content.
    stage.resize(0, 24)
    #expect(stage.readout == "row0.height = 3.")
    #expect(stage.rows.first?.frame.height == 3)
  }

  // MARK: - Green label

  private static let greenWidth = Double(" green stays whole ".count)

  /// At most two decimals, none that are 0.
  private static func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    var text = "\(hundredths / 100)"
    if hundredths < 0, hundredths > -100 { text = "-" + text }
    let rest = abs(hundredths) % 100
    if rest == 0 { return text }
    return rest % 10 == 0 ? "\(text).\(rest / 10)" : "\(text).\(rest < 10 ? "0" : "")\(rest)"
  }

  private func checkGreen(
    _ stage: HeadlessStage, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    checkLength(of: stage, location)
    let container = try stage.view("/container").layoutFrame.width
    let left = try stage.view("/container/green").layoutFrame.minX
    let blues = try (1...3).map { try stage.view("/container/blue\($0)") }
    let start = "green.left = \(Self.text(left)): "
    if container - container / 3 < Self.greenWidth {
      // Beside a blue label that is crushed to nothing stays a column of space.
      let ending =
        container < Self.greenWidth + 1
        ? "4 constraints, m says why." : "“≥ a third”, m says why."
      #expect(stage.readout == start + "no room for " + ending, sourceLocation: location)
      #expect(!stage.currentReports.isEmpty, sourceLocation: location)
      return
    }
    #expect(stage.currentReports.isEmpty, sourceLocation: location)
    // What it could start at, each with the words for it.
    var candidates = [(container / 3, "container.right \(Self.text(container)) × 1/3")]
    for blue in blues {
      let right = blue.layoutFrame.maxX
      candidates.append((right + 1, "\(blue.name).right \(Self.text(right)) + 1"))
    }
    let greatest = candidates.map(\.0).max() ?? 0
    #expect(isClose(left, greatest), sourceLocation: location)
    let cut = blues.filter { $0.layoutFrame.width < Double(($0.text ?? "").count) }
    if !cut.isEmpty {
      let who = cut.count == 1 ? "\(cut[0].name) is cut" : "blues are cut"
      #expect(isClose(left, container - 19), sourceLocation: location)
      #expect(
        stage.readout == start + "container.right \(Self.text(container)) - 19; \(who).",
        sourceLocation: location)
      return
    }
    var holding = candidates.filter { isClose($0.0, greatest) }.map(\.1)
    if isClose(left, container - Self.greenWidth) {
      // All fits exactly: to the right it is held by its right edge. The left holds what is alone there.
      let right = "container.right \(Self.text(container)) - 19"
      holding = [right] + (holding.count == 1 ? holding : [])
    }
    // The most of them that fit.
    let readouts = (1...holding.count).map { count in
      let more = count < holding.count ? ", and \(holding.count - count) more" : ""
      return start + holding.prefix(count).joined(separator: ", ") + more + "."
    }
    #expect(stage.readout == readouts.last { $0.count <= 60 }, sourceLocation: location)
  }

  @Test func `the constraint that is named holds the green label, at every width`() throws {
    for keys in ["", "11111122222", "22222222222222222222", "111222333"] {
      let stage = try makeStage("green-label", 62, 24, keys: keys)
      for width in 0...120 {
        stage.resize(width, 24)
        try checkGreen(stage)
      }
    }
  }

  @Test func `the constraint that is named holds the green label, for any texts`() throws {
    var random = SeededGenerator(seed: 22)
    let keys = [
      "1", "2", "3", "!", "@", "#", "<up>", "<down>", "<left>", "111111", "222", "@@@@@@@",
    ]
    let stage = try makeStage("green-label", 62, 24)
    for _ in 0..<250 {
      try stage.press(random.keys(keys, count: 1))
      try checkGreen(stage)
      if Int.random(in: 0..<4, using: &random) == 0 {
        stage.resize(.random(in: 0...120, using: &random), .random(in: 0...40, using: &random))
        try checkGreen(stage)
      }
    }
  }

  @Test func `what holds is another as soon as a text is cut, although nothing moves`() throws {
    // Eight words and a space are as wide as the room beside the green label.
    let stage = try makeStage("green-label", 61, 24, keys: "1111111")
    #expect(stage.readout == "green.left = 40: container.right 59 - 19, and 1 more.")
    let frame = try stage.view("/container/green").frame
    try stage.press("1")
    #expect(try stage.view("/container/green").frame == frame)
    #expect(stage.readout == "green.left = 40: container.right 59 - 19; blue1 is cut.")
    try stage.press("!!")
    #expect(stage.readout == "green.left = 35: blue1.right 34 + 1.")
  }

  @Test func `blue labels of twenty words are told at every width`() throws {
    let words = ["1", "2", "3"].map { String(repeating: $0, count: 19) }.joined()
    let stage = try makeStage("green-label", 130, 24, keys: words)
    for width in [1000, 400, 121, 120, 119, 100, 62] {
      stage.resize(width, 24)
      try checkGreen(stage)
    }
  }

  @Test func `before anything is laid out nothing pushes the green label`() {
    #expect(
      GreenLabelDemo(seed: 1).readout.english
        == "green.left = 0: nothing pushes it, the place nearest to 0.")
  }

  // MARK: - Stair

  /// What the upper stair's steps need, one below the other.
  private func neededHeight(_ stage: HeadlessStage) throws -> Int {
    let steps = try stage.labels(in: stage.view("/stair"))
    return steps.reduce(0) { sum, step in
      sum + wrapped(step.text ?? "", columns: Int(step.layoutFrame.width + 1e-5) - 2).count + 2
    }
  }

  @Test func `a width that changes the height is told, and laid out twice; another is not`() throws
  {
    let stage = try makeStage("stair", 62, 200)
    var former = try neededHeight(stage)
    var told = 0
    // Before there was a width there was no height that anybody saw.
    #expect(stage.readout == "\(former) high: asked 2, laid out 2, invalidated 2, solved 2.")
    for width in Array((20...62).reversed()) + Array(21...120) {
      guard width != stage.size.width else { continue }
      stage.resize(width, 200)
      let height = try neededHeight(stage)
      if height == former {
        #expect(stage.readout == "\(height) high: asked 0, laid out 1, invalidated 0, solved 1.")
      } else {
        #expect(stage.readout == "\(height) high: asked 1, laid out 2, invalidated 1, solved 2.")
        told += 1
      }
      checkLength(of: stage)
      former = height
    }
    #expect(told > 10)
  }

  @Test func `plus and minus change the titles, from none to four, and heights are told`() throws {
    let stage = try makeStage("stair", 62, 200)
    var former = try neededHeight(stage)
    for (key, counts) in [("+", [3, 4]), ("-", [3, 2, 1]), ("+", [2, 3])] {
      for count in counts {
        try stage.press(key)
        #expect(try stage.labels(in: stage.view("/stair")).count == count)
        let height = try neededHeight(stage)
        #expect(height != former)
        #expect(stage.readout == "\(height) high: asked 1, laid out 1, invalidated 1, solved 1.")
        #expect(try stage.view("/stair").frame.height == height)
        former = height
      }
    }
    // There are no more than four: then nothing happens.
    try stage.press("+")
    let last = stage.readout
    try stage.press("+++")
    #expect(try stage.labels(in: stage.view("/stair")).count == 4)
    #expect(stage.readout == last)
  }

  @Test func `without titles the stair tells no height, once`() throws {
    let stage = try makeStage("stair", 62, 20, keys: "-")
    #expect(stage.readout == "3 high: asked 1, laid out 1, invalidated 1, solved 1.")
    try stage.press("-")
    #expect(stage.readout == "0 high: asked 1, laid out 1, invalidated 1, solved 1.")
    try stage.press("-")
    #expect(stage.readout == "0 high: asked 1, laid out 1, invalidated 1, solved 1.")
    // Margins leave a stair no width at first: passes are counted on until it has one.
    let countedOn = [
      1: "laid out 1, invalidated 0, solved 2", 2: "laid out 1, invalidated 0, solved 3",
      3: "laid out 2, invalidated 0, solved 4",
    ]
    for width in 0...120 where width != 62 {
      stage.resize(width, 20)
      let passes = countedOn[width] ?? "laid out 1, invalidated 0, solved 1"
      #expect(stage.readout == "0 high: asked 0, \(passes).")
      #expect(try stage.view("/stair").frame.height == 0)
      #expect(try stage.view("/table").frame.height == 20)
    }
    #expect(stage.reports.isEmpty)
  }

  /// Those of the other demos: `EveryDemoTests`.
  @Test(arguments: firstDemos)
  func `a readout has a line's room, whatever is pressed`(id: String) throws {
    var random = SeededGenerator(seed: 23)
    let keys = [
      "+", "-", "------", "<space>", "1", "2222", "3", "!", "@", "<pgdn>", "[", "]", "{", "r",
    ]
    let stage = try makeStage(id, 62, 20)
    for _ in 0..<100 {
      if Int.random(in: 0..<3, using: &random) == 0 {
        stage.resize(.random(in: 0...1000, using: &random), .random(in: 0...60, using: &random))
      }
      try stage.press(random.keys(keys, count: 2))
      checkLength(of: stage)
    }
  }
}
