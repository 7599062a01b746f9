import AutoLayout
import Masonry
import Testing

/// What is said without effect is told; what has any is not.
@MainActor final class SaidInVainTests: Scene {
  private var told: [String] {
    root.reports.compactMap {
      if case .diagnostic(let found) = $0, found.name == "said-in-vain" {
        String(found.sentence.dropFirst("LayoutNode:view ".count))
      } else {
        nil
      }
    }
  }

  private let nowhere =
    "is related to a value that speaks of none of its attributes, so they are related to 0."
  private let nothing =
    "is given a constant that speaks of none of its attributes, so nothing changes."

  @Test func `a value that speaks of none of the attributes`() {
    view.mas.makeConstraints { $0.width.height.equalTo(EdgeInsets(1)) }
    #expect(told == [nowhere])
    root.clearReports()
    view.mas.makeConstraints { $0.left.right.equalTo(Size(width: 3, height: 4)) }
    #expect(told == [nowhere])
    root.clearReports()
    view.mas.makeConstraints { $0.left.width.equalTo(Size(width: 3, height: 4)) }
    view.mas.makeConstraints { $0.edges.equalTo(EdgeInsets(1)) }
    #expect(told.isEmpty)
  }

  @Test func `a word that speaks of none of the attributes`() {
    view.mas.makeConstraints { $0.width.equalTo(other).inset(1) }
    #expect(told == [nothing])
    root.clearReports()
    view.mas.makeConstraints { $0.edges.equalTo(other).centerOffset(Point(x: 1, y: 1)) }
    #expect(told == [nothing])
    root.clearReports()
    view.mas.makeConstraints { $0.left.width.equalTo(other).inset(1) }
    #expect(told.isEmpty)
  }

  @Test func `a multiplier of a number`() {
    let line = #line + 1
    view.mas.makeConstraints { $0.width.equalTo(10).multipliedBy(0.5) }
    #expect(told == ["is compared with a number, which a multiplier does not multiply."])
    #expect("\(root.reports)".contains("SaidInVainTests.swift:\(line): "))
    #expect(view.constraints.map(\.constant) == [10])
    root.clearReports()
    view.mas.makeConstraints { $0.width.equalTo(other).multipliedBy(0.5) }
    view.mas.makeConstraints { $0.left.equalTo(10).multipliedBy(0.5) }
    #expect(told.isEmpty)
  }

  @Test func `an attribute related to itself`() {
    view.mas.makeConstraints { $0.left.equalTo(view) }
    #expect(told == ["is related to itself, which says nothing about where it is."])
    root.clearReports()
    view.mas.makeConstraints { $0.width.equalTo(view.mas.height) }
    #expect(told.isEmpty)
  }
}
