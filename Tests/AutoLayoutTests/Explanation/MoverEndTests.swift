@testable import AutoLayout
import Testing

/// What an explanation says of the end of a rate: who is met there.
@MainActor @Suite struct MoverEndTests {
  private let root = Box()
  private let box = Box()
  private let left: LayoutConstraint

  init() {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    box.identifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.holding(box)
    left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    left.isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 1).isActive = true
  }

  private func mover(of left: LayoutConstraint, on attribute: LayoutAttribute) throws -> LayoutMover
  {
    root.layoutIfNeeded()
    let explanation = try #require(box.explanation(of: attribute))
    return try #require(
      explanation.movers.first { mover in
        if case .constant(let constraint) = mover.quantity { constraint === left } else { false }
      })
  }

  /// The width that is wished yields as soon as the right edge is at the wall.
  @Test func `an inequality that is met ends a rate`() throws {
    let wall = box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -5)
    wall.isActive = true
    let width = box.widthAnchor.constraint(equalToConstant: 20)
    width.priority = 500
    width.isActive = true
    let mover = try mover(of: left, on: .right)
    #expect(mover.upward.factor == 1 && abs(mover.upward.reach - 65) < 1e-3)
    guard case .binds(let reading) = mover.upwardEnd else {
      Issue.record("\(String(describing: mover.upwardEnd))")
      return
    }
    #expect(reading.constraint === wall)
    #expect(mover.downwardEnd == nil && mover.downward.reach == .infinity)
  }

  @Test func `a contradiction ends a rate`() throws {
    let wall = box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -5)
    wall.isActive = true
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let mover = try mover(of: left, on: .right)
    #expect(abs(mover.upward.reach - 65) < 1e-3)
    guard case .contradiction = mover.upwardEnd else {
      Issue.record("\(String(describing: mover.upwardEnd))")
      return
    }
  }

  /// Both edges are held, so the width falls until it is zero: a limit that nobody has written.
  @Test func `that no size is negative has no name`() throws {
    let right = box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30)
    right.priority = 500
    right.isActive = true
    let mover = try mover(of: left, on: .width)
    #expect(mover.upward.factor == -1 && abs(mover.upward.reach - 60) < 1e-3)
    #expect(mover.upwardEnd == nil)
  }

  /// An optional constraint that is missed begins to hold there, and keeps the box.
  @Test func `a wish that begins to hold has no name`() throws {
    left.isActive = false
    let limit = box.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 10)
    limit.isActive = true
    let wish = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40)
    wish.priority = 500
    wish.isActive = true
    box.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let mover = try mover(of: limit, on: .left)
    #expect(mover.upward.factor == 1 && abs(mover.upward.reach - 30) < 1e-3)
    #expect(mover.upwardEnd == nil)
  }
}
