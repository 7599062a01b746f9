import Cassowary

extension Model.Inequality {
  /// The fractions that are meant by its numbers, and what they are multiplied by to be whole.
  var meant: (terms: [(variable: Int, part: Quotient)], constant: Quotient, scale: BigInteger) {
    let terms = terms.map { (variable: $0.variable, part: Quotient(meantBy: $0.coefficient)) }
    let constant = Quotient(meantBy: constant)
    let scale = terms.reduce(constant.denominator) { leastMultiple($0, $1.part.denominator) }
    return (terms, constant, scale)
  }
}

extension Model {
  /// The same model in whole numbers: constraints are multiplied, and weights divided. The sums of errors are then the
  /// multiple of what they were. It is nil if a number is too long for a Double.
  var inWholeNumbers: (model: Model, multiple: Double)? {
    var whole = self
    whole.isWide = false
    var scales: [BigInteger] = []
    for index in inequalities.indices {
      let (terms, constant, scale) = inequalities[index].meant
      for (place, term) in terms.enumerated() {
        guard let number = double(term.part, times: scale) else { return nil }
        whole.inequalities[index].terms[place].coefficient = number
      }
      guard let number = double(constant, times: scale) else { return nil }
      whole.inequalities[index].constant = number
      scales.append(scale)
    }
    let multiple = scales.reduce(.one, leastMultiple)
    for index in inequalities.indices {
      let weight = BigInteger(Int(inequalities[index].weight))
      guard let number = double(weight * multiple.exactly(dividedBy: scales[index])) else {
        return nil
      }
      whole.inequalities[index].weight = number
    }
    return double(multiple).map { (whole, $0) }
  }
}

private func leastMultiple(_ left: BigInteger, _ right: BigInteger) -> BigInteger {
  left * right.exactly(dividedBy: .greatestDivisor(left, right))
}

private func double(_ part: Quotient, times scale: BigInteger) -> Double? {
  double(part.numerator * scale.exactly(dividedBy: part.denominator))
}

private func double(_ number: BigInteger) -> Double? {
  number.isZero || number.bitWidth <= 53 ? BigInteger.quotient(number, .one) : nil
}
