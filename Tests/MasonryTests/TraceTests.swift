import AutoLayout
import Masonry
import Testing

/// What the DSL did for a statement, step by step.
@MainActor final class TraceTests: Scene {
  @Test func `a relation to another view's attribute`() {
    let line = #line
    let trace = view.mas.trace(.make) { make in
      make.top.greaterThanOrEqualTo(other.mas.bottom).offset(30).multipliedBy(2).priority(600)
    }
    #expect(
      "\(trace)" == """
        LayoutNode:view.mas.makeConstraints

          written at       TraceTests.swift:\(line + 2)
          attribute        top
          relation         >=
          second attribute LayoutNode:other.bottom
          multiplier       2
          constant         30
          priority         600
          common ancestor  LayoutNode:root
          installed        LayoutNode:view.top >= LayoutNode:other.bottom * 2 + 30 ^600
        """)
    #expect(view.mas.installedConstraints.map(\.equation) == trace.steps.map(\.equation))
  }

  @Test func `what a view, the superview and a number mean`() {
    let trace = view.mas.trace(.make) { make in
      make.left.equalTo(other)
      make.right.equalToSuperview()
      make.top.equalTo(1.5)
      make.width.equalTo(10)
    }
    #expect(trace.steps.map(\.target) == [.item, .superview, .number, .number])
    #expect(trace.steps.map(\.secondAttribute) == [.left, .right, .top, nil])
    #expect(
      trace.steps.map(\.secondItem) == [
        "LayoutNode:other", "LayoutNode:root", "LayoutNode:root", nil,
      ])
    #expect(
      trace.steps.map(\.commonAncestor) == [
        "LayoutNode:root", "LayoutNode:root", "LayoutNode:root", "LayoutNode:view",
      ])
    let lines = "\(trace)".split(separator: "\n").filter { $0.hasPrefix("  second attribute ") }
    #expect(
      lines.map { String($0.dropFirst("  second attribute ".count)) } == [
        "LayoutNode:other.left: a view means its same attribute",
        "LayoutNode:root.right: the superview's same attribute",
        "LayoutNode:root.top: a number counts from the superview",
        "none: a length is compared with the number",
      ])
  }

  @Test func `composites and arrays are a step for each attribute and target`() {
    let trace = view.mas.trace(.make) { make in
      make.edges.equalTo(root).inset(1)
      make.width.lessThanOrEqualTo([other, 20])
    }
    #expect(
      trace.steps.map(\.equation) == [
        "LayoutNode:view.left == LayoutNode:root.left + 1",
        "LayoutNode:view.right == LayoutNode:root.right - 1",
        "LayoutNode:view.top == LayoutNode:root.top + 1",
        "LayoutNode:view.bottom == LayoutNode:root.bottom - 1",
        "LayoutNode:view.width <= LayoutNode:other.width", "LayoutNode:view.width <= 20",
      ])
  }

  @Test func `an update adopts what is similar, and adds the rest`() {
    view.mas.makeConstraints { $0.width.height.equalTo(3) }
    let trace = view.mas.trace(.update) { make in
      make.width.equalTo(5)
      make.height.equalTo(other)
    }
    #expect(trace.steps.map(\.outcome) == [.adopted, .installed])
    #expect(
      "\(trace)".contains(
        "  adopted          LayoutNode:view.width == 5: it was there, its constant is new\n"))
    #expect(view.mas.installedConstraints.count == 3)
  }

  @Test func `a remake takes out first`() {
    view.mas.makeConstraints { $0.width.height.equalTo(3) }
    let trace = view.mas.trace(.remake) { $0.width.equalTo(5) }
    #expect(trace.removed == ["LayoutNode:view.width == 3", "LayoutNode:view.height == 3"])
    #expect(
      "\(trace)".hasPrefix(
        """
        LayoutNode:view.mas.remakeConstraints
          took out         LayoutNode:view.width == 3
          took out         LayoutNode:view.height == 3

          written at
        """))
    #expect(view.constraints.map(\.constant) == [5])
  }

  @Test func `what cannot be is refused, with the reason`() {
    let stranger = LayoutNode()
    stranger.identifier = "stranger"
    let trace = view.mas.trace(.make) { $0.left.equalTo(stranger) }
    guard case .refused(let reason) = trace.steps.first?.outcome else {
      Issue.record("\(trace)")
      return
    }
    #expect(reason.contains("LayoutNode:stranger has no superview: call addSubview(_:) first."))
    #expect("\(trace)".contains("  common ancestor  none\n  refused          <LayoutConstraint"))
  }

  @Test func `a position without a superview has nothing to count from`() {
    let trace = LayoutNode().mas.trace(.make) { make in
      make.top.equalTo(3)
      make.width.equalToSuperview()
    }
    #expect(trace.steps.map(\.commonAncestor) == [nil, nil])
    let lines = "\(trace)".split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("second attribute none: there is no superview") } == 2)
    #expect(lines.count { $0.hasSuffix("common ancestor  none") } == 2)
  }

  @Test func `each step is told as it was done`() {
    view.mas.makeConstraints { $0.width.equalTo(3) }
    let trace = view.mas.trace(.update) { make in
      make.width.equalTo(9)
      make.width.equalTo(10)
    }
    #expect(trace.steps.map(\.constant) == [9, 10])
    #expect(trace.steps[0].equation == "LayoutNode:view.width == 9")
  }

  @Test func `what was installed inside of the closure`() {
    let trace = view.mas.trace(.make) { $0.width.equalTo(1).constraint.install() }
    #expect(trace.steps.map(\.outcome) == [.kept])
    #expect("\(trace)".hasSuffix("  installed before LayoutNode:view.width == 1"))
    #expect(view.constraints.count == 1)
  }

  @Test func `nothing stated`() {
    #expect(
      "\(view.mas.trace(.remake) { _ in })"
        == "LayoutNode:view.mas.remakeConstraints\n  nothing          was stated")
  }

  @Test func `a trace stays what it was`() {
    let trace = view.mas.trace(.make) { $0.width.equalTo(1) }
    let text = "\(trace)"
    view.constraints[0].constant = 9
    #expect("\(trace)" == text && trace.steps[0].constant == 1)
  }
}
