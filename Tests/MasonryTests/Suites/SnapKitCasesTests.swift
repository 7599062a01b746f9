import AutoLayout
import Masonry
import Testing

/// SnapKit's own cases that are not said as behaviours elsewhere. Where one of them relates left to top,
/// which is no legal pair, here it is left.
@MainActor final class SnapKitCasesTests: Scene {
  private var constants: [Double] { root.constraints.map(\.constant) }

  @Test func `making one view after the other`() {
    view.mas.makeConstraints { make in
      make.top.equalTo(other.mas.top).offset(50)
      make.left.equalTo(other.mas.left).offset(50)
    }
    #expect(root.constraints.count == 2)
    other.mas.makeConstraints { $0.edges.equalTo(view) }
    #expect(root.constraints.count == 6)
  }

  @Test func `a view and a guide, each by the other`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    view.mas.makeConstraints { make in
      make.top.equalTo(guide).offset(50)
      make.left.equalTo(guide.mas.left).offset(50)
    }
    #expect(root.constraints.count == 2)
    guide.mas.makeConstraints { $0.edges.equalTo(view) }
    #expect(root.constraints.count == 6)
  }

  @Test func `numbers mean the superview`() {
    view.mas.makeConstraints { make in
      make.top.equalTo(50.0)
      make.left.equalTo(50.0)
    }
    #expect(held == ["view.top == root.top + 50", "view.left == root.left + 50"])
  }

  @Test func `updating, remaking, removing`() {
    view.mas.makeConstraints { $0.top.left.equalTo(other).offset(50) }
    view.mas.updateConstraints { $0.top.equalTo(other).offset(15) }
    #expect(constants == [15, 50])
    view.mas.remakeConstraints { $0.edges.equalTo(other) }
    #expect(constants == [0, 0, 0, 0])
    view.mas.removeConstraints()
    #expect(root.constraints.isEmpty)
  }

  @Test func `prepared constraints come and go`() {
    let prepared = view.mas.prepareConstraints { $0.edges.equalTo(other) }
    for _ in 0..<2 {
      #expect(root.constraints.isEmpty)
      for constraint in prepared { constraint.activate() }
      #expect(root.constraints.count == 4)
      for constraint in prepared { constraint.deactivate() }
    }
    #expect(root.constraints.isEmpty)
  }

  @Test func `one by one, by setting what is active`() {
    var (top, left): (Constraint?, Constraint?)
    _ = view.mas.prepareConstraints { make in
      top = make.top.equalTo(other.mas.top).offset(50).constraint
      left = make.left.equalTo(other.mas.left).offset(50).constraint
    }
    top?.isActive = true
    left?.isActive = false
    #expect(root.constraints.count == 1)
    left?.isActive = true
    top?.isActive = true
    #expect(root.constraints.count == 2)
    top?.isActive = false
    left?.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test func `constants of edges, sizes and centres`() {
    view.mas.makeConstraints { $0.edges.equalTo(root).offset(50.0) }
    #expect(constants == [50, 50, 50, 50])
    view.mas.remakeConstraints { $0.edges.equalTo(root).inset(50.0) }
    #expect(constants == [50, -50, 50, -50])
    let insets = EdgeInsets(25)
    view.mas.remakeConstraints { $0.edges.equalTo(insets) }
    #expect(constants == [25, -25, 25, -25])
    view.mas.remakeConstraints { $0.edges.equalTo(root).insets(insets) }
    #expect(constants == [25, -25, 25, -25])
    view.mas.remakeConstraints { $0.center.equalTo(root).offset(50.0) }
    #expect(constants == [50, 50])
    view.mas.remakeConstraints { make in
      make.size.equalTo(Size(width: 50, height: 50))
      make.left.top.equalTo(root)
    }
    #expect(view.constraints.map(\.constant) == [50, 50])
    #expect(constants == [0, 0])
  }

  @Test func `constants of what is kept`() {
    var (top, bottom): (Constraint?, Constraint?)
    view.mas.makeConstraints { make in
      top = make.top.equalTo(other).offset(50).constraint
      bottom = make.bottom.equalTo(other).offset(25).constraint
    }
    top?.setOffset(15)
    bottom?.setOffset(20)
    #expect(constants == [15, 20])
    top?.setInset(15)
    bottom?.setInset(20)
    #expect(constants == [15, -20])
  }

  @Test func `a label is the identifier`() {
    view.mas.makeConstraints { $0.top.equalTo(root.mas.top).key("top edge") }
    #expect(root.constraints.map(\.identifier) == ["top edge"])
  }
}
