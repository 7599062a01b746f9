import AutoLayout
import ChineseTexts
import Masonry
import Testing

/// What the DSL refuses and reports is in Chinese, too.
@MainActor final class ChineseReportTests: Scene {
  @Test func `each refusal`() {
    let source = SourceLocation(file: "Form.swift", line: 3)
    let errors: [MasonryError] = [
      .noAttributes(source: source),
      .relationRedefined(from: .equal, to: .lessThanOrEqual, source: source),
      .multiplierAfterInstall(source: source), .tooFewViews(source: source),
      .noCommonSuperview(source: source),
    ]
    #expect(errors.flatMap(\.text.chineseFaults) == [])
  }

  @Test func `each pitfall`() {
    try? LayoutConstraint(item: view, attribute: .width, relatedBy: .equal, constant: 10)
      .isActive = true
    view.mas.makeConstraints { $0.height.equalTo(other) }
    view.mas.updateConstraints { make in
      make.width.equalTo(20)
      make.height.lessThanOrEqualTo(root).multipliedBy(0.5).priority(300)
      make.top.equalTo(root)
    }
    view.mas.updateConstraints { $0.height.equalTo(other.mas.width) }
    view.mas.updateConstraints { $0.height.equalTo(4) }
    view.mas.remakeConstraints { make in
      make.width.height.equalTo(EdgeInsets(1))
      make.width.equalTo(other).inset(1)
      make.width.equalTo(10).multipliedBy(0.5)
      make.left.equalTo(view)
    }
    let found = root.reports.compactMap {
      if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil }
    }
    #expect(found.count == 10)
    #expect(
      found.flatMap { $0.localizedSentence.chineseFaults + $0.localizedCure.chineseFaults } == [])
  }
}
