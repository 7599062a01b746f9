import ConstraintNotation

/// The containment of views, as far as the lines of a conflict show it.
struct Hierarchy {
  /// The superviews that a line names, by the identity of the view inside.
  private var superviews: [String: StatedItem] = [:]
  /// The guessed superviews, which no line names, in order of appearance.
  private(set) var guesses: [Guess] = []

  /// A likely superview of a view, whose edges are related to its edges.
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
      // A multiple of a position is measured in the superview.
      if let first = constraint.statement.first, first.attribute.role != .size,
        constraint.statement.second.map({ $0.attribute.role != .size }) == true,
        constraint.statement.multiplier != 1
      {
        guess(first.item, constraints)
      }
    }
  }

  /// Returns the superview that a line names; nil if none does.
  func superview(of item: StatedItem) -> StatedItem? { superviews[item.identity] }

  /// Returns whether an item is inside another one, according to the lines.
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

  /// Returns the item on the right side to whose edge or centre the same edge or centre of the left item is
  /// related; nil if there is none.
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

  /// Returns the superview that a line names, or a guessed one; nil if unknown.
  func superview(of item: StatedItem, guessing: Bool) -> StatedItem? {
    superview(of: item) ?? (guessing ? guesses.first { $0.item == item }?.superview : nil)
  }

  /// Returns the item itself, or for a `|` the superview, if another line names it or it is guessed.
  func resolved(_ item: StatedItem, in statement: ConstraintStatement, guessing: Bool) -> StatedItem
  {
    guard item.isUnnamedSuperview,
      let child = statement.items.first(where: { !$0.isUnnamedSuperview })
    else { return item }
    return superview(of: child, guessing: guessing) ?? item
  }
}
