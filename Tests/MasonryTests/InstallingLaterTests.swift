import AutoLayout
import Masonry
import Testing

/// What counts is how things are when a constraint is installed, not when it was stated.
@MainActor final class InstallingLaterTests: Scene {
  @Test func `insets as the view reads count where it stands then`() {
    let late = LayoutNode()
    let insets = DirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 7)
    let prepared = late.mas.prepareConstraints { $0.edges.equalTo(root).insets(insets) }
    let targets = late.mas.prepareConstraints { $0.edges.equalTo(insets) }
    root.semanticContentAttribute = .forceRightToLeft
    late.semanticContentAttribute = .forceRightToLeft
    root.insertChild(late, at: 0)
    for constraint in prepared + targets { constraint.install() }
    #expect(prepared[0].layoutConstraints.map(\.constant) == [7, -3, 0, 0])
    #expect(targets[0].layoutConstraints.map(\.constant) == [7, -3, 0, 0])
  }

  @Test func `a number on a position finds the superview that there is then`() {
    let late = LayoutNode()
    let made = late.mas.makeConstraints { $0.left.equalTo(2) }
    #expect(made[0].error != nil)
    root.insertChild(late, at: 0)
    made[0].isActive = true
    #expect(made[0].isActive && made[0].error == nil && made[0].secondItem === root)
    #expect(root.constraints.count == 1)
  }

  @Test func `a target that is gone is told as such`() {
    let line = #line + 1
    let made = view.mas.makeConstraints { $0.left.equalTo(LayoutNode()) }
    #expect(
      made[0].error
        == .itemGone(
          constraint: "the constraint on LayoutNode:view.left (InstallingLaterTests.swift:\(line))")
    )
  }

  @Test func `an error lasts until something is accepted`() {
    var kept: Constraint?
    view.mas.makeConstraints { kept = $0.width.equalTo(2).constraint }
    kept?.lessThanOrEqualTo(3)
    #expect(kept?.error is MasonryError)
    kept?.equalTo(7)
    #expect(kept?.error == nil)
    kept?.equalTo(Double.nan)
    #expect(kept?.error is LayoutError)
    kept?.equalTo(8)
    #expect(kept?.error == nil)
    #expect(held == ["view.width == 8"])
  }

  @Test func `a number that is huge is none that is refused`() {
    for number in [1e300, 1e305, .greatestFiniteMagnitude] {
      let made = view.mas.makeConstraints { $0.width.equalTo(number).priorityLow() }
      #expect(made[0].isActive && made[0].error == nil)
    }
    let made = view.mas.makeConstraints { $0.width.equalTo(Double.infinity) }
    #expect(made[0].error == .notFinite(name: "constant", value: "inf"))
  }

  @Test func `an update beside constraints of another origin is told`() {
    view.widthAnchor.constraint(equalToConstant: 5).isActive = true
    view.mas.updateConstraints { $0.width.equalTo(9) }
    let told = "\(root.reports)"
    #expect(told.contains("The nearest is LayoutNode:view.width == 5 ("))
    #expect(told.contains("which differs in the way it was made. Both are active now:"))
    #expect(told.contains("The DSL leaves alone what it has not made"))
  }
}
