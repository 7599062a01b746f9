/// The ranks that settle ties. Of tied constraints the one with the lowest rank yields first: the system's by
/// place in the tree, then the user's by activation, then those of stacks by place. Free variables are
/// minimized in order of rank: by place in the tree, then width, height, x, y.
enum Rank {
  /// The first ranks of the user's constraints, of those of stacks, and of lengths that are not negative.
  /// Each range has room for more than 10^12 ranks.
  private static let user = 1 << 40
  private static let arranged = 1 << 41
  private static let nonNegative = 1 << 50

  static func system(_ place: Int, _ kind: SystemConstraint.Kind, _ axis: LayoutAxis) -> Int {
    let rank =
      (place * SystemConstraint.Kind.allCases.count + kind.rawValue) * 2 + axis.rawValue
    // A contradiction is explained by the program's own constraints if possible.
    return kind == .nonNegativeSize ? nonNegative + rank : rank
  }

  @MainActor static func of(_ constraint: LayoutConstraint) -> Int {
    (constraint.isArranged ? arranged : user) + constraint.serial
  }

  static func extent(_ place: Int, _ axis: LayoutAxis) -> Int { place * 4 + axis.rawValue }

  static func origin(_ place: Int, _ axis: LayoutAxis) -> Int { place * 4 + 2 + axis.rawValue }
}
