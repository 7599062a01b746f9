import Foundation
import Testing

extension CompileTests {
  /// What a beginner writes, beside what was meant.
  static let mistakes =
    [
      Case("make.size.equalTo(Size(width: 20, height: 3))", "make.size.equalTo(20, 3)", single),
      Case("make.center.equalTo(Point(x: 1, y: 2))", "make.center.equalTo(1, 2)", single),
      Case("make.size.equalTo(Size(width: 20, height: 3))", "make.size.equalTo((20, 3))", value),
      Case(
        "make.width.equalTo(other.mas.height).multipliedBy(2)",
        "make.width.equalTo(other.mas.height, 2)", single),
      Case("make.left.equalTo([other, view])", "make.left.equalTo(other, view)", single),
      Case(
        "make.left.top.equalTo(other)", "make.left.top.equalTo(other.mas.left, other.mas.top)",
        single),
      Case("make.left.equalTo(other.mas.right)", "make.left.equalTo(other.leftAnchor)", value),
      Case("make.width.equalTo(1.5)", "make.width.equalTo(Float(1.5))", value),
      Case("make.left.equalTo(other.mas.left)", "make.left.equalTo(other.mas.top)", pair),
      Case("make.top.equalTo(other.mas.top)", "make.top.equalTo(other.mas.right)", pair),
      Case("make.center.equalTo(other)", "make.center.equalTo(other.mas.left)", pair),
      Case("make.edges.equalToSuperview()", "make.edges.equalTo(view.superview)", absent),
      Case(
        "make.left.equalTo(other.mas.right).offset(1)", "make.left.equalTo(other.mas.right + 1)",
        "say it after the relation: equalTo(other.mas.right).offset(1)"),
      Case(
        "make.left.equalTo(other.mas.right).offset(-1)", "make.left.equalTo(other.mas.right - 1)",
        "say it after the relation: equalTo(other.mas.right).offset(-1)"),
      Case(
        "make.width.equalTo(other.mas.height).multipliedBy(2)",
        "make.width.equalTo(other.mas.height * 2)",
        "say it after the relation: equalTo(other).multipliedBy(2)"),
      Case(
        "make.width.equalTo(other).dividedBy(2)", "make.width.equalTo(other.mas.width / 2)",
        "say it after the relation: equalTo(other).dividedBy(2)"),
      Case("make.edges.equalToSuperview().inset(1)", "make.edges.inset(1)", unrelated),
      Case("make.edges.equalToSuperview().insets(1)", "make.edges.insets(1)", unrelated),
      Case("make.width.equalTo(other).multipliedBy(2)", "make.width.multipliedBy(2)", unrelated),
      Case("make.left.equalTo(other).priority(.high)", "make.left.priority(.high)", unrelated),
      Case("make.width.equalTo(other).dividedBy(2)", "make.width.dividedBy(2)", unrelated),
      Case("make.width.equalTo(other).priorityLow()", "make.width.priorityLow()", unrelated),
      Case("make.width.equalTo(other).priorityMedium()", "make.width.priorityMedium()", unrelated),
      Case("make.width.equalTo(other).priorityHigh()", "make.width.priorityHigh()", unrelated),
      Case("make.left.equalTo(other).key(\"a\")", "make.left.key(\"a\")", unrelated),
      Case("make.left.equalTo(other).labeled(\"a\")", "make.left.labeled(\"a\")", unrelated),
      Case(
        "make.size.equalTo(other).sizeOffset(Size(width: 1, height: 2))",
        "make.size.sizeOffset(Size(width: 1, height: 2))", unrelated),
      Case(
        "make.center.equalTo(other).centerOffset(Point(x: 1, y: 2))",
        "make.center.centerOffset(Point(x: 1, y: 2))", unrelated),
      Case(
        "make.width.equalTo(other).multipliedBy(2)", "make.width.equalTo(2 * other.mas.width)",
        "say it after the relation: equalTo(other).multipliedBy(2)"),
      Case(
        "make.left.equalTo(other.mas.right).offset(1)", "make.left.equalTo(1 + other.mas.right)",
        "say it after the relation: equalTo(other.mas.right).offset(1)"),
      Case(
        "make.width.equalTo(other)", "make.width.equalTo(other.mas.right - other.mas.left)",
        "a constraint has one attribute on each side: for a distance, constrain a LayoutGuide"),
      Case(
        "make.left.equalTo(other)", "make.left.equalTo(other.mas.left + view.mas.width)",
        "a constraint has one attribute on each side: for a distance, constrain a LayoutGuide"),
      Case(
        "make.edges.equalTo(other).insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
        "make.edges.equalTo(other).insets(1, 2, 3, 4)",
        "say which is which: insets(EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))"),
      Case(
        "make.left.equalTo(other)", "view.mas.left.equalTo(other)",
        "constraints are stated in view.mas.makeConstraints { make in make.left.equalTo(other) }"),
      Case(
        "make.edges.equalTo(other).insets(EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))",
        "make.edges.equalTo(other).inset(1, 2)",
        "say which is which: insets(EdgeInsets(top: 1, left: 2, bottom: 1, right: 2))"),
      Case(
        "make.edges.equalTo(other)", "view.mas.edges.equalTo(other)",
        "constraints are stated in view.mas.makeConstraints { make in make.edges.equalTo(other) }"),
      Case(
        "make.edges.lessThanOrEqualTo(other)", "view.mas.edges.lessThanOrEqualTo(other)",
        "constraints are stated in view.mas.makeConstraints { make in make.edges"),
      Case(
        "make.edges.greaterThanOrEqualTo(other)", "view.mas.edges.greaterThanOrEqualTo(other)",
        "constraints are stated in view.mas.makeConstraints { make in make.edges"),
      Case(
        "make.left.lessThanOrEqualTo(other)", "view.mas.left.lessThanOrEqualTo(other)",
        "view.mas.makeConstraints { make in make.left.lessThanOrEqualTo(other) }"),
      Case(
        "make.left.greaterThanOrEqualTo(other)", "view.mas.left.greaterThanOrEqualTo(other)",
        "view.mas.makeConstraints { make in make.left.greaterThanOrEqualTo(other) }"),
      Case(
        "view.mas.makeConstraints { make in make.left.equalTo(other) }",
        "view.makeConstraints { make in make.left.equalTo(other) }",
        "say view.mas.makeConstraints { make in ... }"),
      Case(
        "view.mas.updateConstraints { make in make.left.equalTo(other) }",
        "view.updateConstraints { make in make.left.equalTo(other) }",
        "say view.mas.updateConstraints { make in ... }"),
      Case(
        "view.mas.remakeConstraints { make in make.left.equalTo(other) }",
        "view.remakeConstraints { make in make.left.equalTo(other) }",
        "say view.mas.remakeConstraints { make in ... }"),
    ]
    + ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"].flatMap { relation in
      let good = "make.left.\(relation)(other)"
      return [
        Case(good, "make.left.\(relation)(other.mas.width)", pair),
        Case(good, "make.left.\(relation)(optional)", absent),
        Case(good, "make.left.\(relation)(other.mas)", value),
        Case(good, "make.left.\(relation)(other, 2)", single),
        Case(good, "make.size.\(relation)(width: 20, height: 3)", single),
        Case(good, "make.center.\(relation)(x: 1, y: 2)", single),
        Case(
          "make.left.\(relation)Superview().offset(2)", "make.left.\(relation)Superview(2)",
          "it takes nothing; what is added follows: .offset(2)"),
      ]
    }

  @Test func `the page of pitfalls shows what beginners write`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Masonry/Masonry.docc/Pitfalls.md"), encoding: .utf8)
    let start = try #require(page.range(of: "\n## Told by the compiler\n")).upperBound
    let section = page[start...].prefix { $0 != "#" }
    let written = section.matches(of: /(?m)^\| `([^|]*)` \|/).map { String($0.1) }
    #expect(written.count > 5)
    for sentence in written {
      #expect(Self.mistakes.contains { $0.bad == sentence }, "\(sentence)")
    }
  }
}
