import AutoLayout
import SeededNumbers
import Testing

/// What reports and questions promise, for any tree.
@MainActor struct ReportPropertyTests {
  @Test(arguments: 400..<412)
  func `what is exercised is as good, and leaves no trace`(seed: UInt64) {
    let tree = RandomTree(seed: seed)
    for _ in 0..<3 {
      tree.root.layoutIfNeeded()
      let frames = tree.root.frames
      for box in tree.boxes {
        let frame = box.frame
        let isOpen = box.hasAmbiguousLayout
        #expect(box.ambiguities.isEmpty == !isOpen)
        #expect(box.exerciseAmbiguityInLayout() == isOpen)
        #expect((box.frame != frame) == isOpen, "\(box.debugName)")
        let worst = tree.worstError
        #expect(worst.error < 1e-4, "\(worst.constraint) after \(box.debugName)")
        tree.root.setNeedsLayout()
        tree.root.layoutIfNeeded()
        #expect(tree.root.frames == frames)
      }
      _ = tree.change()
    }
  }

  /// Boxes in a row of 40 columns with required constraints, many of which contradict.
  private func contradictions(
    _ numbers: inout SeededGenerator
  ) throws -> (root: Box, constraints: [LayoutConstraint]) {
    let root = Box("root")
    let boxes = (0..<3).map { Box("box\($0)") }
    for box in boxes {
      root.holding(box)
      box.translatesAutoresizingMaskIntoConstraints = false
    }
    let places: [LayoutAttribute] = [.left, .right, .centerX]
    let relations: [LayoutRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constraints = try (0..<12).map { _ in
      let isLength = Bool.random(using: &numbers)
      let box = boxes[Int.random(in: 0..<3, using: &numbers)]
      let others = [root] + boxes.filter { $0 !== box }
      let other = others[Int.random(in: 0..<3, using: &numbers)]
      func attribute() -> LayoutAttribute {
        isLength ? .width : places[Int.random(in: 0..<3, using: &numbers)]
      }
      return try LayoutConstraint(
        item: box, attribute: attribute(),
        relatedBy: relations[Int.random(in: 0..<3, using: &numbers)],
        toItem: other, attribute: attribute(),
        multiplier: [1, 1, 0.5, 2][Int.random(in: 0..<4, using: &numbers)],
        constant: Double.random(in: -9...9, using: &numbers).rounded())
    }
    for constraint in constraints { constraint.isActive = true }
    root.layOut(40, 1)
    return (root, constraints)
  }

  @Test(arguments: 500..<540)
  func `a constant that would agree is the nearest that does`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let (root, constraints) = try contradictions(&numbers)
    let conflicts = root.conflicts
    for conflict in conflicts {
      guard let agreeing = conflict.agreeingConstant else { continue }
      let broken = try #require(
        constraints.first { $0.debugDescription == conflict.broken.description })
      let given = broken.constant
      // A little before, it still contradicts those that come before it.
      broken.constant = agreeing + (given - agreeing) / 100
      root.layoutIfNeeded()
      #expect(broken.isBroken, "\(conflict)")
      // There, it does not contradict these any more. Where it does others, they are told.
      broken.isActive = false
      root.layoutIfNeeded()
      root.clearReports()
      broken.constant = agreeing
      broken.isActive = true
      root.layoutIfNeeded()
      for later in root.conflicts where later.members.last?.description == broken.debugDescription {
        #expect(later.members.dropLast() != conflict.members.dropLast(), "\(later)")
      }
      broken.constant = given
      root.layoutIfNeeded()
    }
  }

  @Test func `there are constants that would agree, and choices to be shown`() throws {
    var (constants, choices) = (0, 0)
    for seed in UInt64(500)..<540 {
      var numbers = SeededGenerator(seed: seed)
      constants += try contradictions(&numbers).root.conflicts.count { $0.agreeingConstant != nil }
    }
    for seed in UInt64(400)..<412 {
      let tree = RandomTree(seed: seed)
      tree.root.layoutIfNeeded()
      choices += tree.boxes.count { $0.hasAmbiguousLayout }
    }
    #expect(constants > 40 && choices > 20, "\(constants) \(choices)")
  }
}
