/// How much whole numbers may take.
enum ExactEffort {
  /// As long as a call may take.
  case usual
  /// Up to some minutes for a part: there is no answer otherwise.
  case extended

  /// The most work, as the dictionary counts it.
  var mostWork: Int {
    switch self {
    case .usual: 20_000_000
    case .extended: 2_000_000_000
    }
  }

  /// The most work that is estimated from the lengths of numbers, for it to be worth trying: the square of the words that
  /// determinants have, times the pivots and the entries. Sparse systems take much less, as their rows are in lowest terms.
  var mostExpectedWork: Double {
    switch self {
    case .usual: 60_000_000
    case .extended: 600_000_000_000
    }
  }

  /// The largest number of constraints of a part.
  var largestSize: Int {
    switch self {
    case .usual: 200
    case .extended: 4000
    }
  }
}
