import Testing

@testable import ConflictLog
import Localization

/// Which constraints contradict each other, and the sum that shows it.
struct ContradictionTests {
  /// Lists without a header, and what is found in them.
  struct Sample {
    let lines: [String]
    let sum: String?
    let core: [Int]
    var needsNoNegativeSize = false
  }

  static let samples: [String: Sample] = [
    "two widths": Sample(
      lines: ["UIView:0x2.width == 40", "UIView:0x2.width == 24"], sum: "40 ≠ 24", core: [0, 1]),
    "a row of parts in a width": Sample(
      lines: [
        "H:|-(20)-[UILabel:0x2]   (active, names: '|':UIView:0x9 )", "UILabel:0x2.width == 30",
        "H:[UILabel:0x2]-(8)-|   (active, names: '|':UIView:0x9 )", "UIView:0x9.width == 50",
      ], sum: "20 + 30 + 8 = 58 ≠ 50", core: [0, 1, 2, 3]),
    "at least and at most": Sample(
      lines: ["UIView:0x2.width >= 40", "UIView:0x2.width <= 24"], sum: "40 > 24", core: [0, 1]),
    "insets in nothing": Sample(
      lines: ["UIView:0x9.height == 0"] + insets, sum: "10 + 10 = 20 > 0", core: [0, 1, 2],
      needsNoNegativeSize: true),
    "a negative size": Sample(
      lines: ["UIView:0x2.width == - 16"], sum: "-16 < 0", core: [0], needsNoNegativeSize: true),
    "a gap of less than nothing": Sample(
      lines: [
        "UIView:0x9.width == 70", "UIView:0x2.width == 54",
        "UIView:0x2.centerX == UIView:0x9.centerX",
        "H:[UIView:0x2]-(-2)-|   (active, names: '|':UIView:0x9 )",
      ], sum: "54 + 2 × (-2) = 50 ≠ 70", core: [0, 1, 2, 3]),
    "a ratio": Sample(
      lines: [
        "UIView:0x2.width == 2*UIView:0x2.height", "UIView:0x2.height == 30",
        "UIView:0x2.width == 50",
      ], sum: "2 × 30 = 60 ≠ 50", core: [0, 1, 2]),
    "a circle of edges": Sample(
      lines: [
        "UILabel:0x2.right == UIView:0x9.right - 20", "UIButton:0x3.right == UIView:0x9.right - 20",
        "UILabel:0x2.right == UIButton:0x3.right - 20",
      ], sum: "20 + 20 = 40 ≠ 20", core: [0, 1, 2]),
    "a centre and a frame": Sample(
      lines: [
        "UILabel:0x2.midY == 0", "UILabel:0x2.centerY == UIView:0x9.centerY",
        "UIView:0x9.height == 568",
      ], sum: "1/2 × 568 = 284 ≠ 0", core: [0, 1, 2]),
    "a centre that is off": Sample(
      lines: [
        "UIView:0x2.centerX == UIView:0x9.centerX + 44", "UIView:0x2.left == UIView:0x9.left",
        "UIView:0x2.right == UIView:0x9.right",
      ], sum: "44 ≠ 0", core: [0, 1, 2]),
    "a frame that is off": Sample(
      lines: [
        "App.Bar:0x2.midX == UIView:0x9.midX + 160", "App.Bar:0x2.width == UIView:0x9.width + 320",
        "App.Bar:0x2.right == UIView:0x9.right",
      ], sum: "160 + 1/2 × 320 = 320 ≠ 0", core: [0, 1, 2]),
    "a centre at an end": Sample(
      lines: [
        "UIView:0x2.top == UIView:0x9.top", "UIView:0x2.centerY == UIView:0x9.bottom",
        "UIView:0x2.height == 44", "UIView:0x9.height == 44",
      ], sum: "44 ≠ 22 = 1/2 × 44", core: [0, 1, 2, 3]),
    "a centre in the middle": Sample(
      lines: [
        "UIView:0x2.top == UIView:0x9.top + 12", "UIView:0x2.centerY == UIView:0x9.centerY",
        "UIView:0x2.height == 30", "UIView:0x9.height == 44",
      ], sum: "2 × 12 + 30 = 54 ≠ 44", core: [0, 1, 2, 3]),
    "margins that are not printed": Sample(
      lines: [
        "UILabel:0x2.leading == UIView:0x9.leadingMargin", "UILabel:0x2.width >= 400",
        "UILabel:0x2.trailing == UIView:0x9.trailingMargin", "UIView:0x9.width == 320",
      ], sum: "400 > 320", core: [0, 1, 2, 3]),
    "more than the core": Sample(
      lines: [
        "UIView:0x4.height == 12", "UIView:0x2.width == 40", "UIView:0x4.width == UIView:0x2.width",
        "UIView:0x2.width == 24",
      ], sum: "40 ≠ 24", core: [1, 3]),
    "many equal parts": Sample(
      lines: (1...7).map { "H:[UIView:0x\($0)]-(8)-[UIView:0x\($0 + 1)]" }
        + ["UIView:0x1.left == UIView:0x9.left", "UIView:0x8.right == UIView:0x9.right"]
        + ["UIView:0x9.width == 40"],
      sum: "7 × 8 = 56 > 40", core: Array(0...9), needsNoNegativeSize: true),
    "nothing": Sample(
      lines: ["UIView:0x2.width == 40", "UIView:0x3.width == 24"], sum: nil, core: []),
    "an optional one": Sample(
      lines: ["UIView:0x2.width == 40", "UIView:0x2.width == 24 priority:999"], sum: nil, core: []),
    "the same line twice": Sample(
      lines: ["UIView:0x2.width == 40", "UIView:0x2.width == 40"], sum: nil, core: []),
    "rounded numbers": Sample(
      lines: ["UIView:0x9.width == 280"]
        + (2...4).map { "UIView:0x\($0).width == 93.3333" } + [
          "UIView:0x2.left == UIView:0x9.left", "UIView:0x3.left == UIView:0x2.right",
          "UIView:0x4.left == UIView:0x3.right", "UIView:0x4.right == UIView:0x9.right",
        ], sum: nil, core: []),
    "a multiple of a position, in a superview that is not known": Sample(
      lines: [
        "UIView:0x2.centerX == 0.5*UIView:0x3.centerX", "UIView:0x2.left == UIView:0x3.right - 10",
        "UIView:0x2.width == 10", "UIView:0x3.width == 10",
      ], sum: nil, core: []),
    "a multiple of a position, in a superview that is guessed": Sample(
      lines: [
        "UIView:0x2.centerX == 0.5*UIView:0x3.centerX", "UIView:0x2.left == UIView:0x3.left",
        "UIView:0x2.width == 10", "UIView:0x3.width == 10",
      ], sum: "2 × 10 = 20 ≠ 10", core: [0, 1, 2, 3]),
    "a multiple of a position in a superview": Sample(
      lines: [
        "UIView:0x2.centerX == 0.5*UIView:0x9.centerX",
        "H:|-(0)-[UIView:0x2]   (active, names: '|':UIView:0x9 )", "UIView:0x2.width == 10",
        "UIView:0x9.width == 100",
      ], sum: "100 ≠ 20 = 2 × 10", core: [0, 1, 2, 3]),
    "an intrinsic size that may grow": Sample(
      lines: [
        "UILabel:0x2.width == 65 Hug:250 CompressionResistance:1000", "UILabel:0x2.width == 80",
      ], sum: nil, core: []),
    "an intrinsic size that may not shrink": Sample(
      lines: [
        "UILabel:0x2.width == 65 Hug:250 CompressionResistance:1000", "UILabel:0x2.width == 50",
      ], sum: "65 > 50", core: [0, 1]),
    // The meaning is that of `constraint(lessThanOrEqualToSystemSpacingBelow:)`.
    "at most a standard distance": Sample(
      lines: [
        "UIView:0x2.bottom <= UIView:0x9.bottom NSSpace(8)", "UIView:0x2.height >= 44",
        "UIView:0x2.top == UIView:0x9.bottom",
      ], sum: "44 > 8", core: [0, 1, 2]),
    "less than a standard distance": Sample(
      lines: [
        "UIView:0x2.bottom <= UIView:0x9.bottom NSSpace(8)", "UIView:0x2.height >= 6",
        "UIView:0x2.top == UIView:0x9.bottom",
      ], sum: nil, core: []),
    "no limit": Sample(
      lines: ["UIView:0x2.width <= 1.79769e+308", "UIView:0x2.width == 5000"], sum: nil, core: []),
  ]

