import Ashlar
import Testing

@testable import Demos

/// What the demos' edges say of themselves.
@MainActor @Suite struct WhyTests {
  private static let attributes: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
  ]

  private func stage(_ id: String, _ size: CellSize, keys: String = "") throws -> HeadlessStage {
    let stage = HeadlessStage(try #require(DemoEntry.named(id)), size: size)
    stage.send(try KeyNotation.events(keys))
    return stage
  }

  private func rows(
    _ stage: HeadlessStage, _ name: String, _ part: Ledger.Row.Part
  ) throws -> [String] {
    let attribute = try stage.attribute(named: name)
    let explanation = try #require(attribute.item.explanation(of: attribute.attribute))
    return Ledger(explanation).rows.filter { $0.part == part }.map {
      [$0.amount, $0.text].compactMap(\.self).joined(separator: "  ")
    }
  }

  private func views(_ view: View) -> [View] { [view] + view.subviews.flatMap(views) }

  @Test func `the green label is held by a third, or by the longest blue label`() throws {
    var stage = try stage("green-label", CellSize(width: 62, height: 14))
    #expect(
      try rows(stage, "green.left", .heldBy) == ["20  >= container.right 60 × 1/3"])
    #expect(
      try rows(stage, "green.left", .movesIt) == [
        "+1/3  per column of demo.width 62, for 30.5 and more",
        "-1/3  per column of the left margin 1 of demo, for 32.5 and less",
        "-1/3  per column of the right margin 1 of demo, for 32.5 and less",
      ])
    #expect(try rows(stage, "green.left", .chosen).first?.hasPrefix("20  of 20...41") == true)
    stage = try self.stage("green-label", CellSize(width: 62, height: 14), keys: "11111")
    #expect(try rows(stage, "green.left", .heldBy) == ["30  >= blue1.right 29 + 1"])
    #expect(
      try rows(stage, "green.left", .nextBound).first
        == "20  >= container.right 60 × 1/3: 10 to spare")
  }

  @Test func `a row says by which of its labels it is as high as it is`() throws {
    let stage = try stage("three-labels", CellSize(width: 62, height: 22))
    #expect(
      try rows(stage, "row0.height", .sum) == [
        "7  top margin of contentView 1 + label1.height 5 + bottom margin of contentView 1; "
          + "label1: the text has 3 lines at 18 columns, border 2"
      ])
    // Two labels are as high, and the third leaves a row.
    #expect(
      try rows(stage, "row0.height", .heldBy) == [
        "6  contentView.bottomMargin >= label1.bottom 6",
        "6  contentView.bottomMargin >= label2.bottom 6",
      ])
    #expect(
      try rows(stage, "row0.height", .nextBound) == [
        "5  contentView.bottomMargin >= label3.bottom 5: 1 to spare"
      ])
    #expect(
      try rows(stage, "row0.height", .lost) == [
        "0  asked for by the fitting (priority 50): 7 off; label1.bottom <= contentView.bottomMargin prevails"
      ])
    #expect(
      try rows(stage, "row0.height", .movesIt).prefix(2) == [
        "+1, 0  per row more, and per row less, of the intrinsic height 5 of label1",
        "+1, 0  per row more, and per row less, of the intrinsic height 5 of label2",
      ])
    let row = try stage.attribute(named: "row0.height")
    let chain = WhyChain(from: try #require(row.item.explanation(of: .height)))
    let words = chain.steps.flatMap { Ledger($0.explanation).rows.map(\.text) }
    #expect(words.contains("bottomMargin of contentView 6 + bottom margin of contentView 1"))
    #expect(words.contains("contentView.bottomMargin >= label1.bottom 6"))
    #expect(
      words.contains {
        $0.contains("its intrinsic height: the text has 3 lines at 18 columns, border 2")
      })
    #expect(chain.cycles.isEmpty)
  }

  @Test func `positions count from the window's corner, margins included`() throws {
    let stage = try stage("green-label", CellSize(width: 62, height: 14))
    let attribute = try stage.attribute(named: "green.left")
    let chain = WhyChain(from: try #require(attribute.item.explanation(of: .left)))
    let places = chain.steps.map { step in
      "\(step.explanation.subject) \(Int(step.explanation.value)) \(Int(step.explanation.valueInRoot))"
    }
    #expect(
      places == [
        "green.left 20 21", "container.right 60 61", "container.width 60 60",
        "container.right 61 61", "container.left 1 1", "demo.rightMargin 61 61",
        "demo.leftMargin 1 1", "demo.width 62 62",
      ])
  }

  @Test func `a step begins where the step before ends, and is as high as its text`() throws {
    let stage = try stage("stair", CellSize(width: 62, height: 14))
    #expect(try rows(stage, "demo/stair/step2.left", .sum) == ["30  step1.right 30"])
    #expect(try rows(stage, "demo/stair/step2.width", .sum) == ["30  stair.width 60 × 1/2"])
    #expect(
      try rows(stage, "row1/stair/step2.height", .heldBy) == ["3  the text has 1 line, border 2"])
    #expect(try rows(stage, "row1.top", .sum) == ["5  row0.bottom 5"])
  }

  @Test(arguments: ["green-label", "three-labels", "stair"])
  func `each edge's numbers add up and each chain ends`(id: String) throws {
    for size in [(20, 5), (40, 12), (62, 14), (80, 24), (120, 40)] {
      let stage = try stage(id, CellSize(width: size.0, height: size.1))
      for view in views(stage.demo) {
        for attribute in Self.attributes {
          let explanation = try #require(view.explanation(of: attribute), "\(view) \(attribute)")
          let frame = view.frame
          let value: Double =
            switch attribute {
            case .left: frame.minX
            case .right: frame.maxX
            case .top: frame.minY
            case .bottom: frame.maxY
            case .width: frame.width
            case .height: frame.height
            case .centerX: frame.minX + frame.width / 2
            default: frame.minY + frame.height / 2
            }
          #expect(abs(explanation.value - value) < 1e-3, "\(explanation.subject) at \(size)")
          if let sum = explanation.sum {
            #expect(
              abs(sum.terms.reduce(0) { $0 + $1.amount } - value) < 1e-3, "\(explanation.subject)")
          }
          for holder in explanation.holders {
            #expect(abs(holder.slack) < 1e-3, "\(explanation.subject) at \(size)")
          }
          let ends =
            explanation.ending != nil || explanation.choice != nil || explanation.sum != nil
            || !explanation.holders.isEmpty
          #expect(ends, "\(explanation.subject) at \(size) ends in a number")
        }
      }
    }
  }

  @Test func `a wider stage moves an edge by the factor, up to the width that is named`() throws {
    for (id, name) in [
      ("green-label", "green.left"), ("green-label", "blue1.width"), ("stair", "step2.left"),
    ] {
      for width in [30, 40, 62, 90] {
        let stage = try stage(id, CellSize(width: width, height: 14))
        let attribute = try stage.attribute(
          named: id == "stair" ? "demo/stair/step2.left" : name)
        guard let explanation = attribute.item.explanation(of: attribute.attribute) else {
          continue
        }
        for mover in explanation.movers {
          guard case .given = mover.quantity, mover.upward.reach >= 1 else { continue }
          stage.send([.resize(CellSize(width: width + 1, height: 14))])
          let moved = try #require(attribute.item.explanation(of: attribute.attribute)).value
          #expect(
            abs(moved - explanation.value - mover.upward.factor) < 1e-3, "\(name) at \(width)")
          stage.send([.resize(CellSize(width: width, height: 14))])
        }
      }
    }
  }

  @Test func `names that are unknown or shared are refused with what is possible`() throws {
    let stage = try stage("three-labels", CellSize(width: 62, height: 22))
    func refusal(_ name: String) -> String {
      do { return "\(try stage.attribute(named: name))" } catch { return "\(error)" }
    }
    #expect(refusal("row0").contains("row0.left"))
    #expect(refusal("row0.middle").contains("Possible are left, right, top"))
    #expect(refusal("label9.left").contains("There is no view “label9”"))
    #expect(refusal("label2.left").contains("is the name of 3 views"))
    #expect(refusal("row1/label2.left") == "label2.left")
  }

  @Test func `JSON has the rows of the text`() throws {
    let stage = try stage("green-label", CellSize(width: 62, height: 14))
    let explanation = try #require(
      try stage.attribute(named: "green.left").item.explanation(of: .left))
    let answer = WhyAnswer(explanation)
    #expect(answer.json.contains(#""part":"held by","amount":"20""#))
    #expect(answer.json.contains(#""links":["container.right"]"#))
    #expect(answer.text.hasPrefix("green.left = 20  in container; 21 in window\n\n  held by"))
    #expect(answer.text.contains("\n                    GreenLabel.swift:"))
    #expect(answer.text.contains("to settle it: make.left.equalTo(container).priority(250)"))
  }
}
