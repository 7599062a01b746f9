import AutoLayout
import Masonry
import Testing

/// An update that adds says so: what, what was nearest, in what that differs, and what was meant.
@MainActor final class UnmatchedUpdateTests: Scene {
  private var diagnostics: [LayoutDiagnostic] {
    root.reports.compactMap { if case .diagnostic(let found) = $0 { found } else { nil } }
  }

  private func differences(
    from old: (ConstraintMaker) -> Void, to new: (ConstraintMaker) -> Void
  ) -> String? {
    view.mas.makeConstraints(old)
    view.mas.updateConstraints(new)
    return diagnostics.last?.sentence.split(separator: "which differs in ").last.map {
      String(
        $0.dropLast(
          " Both are active now: where they contradict each other, one is left out.".count))
    }
  }

  @Test func `a number where there was a view`() {
    let line = #line
    view.mas.makeConstraints { $0.width.equalTo(other) }
    view.mas.updateConstraints { $0.width.equalTo(200) }
    #expect(
      diagnostics == [
        LayoutDiagnostic(
          name: "update-without-match",
          sentence: """
            updateConstraints found nothing like LayoutNode:view.width == 200, and added it. The \
            nearest is LayoutNode:view.width == LayoutNode:other.width \
            (UnmatchedUpdateTests.swift:\(line + 1)), which differs in the second item \
            (LayoutNode:other there, none here). Both are active now: where they contradict each other, one is left out.
            """,
          source: SourceLocation(file: #fileID, line: line + 2),
          cure: """
            An update changes constants only: say remakeConstraints to replace what was there.
            """)
      ])
    #expect(root.constraints.count == 1 && view.constraints.count == 1)
  }

  @Test func `it reads as one line`() {
    let line = #line
    view.mas.makeConstraints { $0.left.equalTo(other) }
    view.mas.updateConstraints { $0.top.equalTo(other) }
    #expect(
      root.reports.map(\.description) == [
        """
        UnmatchedUpdateTests.swift:\(line + 2): updateConstraints found no constraint on this \
        attribute for LayoutNode:view.top == LayoutNode:other.top, and added it. An update changes \
        constants only: say makeConstraints for what is new. [update-without-match]
        """
      ])
  }

  @Test func `another view`() {
    #expect(
      differences(from: { $0.width.equalTo(other) }, to: { $0.width.equalTo(root) })
        == "the second item (LayoutNode:other there, LayoutNode:root here).")
  }

  @Test func `another attribute of it`() {
    #expect(
      differences(from: { $0.left.equalTo(other.mas.right) }, to: { $0.left.equalTo(other) })
        == "the second attribute (right there, left here).")
  }

  @Test func `another relation`() {
    #expect(
      differences(from: { $0.width.equalTo(1) }, to: { $0.width.lessThanOrEqualTo(2) })
        == "the relation (== there, <= here).")
  }

  @Test func `another multiplier and another priority`() {
    #expect(
      differences(
        from: { $0.width.equalTo(other).multipliedBy(2).priorityLow() },
        to: { $0.width.equalTo(other).multipliedBy(0.5).priority(300) })
        == "the multiplier (2 there, 0.5 here) and in the priority (250 there, 300 here).")
  }

  @Test func `the nearest is the one that differs least, of such the last`() {
    view.mas.makeConstraints { make in
      make.width.greaterThanOrEqualTo(other).priorityHigh()
      make.width.lessThanOrEqualTo(other)
      make.width.equalTo(other).multipliedBy(3)
      make.height.equalTo(other)
    }
    view.mas.updateConstraints { $0.width.equalTo(other) }
    #expect(diagnostics.count == 1)
    #expect(
      diagnostics[0].sentence.contains(
        "The nearest is LayoutNode:view.width == LayoutNode:other.width * 3 ("))
  }

  @Test func `each statement that was added, and none that was adopted`() {
    view.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.size.equalTo(other)
    }
    view.mas.updateConstraints { make in
      make.left.equalTo(root).offset(3)
      make.size.equalTo(Size(width: 3, height: 2))
    }
    #expect(diagnostics.map(\.name) == Array(repeating: "update-without-match", count: 2))
    #expect(
      zip(diagnostics, ["width", "height"]).allSatisfy {
        $0.sentence.contains("nothing like LayoutNode:view.\($1) == ")
      })
  }

  @Test func `the first constraints of a view are made, whatever the method`() {
    view.mas.updateConstraints { $0.edges.equalTo(root) }
    view.mas.updateConstraints { $0.edges.equalTo(root).inset(2) }
    view.mas.removeConstraints()
    view.mas.updateConstraints { $0.size.equalTo(root) }
    #expect(root.reports.isEmpty)
  }

  @Test func `the same mistake again is kept once`() {
    view.mas.makeConstraints { $0.left.equalTo(root) }
    for _ in 0..<3 {
      view.mas.updateConstraints { $0.top.equalTo(root) }
      for made in view.mas.installedConstraints where made.firstAttribute == .top {
        made.isActive = false
      }
    }
    #expect(diagnostics.count == 1)
  }

  @Test func `what is refused is reported as such`() {
    view.mas.makeConstraints { $0.left.equalTo(root) }
    view.mas.updateConstraints { $0.top.equalTo(LayoutNode()) }
    #expect(diagnostics.isEmpty)
    #expect(root.reports.count == 1)
  }
}
