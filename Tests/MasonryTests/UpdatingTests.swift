import AutoLayout
import Masonry
import Testing

/// Update, remake, remove and prepare, of one view and of several.
@MainActor final class UpdatingTests: Scene {
  @Test func `where there is nothing, update makes`() {
    let made = view.mas.updateConstraints { $0.left.equalTo(root).offset(1) }
    #expect(held == ["view.left == root.left + 1"])
    #expect(made.map(\.isActive) == [true])
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `update changes the constant of what differs in nothing else`() {
    let old = view.mas.makeConstraints { make in
      make.edges.equalTo(root)
      make.width.lessThanOrEqualTo(other).multipliedBy(2).priority(300)
    }
    let new = view.mas.updateConstraints { make in
      make.edges.equalTo(root).inset(1)
      make.width.lessThanOrEqualTo(other).multipliedBy(2).priority(300).offset(5)
    }
    #expect(zip(old, new).allSatisfy { $0 === $1 })
    #expect(
      held == [
        "view.left == root.left + 1", "view.right == root.right - 1", "view.top == root.top + 1",
        "view.bottom == root.bottom - 1", "view.width <= other.width * 2 + 5 ^300",
      ])
  }

  @Test func `what differs in anything else is added`() {
    view.mas.makeConstraints { $0.width.equalTo(other).multipliedBy(2).priority(300) }
    view.mas.updateConstraints {
      $0.width.greaterThanOrEqualTo(other).multipliedBy(2).priority(300)
    }
    view.mas.updateConstraints { $0.width.equalTo(other).multipliedBy(3).priority(300) }
    view.mas.updateConstraints { $0.width.equalTo(other).multipliedBy(2).priority(301) }
    view.mas.updateConstraints { $0.width.equalTo(root).multipliedBy(2).priority(300) }
    view.mas.updateConstraints { make in
      make.width.equalTo(other.mas.height).multipliedBy(2).priority(300)
    }
    view.mas.updateConstraints { $0.height.equalTo(other).multipliedBy(2).priority(300) }
    #expect(root.constraints.count == 7)
    view.mas.updateConstraints { $0.width.equalTo(4) }
    #expect(view.constraints.count == 1)
  }

  @Test func `of several that are similar the last is taken`() {
    let made = view.mas.makeConstraints { make in
      make.width.equalTo(1)
      make.width.equalTo(2)
    }
    view.mas.updateConstraints { $0.width.equalTo(3) }
    #expect(made.map(\.constant) == [1, 3])
  }

  @Test func `what was made in another way is never taken`() throws {
    let native = view.widthAnchor.constraint(equalToConstant: 1)
    native.isActive = true
    view.mas.updateConstraints { $0.width.equalTo(3) }
    #expect(native.constant == 1)
    #expect(view.constraints.count == 2)
    #expect(view.mas.installedConstraints.map(\.constant) == [3])
    view.mas.remakeConstraints { $0.height.equalTo(2) }
    #expect(view.constraints.first === native)
    #expect(view.constraints.count == 2)
  }

  @Test func `another view's similar constraint is none`() {
    other.mas.makeConstraints { $0.left.equalTo(root) }
    view.mas.updateConstraints { $0.left.equalTo(root).offset(2) }
    #expect(held == ["other.left == root.left", "view.left == root.left + 2"])
  }

  @Test func `what is inactive is not updated`() {
    let made = view.mas.makeConstraints { $0.width.equalTo(1) }
    made[0].isActive = false
    view.mas.updateConstraints { $0.width.equalTo(2) }
    #expect(made[0].constant == 1)
    #expect(view.constraints.map(\.constant) == [2])
  }

  @Test func `what an update adopted is changed through its own constraint`() {
    view.mas.makeConstraints { $0.width.equalTo(1) }
    var kept: Constraint?
    view.mas.updateConstraints { kept = $0.width.equalTo(2).constraint }
    kept?.offset(7)
    #expect(held == ["view.width == 7"])
    #expect(view.mas.installedConstraints.count == 1)
    kept?.uninstall()
    #expect(held.isEmpty)
  }

  @Test func `remake takes out the view's own, and no one else's`() {
    view.mas.makeConstraints { make in
      make.width.equalTo(1)
      make.left.equalTo(root)
    }
    other.mas.makeConstraints { $0.left.equalTo(view) }
    view.mas.remakeConstraints { $0.right.equalTo(root) }
    #expect(held == ["other.left == view.left", "view.right == root.right"])
    view.mas.remakeConstraints { _ in }
    #expect(held == ["other.left == view.left"])
  }

  @Test func `remove takes out all of the view`() {
    let made = view.mas.makeConstraints { $0.edges.size.equalTo(root) }
    #expect(view.mas.installedConstraints.count == 6)
    view.mas.removeConstraints()
    #expect(made.allSatisfy { !$0.isActive && $0.error == nil })
    #expect(view.mas.installedConstraints.isEmpty)
    view.mas.removeConstraints()
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `installed are the constraints of the view, nearest holder first`() {
    view.mas.makeConstraints { make in
      make.left.equalTo(root)
      make.width.equalTo(1)
      make.right.equalTo(other)
    }
    #expect(
      equations(view.mas.installedConstraints) == [
        "view.width == 1", "view.left == root.left", "view.right == other.right",
      ])
    #expect(other.mas.installedConstraints.isEmpty)
  }

  @Test func `what is prepared waits, and leaves the frame until it is installed`() {
    let prepared = view.mas.prepareConstraints { make in
      make.edges.equalTo(root)
      make.width.equalTo(2)
    }
    #expect(prepared.count == 2)
    #expect(held.isEmpty)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    prepared[0].activate()
    #expect(root.constraints.count == 4)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(!prepared[1].isActive)
  }

  @Test func `guides are updated and remade`() {
    let guide = LayoutGuide()
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
    guide.mas.makeConstraints { $0.left.width.equalTo(3) }
    guide.mas.updateConstraints { $0.width.equalTo(4) }
    #expect(
      equations(guide.mas.installedConstraints) == [
        "guide.left == root.left + 3", "guide.width == 4",
      ])
    guide.mas.remakeConstraints { $0.right.equalTo(root) }
    #expect(equations(guide.mas.installedConstraints) == ["guide.right == root.right"])
  }

  @Test func `of several views, each`() {
    let views = [view, other]
    #expect(
      equations(views.mas.makeConstraints { $0.width.height.equalTo(root) }) == [
        "view.width == root.width", "view.height == root.height", "other.width == root.width",
        "other.height == root.height",
      ])
    views.mas.updateConstraints { $0.width.equalTo(root).offset(-1) }
    #expect(root.constraints.map(\.constant) == [-1, 0, -1, 0])
    views.mas.remakeConstraints { $0.top.equalTo(root) }
    #expect(held == ["view.top == root.top", "other.top == root.top"])
    views.mas.removeConstraints()
    #expect(held.isEmpty)
    #expect(views.mas.prepareConstraints { $0.left.top.equalTo(1) }.count == 2)
    let none: [LayoutNode] = []
    #expect(none.mas.makeConstraints { $0.width.equalTo(1) }.isEmpty)
  }
}
