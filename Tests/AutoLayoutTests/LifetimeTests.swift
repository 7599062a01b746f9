import AutoLayout
import Foundation
import SeededNumbers
import Testing

/// A node that does something at its end.
@MainActor private final class Ending: LayoutNode {
  var onEnd: ((Ending) -> Void)?

  isolated deinit { onEnd?(self) }
}

/// What holds an object while others are watched without it.
private final class Holder: @unchecked Sendable {
  var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }

  /// Lets go of the object on another thread, and waits until that is done.
  func dropElsewhere() {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      self.object = nil
      done.signal()
    }
    done.wait()
  }
}

/// Nothing that dies leaves others pointing at it, in whichever order things die.
@MainActor struct LifetimeTests {
  private func pin(_ node: LayoutNode, to other: LayoutNode) -> [LayoutConstraint] {
    [.left, .top, .right, .bottom].compactMap {
      try? LayoutConstraint(
        item: node, attribute: $0, relatedBy: .equal, toItem: other, attribute: $0)
    }
  }

  @Test func `a constraint outlives its items and has none then`() throws {
    var root: Box? = Box("root")
    var child: Box? = Box("child")
    let constraint: LayoutConstraint
    do {
      let (root, child) = (try #require(root), try #require(child))
      root.holding(child)
      constraint = try #require(pin(child, to: root).first)
      constraint.isActive = true
      root.layOut(10, 10)
    }
    root = nil
    #expect(!constraint.isActive && constraint.secondItem == nil)
    #expect(constraint.firstItem === child && child?.parent == nil)
    child?.layoutIfNeeded()
    child = nil
    #expect(constraint.firstItem == nil)
    constraint.isActive = true
    constraint.constant = 3
    #expect(!constraint.isActive && constraint.error != nil)
  }

  @Test func `a guide outlives its owner and belongs to none then`() throws {
    let guide = LayoutGuide()
    var constraint: LayoutConstraint?
    do {
      let root = Box("root")
      root.addLayoutGuide(guide)
      constraint = try LayoutConstraint(
        item: guide, attribute: .width, relatedBy: .equal, constant: 4)
      constraint?.isActive = true
      root.layOut(10, 10)
      #expect(guide.layoutFrame.width == 4)
    }
    #expect(guide.owningView == nil && guide.layoutFrame == .zero)
    #expect(constraint?.isActive == false)
    let other = Box("other")
    other.addLayoutGuide(guide)
    constraint?.isActive = true
    other.layOut(10, 10)
    #expect(guide.layoutFrame.width == 4)
  }

  @Test func `a view may change everything around it at its end`() {
    let child = Box("child")
    child.translatesAutoresizingMaskIntoConstraints = false
    let fixed = Box("fixed")
    var ended = 0
    do {
      let root = Ending()
      root.insertChild(child, at: 0)
      root.insertChild(fixed, at: 1)
      let pins = pin(child, to: root)
      for constraint in pins { constraint.isActive = true }
      let beside = pin(fixed, to: child)[0]
      beside.isActive = true
      root.frame = Rect(x: 0, y: 0, width: 8, height: 8)
      root.layoutIfNeeded()
      root.onEnd = { root in
        ended += 1
        pins[0].constant = 2
        child.frame = Rect(x: 1, y: 1, width: 3, height: 3)
        fixed.frame = Rect(x: 1, y: 1, width: 3, height: 3)
        root.frame = Rect(x: 0, y: 0, width: 9, height: 9)
        child.layoutIfNeeded()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        _ = root.systemLayoutSizeFitting(.zero)
        pins[1].isActive = false
        child.removeFromParent()
      }
    }
    #expect(ended == 1)
    #expect(child.parent == nil && fixed.parent == nil)
    child.frame = Rect(x: 1, y: 1, width: 4, height: 3)
    child.layoutIfNeeded()
    fixed.layoutIfNeeded()
  }

  @Test func `a superview that another thread lets go of leaves its children alone`() async {
    let child = Box("child")
    child.translatesAutoresizingMaskIntoConstraints = false
    let holder = Holder(nil)
    weak var watched: Box?
    var pins: [LayoutConstraint] = []
    do {
      let root = Box("root")
      root.holding(child)
      pins = pin(child, to: root)
      for constraint in pins { constraint.isActive = true }
      root.layOut(10, 10)
      holder.object = root
      watched = root
    }
    holder.dropElsewhere()
    // It ends when this actor comes to it; until then the tree stands.
    #expect(watched == nil)
    pins[0].constant = 4
    child.natural = Size(width: 3, height: 1)
    child.frame = Rect(x: 0, y: 0, width: 5, height: 5)
    child.layoutIfNeeded()
    while child.parent != nil { await Task.yield() }
    #expect(pins.allSatisfy { !$0.isActive && $0.secondItem == nil })
    child.layoutIfNeeded()
  }

  @Test(arguments: 0..<20)
  func `trees are taken apart in any order`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }
    var boxes: [Box] = (0..<12).map { Box("box\($0)") }
    var guides: [LayoutGuide] = []
    var constraints: [LayoutConstraint] = []
    for step in 0..<150 {
      guard let box = boxes.randomElement(using: &random),
        let other = boxes.randomElement(using: &random)
      else { break }
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        if !other.isDescendant(of: box) {
          other.insertChild(box, at: Int.random(in: 0...3, using: &random))
          box.translatesAutoresizingMaskIntoConstraints = chance(3)
        }
      case 2: box.removeFromParent()
      case 3:
        let guide = chance(2) ? LayoutGuide() : guides.randomElement(using: &random)
        if let guide {
          box.addLayoutGuide(guide)
          guides.append(guide)
        }
      case 4:
        let item: LayoutItem = chance(2) ? guides.randomElement(using: &random) ?? box : box
        let second: LayoutItem = chance(4) ? other.layoutMarginsGuide : other
        if let made = try? LayoutConstraint(
          item: item, attribute: [.left, .width, .top].randomElement(using: &random) ?? .left,
          relatedBy: .equal, toItem: second, attribute: .left, priority: 500)
        {
          constraints.append(made)
          made.isActive = true
        }
      case 5:
        boxes.removeAll { $0 === box }
        if chance(2) {
          boxes.append(Box("later\(step)"))
        }
      case 6:
        box.isLayoutIsland = chance(4)
        if chance(3) { guides.removeFirst(min(1, guides.count)) }
      case 7:
        for constraint in constraints { constraint.constant += 1 }
        if chance(3) { _ = box.systemLayoutSizeFitting(.zero) }
      default:
        box.treeRoot.frame = Rect(x: 0, y: 0, width: Double(step), height: 9)
        box.layoutIfNeeded()
      }
      for constraint in constraints {
        _ = constraint.firstItem?.debugName
        _ = constraint.secondItem?.debugName
        if constraint.isActive { #expect(constraint.firstItem != nil) }
      }
      for guide in guides { _ = guide.owningView?.frame }
    }
    let holder = Holder(boxes as NSArray)
    boxes = []
    if chance(2) { holder.dropElsewhere() } else { holder.object = nil }
    await Task.yield()
    for constraint in constraints { constraint.constant = 0 }
    for guide in guides { _ = guide.owningView?.frame }
  }
}
