import AutoLayout
import Masonry
import Testing

@testable import ConflictLog

@MainActor final class Label: LayoutNode {}
@MainActor final class Box: LayoutNode {}

/// Reports of our own windows are read as Apple's are.
@MainActor struct OwnReportTests {
  private let box = Box()
  private let title = Label()

  init() {
    box.identifier = "box"
    title.identifier = "title"
    box.insertChild(title, at: 0)
    box.frame = Rect(x: 0, y: 0, width: 40, height: 10)
  }

  private func reports() -> [LayoutConflict] {
    box.layoutIfNeeded()
    return box.reports.compactMap {
      if case .conflict(let conflict) = $0 { conflict } else { nil }
    }
  }

  @Test func `Masonry's sentences`() throws {
    title.mas.makeConstraints { make in
      make.left.equalTo(box).offset(20)
      make.right.equalTo(box).offset(-8)
      make.width.equalTo(30)
    }
    let conflict = try #require(reports().first)
    let explanation = try explanation(of: conflict.log)
    #expect(
      explanation.sum == "20 + 8 + 30 = 58 ≠ 40" || explanation.sum == "20 + 30 + 8 = 58 ≠ 40")
    #expect(explanation.core.count == conflict.members.count)
    #expect(explanation.broken == conflict.members.count - 1)
  }

  @Test func `anchors, and the report with its source lines`() throws {
    title.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 3),
      title.widthAnchor.constraint(equalToConstant: 10),
      title.widthAnchor.constraint(equalToConstant: 12),
    ])
    let conflict = try #require(reports().first)
    let explanation = try explanation(of: conflict.description)
    #expect(explanation.culprits.first?.rule == "same-constraint-twice")
    #expect(
      explanation.conflict.constraints.allSatisfy {
        $0.source?.file.hasSuffix("OwnReportTests.swift") == true
      })
  }

  @Test func `a view that is too narrow is no cell`() throws {
    title.mas.makeConstraints { make in
      make.left.equalTo(box)
      make.right.equalTo(box)
      make.width.greaterThanOrEqualTo(60)
    }
    let conflict = try #require(reports().first)
    let explanation = try explanation(of: conflict.log)
    #expect(explanation.sum == "60 > 40")
    #expect(explanation.culprits.first?.rule != "stale-row-height")
  }

  @Test func `a multiple of a position counts from the superview`() throws {
    title.mas.makeConstraints { make in
      make.left.equalTo(box.mas.right).multipliedBy(0.5)
      make.right.equalTo(box)
      make.width.equalTo(30)
    }
    let conflict = try #require(reports().first)
    let explanation = try explanation(of: conflict.log)
    #expect(explanation.sum == "2 × 30 = 60 ≠ 40")
    #expect(explanation.text.contains("Guessed: the superview of Label'title'"))
  }

  @Test func `a mask that was left on`() throws {
    title.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    LayoutConstraint.activate([title.widthAnchor.constraint(equalToConstant: 9)])
    let conflict = try #require(reports().first)
    #expect(try explanation(of: conflict.log).culprits.first?.rule == "mask-left-on")
  }
}
