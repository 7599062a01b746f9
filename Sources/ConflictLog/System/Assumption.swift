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
