/// The ranks that break ties. Of tied constraints, the one with the lowest rank yields first: system
/// constraints by place in the tree, then the program's by activation, then those of stacks by place. Free
/// variables are minimized in order of rank: by place in the tree, then width, height, x, y.
enum Rank {
  /// The first ranks of the program's constraints, of those of stacks, and of the rule that lengths are
  /// not negative. Each range has room for more than 10^12 ranks.
  private static let user = 1 << 40
  private static let arranged = 1 << 41
  private static let nonNegative = 1 << 50

  static func system(_ place: Int, _ kind: SystemConstraint.Kind, _ axis: LayoutAxis) -> Int {
    let rank =
      (place * SystemConstraint.Kind.allCases.count + kind.rawValue) * 2 + axis.rawValue
    // With the highest ranks, these are named in a contradiction only if the program's constraints do not explain it.
    return kind == .nonNegativeSize ? nonNegative + rank : rank
  }

  @MainActor static func of(_ constraint: LayoutConstraint) -> Int {
    (constraint.isArranged ? arranged : user) + constraint.serial
  }

  static func extent(_ place: Int, _ axis: LayoutAxis) -> Int { place * 4 + axis.rawValue }

  static func origin(_ place: Int, _ axis: LayoutAxis) -> Int { place * 4 + 2 + axis.rawValue }
}
