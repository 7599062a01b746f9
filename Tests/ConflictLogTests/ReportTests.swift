import Foundation
import Testing

@testable import ConflictLog
import Localization

/// The three reports, in two languages.
struct ReportTests {
  private static let text = log(Hidden.lines, broken: 1)

  @Test func `the sum comes within five lines, the cause within five more`() throws {
    for sample in CulpritTests.samples {
      let explanation = try explanation(of: log(sample.lines, broken: sample.broken))
      let lines = explanation.text.split(separator: "\n", omittingEmptySubsequences: false)
      let sum = try #require(explanation.sum)
      let reason = try #require(explanation.culprits.first?.reason)
      #expect(lines.prefix(5).contains { $0.contains(sum) })
      #expect(lines.prefix(10).contains { $0.contains(reason) })
    }
  }

  @Test func `the whole text`() throws {
    let lines = try explanation(of: Self.text).text.split(separator: "\n").map(String.init)
    let start = [
      "Line 1: these 3 constraints contradict each other, vertically.",
      "    12 + 8 = 20 > 0    (20 needed, but UIView is 0 high)",
      "    UIView.top → 12 → UILabel'Quay'.top (≥0) bottom → 8 → UIView.bottom; UIView.height = 0",
      "Likely cause:",
      "  1. UIView is hidden in a stack view, which makes it 0 high; what it keeps required needs 20. "
        + "Let this give way: the bottom edge of UILabel'Quay' is to be 8 above that of UIView. [3]",
      "They contradict each other:",
      "  [1] The top edge of UILabel'Quay' is to be 12 below that of UIView. From your code or storyboard",
      "  [2] The bottom edge of UILabel'Quay' is to be 8 above that of UIView. From your code or storyboard (broken)",
      "  [3] UIView is to be 0 high. From the stack view, for a hidden view",
      "Broken: [2]. Now UILabel'Quay'.bottom lies 20 away from where it should be, seen from UIView.bottom: views overlap or stick out there.",
      "Not printed, and needed: no size is below 0 (here of UILabel'Quay').",
      "Cures:",
    ]
    #expect(Array(lines.prefix(start.count)) == start)
  }

