/// Required constraints that contradict each other, with a proof.
///
/// The set is irreducible: without any one of its members the others can be satisfied. The multipliers prove the
/// contradiction. In the sum of all members' expressions, each times its multiplier, every variable cancels (up to 1e-8
/// of the parts of its sum), and `excess` remains. The signs of the multipliers require the sum to be at most zero, so
/// it reads `0 >= excess`, but `excess` is above zero (Farkas' lemma). If several conflicts cause a refusal, one of
/// them is reported.
///
///     try solver.add(x >= 3)
///     try solver.add(x <= 2)  // x <= 2 contradicts x >= 3
///
/// Here the multipliers are -1 and 1: `-(x - 3) + (x - 2)` is 1, and would have to be at most 0.
public struct Conflict: Equatable, Sendable, CustomStringConvertible {
  /// A constraint of the conflict, with its multiplier in the proof.
  public struct Member: Equatable, Sendable, CustomStringConvertible {
    /// The constraint: required, and in the solver or to be added to it.
    public let constraint: Constraint
    /// The constant of its expression, as the solver sees it.
    public let constant: Double
    /// The factor of the expression in the proof: positive for "less than or equal", negative for "greater than or
    /// equal", either for "equal". The largest in a conflict has the magnitude 1.
    public let multiplier: Double
    /// The names of its variables, if the solver had names for them.
    var names = VariableNames()

    /// The constraint as it was written, with its present number.
    fileprivate var text: String {
      names.text(of: constraint, constant: constant, priority: .required)
    }

    /// The constraint with its present number and its multiplier: `left >= 10 [times -1]`.
    public var description: String { "\(text) [times \(legible(multiplier))]" }
  }

  /// The members, in order of rank.
  public internal(set) var members: [Member]
  /// The constant in the sum of the members, each times its multiplier: above zero.
  public let excess: Double

  /// The members' constraints, in order of rank.
  public var constraints: [Constraint] { members.map(\.constraint) }

  func naming(_ names: VariableNames) -> Conflict {
    var named = self
    for index in members.indices { named.members[index].names = names }
    return named
  }

  /// The number of members in the text; the others are counted.
  private static let shownMembers = 8

  /// The last member, and the members that it contradicts: `left <= 5 contradicts left >= 10`. Of many members the
  /// first ones are shown and the others counted: `... contradicts a >= 1, b >= 2 and 12 more`. The members' own
  /// descriptions have the multipliers.
  public var description: String {
    let texts = members.map(\.text)
    guard let last = texts.last else { return "nothing contradicts itself" }
    if texts.count == 1 { return "\(last) cannot hold" }
    var others = Array(texts.dropLast().prefix(Conflict.shownMembers - 1))
    let hidden = texts.count - 1 - others.count
    if hidden > 0 { others.append("\(hidden) more") }
    let end = others.removeLast()
    let list = others.isEmpty ? end : others.joined(separator: ", ") + " and " + end
    return "\(last) contradicts \(list)"
  }
}
