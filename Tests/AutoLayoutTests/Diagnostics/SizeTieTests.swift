import AutoLayout
import Masonry
import Testing

/// Natural sizes that do not fit, or do not fill, where only the rule for ties decides.
@MainActor struct SizeTieTests {
  private let root = Box("root")
  private let label = Box("label", width: 6, height: 1)
  private let field = Box("field", width: 54, height: 1)

  /// The article's row: a label, a field, 10 at the edges and between.
  init() {
    root.holding(label, field)
    label.mas.makeConstraints { make in
      make.left.top.equalTo(root).inset(10)
    }
    field.mas.makeConstraints { make in
      make.top.equalTo(label)
      make.left.equalTo(label.mas.right).offset(10)
      make.right.equalTo(root).offset(-10)
    }
  }

  private func names(width: Double) -> [String] {
    root.layOut(width, 30)
    return root.diagnose().map(\.name)
  }

  @Test func `two that are squeezed`() throws {
    #expect(names(width: 60) == ["size-tie"])
    let tie = try #require(root.diagnose().first)
    #expect(
      tie.sentence == """
        Box:label is 0 wide, its intrinsic size is 6; Box:field is 30 wide, its intrinsic size is 54. They \
        resist being squeezed with the same priority, 750, so any of them could give way: only the \
        tie rule decides.
        """)
    #expect(
      tie.cure == """
        Choose the one that keeps its size: \
        setContentCompressionResistancePriority(_:for: .horizontal) with more than 750.
        """)
    #expect(tie.source?.file.hasSuffix("SizeTieTests.swift") == true)
  }

  @Test func `two that are stretched`() throws {
    #expect(names(width: 100) == ["size-tie"])
    let tie = try #require(root.diagnose().first)
    #expect(
      tie.sentence.hasPrefix(
        "Box:label is 16 wide, its intrinsic size is 6; Box:field is 54 wide, its intrinsic size is 54."
          + " They resist being stretched with the same priority, 250"))
    #expect(tie.cure.contains("setContentHuggingPriority(_:for: .horizontal) with more than 250."))
  }

  @Test func `what fits exactly is no tie`() {
    #expect(names(width: 90) == [])
  }

  @Test func `one that resists more is no tie`() {
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    for width in [40.0, 60, 89, 90, 91, 200] { #expect(names(width: width) == []) }
  }

  @Test func `a constraint that decides is no tie`() {
    field.mas.updateConstraints { $0.width.equalTo(30) }
    root.clearReports()
    #expect(names(width: 60) == [])
  }

  @Test func `two rows are two ties, each with its own views`() {
    let name = Box("name", width: 20, height: 1)
    let city = Box("city", width: 50, height: 1)
    root.holding(name, city)
    name.mas.makeConstraints { $0.left.bottom.equalTo(root) }
    city.mas.makeConstraints { make in
      make.left.equalTo(name.mas.right)
      make.right.bottom.equalTo(root)
    }
    #expect(names(width: 60) == ["size-tie", "size-tie"])
    let sentences = root.diagnose().map(\.sentence)
    #expect(sentences[0].hasPrefix("Box:label is 0 wide, its intrinsic size is 6; Box:field is 30"))
    #expect(sentences[1].hasPrefix("Box:name is 10 wide, its intrinsic size is 20; Box:city is 50"))
  }

  @Test func `columns tie like rows`() {
    let views = [Box("a", width: 1, height: 5), Box("b", width: 1, height: 5)]
    let column = Box("column")
    column.holding(views[0], views[1])
    views[0].mas.makeConstraints { $0.left.top.equalTo(column) }
    views[1].mas.makeConstraints { make in
      make.left.equalTo(column)
      make.top.equalTo(views[0].mas.bottom)
      make.bottom.equalTo(column)
    }
    column.layOut(10, 7)
    let ties = column.diagnose()
    #expect(ties.map(\.name) == ["size-tie"])
    #expect(ties[0].sentence.hasPrefix("Box:a is 2 high, its intrinsic size is 5; Box:b is 5 high"))
    #expect(ties[0].cure.contains("for: .vertical"))
  }

  @Test func `changes that wait are laid out before it is told`() {
    root.layOut(60, 30)
    label.natural = Size(width: 7, height: 1)
    #expect(root.needsLayoutInTree)
    #expect(root.diagnose().first?.sentence.contains("its intrinsic size is 7") == true)
    #expect(!root.needsLayoutInTree)
  }
}
