import AutoLayout
import Masonry
import Testing

/// What the rules for passes forbid is noticed, said once, and never looped.
@MainActor struct MistakeTests {
  private let root = Box("root")
  private let left = Box("left", width: 4, height: 1)
  private let right = Box("right", width: 4, height: 1)
  private let inner = Box("inner", width: 2, height: 1)
  private let width: LayoutConstraint

  init() throws {
    root.holding(left, right)
    left.holding(inner)
    for box in [left, right, inner] { box.translatesAutoresizingMaskIntoConstraints = false }
    width = right.widthAnchor.constraint(equalToConstant: 5)
    LayoutConstraint.activate([
      width, left.leftAnchor.constraint(equalTo: root.leftAnchor),
      inner.leftAnchor.constraint(equalTo: left.leftAnchor),
    ])
    root.layOut(40, 10)
    #expect(root.reports.isEmpty)
  }

  private var mistakes: [LayoutMistake] {
    root.reports.compactMap { if case .mistake(let mistake) = $0 { mistake } else { nil } }
  }

  @Test func `a layout that invalidates a view outside of its own is told`() {
    left.onLayout = { _ in right.setNeedsLayout() }
    for _ in 0..<3 {
      left.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(mistakes == [.layoutOutside(view: "Box:right", laidOut: "Box:left")])
    #expect(!root.needsLayoutInTree)
  }

  @Test func `a layout may invalidate what is inside of its view, and its content`() {
    left.onLayout = { _ in
      inner.setNeedsLayout()
      inner.invalidateIntrinsicContentSize()
      left.invalidateIntrinsicContentSize()
    }
    left.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(mistakes.isEmpty)
  }

  @Test func `a layout that asks for constraints to be updated is told`() {
    left.onLayout = { [weak left] _ in
      left?.onLayout = nil
      inner.setNeedsUpdateConstraints()
    }
    let updates = inner.updates
    left.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(mistakes == [.updateWithinLayout(view: "Box:inner", laidOut: "Box:left")])
    #expect(inner.updates == updates + 1)
  }

  @Test func `a layout that changes a constraint outside of its view is told`() {
    left.onLayout = { _ in width.constant = 6 }
    left.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(
      mistakes == [
        .constraintOutside(
          constraint: "<LayoutConstraint Box:right.width == 6>", laidOut: "Box:left")
      ])
    #expect(right.frame.width == 6)
  }

  @Test func `updating asks for no second update of itself`() {
    left.onUpdate = { [weak left] in
      left?.onUpdate = nil
      $0.setNeedsUpdateConstraints()
    }
    let updates = left.updates
    left.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(mistakes == [.updateWithinUpdate(view: "Box:left")])
    #expect(left.updates == updates + 2)
  }

  /// Forgets what it inherits.
  private final class Forgetful: LayoutNode {
    override func layoutSubviews() {}
    override func updateConstraints() {}
  }

  @Test func `an override without super is told once for each method`() {
    let view = Forgetful()
    view.identifier = "view"
    root.holding(view)
    for _ in 0..<2 {
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
      root.layoutIfNeeded()
    }
    #expect(
      mistakes == [
        .noSuper(view: "Forgetful:view", method: "updateConstraints"),
        .noSuper(view: "Forgetful:view", method: "layoutSubviews"),
      ])
  }

  @Test func `first constraints that are made in an update are told, once for a view`() {
    left.onUpdate = { _ in
      inner.mas.remakeConstraints { $0.top.bottom.equalTo(left) }
      right.mas.remakeConstraints { $0.top.equalTo(left) }
    }
    let fresh = Box("fresh")
    right.holding(fresh)
    let source = SourceLocation(file: #fileID, line: #line + 1)
    right.onUpdate = { _ in fresh.mas.remakeConstraints { $0.edges.equalTo(right) } }
    for _ in 0..<3 {
      left.setNeedsUpdateConstraints()
      right.setNeedsUpdateConstraints()
      root.layoutIfNeeded()
    }
    #expect(
      mistakes == [
        .firstConstraintInUpdate(
          view: "Box:fresh",
          constraint: "<LayoutConstraint Box:fresh.left == Box:right.left>", source: source,
          updated: "Box:right")
      ])
  }

  @Test func `constraints that are exchanged in an update are what it is for`() {
    right.onUpdate = { _ in
      width.isActive.toggle()
      width.isActive.toggle()
    }
    right.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(mistakes.isEmpty)
  }
}
