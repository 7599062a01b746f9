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
          // Frames lie on a grid of 1/65536.
          #expect(abs(formula(Double(width)) - real) < 1e-4, "\(attribute) at \(width) in \(id)")
        }
      }
    }
  }

  @Test func `an interval is as long as it can be`() throws {
    let stage = try stage("green-label", CellSize(width: 62, height: 14))
    let sweep = SweepAnswer(of: stage, over: 18...90, along: .horizontal).sweep
    for (before, after) in zip(sweep.intervals, sweep.intervals.dropFirst()) {
      let isOther = zip(before.formulas, after.formulas).contains { $0.formula != $1.formula }
      #expect(isOther || before.findings.map(\.subject) != after.findings.map(\.subject))
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
    #expect(answer.text.contains("\nw = 26...30, where formulas meet at 26\n"))
    #expect(answer.text.contains("\nw = 31...60\n"))
    #expect(
      answer.text.contains("! container/blue1.width is less than its content needs, by 4...1"))
    #expect(answer.text.contains("container/green.left = 1/3 w - 2/3"))
    #expect(answer.json.contains(#""from":31,"to":60"#))
    #expect(answer.svg.hasPrefix("<svg ") && answer.svg.hasSuffix("</svg>"))
    #expect(answer.svg.contains(">30.5</text>"))
  }
}