  private static let insets = [
    "V:|-(10)-[UILabel:0x2]   (active, names: '|':UIView:0x9 )",
    "V:[UILabel:0x2]-(10)-|   (active, names: '|':UIView:0x9 )",
  ]

  /// Returns a list of constraints with these bodies.
  static func list(_ bodies: [String]) -> String {
    bodies.enumerated().map { "\"<NSLayoutConstraint:0x\(600 + $0.offset) \($0.element)>\"" }
      .joined(separator: ",\n")
  }

  @Test(arguments: samples.keys.sorted())
  func `the sum and the core`(name: String) throws {
    let sample = try #require(Self.samples[name])
    let explanation = try explanation(of: Self.list(sample.lines))
    #expect(explanation.sum == sample.sum)
    #expect(explanation.core == sample.core)
    #expect(explanation.needsNoNegativeSize == sample.needsNoNegativeSize)
  }

  /// Each sample again, without one line of its core after the other.
  @Test(arguments: samples.keys.sorted())
  func `the core is contradictory and irreducible`(name: String) throws {
    let sample = try #require(Self.samples[name])
    let core = try explanation(of: Self.list(sample.lines)).core
    guard !core.isEmpty else { return }
    let lines = core.map { sample.lines[$0] }
    #expect(try explanation(of: Self.list(lines)).core == Array(lines.indices))
    for index in lines.indices where lines.count > 1 {
      var fewer = lines
      fewer.remove(at: index)
      #expect(try !explanation(of: Self.list(fewer)).isContradictory, "without \(lines[index])")
    }
  }

