@testable import AutoLayout
import SeededNumbers

/// Random trees without texts, whose heights would follow their widths, and the contradictions in them.
@MainActor struct RandomConflicts {
  let tree: RandomTree

  /// Creates a tree with constraints upon constraints, until some contradict.
  init(seed: UInt64) {
    tree = RandomTree(seed: seed)
    for box in tree.boxes { box.measure = nil }
    for _ in 0..<60 {
      _ = tree.change()
      tree.root.layoutIfNeeded()
      if (engine?.system.broken.count ?? 0) > 1 { return }
    }
  }

  var engine: LayoutEngine? { tree.root.layoutEngine }

  /// The contradictions of the last layout.
  var all: [(broken: BrokenConstraint, conflict: LayoutConflict)] {
    guard let engine else { return [] }
    return engine.system.broken.map { ($0, LayoutConflict($0, names: tree.root.logNames)) }
  }

  /// Returns the same tree with a change of one constraint, laid out from the beginning.
  func applying(_ alternative: LayoutAlternative, to broken: BrokenConstraint) -> Box {
    let (root, constraints) = tree.rebuilt()
    func copy(of item: LayoutItem?) -> Box? {
      root.boxes.first { $0.identifier == item?.identifier }
    }
    switch broken.members[alternative.member].origin {
    case .user(let constraint):
      guard let index = tree.active.firstIndex(where: { $0.constraint === constraint }) else {
        break
      }
      apply(alternative.change, to: constraints[index], of: constraints)
    case .system(let constraint):
      if let box = copy(of: constraint.item) { apply(alternative.change, to: constraint, of: box) }
    }
    root.layoutIfNeeded()
    return root
  }

  private func apply(
    _ change: LayoutAlternative.Change, to constraint: LayoutConstraint,
    of constraints: [LayoutConstraint]
  ) {
    switch change {
    case .removal: constraint.isActive = false
    case .constant(let constant): constraint.constant = constant
    case .priority(let priority):
      // As if it had been written so: the order of activation stays.
      for constraint in constraints { constraint.isActive = false }
      constraint.priority = priority
      for constraint in constraints { constraint.isActive = true }
    case .unmasking: break
    }
  }

  private func apply(
    _ change: LayoutAlternative.Change, to constraint: SystemConstraint, of box: Box
  ) {
    let axis = constraint.attribute.axis
    switch change {
    case .unmasking: box.translatesAutoresizingMaskIntoConstraints = false
    case .constant(let number):
      var frame = box.frame
      if !constraint.attribute.isPosition {
        frame.size[axis] = number
      } else if axis == .horizontal {
        frame.origin.x = number
      } else {
        frame.origin.y = number
      }
      box.frame = frame
    case .priority(let priority):
      if constraint.kind == .hugging {
        box.setContentHuggingPriority(priority, for: axis)
      } else {
        box.setContentCompressionResistancePriority(priority, for: axis)
      }
    case .removal: break
    }
  }
}

extension Box {
  /// This box and those inside, in tree order.
  var boxes: [Box] { [self] + children.compactMap { $0 as? Box }.flatMap(\.boxes) }
}
