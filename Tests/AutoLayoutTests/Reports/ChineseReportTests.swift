import AutoLayout
import ChineseTexts
import Localization
import Testing

/// What the layout refuses and reports is in Chinese, too.
struct ChineseReportTests {
  private static let source = SourceLocation(file: "Form.swift", line: 3)
  private static let cure = LocalizedText("Add it.", chinese: "请添加。")
  private static let errors: [LayoutError] = [
    .illegalPair(first: .left, second: .top), .positionWithoutSecondItem(.left),
    .secondAttributeWithoutItem(.left), .secondItemWithoutAttribute(.left), .zeroMultiplier(.left),
    .notFinite(name: "constant", value: "inf"), .priorityOutOfRange(2000),
    .requiredChange(from: 1000, to: 750),
    .noSuperview(view: "Label:title", attribute: .left, source: source),
    .itemGone(constraint: "Label:title.left == 3"),
    .noCommonAncestor(
      constraint: "Label:title.left == 3", first: "Label:title", firstChain: "Label:title",
      second: "View:box", secondChain: "View:box", cure: cure, source: source),
    .itemOutside(constraint: "a.left == 3", item: "Label:a", view: "View:b", source: nil),
    .crossesIsland(constraint: "a.left == 3", island: "View:b", source: source),
  ]
  private static let mistakes: [LayoutMistake] = [
    .updateWithinUpdate(view: "View:a"), .updateWithinLayout(view: "View:a", laidOut: "View:b"),
    .layoutOutside(view: "View:a", laidOut: "View:b"),
    .constraintOutside(constraint: "a.left == 3", laidOut: "View:b"),
    .firstConstraintInUpdate(
      view: "View:a", constraint: "a.left == 3", source: source, updated: "View:b"),
    .noSuper(view: "View:a", method: "layoutSubviews"),
  ]
  private static let reports: [LayoutReport] = [
    .invalidFrame(view: "View:a", frame: Rect(x: 1, y: 2, width: 3, height: 4)),
    .didNotSettle(island: "View:a", solves: 5),
    .sizeDependsOnItself(view: "View:a", axis: .vertical),
    .sizeDependsOnItself(view: "View:a", axis: .horizontal),
    .solverGaveUp(island: "View:a", reason: "\(2)"),
    .remark(view: "View:a", sentence: cure),
    .diagnostic(LayoutDiagnostic(name: "a-tie", sentence: cure, source: source, cure: cure)),
    .refused(view: "View:a", error: .zeroMultiplier(.left), source: source),
  ]

  @Test func `each refusal`() { #expect(Self.errors.flatMap(\.text.chineseFaults) == []) }

  @Test func `each mistake`() { #expect(Self.mistakes.flatMap(\.text.chineseFaults) == []) }

  @Test func `each report`() { #expect(Self.reports.flatMap(\.text.chineseFaults) == []) }

  @Test func `each part of a ledger`() {
    #expect(Ledger.Row.Part.allCases.flatMap(\.title.chineseFaults) == [])
  }
}