  @Test func `the broken constraint is in the core if the others agree`() throws {
    let lines = ["40", "24", "24"].enumerated().map {
      "<NSLayoutConstraint:0x\(600 + $0.offset) UIView:0x2.width == \($0.element)>"
    }
    #expect(try explanation(of: log(lines, broken: 0)).core == [0, 1])
    #expect(try explanation(of: log(lines, broken: 2)).core.contains(0))
  }

  private static func lines(_ bodies: [String]) -> [String] {
    bodies.enumerated().map { "<NSLayoutConstraint:0x\(600 + $0.offset) \($0.element)>" }
  }

  /// Of several contradictions that with the broken constraint is shown.
  @Test func `a core that has the broken constraint is preferred`() throws {
    let widths = Self.lines(["40", "24", "24"].map { "UIView:0x2.width == \($0)" })
    #expect(try explanation(of: log(widths, broken: 2)).core == [0, 2])
    let bodies = [
      "UIView:0x2.width == 40", "UIView:0x2.width == 24", "UIView:0x2.height == 10",
      "UILabel:0x3.height == 8", "UILabel:0x3.height == UIView:0x2.height",
    ]
    #expect(try explanation(of: log(Self.lines(bodies), broken: 4)).core == [2, 3, 4])
    #expect(try explanation(of: log(Self.lines(bodies), broken: 0)).core == [0, 1])
  }

  /// Margins of a view 0 high contradict it, and so does what is aligned with the guide between them.
  @Test func `the broken constraint leads to the contradiction by another way`() throws {
    let guide = "UILayoutGuide:0x3'UIViewLayoutMarginsGuide'"
    let bodies = [
      "UIView:0x9.height == 0",
      "'UIView-topMargin-guide-constraint' V:|-(4)-[\(guide)]   (active, names: '|':UIView:0x9 )",
      "'UIView-bottomMargin-guide-constraint' V:[\(guide)]-(5)-|   (active, names: '|':UIView:0x9 )",
      "\(guide).top == UIView:0x4.top", "\(guide).bottom == UIView:0x4.bottom",
      "UILabel:0x5.width == 20",
    ]
    let lines = Self.lines(bodies)
    for broken in [3, 4] {
      let explanation = try ConflictLogTests.explanation(of: log(lines, broken: broken))
      #expect(explanation.core == [0, 1, 2])
      #expect(explanation.sum == "4 + 5 = 9 > 0")
      let text = explanation.text
      let other = broken == 3 ? 5 : 4
      #expect(
        text.contains(
          "Broken: [\(broken + 1)]. With [\(other)] it leads to the same contradiction by another way; "
            + "the shorter one, above, does without them."))
      #expect(
        text.contains("And, by another way:\n  [4] The top edge of the margins guide is to be at"))
      #expect(text.contains("\n  1 more of the list takes no part."))
      #expect(!text.contains("second"))
      #expect(explanation.markdown.contains("- [4] The top edge of the margins guide"))
      let chinese = try ConflictLogTests.explanation(
        of: log(lines, broken: broken), language: .simplifiedChinese)
      #expect(chinese.text.contains("它与 [\(other)] 一起，经另一条路通向同一处矛盾"))
    }
  }

  @Test func `a second contradiction is one that has nothing of the first`() throws {
    let guide = "UILayoutGuide:0x3'UIViewLayoutMarginsGuide'"
    let bodies = [
      "UIView:0x9.height == 30", "UIView:0x9.height == 40",
      // By itself this agrees; with the guide it needs that no size is below 0.
      "\(guide).height == UILabel:0x5.height - 20", "UILabel:0x5.height == 10",
    ]
    let text = try explanation(of: log(Self.lines(bodies), broken: 3)).text
    #expect(text.contains("Broken: [4]. It is in a second contradiction, with [3]."))
  }

  @Test func `a broken constraint that nothing contradicts`() throws {
    let bodies = [
      "UIView:0x9.height == 30", "UIView:0x9.height == 40", "UILabel:0x5.height == 10",
    ]
    let text = try explanation(of: log(Self.lines(bodies), broken: 2)).text
    #expect(text.contains("Nothing that is printed contradicts it: a constraint must be missing."))
  }

  @Test func `the superview that no line names is guessed, and that is said`() throws {
    let explanation = try explanation(
      of: Self.list([
        "UILabel:0x2.midY == 0", "UILabel:0x2.centerY == UIView:0x9.centerY",
        "UIView:0x9.height == 568",
      ]))
    #expect(
      explanation.text.contains(
        "Guessed: the superview of UILabel, which the log does not name, is UIView."))
  }

  @Test func `a superview that another line names is no guess`() throws {
    let explanation = try explanation(
      of: Self.list([
        "V:[UILabel:0x2]-(4)-|", "V:|-(10)-[UILabel:0x2]   (active, names: '|':UIView:0x9 )",
        "UIView:0x9.height == 5",
      ]))
    #expect(explanation.sum == "10 + 4 = 14 > 5")
    #expect(!explanation.text.contains("Guessed"))
  }
}
