import AutoLayout
import Masonry
import Testing

/// Stand-ins for the classes that logs of articles show.
@MainActor final class Button: LayoutNode {}
@MainActor final class Label: LayoutNode {
  var natural = Size(width: noIntrinsicMetric, height: noIntrinsicMetric)
  override var intrinsicContentSize: Size { natural }
}
@MainActor final class View: LayoutNode {}

extension LayoutNode {
  /// What was reported of contradictions in the tree.
  var conflicts: [LayoutConflict] {
    reports.compactMap {
      if case .conflict(let conflict) = $0 { conflict } else { nil }
    }
  }
}

/// The whole text of conflicts, against what UIKit writes in such a case.
@MainActor struct ConflictLogTests {
  let view = View()
  let button = Button()
  let label = Label()

  init() {
    view.insertChild(button, at: 0)
    view.insertChild(label, at: 1)
    view.frame = Rect(x: 0, y: 0, width: 414, height: 736)
  }

  /// A label as large as a button is told another size: the sample of the article on caveats.
  private func layOutSample() {
    button.mas.makeConstraints { make in
      make.top.equalTo(view).offset(200)
      make.centerX.equalTo(view)
      make.size.equalTo(Size(width: 100, height: 33))
    }
    label.mas.makeConstraints { make in
      make.top.equalTo(view).offset(300)
      make.centerX.equalTo(view)
      make.size.equalTo(button)
    }
    view.layoutIfNeeded()
    label.mas.makeConstraints { $0.size.equalTo(Size(width: 200, height: 100)) }
    view.layoutIfNeeded()
  }

