import Ashlar
import Foundation
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
      [$0.amount, $0.text.english].compactMap(\.self).joined(separator: "  ")
    }
  }

  private func views(_ view: View) -> [View] { [view] + view.subviews.flatMap(views) }

  @Test func `the green label is held by a third, or by the longest blue label`() throws {
    var stage = try stage("green-label", CellSize(width: 62, height: 14))
    #expect(
      try rows(stage, "green.left", .heldBy) == ["20  >= container.right 60 × 1/3"])
    #expect(
      try rows(stage, "green.left", .movesIt) == [
        "+1/3  per column of demo.width 62; down to 30.5, then constraints contradict each other",
        "-1/3  per column of the left margin 1 of demo; up to 32.5, then constraints contradict each other",
        "-1/3  per column of the right margin 1 of demo; up to 32.5, then constraints contradict each other",
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
          + "label1: the text has 3 lines at 18 columns (from 15 to 23), border 2"
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
        "0  wanted by the fitting (priority 50): missed by 7, lost to label1.bottom <= contentView.bottomMargin at 1000"
      ])
    #expect(
      try rows(stage, "row0.height", .movesIt).prefix(2) == [
        "+1  per row more of the intrinsic height 5 of label1, but 0 per row less",
        "+1  per row more of the intrinsic height 5 of label2, but 0 per row less",
      ])
    let row = try stage.attribute(named: "row0.height")
    let chain = WhyChain(from: try #require(row.item.explanation(of: .height)))
    let words = chain.steps.flatMap { Ledger($0.explanation).rows.map(\.text.english) }
    #expect(words.contains("bottomMargin of contentView 6 + bottom margin of contentView 1"))
    #expect(words.contains("contentView.bottomMargin >= label1.bottom 6"))
    #expect(
      words.contains {
        $0.contains(
          "its intrinsic height: the text has 3 lines at 18 columns (from 15 to 23), border 2")
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
      try rows(stage, "row1/stair/step2.height", .heldBy) == [
        "3  the text has 1 line, border 2"
      ])
    #expect(try rows(stage, "row1.top", .sum) == ["5  row0.bottom 5"])
  }

  @Test(arguments: firstDemos)
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
    #expect(
      refusal("lable2.left")
        == """
        There is no view “lable2”. The nearest names are table, table/row0/contentView/label2, \
        table/row1/contentView/label2, table/row2/contentView/label2, table/row0/contentView/label1, \
        table/row0/contentView/label3.
        """)
    #expect(refusal("row7/label2.left") == "There is no “row7/label2”. Rows in sight: row0...row2.")
    #expect(
      refusal("label2.left")
        == """
        “label2” is the name of 3 views: table/row0/contentView/label2, table/row1/contentView/label2, \
        table/row2/contentView/label2. Write more of the path.
        """)
    #expect(refusal("row1/label2.left") == "label2.left")
    // The program's own views are accepted, though not shown.
    #expect(refusal("StageView0/demo.width") == "demo.width")
    #expect(refusal("window/StageView0/demo/table.width") == "table.width")
  }

  @Test func `a chain's steps stand under those that name them`() throws {
    let stage = try stage("green-label", CellSize(width: 62, height: 14))
    let explanation = try #require(
      try stage.attribute(named: "green.left").item.explanation(of: .left))
    let titles = WhyAnswer(explanation, withChain: true).text.split(separator: "\n")
      .filter { $0.contains(#/^ *[\w.]+ = /#) }.map(String.init)
    #expect(
      titles == [
        "green.left = 20  in container; 21 in window",
        "container.right = 60  in its own coordinates; 61 in window",
        "container.width = 60",
        "  container.right = 61  in demo; 61 in window",
        "  demo.rightMargin = 61  in its own coordinates; 61 in window",
        "  demo.width = 62",
        "  container.left = 1  in demo; 1 in window",
        "  demo.leftMargin = 1  in its own coordinates; 1 in window",
      ])
  }

  @Test func `a value of a fitting says so, and what is explained already is only named`() throws {
    let stage = try stage("three-labels", CellSize(width: 62, height: 22))
    let explanation = try #require(
      try stage.attribute(named: "row0.height").item.explanation(of: .height))
    let text = WhyAnswer(explanation, withChain: true).text
    #expect(text.contains("\n  contentView.height = 7  while contentView was measured\n"))
    #expect(text.contains(": see above\n"))
    let explained = text.split(separator: "\n").filter {
      $0.contains(#/^ *[\w.]+ = /#) && !$0.hasSuffix(": see above")
    }.map { $0.drop { $0 == " " } }
    #expect(Set(explained).count == explained.count)
    // Not by more than six steps of two columns.
    #expect(explained.count > 5 && !text.contains("\n                    contentView"))
  }

  @Test func `values that follow from each other are said`() throws {
    let window = Window(size: CellSize(width: 40, height: 10))
    let (left, right) = (View(), View())
    left.identifier = "left"
    right.identifier = "right"
    window.addSubview(left)
    window.addSubview(right)
    left.mas.makeConstraints { make in
      make.left.top.equalTo(window)
      make.height.equalTo(1)
    }
    right.mas.makeConstraints { make in
      make.right.top.equalTo(window)
      make.height.equalTo(1)
      make.left.equalTo(left.mas.right)
      make.width.equalTo(left)
    }
    window.layoutIfNeeded()
    let explanation = try #require(left.explanation(of: .width))
    let answer = WhyAnswer(explanation, withChain: true)
    #expect(answer.text.contains("see above; the two follow from each other"))
    let last = try #require(answer.text.components(separatedBy: "\n\n").last)
    #expect(last.hasPrefix("These follow from each other, so none of them alone says where"))
    #expect(last.contains("\n  left.width <- "))
    #expect(last.hasSuffix(" <- left.width"))
    #expect(answer.json.contains(#""cycles":[["left.width","#))
    // None without a cycle.
    #expect(
      !WhyAnswer(try #require(left.explanation(of: .left)), withChain: true).text.contains(
        "follow from"))
  }

  @Test func `JSON has the rows of the text`() throws {
    let stage = try stage("green-label", CellSize(width: 62, height: 14))
    let explanation = try #require(
      try stage.attribute(named: "green.left").item.explanation(of: .left))
    let answer = WhyAnswer(explanation)
    #expect(answer.json.contains(#""part":"held by","amount":"20""#))
    #expect(answer.json.contains(#""links":["container.right"]"#))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.json.utf8)) as? [String: Any])
    let found = try #require((json["explanations"] as? [[String: Any]])?.first)
    #expect(found["depth"] as? Int == 0 && found["value"] as? Double == 20)
    let holder = try #require((found["holders"] as? [[String: Any]])?.first)
    #expect(holder["rightSide"] as? Double == 20 && holder["priority"] as? Double == 1000)
    #expect(holder["origin"] as? String == "written" && holder["slack"] as? Double == 0)
    let term = try #require((holder["terms"] as? [[String: Any]])?.first)
    #expect(term["attribute"] as? String == "container.right" && term["value"] as? Double == 60)
    #expect(abs((term["multiplier"] as? Double ?? 0) - 1.0 / 3) < 1e-5)
    let mover = try #require((found["movers"] as? [[String: Any]])?.first)
    let (up, down) = (mover["up"] as? [String: Any], mover["down"] as? [String: Any])
    #expect(abs((up?["factor"] as? Double ?? 0) - 1.0 / 3) < 1e-5 && up?["reach"] is NSNull)
    #expect(down?["reach"] as? Double == 31.5)
    let choice = try #require(found["choice"] as? [String: Any])
    #expect(choice["from"] as? Double == 20 && choice["to"] as? Double == 41)
    let bound = try #require((found["bounds"] as? [[String: Any]])?.first)
    #expect((bound["slack"] as? Double ?? 0) > 0)
    #expect(answer.text.hasPrefix("green.left = 20  in container; 21 in window\n\n  held by"))
    #expect(answer.text.contains("\n                    GreenLabel.swift:"))
    #expect(answer.text.contains("to settle it: make.left.equalTo(container).priority(1)"))
  }
}
