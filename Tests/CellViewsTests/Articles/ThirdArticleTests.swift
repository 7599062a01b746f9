import AutoLayout
import CellViews
import Masonry
import Testing

/// The third article, sections 0 to 3: a red view by the layout's own words and by the DSL's, and what a
/// sentence makes of an attribute, a relation and a constant.
@MainActor struct ThirdArticleTests {
  let view = View(points: 414, 736)
  let redView = View()

  init() {
    view.identifier = "view"
    redView.identifier = "red"
    view.addSubview(redView)
  }

  // MARK: - 0. Without the DSL

  private func nativeConstraints() throws -> [LayoutConstraint] {
    let constraint1 = try LayoutConstraint(
      item: redView, attribute: .height, relatedBy: .equal, toItem: nil, attribute: nil,
      multiplier: 1, constant: 100)
    let constraint2 = try LayoutConstraint(
      item: redView, attribute: .width, relatedBy: .equal, toItem: nil, attribute: nil,
      multiplier: 1, constant: 200)
    let constraint3 = try LayoutConstraint(
      item: redView, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1, constant: 200)
    let constraint4 = try LayoutConstraint(
      item: redView, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
      multiplier: 1, constant: 0)
    return [constraint1, constraint2, constraint3, constraint4]
  }

  @Test func `four constraints place a view`() throws {
    redView.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate(try nativeConstraints())
    view.layoutIfNeeded()
    // In the middle of 414: from 107 on.
    #expect(redView.frame == Rect(x: 107, y: 200, width: 200, height: 100))
    #expect(!redView.hasAmbiguousLayout)
    #expect(view.reports.isEmpty && view.diagnose().isEmpty)
  }

  @Test func `where the frame is still set by hand, that contradicts`() throws {
    #expect(redView.translatesAutoresizingMaskIntoConstraints)
    let constraints = try nativeConstraints()
    LayoutConstraint.activate(constraints)
    view.layoutIfNeeded()
    #expect(redView.frame == .zero)
    #expect(constraints.allSatisfy { $0.isActive && $0.isBroken })
    #expect(view.conflicts.count == 4)
    // What was forgotten is told.
    let cure = "translatesAutoresizingMaskIntoConstraints of 'red' is true"
    #expect(view.conflicts.allSatisfy { $0.explanation.contains(cure) })
    #expect(view.diagnose().map(\.name) == ["translates-autoresizing-mask"])
  }

  /// Twice 50 and 10: two wishes, one on each side of it, show what is allowed.
  @Test(
    arguments: zip(
      [LayoutRelation.lessThanOrEqual, .equal, .greaterThanOrEqual],
      [[90.0, 110], [110, 110], [110, 130]]))
  func `one side, a relation, a multiple of the other side and a number`(
    relation: LayoutRelation, widths: [Double]
  ) throws {
    let other = View()
    view.addSubview(other)
    other.mas.makeConstraints { $0.width.equalTo(50) }
    let constraint = try LayoutConstraint(
      item: redView, attribute: .width, relatedBy: relation, toItem: other, attribute: .width,
      multiplier: 2, constant: 10)
    constraint.isActive = true
    for (wish, width) in zip([90.0, 130], widths) {
      redView.mas.remakeConstraints { $0.width.equalTo(wish).priority(.low) }
      view.layoutIfNeeded()
      #expect(redView.frame.width == width)
    }
  }

  // MARK: - 1. With the DSL

  @Test func `three sentences say the same`() {
    redView.mas.makeConstraints { make in
      make.size.equalTo(Size(width: 200, height: 100))
      make.top.equalTo(view).offset(50)
      make.centerX.equalTo(view)
    }
    view.layoutIfNeeded()
    // The same but for the top, which the article has at 50 here.
    #expect(redView.frame == Rect(x: 107, y: 50, width: 200, height: 100))
    #expect(!redView.hasAmbiguousLayout)
    #expect(view.reports.isEmpty && view.diagnose().isEmpty)
  }

  // MARK: - 2. What making does