  @Test func `what is broken takes the size that the others leave`() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 V:[UILabel:0x2(>=5000)]>",
      "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' V:[UIView:0x9(416)]>",
      "<NSLayoutConstraint:0x4 UILabel:0x2.bottom == UIView:0x9.bottom - 10>",
      "<NSLayoutConstraint:0x5 V:|-(1)-[UILabel:0x2]   (Names: '|':UIView:0x9 )>",
    ]
    let text = try explanation(of: log(lines, broken: 0)).text
    #expect(text.contains("Broken: [1]. Now UILabel is 405 high in place of 5000."))
  }

  @Test func `a size that follows another one is off by what it gives way`() throws {
    let lines = [
      "<NSLayoutConstraint:0x1 UILabel:0x2.width == UIView:0x9.width - 40>",
      "<NSLayoutConstraint:0x3 UIView:0x9.width == 0>",
    ]
    #expect(
      try explanation(of: log(lines, broken: 0)).text.contains(
        "Broken: [1]. Now UILabel.width is 40 more than it says.\n"))
  }

  @Test func `what holds others is not tied at its ends`() throws {
    let text = try explanation(
      of: ContradictionTests.list([
        "H:|-(20)-[UILabel:0x2]   (active, names: '|':UIView:0x9 )", "UILabel:0x2.width == 300",
        "H:[UILabel:0x2]-(20)-|   (active, names: '|':UIView:0x9 )", "UIView:0x9.width == 320",
      ])
    ).text
    #expect(text.contains("1. UILabel is 300 wide, and both its ends are tied"))
    #expect(
      text.contains("2. UIView is made 320 wide, too small for what is inside: that needs 340."))
  }

  /// The width of a cell takes part by a ratio, while the heights contradict each other.
  @Test func `a cell's width is not set against heights`() throws {
    let cell = "UITableViewCellContentView:0x9"
    let text = try explanation(
      of: ContradictionTests.list([
        "UIImageView:0x2.height == 0.5*\(cell).width", "UIImageView:0x2.top == \(cell).top + 12",
        "UIImageView:0x2.bottom == \(cell).bottom - 12",
        "'UIView-Encapsulated-Layout-Height' \(cell).height == 124",
        "'UIView-Encapsulated-Layout-Width' \(cell).width == 320",
      ])
    ).text
    #expect(text.contains("is 124 high, its contents make 184"))
    #expect(!text.contains("320 wide, its contents"))
  }

  @Test func `one constraint does not contradict itself`() throws {
    let text = try explanation(of: ContradictionTests.list(["UIView:0x2.width == - 16"])).text
    #expect(text.contains("\nIt cannot hold:\n"))
  }

  @Test func `equations stand where no way goes from edge to edge`() throws {
    let two = ContradictionTests.list(["UIView:0x2.width == 40", "UIView:0x2.width >= 60"])
    #expect(try explanation(of: two).chain == "UIView.width = 40; UIView.width ≥ 60")
    let centred = ContradictionTests.list([
      "V:|-(>=8)-[UILabel:0x2]   (active, names: '|':UIView:0x9 )",
      "UILabel:0x2.centerY == UIView:0x9.centerY", "UIView:0x9.height == 0",
    ])
    #expect(
      try explanation(of: centred).chain
        == "UILabel.top ≥ UIView.top + 8; UILabel.centerY = UIView.centerY; UIView.height = 0")
  }

  @Test func `left and right stay what they are in the log`() throws {
    let absolute = ContradictionTests.list([
      "UILabel:0x2.left == UIView:0x9.left + 10", "UILabel:0x2.right == UIView:0x9.right - 10",
      "UIView:0x9.width == 5",
    ])
    #expect(
      try explanation(of: absolute).chain
        == "UIView.left → 10 → UILabel.left (≥0) right → 10 → UIView.right; UIView.width = 5")
    let relative = absolute.replacing(".left", with: ".leading").replacing(
      ".right", with: ".trailing")
    #expect(
      try explanation(of: relative).chain
        == "UIView.leading → 10 → UILabel.leading (≥0) trailing → 10 → UIView.trailing; UIView.width = 5"
    )
  }

  @Test func `a priority below 1000 is said`() throws {
    let explanation = try explanation(
      of: ContradictionTests.list(["H:[UILabel:0x2(<=100@900)]", "UIView:0x9.width == 30"]))
    #expect(
      explanation.text.contains("[1] UILabel should be at most 100 wide (priority 900). From"))
  }

  @Test func `a long sum is cut in the middle`() throws {
    let steps = (0..<200).map { "UIView:0x\($0 + 10).left == UIView:0x\($0 + 11).left + \($0 + 1)" }
    let explanation = try explanation(
      of: ContradictionTests.list(steps + ["UIView:0x210.left == UIView:0x10.left"]))
    #expect(
      explanation.sum
        == "200 + 199 + 198 + 197 + 196 + 195 + 194 + 193 + … + 4 + 3 + 2 + 1 = 20100 ≠ 0")
    #expect(try #require(explanation.chain).count < 600)
  }

  @Test func `weights that were added up are rounded`() throws {
    let steps = (0..<59).map {
      "UIView:0x\($0 + 10).width == 1.001*UIView:0x\($0 + 11).width + 0.5"
    }
    let explanation = try explanation(
      of: ContradictionTests.list(steps + ["UIView:0x69.width == 2*UIView:0x10.width"]))
    #expect(explanation.sum == "60.743969 × 0.5 = 30.37 > 0")
  }

  /// The JSON as programs see it.
  private func json(_ text: String, language: Language = .english) throws -> [String: Any] {
    var writer = ReportWriter(.json, language: language)
    let found = conflicts(in: text)
    let parts = found.conflicts.map { writer.report($0) } + [writer.ending(unknown: found.unknown)]
    let data = Data(parts.joined(separator: "\n").utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `the JSON has the keys that are promised, and no others`() throws {
    let report = try json(Self.text + "\n" + Self.text.replacing("(active, names: ", with: "("))
    #expect(Set(report.keys) == ["conflicts", "unknown"])
    let conflicts = try #require(report["conflicts"] as? [[String: Any]])
    #expect(conflicts.count == 2)
    let first = conflicts[0]
    #expect(
      Set(first.keys) == [
        "constraints", "core", "contradictory", "needsNoNegativeSize", "broken", "culprits",
        "cures",
      ])
    #expect(first["core"] as? [Int] == [0, 1, 2])
    #expect(first["contradictory"] as? Bool == true)
    #expect(first["needsNoNegativeSize"] as? Bool == true)
    #expect(first["broken"] as? Int == 1)
    #expect((first["constraints"] as? [[String: Any]])?.count == 3)
    let culprit = try #require((first["culprits"] as? [[String: Any]])?.first)
    #expect(Set(culprit.keys) == ["constraint", "rule", "reason"])
    #expect(culprit["constraint"] as? Int == 2)
    let cure = try #require((first["cures"] as? [[String: Any]])?.first)
    #expect(Set(cure.keys) == ["title", "code"])
  }

  @Test func `JSON without conflicts, and with lines that were not understood`() throws {
    let empty = try json("nothing")
    #expect((empty["conflicts"] as? [Any])?.isEmpty == true)
    let odd = try json(log([Hidden.top, "<NSLayoutConstraint:0x9 \"odd\\ \u{1B}\u{9B}\u{202E}>"]))
    let unknown = try #require((odd["unknown"] as? [[String: Any]])?.first)
    #expect(Set(unknown.keys) == ["line", "text"])
    #expect(unknown["line"] as? Int == 8)
  }

  @Test func `JSON holds no control characters`() {
    let text = JSON.string("a\u{0}\u{1B}\u{9B}\u{202E}\u{2028}\"\\\n\t的")
    #expect(text == "\"a\\u0000\\u001b\\u009b\\u202e\\u2028\\\"\\\\\\n\\t的\"")
  }

  @Test func `Markdown in which names are no marks`() throws {
    let text = Self.text.replacing("Quay", with: "*a*_b_#c<d>")
    let markdown = try explanation(of: text).markdown
    #expect(
      markdown.hasPrefix("### Line 1: these 3 constraints contradict each other, vertically\n"))
    #expect(markdown.contains("**`12 + 8 = 20 > 0`**"))
    #expect(markdown.contains("UILabel'\\*a\\*\\_b\\_\\#c\\<d\\>'"))
    #expect(
      markdown.contains("1. UIView is hidden in a stack view") && markdown.contains(". \\[3\\]\n"))
    #expect(markdown.contains("<details>") && markdown.contains("</details>"))
    #expect(markdown.contains("```\nlet bottom = "))
  }

  @Test func `all in Chinese`() throws {
    let text = try explanation(of: Self.text, language: .simplifiedChinese).text
    #expect(text.hasPrefix("第 1 行：这 3 条约束互相矛盾（垂直方向）。"))
    for phrase in ["需要 20，但 UIView 高 0", "可能的原因：", "解决办法：", "被系统打破的是 [2]。", "尺寸不小于 0"] {
      #expect(text.contains(phrase))
    }
  }

  /// Words that are not names, in a text that is to be Chinese.
  @Test func `no English sentence is left in Chinese`() throws {
    let known = [
      "Broken", "Likely", "From", "needed", "Cures", "Now", "contradict", " is ", " the ",
    ]
    for sample in CulpritTests.samples {
      let text = try explanation(
        of: log(sample.lines, broken: sample.broken), language: .simplifiedChinese
      )
      .text
      for word in known { #expect(!text.contains(word), "\(word) in \(text)") }
    }
  }

  @Test func `the example explains itself`() throws {
    let explanation = try explanation(of: ExampleLog.text)
    #expect(explanation.sum == "12 + 8 = 20 > 0")
    #expect(explanation.broken == 1)
  }
}
