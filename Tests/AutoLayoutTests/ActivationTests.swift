import AutoLayout
import Masonry
import Testing

@MainActor struct ActivationTests {
  let root = Box("root")
  let box = Box("box")
  let stranger = Box("stranger")

  init() { root.holding(box) }

  private func width(_ constant: Double, of node: LayoutNode) throws -> LayoutConstraint {
    try LayoutConstraint(item: node, attribute: .width, relatedBy: .equal, constant: constant)
  }

  @Test func `illegal pairs are refused`() {
    let pairs: [(LayoutAttribute, LayoutAttribute)] = [
      (.left, .width), (.width, .left), (.left, .leading), (.trailing, .right), (.top, .left),
      (.centerX, .centerY), (.height, .bottom), (.leftMargin, .leadingMargin),
      (.leading, .rightMargin), (.centerYWithinMargins, .centerX), (.width, .centerX),
    ]
    for (first, second) in pairs {
      #expect(throws: LayoutError.illegalPair(first: first, second: second)) {
        try LayoutConstraint(
          item: box, attribute: first, relatedBy: .equal, toItem: root, attribute: second)
      }
    }
  }

  @Test func `legal pairs are made`() throws {
    let pairs: [(LayoutAttribute, LayoutAttribute)] = [
      (.left, .right), (.left, .centerX), (.leading, .centerX), (.centerXWithinMargins, .left),
      (.centerX, .trailingMargin), (.top, .centerY), (.width, .height), (.leading, .trailing),
    ]
    for (first, second) in pairs {
      let constraint = try LayoutConstraint(
        item: box, attribute: first, relatedBy: .equal, toItem: root, attribute: second)
      #expect(constraint.error == nil)
    }
  }

  @Test func `numbers that make no sense are refused`() {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(throws: LayoutError.notFinite(name: "constant", value: "\(number)")) {
        try width(number, of: box)
      }
      #expect(throws: LayoutError.notFinite(name: "multiplier", value: "\(number)")) {
        try LayoutConstraint(
          item: box, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
          multiplier: number)
      }
    }
    for priority in [0, -1, 1001, .infinity] as [Double] {
      #expect(throws: LayoutError.priorityOutOfRange(priority)) {
        try LayoutConstraint(
          item: box, attribute: .width, relatedBy: .equal, constant: 1,
          priority: LayoutPriority(priority))
      }
    }
    #expect(throws: LayoutError.zeroMultiplier(.left)) {
      try LayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left,
        multiplier: 0)
    }
  }

  @Test func `positions and items without each other are refused`() {
    #expect(throws: LayoutError.positionWithoutSecondItem(.left)) {
      try LayoutConstraint(item: box, attribute: .left, relatedBy: .equal, constant: 3)
    }
    #expect(throws: LayoutError.secondAttributeWithoutItem(.width)) {
      try LayoutConstraint(item: box, attribute: .width, relatedBy: .equal, attribute: .width)
    }
    #expect(throws: LayoutError.secondItemWithoutAttribute(.width)) {
      try LayoutConstraint(item: box, attribute: .width, relatedBy: .equal, toItem: root)
    }
  }

  @Test func `a change to no number is refused, reported, and changes nothing`() throws {
    let constraint = try width(4, of: box)
    box.translatesAutoresizingMaskIntoConstraints = false
    constraint.isActive = true
    root.layOut(20, 20)
    constraint.constant = .nan
    constraint.priority = LayoutPriority(.infinity)
    root.layoutIfNeeded()
    #expect(box.frame.width == 4)
    #expect(constraint.constant == 4)
    #expect(constraint.priority == .required)
    #expect(constraint.error == .priorityOutOfRange(.infinity))
    #expect(root.reports.count == 2)
    constraint.constant = 5
    #expect(constraint.error == nil)
  }

  @Test func `no common ancestor: an error that names all`() throws {
    let top = Box("top").holding(stranger)
    _ = top
    let constraint = try LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: stranger, attribute: .width,
      source: SourceLocation(file: "App/Form.swift", line: 12))
    let error = #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate(allOrNone: [constraint])
    }
    let sentence = try #require(error).description
    for part in ["Box:box < Box:root", "Box:stranger < Box:top", "Form.swift:12"] {
      #expect(sentence.contains(part))
    }
    #expect(!constraint.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func `activating is all or nothing`() throws {
    let good = try width(4, of: box)
    let active = try width(5, of: root)
    let bad = try LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: stranger, attribute: .width)
    active.isActive = true
    root.layOut(5, 5)
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activate(allOrNone: [good, active, bad])
    }
    #expect(!good.isActive)
    #expect(active.isActive)
    #expect(!root.needsLayoutInTree)
    LayoutConstraint.activate([good, good, active])
    #expect(box.constraints.count == 1)
    LayoutConstraint.deactivate([good, active, bad])
    #expect(!good.isActive && !active.isActive)
  }

  @Test func `activating several is what the setter does with each`() throws {
    let first = try width(4, of: box)
    let strange = try LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: stranger, attribute: .width)
    let illegal = LayoutConstraint(
      reporting: box, attribute: .width, relatedBy: .equal, toItem: root, attribute: .left)
    let last = try width(5, of: root)
    box.translatesAutoresizingMaskIntoConstraints = false
    let all = [first, strange, illegal, last]
    LayoutConstraint.activate(all)
    #expect(all.map(\.isActive) == [true, false, false, true])
    #expect(all.map { $0.error == nil } == [true, false, false, true])
    #expect(root.reports.count == 2)
    root.layOut(5, 5)
    #expect(box.frame.width == 4)
    // Where the reason is gone, it can be activated, and what is active already stays as it is.
    root.holding(stranger)
    LayoutConstraint.activate([strange, first])
    #expect(strange.isActive && strange.error == nil)
    LayoutConstraint.deactivate(all)
    #expect(!all.contains(where: \.isActive) && illegal.error != nil)
    LayoutConstraint.activate([])
  }

  @Test func `the setter keeps a refused constraint inactive and reports it`() throws {
    let bad = try LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: stranger, attribute: .width)
    bad.isActive = true
    #expect(!bad.isActive)
    #expect(bad.error != nil)
    #expect(root.reports.count == 1)
    root.holding(stranger)
    bad.isActive = true
    #expect(bad.isActive)
    #expect(bad.error == nil)
    #expect(root.reports.count == 1)
  }

  @Test func `what is refused is reported where the second item stands, too`() throws {
    let bad = try LayoutConstraint(
      item: stranger, attribute: .width, relatedBy: .equal, toItem: box, attribute: .width)
    bad.isActive = true
    #expect(root.reports.count == 1)
    // Told once: that the other joins later is no news.
    root.holding(stranger)
    #expect(root.reports.count == 1)
  }

  @Test func `what is refused outside of a tree is reported by the tree that is joined`() {
    let source = SourceLocation(file: #fileID, line: #line + 1)
    let made = stranger.mas.makeConstraints { $0.left.equalTo(4) }
    #expect(made.count == 1)
    #expect(!made[0].isActive)
    #expect(
      made[0].error == .noSuperview(view: "Box:stranger", attribute: .left, source: source))
    let holder = Box("holder").holding(stranger)
    #expect(root.reports.isEmpty)
    root.holding(holder)
    #expect(root.reports.count == 1)
    #expect(holder.reports == root.reports)
  }

  @Test func `a constraint outlives its views`() throws {
    var gone: Box? = Box("gone")
    let constraint = try width(4, of: #require(gone))
    let pair = try LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: gone, attribute: .width)
    gone = nil
    #expect(constraint.firstItem == nil)
    constraint.isActive = true
    pair.isActive = true
    #expect(!constraint.isActive && !pair.isActive)
    guard case .itemGone = constraint.error, case .itemGone = pair.error else {
      Issue.record("The items are gone.")
      return
    }
    #expect("\(constraint.debugDescription)".contains("(gone)"))
  }

  @Test func `sentences`() throws {
    let ratio = try LayoutConstraint(
      item: box, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: root,
      attribute: .right, multiplier: 1.0 / 3, constant: -2.5, priority: 750)
    ratio.identifier = "third"
    ratio.priority = 1001
    let refused = try #require(root.reports.last)
    let name = "<LayoutConstraint:third Box:box.left >= Box:root.right * 0.333333 - 2.5 ^750>"
    #expect("\(refused)".hasPrefix("\(name): The priority 1001 is out of range."))
    let anchored = box.leftAnchor.constraint(equalTo: root.leadingAnchor)
    #expect(anchored.error == .illegalPair(first: .left, second: .leading))
  }
}
