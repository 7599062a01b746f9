import ConstraintNotation

/// The numbers of a proof as an addition that fails: `20 + 30 + 8 = 58 > 50`.
///
/// Each constraint states a size or a distance. The left side has the amounts that are needed, the right side
/// the amounts that are available.
struct FailingSum {
  /// A term of the sum.
  struct Term {
    /// The constraint that states the amount: its index in the conflict.
    let index: Int
    /// The amount as printed. If the sides of an equation can be exchanged, it is not negative.
    let amount: Double
    /// The factor of the amount; above 0.
    let weight: Double
    /// Whether the amount is a size, and not a distance.
    let isSize: Bool
    /// Whether the amount is the distance of a centre from another place.
    var isCenter = false
    /// Whether the amount is a multiple of a size, required of another view.
    var isShare = false

    var value: Double { amount * weight }
  }

  /// The terms on the left side: the amounts that are needed.
  let needed: [Term]
  /// The terms on the right side: the amounts that are available.
  let available: [Term]
  /// Whether more is needed than can be available. If false, both sides would have to be equal and are not.
  let isInequality: Bool
  /// The axis of the sum; nil if it has both.
  let axis: LayoutAxis?

  var neededTotal: Double { needed.reduce(0) { $0 + $1.value } }
  var availableTotal: Double { available.reduce(0) { $0 + $1.value } }
  /// The difference of the two sides, in points.
  var difference: Double { abs(neededTotal - availableTotal) }

  /// The index of the constraint on the available size, if a single size is available; nil otherwise.
  var availableSize: Int? {
    let sizes = available.filter(\.isSize)
    return available.count == 1 ? sizes.first?.index : nil
  }

  /// The value that the only available size would need; nil if there is no such size.
  var wantedSize: Double? { availableSize.map { _ in neededTotal / available[0].weight } }
}
