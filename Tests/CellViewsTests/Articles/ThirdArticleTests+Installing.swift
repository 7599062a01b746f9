import AutoLayout
import CellViews
import Masonry
import Testing

/// The third article, sections 4 and 5: what becomes of a sentence when it is installed.
extension ThirdArticleTests {
  /// What the view and its superview hold, without numbers.
  private func equations(_ constraints: [LayoutConstraint]) -> [String] {
    constraints.map { constraint in
      let text = String(constraint.debugDescription.dropLast().drop { $0 != " " }.dropFirst())
      return text.replacing("View:", with: "")
    }
  }

  // MARK: - The maker

  @Test func `a remake takes out all that was installed, then installs in order`() {
    let old = redView.mas.makeConstraints { make in
      make.left.equalTo(view).offset(1)
      make.width.equalTo(2)
    }
    let new = redView.mas.remakeConstraints { make in
      make.height.equalTo(3)
      make.left.equalTo(view).offset(4)
    }
    #expect(old.allSatisfy { !$0.isActive })
    #expect(equations(new) == ["red.height == 3", "red.left == view.left + 4"])
    #expect(equations(redView.constraints) == ["red.height == 3"])
    #expect(equations(view.constraints) == ["red.left == view.left + 4"])
  }

  @Test func `an update adopts what is similar, and returns it in the order of the sentences`() {
    let old = redView.mas.makeConstraints { make in
      make.left.equalTo(view).offset(1)
      make.width.equalTo(2)
    }
    let new = redView.mas.updateConstraints { make in
      make.width.equalTo(5)
      make.height.equalTo(6)
      make.left.equalTo(view).offset(7)
    }
    #expect(new[0] === old[1] && new[2] === old[0])
    #expect(
      equations(new) == ["red.width == 5", "red.height == 6", "red.left == view.left + 7"])
    #expect(redView.mas.installedConstraints.count == 3)
  }

  // MARK: - Uninstalling and installing

  @Test func `what is installed is not installed twice, and comes back after it was taken out`() {
    let width = redView.mas.prepareConstraints { $0.width.equalTo(20) }[0]
    #expect(!width.isActive && redView.mas.installedConstraints.isEmpty)
    width.install()
    width.install()
    #expect(redView.constraints.count == 1)
    let installed = width.layoutConstraints
    width.uninstall()
    #expect(!width.isActive && redView.constraints.isEmpty)
    #expect(redView.mas.installedConstraints.isEmpty)
    width.install()
    #expect(width.isActive && redView.constraints.count == 1)
    // It is the one that was there before.
    #expect(width.layoutConstraints[0] === installed[0])
  }

  @Test func `the closest common superview holds a constraint, for a length the view itself`() {
    let box = View()
    let inner = View()
    view.addSubview(box)
    box.addSubview(inner)
    inner.identifier = "inner"
    box.identifier = "box"
    inner.mas.makeConstraints { make in
      make.width.equalTo(10)
      make.left.equalTo(10)
      make.top.equalTo(redView.mas.bottom).offset(30)
    }
    #expect(equations(inner.constraints) == ["inner.width == 10"])
    // A number on a position counts from the superview's same attribute.
    #expect(equations(box.constraints) == ["inner.left == box.left + 10"])
    #expect(equations(view.constraints) == ["inner.top == red.bottom + 30"])
    #expect(inner.mas.closestCommonSuperview(redView) === view)
  }

  @Test func `priority, multiplier and key go along`() {
    let made = redView.mas.makeConstraints { make in
      make.width.lessThanOrEqualTo(view).multipliedBy(0.5).offset(-4).priority(.high).key("half")
    }
    #expect(
      made[0].debugDescription
        == "<LayoutConstraint:half View:red.width <= View:view.width * 0.5 - 4 ^high>")
    #expect(made[0].identifier == "half" && made[0].priority == 750)
    #expect(made[0].multiplier == 0.5 && made[0].constant == -4)
  }

  // MARK: - What is similar

  @Test func `the last of the DSL's own that differs in the constant alone`() throws {
    let native = try LayoutConstraint(
      item: redView, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width)
    LayoutConstraint.activate([native])
    let made = redView.mas.makeConstraints { make in
      make.width.equalTo(view).offset(1)
      make.width.equalTo(view).offset(2)
    }
    let updated = redView.mas.updateConstraints { $0.width.equalTo(view).offset(9) }
    #expect(updated[0] === made[1])
    #expect(([native] + made).map(\.constant) == [0, 1, 9])
  }

  /// Each differs from the width being at least twice the view's height, at 300, in one thing.
  static let variations: [(ThirdArticleTests, ConstraintMaker) -> Void] = [
    { $1.height.greaterThanOrEqualTo($0.view.mas.height).multipliedBy(2).priority(300) },
    { $1.width.greaterThanOrEqualTo($0.redView.mas.height).multipliedBy(2).priority(300) },
    { $1.width.greaterThanOrEqualTo($0.view.mas.width).multipliedBy(2).priority(300) },
    { $1.width.lessThanOrEqualTo($0.view.mas.height).multipliedBy(2).priority(300) },
    { $1.width.greaterThanOrEqualTo($0.view.mas.height).multipliedBy(3).priority(300) },
    { $1.width.greaterThanOrEqualTo($0.view.mas.height).multipliedBy(2).priority(301) },
  ]

  @Test func `what differs in anything else is none`() {
    let made = redView.mas.makeConstraints { make in
      make.width.greaterThanOrEqualTo(view.mas.height).multipliedBy(2).priority(300)
    }
    for variation in Self.variations {
      let added = redView.mas.updateConstraints { variation(self, $0) }
      #expect(added[0] !== made[0] && added[0].isActive)
    }
    #expect(redView.mas.installedConstraints.count == 7)
    let updated = redView.mas.updateConstraints { make in
      make.width.greaterThanOrEqualTo(view.mas.height).multipliedBy(2).priority(300).offset(5)
    }
    #expect(updated[0] === made[0] && made[0].constant == 5)
  }

  // MARK: - The whole way

  @Test func `a view below another one`() {
    redView.mas.makeConstraints { make in
      make.size.equalTo(Size(width: 200, height: 100))
      make.top.equalTo(view).offset(50)
      make.centerX.equalTo(view)
    }
    let below = View()
    view.addSubview(below)
    below.mas.makeConstraints { make in
      make.top.equalTo(redView.mas.bottom).offset(30)
      make.left.right.equalTo(redView)
      make.height.equalTo(40)
    }
    view.layoutIfNeeded()
    #expect(below.frame == Rect(x: 107, y: 180, width: 200, height: 40))
    #expect(view.reports.isEmpty && view.diagnose().isEmpty)
  }
}
