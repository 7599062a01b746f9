import AutoLayout
import Masonry
import Testing

/// Priorities of all that a constraint can say: kept as they were given, and obeyed.
@MainActor struct PriorityCasesTests {
  /// A sentence about a view of 30 by 20 that another view, at 100 100 and 50 by 40, and the superview,
  /// 400 by 400, take part in, and what comes of it.
  struct Verb: CustomTestStringConvertible, Sendable {
    let attribute: LayoutAttribute
    var relation = LayoutRelation.equal
    var second: LayoutAttribute?
    var isToSuperview = false
    var times = 1.0
    var plus = 0.0
    let value: Double
    var testDescription: String { "\(attribute) \(relation) \(value)" }
  }

  nonisolated static let verbs = [
    Verb(attribute: .centerX, second: .centerX, isToSuperview: true, value: 200),
    Verb(attribute: .centerY, second: .centerY, isToSuperview: true, value: 200),
    Verb(attribute: .lastBaseline, second: .lastBaseline, isToSuperview: true, value: 400),
    Verb(attribute: .bottom, second: .bottom, isToSuperview: true, plus: -15, value: 385),
    Verb(
      attribute: .right, relation: .greaterThanOrEqual, second: .right, isToSuperview: true,
      value: 400),
    Verb(attribute: .top, second: .bottom, value: 140),
    Verb(attribute: .trailing, second: .leading, plus: 95, value: 195),
    Verb(attribute: .centerY, second: .centerY, value: 120),
    Verb(attribute: .centerX, second: .centerX, value: 125),
    Verb(attribute: .lastBaseline, second: .lastBaseline, plus: 60, value: 200),
    Verb(attribute: .height, value: 0), Verb(attribute: .width, plus: 90, value: 90),
    Verb(attribute: .width, relation: .lessThanOrEqual, plus: 5, value: 5),
    Verb(attribute: .centerX, second: .right, value: 150),
    Verb(attribute: .right, second: .centerX, plus: 50, value: 175),
    Verb(
      attribute: .width, relation: .lessThanOrEqual, second: .height, plus: -25, value: 15),
    Verb(attribute: .lastBaseline, second: .top, times: 3, value: 300),
    Verb(
      attribute: .top, relation: .greaterThanOrEqual, second: .bottom, times: 1.5, value: 210),
  ]

  let root = Box.square(400)
  let other = Box("other")
  let box = Box("box")

  init() {
    root.holding(other, box)
    other.frame = Rect(x: 100, y: 100, width: 50, height: 40)
  }

  private func say(_ verb: Verb, at priority: LayoutPriority) throws -> LayoutConstraint {
    try box.pin(
      verb.attribute, verb.relation,
      to: verb.second == nil ? nil : verb.isToSuperview ? root : other, verb.second,
      times: verb.times, plus: verb.plus, at: priority)
  }

  /// Wishes to be 30 by 20 at 8 9.
  private func wish(at priority: LayoutPriority) throws {
    try box.pin(.left, to: root, plus: 8, at: priority)
    try box.pin(.top, to: root, plus: 9, at: priority)
    try box.pin(.width, plus: 30, at: priority)
    try box.pin(.height, plus: 20, at: priority)
  }

  @Test(arguments: verbs, [50, 250, 750, 1000] as [LayoutPriority])
  func `a constraint wins against weaker wishes`(verb: Verb, priority: LayoutPriority) throws {
    let constraint = try say(verb, at: priority)
    #expect(constraint.priority == priority)
    try wish(at: LayoutPriority(priority.rawValue - 0.5))
    root.layoutIfNeeded()
    #expect(box.frame.value(of: verb.attribute) == verb.value)
  }

  @Test(arguments: verbs, [50, 250, 750, 999] as [LayoutPriority])
  func `a constraint yields to stronger wishes`(verb: Verb, priority: LayoutPriority) throws {
    let constraint = try say(verb, at: priority)
    try wish(at: LayoutPriority(priority.rawValue + 0.5))
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 8, y: 9, width: 30, height: 20))
    #expect(constraint.isActive && !constraint.isBroken)
    #expect(root.reports.isEmpty)
  }

  @Test func `an array of constraints has one priority`() {
    let made = box.mas.makeConstraints { make in
      make.size.lessThanOrEqualTo(root).priority(100)
      make.center.equalTo(root).priority(750)
    }
    #expect(made.map(\.priority) == [100, 100, 750, 750])
  }

  @Test func `a priority changes while a constraint is inactive`() throws {
    let constraint = try LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, constant: 70)
    #expect(constraint.priority == .required)
    constraint.priority = .defaultLow
    LayoutConstraint.activate([constraint])
    #expect(constraint.priority == .defaultLow)
    LayoutConstraint.deactivate([constraint])
    #expect(constraint.priority == .defaultLow)
    constraint.priority = .required
    LayoutConstraint.activate([constraint])
    try wish(at: 999)
    root.layoutIfNeeded()
    #expect(box.frame.width == 70)
  }

  @Test func `the named priorities have UIKit's numbers`() {
    let named: [LayoutPriority] = [
      .required, .defaultHigh, .defaultMedium, .defaultLow, .fittingSizeLevel,
    ]
    #expect(named.map(\.rawValue) == [1000, 750, 500, 250, 50])
  }

  @Test func `natural sizes are kept at any priority`() {
    for (axis, priority) in [(LayoutAxis.horizontal, 1000.0), (.vertical, 51), (.vertical, 749)] {
      box.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
      box.setContentHuggingPriority(LayoutPriority(priority), for: axis)
      #expect(box.contentCompressionResistancePriority(for: axis).rawValue == priority)
      #expect(box.contentHuggingPriority(for: axis).rawValue == priority)
    }
  }

  /// Many at once, from weak to strong: each pair of neighbours is decided by the stronger one.
  @Test func `every step of a ladder of priorities counts`() throws {
    let ladder: [LayoutPriority] = [
      1, 25, 49, 50, 51, 149, 250, 251, 490, 500, 510, 750, 760, 997, 998, 999, 999.5,
    ]
    var wishes: [LayoutConstraint] = []
    for (index, priority) in ladder.enumerated() {
      wishes.append(try box.pin(.width, plus: Double(index * 10), at: priority))
    }
    for (index, wish) in wishes.enumerated().reversed() {
      root.layoutIfNeeded()
      #expect(box.frame.width == Double(index * 10))
      wish.isActive = false
    }
  }
}
