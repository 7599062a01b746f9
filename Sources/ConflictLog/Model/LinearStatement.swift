/// An attribute of an item.
struct Place: Hashable, Sendable {
  let item: LoggedItem
  let attribute: LoggedAttribute
}

/// A sum of places, each times a factor, and a constant.
struct LinearSum: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    let place: Place
    var factor: Double
  }

  var parts: [Part] = []
  var constant = 0.0

  init(constant: Double = 0) { self.constant = constant }

  init(_ place: Place, factor: Double = 1, constant: Double = 0) {
    parts = [Part(place: place, factor: factor)]
    self.constant = constant
  }

  static func + (left: LinearSum, right: LinearSum) -> LinearSum {
    var sum = left
    sum.parts += right.parts
    sum.constant += right.constant
    return sum
  }

  static func * (sum: LinearSum, factor: Double) -> LinearSum {
    var product = sum
    for index in product.parts.indices { product.parts[index].factor *= factor }
    product.constant *= factor
    return product
  }
}

/// The relation between two sides.
enum LoggedRelation: String, Hashable, Sendable {
  case lessThanOrEqual = "<="
  case equal = "=="
  case greaterThanOrEqual = ">="

  var flipped: LoggedRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// What a constraint requires: `left relation right`.
struct LinearStatement: Hashable, Sendable {
  /// How the line was written.
  enum Form: Hashable, Sendable {
    case equation
    /// The Visual Format Language.
    case visual
  }

  let left: LinearSum
  let relation: LoggedRelation
  let right: LinearSum
  var form = Form.equation
  /// The most decimals of a number in the line: printed numbers are rounded to six digits.
  var decimals = 0

  /// The place on the left side, if that is all there.
  var first: Place? {
    left.parts.count == 1 && left.parts[0].factor == 1 && left.constant == 0
      ? left.parts[0].place : nil
  }

  /// The place on the right side, if there is exactly one.
  var second: Place? { right.parts.count == 1 ? right.parts[0].place : nil }

  /// The factor of ``second``.
  var multiplier: Double { right.parts.first?.factor ?? 1 }

  /// The number behind the relation.
  var constant: Double { right.constant }

  /// Whether it is `first relation [multiplier *] [second] + constant`.
  var isSimple: Bool { first != nil && right.parts.count <= 1 }

  /// The items in order of appearance, each once.
  var items: [LoggedItem] {
    var found: [LoggedItem] = []
    for part in left.parts + right.parts where !found.contains(part.place.item) {
      found.append(part.place.item)
    }
    return found
  }

  /// The axis that all places lie along; nil if they differ.
  var axis: LoggedAttribute.Axis? {
    let axes = Set((left.parts + right.parts).compactMap(\.place.attribute.axis))
    return axes.count == 1 ? axes.first : nil
  }

  /// Returns the statement with other items in the place of some.
  func replacing(_ replacement: (LoggedItem) -> LoggedItem) -> LinearStatement {
    func replaced(_ sum: LinearSum) -> LinearSum {
      var result = LinearSum(constant: sum.constant)
      result.parts = sum.parts.map {
        LinearSum.Part(
          place: Place(item: replacement($0.place.item), attribute: $0.place.attribute),
          factor: $0.factor)
      }
      return result
    }
    return LinearStatement(
      left: replaced(left), relation: relation, right: replaced(right), form: form,
      decimals: decimals)
  }
}
