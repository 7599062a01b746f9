import Ashlar
import Demos
import SeededNumbers
import Testing

@MainActor @Suite struct StairTests {
  @Test func `every stair is as high as its steps, at every width`() throws {
    // High enough for all the rows.
    let stage = try makeStage("stair", 62, 1000)
    for width in Array(62...160) + Array((20...62).reversed()) + [160, 62, 111] {
      stage.resize(width, 1000)
      try checkStairs(of: stage)
      #expect(stage.rows.compactMap(\.rowIndex) == Array(0..<20))
    }
  }

  @Test func `heights follow the width at once, also of rows that are scrolled to`() throws {
    let stage = try makeStage("stair", 160, 24)
    for width in [160, 62, 99, 63, 80, 45] {
      var seen: Set<Int> = []
      try stage.press(String(repeating: "<pgup>", count: 30))
      stage.resize(width, 24)
      for _ in 0..<60 {
        try checkStairs(of: stage)
        seen.formUnion(stage.rows.compactMap(\.rowIndex))
        try stage.press("<down><down><down><down><down>")
      }
      #expect(seen.count == 20)
    }
  }

  @Test func `a row has from one to four steps, in turn`() throws {
    let stage = try makeStage("stair", 80, 500)
    #expect(stage.rows.map { stage.labels(in: $0).count } == (0..<20).map { $0 % 4 + 1 })
  }

  private func checkStairs(of stage: HeadlessStage) throws {
    let stairs = stage.views.filter { $0.className == "StairView" }
    #expect(stairs.count == stage.rows.count + 1)
    for stair in stairs {
      let steps = stage.labels(in: stair)
      #expect(steps.map(\.name) == (0..<steps.count).map { "step\($0 + 1)" })
      let width = stair.layoutFrame.width / Double(steps.count)
      #expect(stair.layoutFrame.width == Double(stage.size.width - 2))
      var y = 0
      for (index, step) in steps.enumerated() {
        let height = wrapped(step.text ?? "", columns: Int(width + 1e-5) - 2).count + 2
        #expect(isClose(step.layoutFrame.width, width))
        #expect(isClose(step.layoutFrame.minX, Double(index) * width))
        #expect(step.layoutFrame.minY == Double(y))
        #expect(step.layoutFrame.height == Double(height))
        y += height
      }
      #expect(stair.layoutFrame.height == Double(y))
    }
    for (row, stair) in zip(stage.rows, stairs.dropFirst()) {
      #expect(row.layoutFrame.height == stair.layoutFrame.height + 2)
    }
  }
}

/// The view itself, without a demo.
@MainActor @Suite struct StairViewTests {
  /// Holds a stair at its width and counts how often it is laid out.
  private final class Host: View {
    let stair = StairView()
    var layouts = 0

    override init() {
      super.init()
      addSubview(stair)
      stair.mas.makeConstraints { $0.left.right.top.equalTo(self) }
    }

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }

    func resize(_ width: Double, _ height: Double) {
      frame = Rect(x: 0, y: 0, width: width, height: height)
      layoutIfNeeded()
    }
  }

  /// A natural height, and no natural width: that is given to it.
  private func natural(_ height: Double) -> Size {
    Size(width: View.noIntrinsicMetric, height: height)
  }

  @Test func `without titles it has no height`() {
    let host = Host()
    host.resize(40, 10)
    #expect(host.stair.intrinsicContentSize == natural(0))
    #expect(host.stair.frame == Rect(x: 0, y: 0, width: 40, height: 0))
    host.stair.setStairTitles(["one", "two"])
    host.layoutIfNeeded()
    #expect(host.stair.frame.height == 6)
    host.stair.setStairTitles([])
    host.layoutIfNeeded()
    #expect(host.stair.intrinsicContentSize == natural(0))
    #expect(host.stair.subviews.isEmpty)
    #expect(host.stair.frame.height == 0)
    #expect(host.reports.isEmpty)
  }

  @Test func `its natural height is the one at its width`() {
    let host = Host()
    host.stair.setStairTitles(["one two three", "four five six"])
    for (width, height) in [(40.0, 6.0), (20, 8), (14, 10), (40, 6), (10, 13)] {
      host.resize(width, 10)
      #expect(host.stair.intrinsicContentSize == natural(height))
      #expect(host.stair.frame.height == height)
      #expect(host.stair.subviews.map(\.frame.minX) == [0, width / 2])
    }
    #expect(host.reports.isEmpty)
  }

  @Test func `nothing is laid out again when nothing changed`() {
    let host = Host()
    host.stair.setStairTitles(["one two three", "four five six"])
    host.resize(40, 10)
    let settled = host.layouts
    #expect(host.stair.intrinsicContentSize == natural(6))
    #expect(!host.needsLayoutInTree)
    host.stair.setStairTitles(["six five four", "three two one"])
    host.layoutIfNeeded()
    #expect(host.stair.intrinsicContentSize == natural(6))
    #expect(!host.needsLayoutInTree)
    #expect(host.layouts == settled)
  }

  @Test func `the layout settles at any width, for any titles`() {
    var random = SeededGenerator(seed: 11)
    let host = Host()
    for _ in 0..<300 {
      let count = Int.random(in: 0...5, using: &random)
      let titles = (0..<count).map { _ in
        String(repeating: "stone ", count: .random(in: 1...6, using: &random))
      }
      host.stair.setStairTitles(titles.map { String($0.dropLast()) })
      host.resize(Double.random(in: 0...90, using: &random), 10)
      let heights = host.stair.subviews.reduce(0) { $0 + $1.frame.height }
      #expect(host.stair.frame.height == heights)
    }
    #expect(host.reports.isEmpty)
  }

  // MARK: - What is counted

  /// Layouts, questions, tellings and the height before.
  private func counted(_ host: Host) -> [Double] {
    let passes = host.stair.passes
    return [Double(passes.layouts), Double(passes.questions), Double(passes.tellings)]
      + [passes.formerHeight]
  }

  @Test func `a width with another height is told once, asked for, and laid out again`() {
    let host = Host()
    host.stair.setStairTitles(["one two three", "four five six"])
    host.resize(40, 10)
    for (width, height, former) in [(20.0, 8.0, 6.0), (14, 10, 8), (40, 6, 10), (10, 13, 6)] {
      host.resize(width, 10)
      #expect(counted(host) == [2, 1, 1, former])
      #expect(host.stair.contentHeight == height)
    }
  }

  @Test func `a width with the same height is laid out, and no more`() {
    let host = Host()
    host.stair.setStairTitles(["one two three", "four five six"])
    for width in [40.0, 41, 60, 50.5, 30] {
      host.resize(width, 10)
      if width != 40 { #expect(counted(host) == [1, 0, 0, 6]) }
      // Another height of the room is nothing to the stair.
      let (passes, solves) = (counted(host), host.stair.passes.solves)
      host.resize(width, 11)
      #expect(counted(host) == passes && host.stair.passes.solves == solves + 1)
    }
  }

  @Test func `other titles are counted anew, and told where they need another height`() {
    let host = Host()
    host.stair.setStairTitles(["one two three", "four five six"])
    host.resize(40, 10)
    host.stair.setStairTitles(["six five four", "three two one"])
    host.layoutIfNeeded()
    #expect(counted(host) == [1, 0, 0, 6])
    host.stair.setStairTitles(["one"])
    host.layoutIfNeeded()
    #expect(counted(host) == [1, 1, 1, 6])
    host.stair.setStairTitles([])
    host.layoutIfNeeded()
    #expect(counted(host) == [1, 1, 1, 3])
    host.stair.setStairTitles([])
    host.layoutIfNeeded()
    #expect(counted(host)[2...] == [0, 0])
  }

  @Test func `who asks for the size is counted, and changes nothing else`() {
    let host = Host()
    host.stair.setStairTitles(["one two three", "four five six"])
    host.resize(20, 10)
    let before = counted(host)
    _ = host.stair.intrinsicContentSize
    #expect(counted(host) == [before[0], before[1] + 1] + before[2...])
    #expect(!host.needsLayoutInTree)
  }
}
