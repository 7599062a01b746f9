import Testing

@testable import ConflictLog

/// What is said of logs that do not contradict themselves.
struct MissingTests {
  private func notes(_ bodies: [String]) throws -> String {
    let explanation = try explanation(of: ContradictionTests.list(bodies))
    #expect(!explanation.isContradictory)
    #expect(explanation.culprits.isEmpty || explanation.sum == nil)
    return explanation.text
  }

  @Test func `a margin that the lines fix must be another`() throws {
    let text = try notes([
      "UIView:0x2.top == UIView:0x9.topMargin", "UINavigationBar:0x3.top == UIView:0x9.top + 20",
      "UIView:0x2.top == UINavigationBar:0x3.top",
    ])
    #expect(text.contains("They agree if the top margin of UIView(0x9) is 20."))
  }

  @Test func `two margins that the lines fix together`() throws {
    let text = try notes([
      "UILabel:0x2.leading == UIView:0x9.leadingMargin",
      "UILabel:0x2.trailing == UIView:0x9.trailingMargin", "UILabel:0x2.width == 300",
      "UIView:0x9.width == 320",
    ])
    #expect(
      text.contains("They agree if the leading and trailing margins of UIView make 20 together."))
  }

  @Test func `a size of the outermost view that no line prints`() throws {
    let text = try notes([
      "V:|-(16)-[UILabel:0x2]   (active, names: '|':UIView:0x9 )", "UILabel:0x2.height == 50",
      "V:[UILabel:0x2]-(16)-|   (active, names: '|':UIView:0x9 )",
    ])
    #expect(text.contains("By these lines UIView is 82 high: a line that says another number"))
  }

  @Test func `one line several times`() throws {
    #expect(
      try notes(["UIView:0x2.width == 40", "UIView:0x2.width == 40"]).contains(
        "one line, several times"))
  }

  @Test func `one line alone`() throws {
    #expect(try notes(["UIView:0x2.width == 40"]).contains("the others of the list are missing"))
  }

  @Test func `numbers that agree`() throws {
    let text = try notes([
      "UIView:0x2.height == 150", "V:|-(0)-[UIView:0x2]   (active, names: '|':UIView:0x9 )",
      "V:[UIView:0x2]-(0)-|   (active, names: '|':UIView:0x9 )", "UIView:0x9.height == 150",
    ])
    #expect(text.contains("no contradiction in the 4 printed constraints"))
    #expect(text.contains("A constraint must be missing, or a number was changed"))
  }

  @Test func `priorities below required`() throws {
    #expect(
      try notes(["UIView:0x2.width == 40", "UIView:0x2.width == 50 priority:750"])
        .contains("Constraints below priority 1000 cannot contradict others."))
  }

  @Test func `a line that could not be read may be the one`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "\(Hidden.top)",
          "\(Hidden.bottom)",
          "<NSLayoutConstraint:0x6003 'UISV-hid
      """
    let explanation = try explanation(of: text)
    #expect(explanation.text.contains("A line could not be read"))
  }
}
