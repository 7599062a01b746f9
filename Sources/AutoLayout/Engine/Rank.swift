/// The order in which constraints that tie yield, the first of them before all others: the system's by place in
/// the tree, then the user's by activation, then those that stacks made, by place again. And the order in which
/// variables that are free come near 0: by place in the tree, width, height, x, y.
enum Rank {
  /// Where the ranks of the user's constraints begin, of those that stacks made, and of lengths that must not be
  /// negative. Each leaves room for more than a million million.
  private static let user = 1 << 40
  private static let arranged = 1 << 41
  private static let nonNegative = 1 << 50

  static func system(_ place: Int, _ kind: SystemConstraint.Kind, _ axis: LayoutAxis) -> Int {
    let rank =
      (place * SystemConstraint.Kind.allCases.count + kind.rawValue) * 2 + axis.rawValue
    // A contradiction is explained by what was written, where it can be.
    return kind == .nonNegativeSize ? nonNegative + rank : rank
  }

  @MainActor static func of(_ constraint: LayoutConstraint) -> Int {
    (constraint.isArranged ? arranged : user) + constraint.serial
  }

  static func extent(_ place: Int, _ axis: LayoutAxis) -> Int { place * 4 + axis.rawValue }

  static func origin(_ place: Int, _ axis: LayoutAxis) -> Int { place * 4 + 2 + axis.rawValue }
}
