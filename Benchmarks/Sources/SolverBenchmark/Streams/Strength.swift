import Cassowary

/// A range of weights that a solver with strict priorities takes as one priority.
enum Band: Int, CaseIterable, Comparable {
  case weak
  case medium
  case strong
  case edit

  var priority: Priority {
    switch self {
    case .weak: 250
    case .medium: 500
    case .strong: 750
    case .edit: 900
    }
  }

  /// The least weight of the band.
  var weight: Double {
    switch self {
    case .weak: 1
    case .medium: 1e3
    case .strong: 1e6
    case .edit: 1e8
    }
  }

  static func < (left: Band, right: Band) -> Bool { left.rawValue < right.rawValue }
}

/// How strongly an optional constraint is meant: a weight among all, or a priority with a weight
/// inside it.
struct Strength {
  /// What a unit of error counts in a sum over all constraints.
  var weight: Double
  var band: Band
  /// What a solver with strict priorities takes it as: mostly its band's.
  var priority: Priority

  /// Takes the highest band whose least weight is not above a weight.
  init(weight: Double) {
    let band = Band.allCases.last { $0.weight <= weight } ?? .weak
    self.init(weight: weight, band: band, base: band.weight)
  }

  /// What a unit of error counts among those of its priority.
  let factor: Double

  private init(weight: Double, band: Band, base: Double) {
    self.weight = weight
    self.band = band
    priority = band.priority
    factor = weight / base
  }

  static let weak = Strength(weight: Band.weak.weight)
  static let medium = Strength(weight: Band.medium.weight)
  static let strong = Strength(weight: Band.strong.weight)
  static let edit = Strength(weight: Band.edit.weight)
  /// With the weight of a strong constraint, but at a priority of its own.
  static let strongEdit = Strength(
    weight: Band.strong.weight, band: .edit, base: Band.strong.weight)

  /// One of so many priorities, from the weakest, all of them between those of a medium and a strong wish.
  static func level(_ index: Int, of count: Int) -> Strength {
    var strength = Strength.medium
    strength.priority = Priority(510 + 200 * Double(index) / Double(count))
    return strength
  }

  static func * (strength: Strength, factor: Double) -> Strength {
    Strength(
      weight: strength.weight * factor, band: strength.band,
      base: strength.weight / strength.factor)
  }
}
