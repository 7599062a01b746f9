import Ashlar
import Testing

@testable import Demos

/// A sweep's intervals and formulas are those of layouts at each width.
@MainActor @Suite struct SweepTests {
  private func stage(_ id: String, _ size: CellSize) throws -> HeadlessStage {
    HeadlessStage(try #require(DemoEntry.named(id)), size: size)
  }

  private func value(of attribute: ItemAttribute) throws -> Double {
    let view = try #require(attribute.item as? View)
    return switch attribute.attribute {
    case .left: view.frame.minX
    case .top: view.frame.minY
    case .width: view.frame.width
    default: view.frame.height
    }
  }

  @Test(arguments: ["green-label", "three-labels", "stair"])
  func `formulas give the frames at each width`(id: String) throws {
    let stage = try stage(id, CellSize(width: 62, height: 16))
    let answer = SweepAnswer(of: stage, over: 18...90, along: .horizontal)
    let intervals = answer.sweep.intervals
    #expect(intervals.first?.lengths.lowerBound == 18 && intervals.last?.lengths.upperBound == 90)
    for (before, after) in zip(intervals, intervals.dropFirst()) {
      #expect(before.lengths.upperBound + 1 == after.lengths.lowerBound)
    }
    #expect(answer.sweep.breakpoints.count == intervals.count - 1)
    for (point, (before, after)) in zip(
      answer.sweep.breakpoints, zip(intervals, intervals.dropFirst()))
    {
      #expect(
        Double(before.lengths.upperBound) <= point && point <= Double(after.lengths.lowerBound))
    }
    for interval in intervals {
      for width in interval.lengths {
        stage.send([.resize(CellSize(width: width, height: 16))])
        for (attribute, formula) in interval.formulas where attribute.item is View {
          // Rows that left the stage, and their cells, are others by now.
          guard (attribute.item as? View)?.window != nil else { continue }
          let real = try value(of: attribute)
          // Frames lie on a grid of 1/65536, and lengths between edges on it are off by two halves.
          #expect(
            abs(formula(Double(width)) - real) <= 1.0 / 65536, "\(attribute) at \(width) in \(id)")
        }
      }
    }
  }

  @Test func `an interval is as long as it can be`() throws {
    let stage = try stage("green-label", CellSize(width: 62, height: 14))
    let sweep = SweepAnswer(of: stage, over: 18...90, along: .horizontal).sweep
    for (before, after) in zip(sweep.intervals, sweep.intervals.dropFirst()) {
      let isOther = zip(before.formulas, after.formulas).contains { $0.formula != $1.formula }
      #expect(isOther || !before.findings.elementsEqual(after.findings) { $0.isSame(as: $1) })
    }
  }

  @Test func `the green label's left edge is a third, then a column beyond a blue one`() throws {
    let stage = try stage("green-label", CellSize(width: 62, height: 14))
    let sweep = SweepAnswer(of: stage, over: 22...120, along: .horizontal).sweep
    let last = try #require(sweep.intervals.last)
    let left = try #require(
      last.formulas.first { $0.attribute.description == "green.left" }?.formula)
    #expect("\(left)" == "1/3 w - 2/3")
    #expect(last.binding.map(\.shortEquation) == ["green.left >= container.right * 1/3"])
    // A third of the container, which is two columns narrower, equals a column beyond four.
    #expect(last.lengths.lowerBound == 31)
    #expect(sweep.intervals.dropLast().allSatisfy { !$0.findings.isEmpty })
  }

  @Test func `what never binds is named with the width at which it comes nearest`() throws {
    let stage = try stage("three-labels", CellSize(width: 62, height: 14))
    let sweep = SweepAnswer(of: stage, over: 60...70, along: .horizontal).sweep
    let idle = try #require(
      sweep.idle.first { $0.constraint.shortEquation == "table.height >= 6 ^760" })
    #expect(idle.slack == 7 && idle.length == 60)
  }

  @Test func `the text has a line a view, and says which texts have other lines`() throws {
    let stage = try stage("stair", CellSize(width: 62, height: 24))
    let text = SweepAnswer(of: stage, over: 20...30, along: .horizontal).text
    let block = text.components(separatedBy: "\n\n")[2]
    #expect(
      block == """
        w = 22...23
            text: stair/step1 has 2 lines, not 3
            text: table/row1/contentView/stair/step2 has 3 lines, not 4
            stair                                height = 12
            stair/step1                          height = 4
            stair/step2                          top = 4
            table                                top = 12, height = 12
            table/row1                           height = 17
            table/row1/contentView/stair         height = 15
            table/row1/contentView/stair/step2   height = 5
        """)
    // What fills the view around it is not there.
    #expect(!text.contains("contentView  ") && !text.contains("content:"))
  }

  @Test(arguments: [
    ("stair", 3...40, LayoutAxis.vertical), ("stair", 0...70, .horizontal),
    ("three-labels", 20...120, .horizontal), ("green-label", 0...90, .horizontal),
  ])
  func `every block says why it begins`(id: String, range: ClosedRange<Int>, axis: LayoutAxis)
    throws
  {
    let stage = try stage(id, CellSize(width: 62, height: 24))
    let text = SweepAnswer(of: stage, over: range, along: axis).text
    #expect(!text.contains("other views stand"))
    for block in text.components(separatedBy: "\n\n") {
      #expect(block.split(separator: "\n").count > 1, "\(block)")
    }
    // A row that has left by the end of the sweep is named as one that has not.
    #expect(!text.contains("    row") && !text.contains(" row3/"))
  }

  @Test func `rows that come into sight are named, and what never changes stands at the end`()
    throws
  {
    let stage = try stage("stair", CellSize(width: 80, height: 24))
    let text = SweepAnswer(of: stage, over: 3...40, along: .vertical).text
    #expect(text.contains("\nh = 12...20\n    appears: table/row1\n"))
    let last = try #require(text.components(separatedBy: "\n\n").last)
    #expect(last.hasPrefix("These never change:\n    stair  "))
    #expect(
      last.contains(
        "\n    table/row2/contentView/stair         left = 1, top = 1, width = 78, height = 11\n"))
    #expect(last.contains("stair/step2   left = 19.5, top = 5, width = 19.5, height = 4\n"))
  }

  @Test func `what stops deciding is said, and rows that are alike share a line`() throws {
    let green = SweepAnswer(
      of: try stage("green-label", CellSize(width: 62, height: 14)), over: 22...60,
      along: .horizontal
    ).text
    #expect(
      green.contains("    no longer decides: green.left >= blue3.right + 1   GreenLabel.swift:"))
    let rows = SweepAnswer(
      of: try stage("three-labels", CellSize(width: 62, height: 24)), over: 20...120,
      along: .horizontal
    ).text
    #expect(
      rows.contains("! table/row0...row2/contentView: label1 and label2 overlap, by 3 to 7\n"))
    #expect(rows.contains("! still: table/row0...row2/contentView: label1 and label3 overlap"))
    #expect(
      rows.contains(
        "✓ no more: table/row0...row2/contentView/label1 reaches out of its superview\n"))
    #expect(!rows.contains("as before\n") && !rows.contains(" more\n"))
    #expect(
      rows.contains("table.height >= 6 ^760: nearest at w = 20, with 16 to spare; no width does"))
  }

  @Test func `an inequality that never decides says where it would`() throws {
    let stage = try stage("green-label", CellSize(width: 62, height: 14))
    let text = SweepAnswer(of: stage, over: 40...60, along: .horizontal).text
    #expect(
      text.contains(
        "green.left >= blue1.right + 1: nearest at w = 40, with 7.66667 to spare; would decide at w = 17"
      ))
  }

  @Test func `a picture has a line for each edge, named by its path, and its labels keep apart`()
    throws
  {
    let stage = try stage("stair", CellSize(width: 62, height: 24))
    let answer = SweepAnswer(of: stage, over: 20...60, along: .horizontal)
    let lines = SweepLines(answer.sweep).lines
    let edges = lines.flatMap(\.names).map { "\($0.path.joined(separator: "/")).\($0.edge)" }
    #expect(Set(edges).count == edges.count)
    #expect(edges.contains("stair/step1.right"))
    #expect(edges.contains("table/row2/contentView/stair/step1.right"))
    // Row 2 has three steps and comes later: its first step ends at a third, not at a half.
    let third = try #require(
      lines.first { line in
        line.names.contains {
          $0.path.contains("row2") && $0.path.last == "step1" && $0.edge == .right
        }
      })
    #expect(third.parts.count == 1 && (third.parts[0].first?.x ?? 0) > 20)
    #expect(abs((third.end?.y ?? 0) - (1 + 58.0 / 3)) < 1e-6)
    let half = try #require(
      lines.first { line in
        line.names.contains { $0.path == ["stair", "step1"] && $0.edge == .right }
      })
    #expect(half.parts[0].first?.x == 20 && half.end?.y == 30)
    // Labels are at the right, a line of text apart.
    let places = answer.svg.matches(of: /<text x="630" y="([\d.]+)"/).compactMap { Double($0.1) }
      .sorted()
    #expect(places.count == lines.count)
    for (one, next) in zip(places, places.dropFirst()) { #expect(next - one >= 14.9) }
  }

  @Test func `the stage is as before`() throws {
    let stage = try stage("stair", CellSize(width: 50, height: 14))
    let before = stage.draw()
    _ = SweepAnswer(of: stage, over: 0...60, along: .horizontal)
    #expect(stage.draw() == before)
    _ = SweepAnswer(of: stage, over: 0...30, along: .vertical)
    #expect(stage.draw() == before)
  }

  @Test func `text, JSON and picture say the same`() throws {
    let stage = try stage("green-label", CellSize(width: 62, height: 14))
    let answer = SweepAnswer(of: stage, over: 22...60, along: .horizontal)
    #expect(
      answer.text.contains(
        "\nw = 26...30, without a jump: at w = 26 the formulas before and these give the same\n"))
    #expect(answer.text.contains("\nw = 31...60\n"))
    #expect(

      answer.text.contains(
        "! container/blue1...blue3.width is less than its content needs, by 4, falling to 1\n"))
    #expect(answer.text.contains("    container/green   left = 1/3 w - 2/3\n"))
    #expect(answer.json.contains(#""from":31,"to":60"#))
    #expect(
      answer.json.contains(
        #"{"view":"container/green","attribute":"left","slope":0.33333,"intercept":-0.66667}"#))
    #expect(
      answer.json.contains(
        #"{"kind":"cut","views":["container/blue1"],"constraint":null,"axis":"horizontal","amountAtStart":4.00000,"amount":1.00000}"#
      ))
    #expect(answer.svg.hasPrefix("<svg ") && answer.svg.hasSuffix("</svg>"))
    #expect(answer.svg.contains(">30.5</text>"))
  }
}
