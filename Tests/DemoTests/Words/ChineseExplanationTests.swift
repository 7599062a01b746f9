import Ashlar
import ChineseTexts
import SeededNumbers
import Testing

@testable import Demos

/// What the *Why* page and the page of reports say is in Chinese, too, whatever a demo does.
@MainActor @Suite struct ChineseExplanationTests {
  private static let attributes: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline,
    .lastBaseline, .leftMargin, .bottomMargin,
  ]
  /// Sizes with much room and with too little, where constraints are left out.
  private static let sizes = [
    CellSize(width: 20, height: 5), CellSize(width: 9, height: 12), CellSize(width: 62, height: 18),
    CellSize(width: 80, height: 24),
  ]
  /// What is code in any language.
  private static let code: Set<String> = [
    "frame", "stack", "view", "translatesAutoresizingMaskIntoConstraints", "true", "false", "mas",
    "superview", "make", "equalTo", "equalToSuperview", "equalToConstant",
    "constraint", "Anchor", "edges", "inset", "offset", "priority", "multipliedBy", "for",
    "setContentHuggingPriority", "setContentCompressionResistancePriority", "x", "y", "swift",
    "topLayoutGuide", "bottomLayoutGuide", "readableContentGuide", "constant", "multiplier",
    "leading", "trailing", "preferredMaxLayoutWidth", "layoutIfNeeded", "contentView",
    "horizontal", "vertical", "updateConstraints", "makeConstraints", "remakeConstraints",
    "addSubview", "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor",
    // A view that has no superview.
    "lone", "Label", "FilledLabel", "text",
    // A class of cells that are measured and shown nowhere.
    "LooseNoteCell",
  ]

  private let localizer = Localizer(.simplifiedChinese)

  private func stage(_ entry: DemoEntry, _ size: CellSize) -> HeadlessStage {
    let stage = HeadlessStage(entry, size: size)
    stage.send([])
    return stage
  }

  private func items(in view: View) -> [View] { [view] + view.subviews.flatMap(items) }

  // MARK: - Words

  private static func words(of text: String) -> [String] {
    text.split { !($0.isASCII && $0.isLetter) }.map(String.init)
  }

  /// The words of the names that a demo's views have.
  private func names(on stage: HeadlessStage) -> Set<String> {
    let all = items(in: stage.window).flatMap { view in
      [view.identifier ?? "", view.debugName, "\(type(of: view))", (view as? Label)?.text ?? ""]
        + view.constraints.flatMap { constraint in
          [constraint.debugDescription, constraint.code, constraint.source.map { "\($0)" } ?? ""]
        }
    }
    return Set(all.flatMap(Self.words))
  }

  /// Checks that texts have a translation, without words that are English and no code, and with the same numbers.
  private func check(_ texts: [LocalizedText], on stage: HeadlessStage, _ id: String) {
    #expect(Set(texts.flatMap(\.chineseFaults)) == [], "\(id)")
    let names = names(on: stage)
    let attributes = Set(LayoutAttribute.allCases.map(\.description))
    for text in texts {
      let chinese = localizer.string(text)
      // A pitfall's name is code.
      let sentence = chinese.replacing(#/\ \[[a-z-]+\]$/#, with: "")
      let strange = Set(Self.words(of: sentence)).subtracting(names).subtracting(attributes)
        .subtracting(Self.code)
      #expect(strange.isEmpty, "\(id): \(chinese)")
      #expect(!text.english.contains("%"), "\(id): \(text.english)")
      let numbers = Self.numbers(of: text.english).subtracting(Self.numbers(of: chinese))
      #expect(numbers.isEmpty, "\(id): \(chinese) lacks \(numbers)")
    }
  }

  private static func numbers(of text: String) -> Set<String> {
    Set(text.matches(of: /[0-9]+(\.[0-9]+)?/).map { String($0.0) })
  }

  // MARK: - Ledgers

  @Test func `each ledger is in Chinese`() {
    var random = SeededGenerator(seed: 5)
    for entry in DemoEntry.all {
      for size in Self.sizes {
        let stage = stage(entry, size)
        for _ in 0..<3 { checkLedger(on: stage, entry.id, &random) }
        if let edge = (stage.demo as? any Demo)?.watchedEdge {
          check(ledger(edge.item, edge.attribute), on: stage, entry.id)
        }
      }
    }
  }

  @Test func `each ledger is in Chinese after a try`() throws {
    var random = SeededGenerator(seed: 6)
    for entry in DemoEntry.all {
      let stage = stage(entry, CellSize(width: 62, height: 18))
      for item in entry.lesson.tries {
        let point = stage.restorePoint()
        try stage.perform(item)
        checkLedger(on: stage, entry.id, &random)
        point.restore()
      }
    }
  }

  private func checkLedger(
    on stage: HeadlessStage, _ id: String, _ random: inout SeededGenerator
  ) {
    guard let view = items(in: stage.demo).randomElement(using: &random),
      let attribute = Self.attributes.randomElement(using: &random)
    else { return }
    check(ledger(view, attribute), on: stage, id)
  }

  private func ledger(_ item: LayoutItem, _ attribute: LayoutAttribute) -> [LocalizedText] {
    guard let explanation = item.explanation(of: attribute) else { return [] }
    return [explanation.text]
      + Ledger(explanation).rows.flatMap {
        [$0.part.title, $0.text] + [$0.cure].compactMap(\.self)
      }
  }

  private func chinese(_ stage: HeadlessStage, _ name: String) throws -> [String] {
    let edge = try stage.attribute(named: name)
    return ledger(edge.item, edge.attribute).map(localizer.string)
  }

  @Test func `some rows, as a reader sees them`() throws {
    let green = stage(try #require(DemoEntry.named("green-label")), CellSize(width: 62, height: 14))
    let left = try chinese(green, "green.left")
    #expect(left.first == "green.left = 20：取决于 >= container.right 60 × 1/3")
    #expect(left.contains("在 container 中；在 window 中为 21"))
    #expect(left.contains("取自 20...41：没有约束说明取哪个，所以尽量靠近 0"))
    #expect(left.contains("demo.width 62 每增加 1 列；可减到 30.5，之后约束互相冲突"))
    let width = try chinese(green, "green.width")
    #expect(width.contains("固有宽度：文字有 19 列（抗拉伸 251，抗压缩 1000）"))
    let row = stage(try #require(DemoEntry.named("address-row")), CellSize(width: 9, height: 12))
    #expect(try chinese(row, "long/label.width").contains("“长度不小于 0”的规则"))
  }

  @Test func `a conflict, as a reader sees it`() throws {
    let stage = stage(try #require(DemoEntry.named("green-label")), CellSize(width: 22, height: 14))
    let report = try #require(stage.window.currentReports.first)
    guard case .conflict(let conflict) = report else {
      Issue.record("no conflict")
      return
    }
    let sum = try #require(conflict.sum)
    #expect(localizer.string(sum.localizedLegend) == "左边距、container 的 1/3、green、右边距；demo")
    #expect(
      conflict.members.map { localizer.string($0.localizedSentence) } == [
        "“demo”宽 22：尺寸由外部给定。", "“green”必须至少宽 19，即固有宽度（抗压缩，必需）。",
        "“container”的左边缘必须在“demo”的左边距处。", "“container”的右边缘必须在“demo”的右边距处。",
        "“green”的右边缘必须在“container”的右边缘或其左侧。",
        "“green”的左边缘必须在“container”自左而右三分之一处或其右侧。",
      ])
    let conclusion = localizer.string(conflict.localizedConclusion)
    #expect(conclusion.hasPrefix("它们不可能同时满足。最后一条写在 GreenLabel.swift:"))
    #expect(conclusion.hasSuffix("把常数从 0 改为 -5.666667，就不再冲突。"))
  }

  // MARK: - Reports

  @Test func `each report is in Chinese`() throws {
    var conflicts = 0
    for entry in DemoEntry.all {
      for size in Self.sizes.dropLast() {
        let stage = stage(entry, size)
        conflicts += checkReports(on: stage, entry.id)
        guard size.width == 62 else { continue }
        for item in entry.lesson.tries {
          let point = stage.restorePoint()
          try stage.perform(item)
          conflicts += checkReports(on: stage, entry.id)
          point.restore()
        }
      }
    }
    #expect(conflicts > 10)
  }

  /// Returns the number of conflicts.
  private func checkReports(on stage: HeadlessStage, _ id: String) -> Int {
    let reports =
      stage.window.currentReports + stage.diagnostics.map(LayoutReport.diagnostic)
    let page = Page(current: reports, earlier: stage.window.earlierReports, showsLogs: true)
    // What Apple's engine would log stays as it is.
    let texts = page.paragraphs.prefix { !$0.text.english.hasPrefix("As Apple's engine logs") }
      .map(\.text)
    check(texts, on: stage, id)
    return reports.count { if case .conflict = $0 { true } else { false } }
  }
}
