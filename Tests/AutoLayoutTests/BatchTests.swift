import AutoLayout
import Testing

/// Changes that belong together are judged together.
@MainActor struct BatchTests {
  private let root = Box("root")
  private let one = Box("one")
  private let other = Box("other")
  private let old: [LayoutConstraint]
  private let new: [LayoutConstraint]

  /// One is 10 and other is as wide; then other is to be 20 and one as wide.
  init() throws {
    root.holding(one, other)
    for box in [one, other] { box.translatesAutoresizingMaskIntoConstraints = false }
    old = [
      one.widthAnchor.constraint(equalToConstant: 10),
      other.widthAnchor.constraint(equalTo: one.widthAnchor),
    ]
    new = [
      other.widthAnchor.constraint(equalToConstant: 20),
      one.widthAnchor.constraint(equalTo: other.widthAnchor),
    ]
    LayoutConstraint.activate(old)
    root.layOut(80, 10)
  }

  /// Changes one sibling after the other, with a layout in between as an animation has it.
  private func change() {
    old[1].isActive = false
    new[0].isActive = true
    new[1].isActive = true
    root.layoutIfNeeded()
    old[0].isActive = false
    root.layoutIfNeeded()
  }

  @Test func `without a batch the way is told`() {
    change()
    #expect(root.reports.count == 1)
    #expect([one, other].map(\.frame.width) == [20, 20])
  }

  @Test func `what contradicts on the way is not told in a batch`() {
    let result = root.batch {
      change()
      return 7
    }
    #expect(result == 7)
    #expect(root.reports.isEmpty)
    #expect([one, other].map(\.frame.width) == [20, 20])
  }

  @Test func `what contradicts at the end of a batch is told then, once`() {
    root.batch {
      one.batch {
        new[0].isActive = true
        root.layoutIfNeeded()
      }
      #expect(root.reports.isEmpty)
    }
    #expect(root.reports.count == 1)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.reports.count == 1)
  }

  @Test func `what was not laid out in a batch is told with the next layout`() {
    root.batch { new[0].isActive = true }
    #expect(root.reports.isEmpty)
    root.layoutIfNeeded()
    #expect(root.reports.count == 1)
  }

  @Test func `what joins or leaves within a batch goes on being in it`() throws {
    let late = Box("late")
    late.translatesAutoresizingMaskIntoConstraints = false
    let widths = [3.0, 4].map { late.widthAnchor.constraint(equalToConstant: $0) }
    late.batch {
      root.holding(late)
      for width in widths { width.isActive = true }
      root.layoutIfNeeded()
      late.removeFromParent()
      late.layoutIfNeeded()
      root.holding(late)
      root.layoutIfNeeded()
      #expect(root.reports.isEmpty && late.reports.isEmpty)
      widths[0].isActive = false
      root.layoutIfNeeded()
    }
    #expect(root.reports.isEmpty)
    late.batch {
      widths[0].isActive = true
      late.removeFromParent()
      root.holding(late)
      root.layoutIfNeeded()
    }
    #expect(root.reports.count == 1)
  }
}
