@testable import AutoLayout
import Testing

/// What an explanation says of a choice is tried: what settles it is applied, and the value stays, with no choice left.
@MainActor @Suite struct ChoiceTests {
  private func frames(_ tree: RandomTree) -> [Rect] { tree.boxes.map(\.frame) }

  /// Applies what settles a choice; returns what undoes it, or nil where the program cannot.
  private func apply(_ settlement: LayoutChoice.Settlement) -> (() -> Void)? {
    switch settlement {
    case .pin(let attribute, let view):
      let pin = LayoutConstraint(
        reporting: attribute.item, attribute: attribute.attribute, relatedBy: .equal, toItem: view,
        attribute: view == nil ? nil : attribute.attribute)
      pin.priority = 1
      pin.isActive = true
      return { pin.isActive = false }
    case .priority(let reading, let priority):
      guard let constraint = reading.constraint, !constraint.isArranged else { return nil }
      let old = constraint.priority
      constraint.priority = priority
      return { constraint.priority = old }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `what settles a choice keeps all frames and leaves no choice`(seed: UInt64) throws {
    let tree = RandomTree.withoutTexts(seed: seed)
    let before = frames(tree)
    for box in tree.boxes.dropFirst() {
      for attribute in LayoutAttribute.ofFrames {
        let explanation = try #require(box.explanation(of: attribute))
        guard let settlement = explanation.choice?.settlement, let undo = apply(settlement) else {
          continue
        }
        tree.root.layoutIfNeeded()
        for (old, new) in zip(before, frames(tree)) {
          #expect(abs(old.minX - new.minX) < 2e-3 && abs(old.width - new.width) < 2e-3)
          #expect(abs(old.minY - new.minY) < 2e-3 && abs(old.height - new.height) < 2e-3)
        }
        if case .pin(let pinned, _) = settlement {
          #expect(pinned.item.explanation(of: pinned.attribute)?.choice == nil)
        }
        undo()
        tree.root.layoutIfNeeded()
      }
    }
  }

  @Test func `edges of one freedom have one rule`() throws {
    let (root, box) = (Box(), Box())
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    box.identifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    box.natural = Size(width: 19, height: 1)
    root.holding(box)
    box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    for attribute in [LayoutAttribute.left, .right, .centerX] {
      let choice = try #require(box.explanation(of: attribute)?.choice)
      guard case .nearestToZero(let settled) = choice.rule else {
        Issue.record("\(attribute)")
        continue
      }
      #expect("\(settled)" == "box.left")
      #expect(choice.settledBy?.hasPrefix("make.left.equalTo(") == true)
    }
  }

  @Test func `of two wishes of one priority the one that yields is named`() throws {
    let (root, box) = (Box(), Box())
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    box.identifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.holding(box)
    let wishes = [20, 40].map { box.widthAnchor.constraint(equalToConstant: $0) }
    for wish in wishes {
      wish.priority = 500
      wish.isActive = true
    }
    root.layoutIfNeeded()
    let choice = try #require(box.explanation(of: .width)?.choice)
    #expect(choice.range == 20...40)
    guard case .yields(let reading) = choice.rule,
      case .priority(_, let priority)? = choice.settlement
    else {
      Issue.record("\(choice.rule)")
      return
    }
    #expect(priority == 499)
    #expect(abs(box.frame.width - reading.rightSide) > 1)
  }
}
