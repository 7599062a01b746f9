import Cassowary

/// What a solver was told, as plain numbers.
struct Model {
  /// A variable: where it stands, and whether it is there at all.
  struct Unknown {
    var rank: Int
    var isRemoved = false
    /// A power of two about which its values are: it only spares the oracle large numbers.
    var unit = 1.0
  }

  /// `sum of coefficients * variables + constant (<=, ==, >=) 0`; variables by their index.
  struct Inequality {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: Relation
    var priority: Double
    var weight = 1.0
    var rank = 0
    /// What decides among equal ranks: its running number.
    var number = 0

    var isRequired: Bool { priority == 1000 }
  }

  var unknowns: [Unknown] = []
  var inequalities: [Inequality] = []
  /// Whether numbers are read as the fractions that are meant by them, of any size.
  var isWide = false

  /// The indices of the variables that are there, in order of rank.
  var order: [Int] {
    unknowns.indices.filter { !unknowns[$0].isRemoved }
      .sorted { (unknowns[$0].rank, $0) < (unknowns[$1].rank, $1) }
  }

  /// The optional priorities in use, from the highest.
  var levels: [Double] {
    Set(inequalities.map(\.priority)).subtracting([1000]).sorted(by: >)
  }

  /// The constraints of a priority, the latest by rank and number first.
  func latestFirst(of priority: Double) -> [Int] {
    inequalities.indices.filter { inequalities[$0].priority == priority }.sorted {
      (inequalities[$0].rank, inequalities[$0].number)
        > (inequalities[$1].rank, inequalities[$1].number)
    }
  }
}

extension Model.Inequality {
  /// The value of its expression, and the size of what adds up to it.
  func value(at values: [Double]) -> (sum: Double, size: Double) {
    terms.reduce((constant, abs(constant))) { total, term in
      let part = term.coefficient * values[term.variable]
      return (total.sum + part, total.size + abs(part))
    }
  }

  func error(at values: [Double]) -> Double {
    let value = value(at: values).sum
    switch relation {
    case .lessThanOrEqual: return max(value, 0)
    case .equal: return abs(value)
    case .greaterThanOrEqual: return max(-value, 0)
    }
  }
}

extension Model {
  /// The required constraints that do not hold to a millionth, as sentences.
  func violations(at values: [Double]) -> [String] {
    inequalities.filter(\.isRequired).compactMap { inequality in
      let (error, size) = (inequality.error(at: values), inequality.value(at: values).size)
      return error <= 1e-6 * max(1, size) ? nil : "\(inequality) is broken by \(error)."
    }
  }
}
