@testable import AutoLayout
import Testing

/// What an explanation says of a number is tried: the number is moved, the tree is laid out again, and the value has to be
/// where the explanation says.
@MainActor @Suite struct MovedNumbersTests {
  private func value(of attribute: LayoutAttribute, _ box: Box) -> Double {
    let frame = box.frame
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .centerX: frame.minX + frame.width / 2
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.minY + frame.height / 2
    case .width: frame.width
    default: frame.height
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `its numbers are those of the frames, and add up`(seed: UInt64) throws {
    let tree = RandomTree.withoutTexts(seed: seed)
    for box in tree.boxes.dropFirst() {
      for attribute in LayoutAttribute.ofFrames {
        let explanation = try #require(box.explanation(of: attribute))
        let value = value(of: attribute, box)
        #expect(abs(explanation.value - value) < 1e-3, "\(explanation.subject) seed \(seed)")
        for holder in explanation.holders {
          // Where required constraints contradict, one of those that hold may be missed with them.
          #expect(abs(holder.rightSide - holder.value) < 1e-3, "\(holder.subject) seed \(seed)")
        }
        if let sum = explanation.sum {
          let total = sum.terms.reduce(0) { $0 + $1.amount }
          #expect(abs(total - explanation.value) < 1e-3, "\(explanation.subject) seed \(seed)")
        }
        for bound in explanation.bounds { #expect(bound.slack > -1e-3) }
        for loss in explanation.losses { #expect(loss.amount > 0) }
      }
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `its chain ends, each number with its own explanation`(seed: UInt64) throws {
    let tree = RandomTree.withoutTexts(seed: seed)
    for box in tree.boxes.dropFirst() {
      for attribute in LayoutAttribute.ofFrames {
        let chain = WhyChain(from: try #require(box.explanation(of: attribute)))
        #expect(chain.steps.count < 200, "seed \(seed)")
        for step in chain.steps {
          let explanation = step.explanation
          let hasEnd =
            explanation.ending != nil || explanation.choice != nil || explanation.sum != nil
            || !explanation.holders.isEmpty
          #expect(hasEnd, "\(explanation.subject) in seed \(seed) ends in a number")
        }
      }
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `a number that is moved moves the value as it says`(seed: UInt64) throws {
    let tree = RandomTree.withoutTexts(seed: seed)
    for box in tree.boxes.dropFirst() {
      for attribute in LayoutAttribute.ofFrames {
        let explanation = try #require(box.explanation(of: attribute))
        for mover in explanation.movers {
          for (rate, sign) in [(mover.upward, 1.0), (mover.downward, -1.0)] where !rate.isBlocked {
            // An intrinsic length is a whole number of cells.
            var distance = min(1, rate.reach) * 0.9
            if case .intrinsicLength = mover.quantity { distance = rate.reach >= 1 ? 1 : 0 }
            distance *= sign
            guard let undo = move(mover, by: distance, in: tree) else { continue }
            tree.root.layoutIfNeeded()
            let moved = value(of: attribute, box) - explanation.value
            let expected = rate.factor * abs(distance)
            #expect(
              abs(moved - expected) < 2e-3,
              "\(explanation.subject) \(mover.words ?? "") by \(distance): \(moved), not \(expected), seed \(seed)"
            )
            undo()
            tree.root.layoutIfNeeded()
            #expect(abs(value(of: attribute, box) - explanation.value) < 1e-3)
          }
        }
      }
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `a number holds as far as it says, and no farther`(seed: UInt64) throws {
    let tree = RandomTree.withoutTexts(seed: seed)
    for box in tree.boxes.dropFirst() {
      for attribute in LayoutAttribute.ofFrames {
        let explanation = try #require(box.explanation(of: attribute))
        for mover in explanation.movers {
          // A size that is given from outside prevails over what it contradicts, and moves on.
          guard case .constant(let constraint) = mover.quantity, constraint.priority != .required
          else { continue }
          for (rate, sign) in [(mover.upward, 1.0), (mover.downward, -1.0)]
          where rate.reach.isFinite && rate.reach > 0.01 {
            for beyond in [0.0, 0.5] {
              let distance = rate.reach + beyond
              guard let undo = move(mover, by: sign * distance, in: tree) else { continue }
              tree.root.layoutIfNeeded()
              let moved = value(of: attribute, box) - explanation.value
              let isOnLine = abs(moved - rate.factor * distance) < 2e-3
              #expect(
                isOnLine == (beyond == 0),
                "\(explanation.subject) \(mover.words ?? "") by \(distance): \(moved), seed \(seed)"
              )
              undo()
              tree.root.layoutIfNeeded()
            }
          }
        }
      }
    }
  }

  /// Moves a number; returns what moves it back, or nil where it cannot be moved.
  private func move(_ mover: LayoutMover, by distance: Double, in tree: RandomTree) -> (() -> Void)?
  {
    switch mover.quantity {
    case .constant(let constraint):
      constraint.constant += distance
      return { constraint.constant -= distance }
    case .given(let attribute):
      guard let box = attribute.item as? Box else { return nil }
      let frame = box.frame
      box.frame.size[attribute.attribute] += distance
      return { box.frame = frame }
    case .intrinsicLength(let attribute):
      guard let box = attribute.item as? Box else { return nil }
      let natural = box.natural
      box.natural[attribute.attribute] += distance
      return { box.natural = natural }
    case .explicitFrame, .inset: return nil
    }
  }
}

extension Size {
  fileprivate subscript(attribute: LayoutAttribute) -> Double {
    get { attribute == .width ? width : height }
    set { if attribute == .width { width = newValue } else { height = newValue } }
  }
}