  @Test func `the article's two logs, line for line`() {
    layOutSample()
    #expect(label.frame.size == Size(width: 100, height: 33))
    func log(_ first: String, _ second: String, _ third: String) -> String {
      """
      Unable to simultaneously satisfy constraints.
       Probably at least one of the constraints in the following list is one you don't want. 
       Try this: 
        (1) look at each constraint and try to figure out which you don't expect; 
        (2) find the code that added the unwanted constraint or constraints and fix it. 
      (
          "\(first)",
          "\(second)",
          "\(third)"
      )

      Will attempt to recover by breaking constraint 
      \(third)

      Make a symbolic breakpoint at ViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the ConstraintBasedLayoutDebugging category on View listed in \
      <AutoLayout/ConstraintBasedLayoutDebugging.swift> may also be helpful.
      """
    }
    #expect(
      view.conflicts.map(\.log) == [
        log(
          "<LayoutConstraint:0x1 Button:0x2.width == 100>",
          "<LayoutConstraint:0x3 Label:0x4.width == Button:0x2.width>",
          "<LayoutConstraint:0x5 Label:0x4.width == 200>"),
        log(
          "<LayoutConstraint:0x6 Button:0x2.height == 33>",
          "<LayoutConstraint:0x7 Label:0x4.height == Button:0x2.height>",
          "<LayoutConstraint:0x8 Label:0x4.height == 100>"),
      ])
  }

  @Test func `the sample in plain words, and what would agree`() throws {
    layOutSample()
    let conflicts = view.conflicts
    let lines = conflicts.map { $0.broken.source?.line ?? 0 }
    #expect(
      conflicts.map(\.explanation) == [
        """
        The button is to be 100 wide. The label is to be as wide as the button. The label is to be \
        200 wide. Together they are impossible. The last one, written at \
        ConflictLogTests.swift:\(lines[0]), is left out, and tried again when any of them changes. \
        With a constant of 100 in place of 200 they would agree.
        """,
        """
        The button is to be 33 high. The label is to be as high as the button. The label is to be \
        100 high. Together they are impossible. The last one, written at \
        ConflictLogTests.swift:\(lines[1]), is left out, and tried again when any of them changes. \
        With a constant of 33 in place of 100 they would agree.
        """,
      ])
    #expect(conflicts.map(\.agreeingConstant) == [100, 33])
  }

  @Test func `a report is what is left out, the sum, the words, the lines and last the log`() throws
  {
    layOutSample()
    let conflict = try #require(view.conflicts.first)
    let written = conflict.members.map { member in
      "    \(member.source?.description ?? "")  \(member.description)"
    }
    let lines = conflict.members.compactMap(\.source).map(\.line)
    #expect(
      "\(conflict)" == """
        Left out: Label[1].width == 200 (ConflictLogTests.swift:\(lines[2]))

            200 ≠ 100    label; button

        \(conflict.explanation)

        Written at:
        \(written.joined(separator: "\n"))

        \(conflict.log)
        """)
    #expect(lines == lines.sorted() && lines.count == 3)
  }

  @Test func `two runs write the same`() {
    func run() -> [String] {
      let tests = ConflictLogTests()
      tests.layOutSample()
      return tests.view.reports.map { "\($0)" }
    }
    #expect(run() == run())
  }

  @Test func `an autoresizing constraint in the list adds a note`() {
    button.frame = Rect(x: 2, y: 0, width: 5, height: 1)
    label.mas.makeConstraints { make in
      make.width.equalTo(12)
      make.width.equalTo(button)
    }
    view.layoutIfNeeded()
    let lines = view.conflicts[0].log.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[5...9] == [
        """
         (Note: If you're seeing AutoresizingMaskLayoutConstraints that you don't understand, refer \
        to the documentation for the View property translatesAutoresizingMaskIntoConstraints) 
        """,
        "(",
        """
            "<AutoresizingMaskLayoutConstraint:0x1 h=--& v=--& Button:0x2.width == 5   (active)>",
        """,
        "    \"<LayoutConstraint:0x3 Label:0x4.width == 12>\",",
        "    \"<LayoutConstraint:0x5 Label:0x4.width == Button:0x2.width>\"",
      ])
  }

  @Test func `keys take the place of numbers`() {
    button.identifier = "save"
    let made = button.mas.makeConstraints { make in
      make.width.equalTo(10)
      make.width.equalTo(20)
    }
    made[0].identifier = "narrow"
    view.layoutIfNeeded()
    #expect(
      view.conflicts[0].members.map(\.description) == [
        "<LayoutConstraint:narrow Button:save.width == 10>",
        "<LayoutConstraint:0x1 Button:save.width == 20>",
      ])
  }

  @Test func `what constant would agree counts with inequalities, multipliers and directions`() {
    button.mas.makeConstraints { make in
      make.left.equalTo(view).offset(10)
      make.width.lessThanOrEqualTo(20)
    }
    label.mas.makeConstraints { make in
      make.left.greaterThanOrEqualTo(button.mas.right).multipliedBy(2).offset(7)
      make.left.equalTo(view).offset(31)
      // From 31 on, twice the right edge is at most 24: it ends at 12, 2 columns wide.
      make.width.equalTo(3)
    }
    let wide = button.mas.makeConstraints { $0.width.greaterThanOrEqualTo(9) }
    view.layoutIfNeeded()
    #expect(wide[0].isBroken)
    #expect(view.conflicts.map(\.agreeingConstant) == [2])
    wide[0].constant = 2
    view.layoutIfNeeded()
    #expect(!wide[0].isBroken)
  }

  @Test func `what constant would agree where text reads from the right, and for upper bounds`() {
    view.semanticContentAttribute = .forceRightToLeft
    label.mas.makeConstraints { make in
      make.leading.equalTo(view).offset(3)
      make.leading.equalTo(view).offset(5)
      make.width.greaterThanOrEqualTo(1).dividedBy(1)
      make.width.lessThanOrEqualTo(-0.25)
    }
    view.layoutIfNeeded()
    #expect(view.conflicts.map(\.agreeingConstant) == [3, 1])
  }

  @Test func `the system's own have no constant to be changed`() throws {
    label.natural = Size(width: 9, height: 1)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.mas.makeConstraints { $0.width.equalTo(4) }
    view.layoutIfNeeded()
    let conflict = try #require(view.conflicts.first)
    #expect(conflict.broken.source == nil)
    #expect(conflict.agreeingConstant == nil)
    #expect(
      conflict.explanation == """
        The label is to be 4 wide. The label is to be at least 9 wide, its intrinsic width \
        (compression resistance, required). Both together are impossible. The last one is left out, and \
        tried again when any of them changes.
        """)
  }

  @Test func `one that contradicts itself`() throws {
    label.mas.makeConstraints { $0.left.equalTo(label).offset(3) }
    view.layoutIfNeeded()
    let conflict = try #require(view.conflicts.first)
    #expect(conflict.members == [conflict.broken])
    #expect(
      conflict.explanation == """
        The left edge of the label is to be 3 to the right of the left edge of the label. That is \
        impossible. It, written at ConflictLogTests.swift:\(try #require(conflict.broken.source).line), \
        is left out, and tried again when it changes. With a constant of 0 in place of 3 it would be \
        possible.
        """)
  }
}