  @Test func `making takes the frame over, asks once what is stated, and returns it installed`() {
    var asked = 0
    let made = redView.mas.makeConstraints { make in
      asked += 1
      make.size.equalTo(Size(width: 200, height: 100))
      make.top.equalTo(view).offset(50)
      make.centerX.equalTo(view)
    }
    #expect(asked == 1)
    #expect(!redView.translatesAutoresizingMaskIntoConstraints)
    #expect(made.map(\.firstAttribute) == [.width, .height, .top, .centerX])
    #expect(made.allSatisfy { $0.isActive && $0.firstItem === redView && $0.relation == .equal })
    #expect(made.map(\.constant) == [200, 100, 50, 0])
    #expect(made.map { $0.secondItem === view } == [false, false, true, true])
  }

  // MARK: - 3.1 Attributes

  @Test func `an attribute of a view is the two together`() {
    let top = redView.mas.top
    #expect(top.item === redView && top.view === redView)
    #expect(top.layoutAttribute == .top && !top.isSizeAttribute)
    #expect(redView.mas.width.isSizeAttribute)
  }

  @Test func `one attribute is a constraint, a chain of them is one that consists of several`() {
    let prepared = redView.mas.prepareConstraints { make in
      make.top.equalTo(view)
      make.left.bottom.right.equalTo(view)
    }
    // The chain has taken the place of its first attribute.
    #expect(prepared.count == 2)
    for constraint in prepared { constraint.install() }
    #expect(
      prepared.map { $0.layoutConstraints.map(\.firstAttribute) } == [
        [.top], [.left, .bottom, .right],
      ])
  }

  // MARK: - 3.2 Relations

  @Test func `a number, a view and an attribute are targets`() {
    let made = redView.mas.makeConstraints { make in
      make.width.equalTo(200)
      make.centerX.equalTo(view)
      make.left.equalTo(view.mas.left)
      make.top.equalTo(view.mas.bottom)
    }
    #expect(made[0].secondItem == nil && made[0].constant == 200)
    // Of a view its same attribute is meant.
    #expect(made.dropFirst().allSatisfy { $0.secondItem === view && $0.constant == 0 })
    #expect(made.map(\.secondAttribute) == [nil, .centerX, .left, .bottom])
  }

  @Test func `an array makes a constraint for each of its targets`() {
    let (first, second) = (View(), View())
    view.addSubview(first)
    view.addSubview(second)
    let prepared = redView.mas.prepareConstraints { make in
      make.left.greaterThanOrEqualTo([first, second.mas.right, 12]).offset(8)
    }
    #expect(prepared.count == 1)
    prepared[0].install()
    let parts = prepared[0].layoutConstraints
    #expect(zip(parts, [first, second, view]).allSatisfy { $0.secondItem === $1 })
    #expect(parts.count == 3)
    #expect(parts.map(\.secondAttribute) == [.left, .right, .left])
    #expect(parts.allSatisfy { $0.relation == .greaterThanOrEqual && $0.constant == 8 })
  }

  @Test func `a relation is said once; the same one with a number changes the number`() {
    var kept: Constraint?
    redView.mas.makeConstraints { make in
      make.left.top.height.equalTo(10)
      kept = make.width.equalTo(200).constraint
    }
    kept?.equalTo(300)
    view.layoutIfNeeded()
    #expect(redView.frame == Rect(x: 10, y: 10, width: 300, height: 10))
    #expect(kept?.error == nil)
    kept?.greaterThanOrEqualTo(400)
    view.layoutIfNeeded()
    #expect(redView.frame.width == 300)
    let error = kept?.error as? MasonryError
    #expect(error?.description.hasPrefix("Redefinition of constraint relation") ?? false)
    #expect(kept?.layoutConstraints.map(\.relation) == [.equal])
  }

  // MARK: - 3.3 Constants

  @Test func `an offset is kept, and live once the constraint is installed`() {
    let top = redView.mas.prepareConstraints { $0.top.equalTo(view).offset(50) }[0]
    redView.mas.makeConstraints { $0.left.width.height.equalTo(10) }
    top.install()
    view.layoutIfNeeded()
    #expect(redView.frame.minY == 50)
    top.offset(30)
    view.layoutIfNeeded()
    #expect(redView.frame.minY == 30)
  }

  @Test func `an offset of several is the offset of each`() {
    let all = redView.mas.prepareConstraints { $0.left.top.right.equalTo(view).offset(5) }[0]
    all.install()
    #expect(all.layoutConstraints.map(\.constant) == [5, 5, 5])
    all.offset(-3)
    #expect(all.layoutConstraints.map(\.constant) == [-3, -3, -3])
  }
}
