import ConstraintNotation

/// Which view is in which, as far as the lines of a conflict say.
struct Hierarchy {
  /// Superviews that a line names, by the identity of what is in them.
  private var superviews: [String: StatedItem] = [:]
  /// Superviews that no line names, in order of appearance.
  private(set) var guesses: [Guess] = []

  /// A superview that is likely, since the view's edges are tied to its edges.
  struct Guess: Hashable {
    let item: StatedItem
    let superview: StatedItem
  }

  init(_ constraints: [LoggedConstraint]) {
    for constraint in constraints {
      guard let superview = constraint.superview, !superview.isUnnamedSuperview else { continue }
      for item in constraint.items where item != superview && superviews[item.identity] == nil {
        superviews[item.identity] = superview
      }
    }
    for constraint in constraints {
      for item in constraint.items where item.isUnnamedSuperview {
        guard let child = constraint.items.first(where: { !$0.isUnnamedSuperview }) else {
          continue
        }
        guess(child, constraints)
      }
      // A multiple of a position counts from the superview.
      if let first = constraint.statement.first, first.attribute.role != .size,
        constraint.statement.second.map({ $0.attribute.role != .size }) == true,
        constraint.statement.multiplier != 1
      {
        guess(first.item, constraints)
      }
    }
  }

  /// Returns the superview that a line names.
  func superview(of item: StatedItem) -> StatedItem? { superviews[item.identity] }

  /// Returns whether an item is in another one, by what the lines say.
  func isInside(_ item: StatedItem, _ other: StatedItem) -> Bool {
    var current = item
    for _ in 0..<64 {
      guard let superview = superview(of: current) else { return false }
      if superview == other { return true }
      current = superview
    }
    return false
  }

  private mutating func guess(_ child: StatedItem, _ constraints: [LoggedConstraint]) {
    guard superviews[child.identity] == nil, !guesses.contains(where: { $0.item == child }) else {
      return
    }
    let candidates = constraints.compactMap { Self.partner(of: child, in: $0.statement) }
    let likely =
      candidates.compactMap { $0.isGuide ? superview(of: $0) ?? $0 : $0 }
      .first { !isInside($0, child) && $0 != child && superview(of: $0) == nil }
      ?? candidates.first { !isInside($0, child) }
    if let likely { guesses.append(Guess(item: child, superview: likely)) }
  }

  /// Returns the item on the right side whose edge or centre of the same kind the item on the left is tied to.
  private static func partner(of child: StatedItem, in statement: ConstraintStatement)
    -> StatedItem?
  {
    guard let first = statement.first, let second = statement.second, first.item == child,
      first.attribute.role != .size, first.attribute.role == second.attribute.role,
      statement.multiplier == 1,
      !second.item.isUnnamedSuperview
    else { return nil }
    return second.item
  }

  /// Returns the superview that a line names, or that is guessed.
  func superview(of item: StatedItem, guessing: Bool) -> StatedItem? {
    superview(of: item) ?? (guessing ? guesses.first { $0.item == item }?.superview : nil)
  }

  /// Returns what stands for an item: the superview for a `|` that other lines name, or that is guessed.
  func resolved(_ item: StatedItem, in statement: ConstraintStatement, guessing: Bool) -> StatedItem
  {
    guard item.isUnnamedSuperview,
      let child = statement.items.first(where: { !$0.isUnnamedSuperview })
    else { return item }
    return superview(of: child, guessing: guessing) ?? item
  }
}
