import Ashlar
import Testing

/// The samples of the pages on the DSL, but for those of the page that stands it side by side.
@MainActor final class MasonryPagesTests {
  private let window = Window(size: CellSize(width: 40, height: 10))
  private let label = Label("Stone")

  init() { window.addSubview(label) }

  @Test func `make, update, remake`() {
    label.mas.makeConstraints { make in
      make.left.top.equalTo(window).offset(1)
    }
    label.mas.updateConstraints { make in
      make.left.equalTo(window).offset(3)
    }
    window.layoutIfNeeded()
    #expect(label.frame == Rect(x: 3, y: 1, width: 5, height: 1))
    label.mas.remakeConstraints { make in
      make.right.bottom.equalTo(window).offset(-1)
    }
    window.layoutIfNeeded()
    #expect(label.frame == Rect(x: 34, y: 8, width: 5, height: 1))
    #expect(label.mas.installedConstraints.map(\.firstAttribute) == [.right, .bottom])
    #expect(window.reports.isEmpty)
  }

  @Test func `a constraint that is kept`() {
    var width: Constraint?
    label.mas.makeConstraints { make in
      make.left.top.equalTo(window)
      width = make.width.equalTo(20).constraint
    }
    width?.equalTo(24)
    width?.deactivate()
    window.layoutIfNeeded()
    #expect(label.frame.width == 5)
    width?.activate()
    window.layoutIfNeeded()
    #expect(label.frame.width == 24)
  }

  @Test func `a number on a position counts from the superview's same edge`() {
    label.mas.makeConstraints { make in
      make.right.equalTo(-2)
      make.top.equalTo(0)
    }
    window.layoutIfNeeded()
    #expect(label.frame.maxX == 38)
  }

  @Test func `an update with another target adds, and the old one stays`() {
    let other = View()
    window.addSubview(other)
    other.mas.makeConstraints { make in make.edges.equalTo(window).inset(2) }
    label.mas.makeConstraints { make in make.left.top.equalTo(window) }
    label.mas.updateConstraints { make in make.left.equalTo(other) }
    #expect(label.mas.installedConstraints.count == 3)
    window.layoutIfNeeded()
    // 0 and 2 at once: a contradiction, of which the later one is left out.
    #expect(label.frame.minX == 0)
    label.mas.remakeConstraints { make in make.left.top.equalTo(other) }
    window.layoutIfNeeded()
    #expect(label.frame.minX == 2)
    #expect(label.mas.installedConstraints.count == 2)
  }

  // MARK: - How a sentence becomes constraints

  @Test func `three sentences, four constraints`() {
    let title = label
    let icon = Label("*")
    let box = View()
    title.identifier = "title"
    icon.identifier = "icon"
    box.identifier = "box"
    window.addSubview(box)
    box.addSubview(icon)
    box.addSubview(title)
    let made = title.mas.makeConstraints { make in
      make.left.equalTo(icon.mas.right).offset(1)
      make.top.bottom.equalTo(icon)
      make.right.lessThanOrEqualTo(-2)
    }
    for constraint in made {
      print(constraint.debugDescription)
    }
    #expect(
      shown == [
        "<LayoutConstraint:0x1 Label:title.left == Label:icon.right + 1>",
        "<LayoutConstraint:0x2 Label:title.top == Label:icon.top>",
        "<LayoutConstraint:0x3 Label:title.bottom == Label:icon.bottom>",
        "<LayoutConstraint:0x4 Label:title.right <= View:box.right - 2>",
      ])
    #expect(box.constraints.count == 4)

    let changed = title.mas.updateConstraints { make in
      make.left.equalTo(icon.mas.right).offset(4)
    }
    #expect(changed.count == 1 && changed[0] === made[0])
    #expect(made[0].constant == 4 && box.constraints.count == 4)
    shown = []
    let line = #line
    let trace = title.mas.trace(.update) { make in
      make.left.equalTo(icon.mas.right).offset(6)
    }
    print(trace)
    #expect(
      shown == [
        """
        Label:title.mas.updateConstraints

          written at       MasonryPagesTests.swift:\(line + 2)
          attribute        left
          relation         ==
          second attribute Label:icon.right
          constant         6
          common ancestor  View:box
          adopted          Label:title.left == Label:icon.right + 6: it was there, its constant is new
        """
      ])
    #expect(made[0].constant == 6)
    title.mas.makeConstraints { make in make.width.equalTo(10) }
    #expect(title.constraints.count == 1)
  }

  @Test func `the holder is the closest view that has both`() {
    let (title, icon) = (label, Label("*"))
    window.addSubview(icon)
    let box = title.mas.closestCommonSuperview(icon)
    #expect(box === window)
    let lonely = Label("nowhere")
    let made = lonely.mas.makeConstraints { make in make.left.equalTo(icon) }
    #expect(made.map(\.isActive) == [false])
    guard case .noCommonAncestor? = made[0].error else {
      Issue.record("There is no ancestor, and no error.")
      return
    }
    #expect(
      window.reports.contains { report in
        if case .refused(_, .noCommonAncestor, _) = report { true } else { false }
      })
  }

  @Test func `nothing is active before the closure has returned`() {
    #expect(label.translatesAutoresizingMaskIntoConstraints)
    label.mas.makeConstraints { make in
      _ = make.left
      let top = make.top.equalTo(window).constraint
      #expect(!top.isActive && label.translatesAutoresizingMaskIntoConstraints)
    }
    #expect(window.constraints.count == 1)
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
  }

  private var shown: [String] = []
  private func print(_ item: Any) { shown.append("\(item)") }
}
