import ConstraintNotation

/// The numbers of a proof as an addition that does not come out: `20 + 30 + 8 = 58 > 50`.
///
/// Each constraint says that something, a size or a distance, is an amount. What is needed stands on one side,
/// what there is on the other.
struct FailingSum {
  /// A number of the sum.
  struct Term {
    /// The constraint that says it: its index in the conflict.
    let index: Int
    /// The amount as printed, though never below 0 where the sides of an equation can be exchanged.
    let amount: Double
    /// How often it counts: above 0.
    let weight: Double
    /// Whether it is a size, rather than a distance.
    let isSize: Bool
    /// Whether it is the distance of a centre from another place.
    var isCenter = false
    /// Whether it is a multiple of a size, which another view has.
    var isShare = false

    var value: Double { amount * weight }
  }

  /// What is needed: the numbers on the left side.
  let needed: [Term]
  /// What there is: the numbers on the right side.
  let available: [Term]
  /// Whether more is needed than there can be; else the sides must be equal and are not.
  let isInequality: Bool
  /// The axis of the sum; nil if it has both.
  let axis: LayoutAxis?

  var neededTotal: Double { needed.reduce(0) { $0 + $1.value } }
  var availableTotal: Double { available.reduce(0) { $0 + $1.value } }
  /// What is missing, in points.
  var difference: Double { abs(neededTotal - availableTotal) }

  /// The size that the available numbers say, if it is only one: the constraint's index.
  var availableSize: Int? {
    let sizes = available.filter(\.isSize)
    return available.count == 1 ? sizes.first?.index : nil
  }

  /// What the only size that is available would have to be; nil if there is none.
  var wantedSize: Double? { availableSize.map { _ in neededTotal / available[0].weight } }
}
