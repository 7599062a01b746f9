import ConstraintNotation

/// A requirement that always holds and is not printed.
enum ImplicitRule: Hashable, Sendable {
  /// No width or height is below 0.
  case size(StatedItem, LayoutAxis)
  /// A margin that is not printed is at least 0. It is the near or the far one along an axis.
  case margin(StatedItem, LayoutAxis, isNear: Bool)

  var item: StatedItem {
    switch self {
    case .size(let item, _), .margin(let item, _, _): item
    }
  }

  var isSize: Bool {
    if case .size = self { true } else { false }
  }
}

/// The assumption under which a conflict contradicts itself. Each case includes those before it.
enum Assumption: Int, CaseIterable, Comparable, Sendable {
  /// Nothing: the printed lines contradict each other.
  case nothing
  /// No size is below 0.
  case noNegativeSize
  /// Margins that are not printed are at least 0.
  case noNegativeMargin
  /// Superviews that are not printed are the guessed ones.
  case guessedSuperview

  static func < (left: Assumption, right: Assumption) -> Bool { left.rawValue < right.rawValue }
}
