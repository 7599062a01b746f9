@testable import Cassowary

/// The coefficients that a tableau's rows should have, from the constraints as they were given and the roles of symbols alone:
/// the sums of functionals are solved for the parametric symbols, in whole numbers without division (Bareiss 1968).
struct ExactRows {
  /// For each basic symbol, its coefficient for each parametric one.
  private(set) var coefficients: [Symbol: [Symbol: Double]] = [:]

  /// Each functional must have a constraint or be in a definition.
  init(_ solver: Solver) {
    let parametric = solver.symbols(.parametric)
    let variables = solver.variables.map(\.symbol)
    let sums = ExactRows.sums(solver)
    func row(_ symbol: Symbol) -> Sum {
      sums[symbol] ?? ([symbol: .one], .one)
    }
    // Σ coefficient · variable = divisor · (1 for the symbol itself, 0 for the others)
    var matrix = parametric.enumerated().map { index, symbol in
      let row = row(symbol)
      return variables.map { row.terms[$0] ?? .zero }
        + parametric.indices.map { $0 == index ? row.divisor : .zero }
    }
    let determinant = ExactRows.solve(&matrix)
    for basic in solver.symbols(.basic) {
      let row = row(basic)
      for (column, symbol) in parametric.enumerated() {
        var sum = BigInteger.zero
        for (index, variable) in variables.enumerated() {
          if let coefficient = row.terms[variable] {
            sum = sum + coefficient * matrix[index][variables.count + column]
          }
        }
        coefficients[basic, default: [:]][symbol] =
          sum.isZero ? 0 : BigInteger.quotient(sum, determinant * row.divisor)
      }
    }
  }

  private typealias Sum = (terms: [Symbol: BigInteger], divisor: BigInteger)

  /// Returns the terms of each functional, and what their sum is to be divided by, in whole numbers.
  private static func sums(_ solver: Solver) -> [Symbol: Sum] {
    var sums: [Symbol: Sum] = [:]
    for place in solver.storage.state.constraints.places {
      guard let constraint = solver.storage.state.constraints[place] else { continue }
      let record = solver.storage.state.tableau.constraints[place]
      if record.host < 0 || solver.isVariable(record.host) { continue }
      let terms = constraint.expression.terms.map { term in
        let unit = solver.storage.state.units[term.variable.symbol]
        return (term.variable.symbol, term.coefficient * unit)
      }
      sums[record.host] = wholes(terms, dividedBy: record.factor)
    }
    for variable in solver.symbols(.defined) {
      let offset = solver.storage.state.tableau.form.definitions.partner(of: variable)
      if sums[offset] != nil { continue }
      // variable = factor · offset + rest
      let terms = solver.storage.state.tableau.form.definitions.terms(of: variable)
        .map { ($0.symbol, $0.coefficient) }
      let rest = terms.filter { $0.0 != offset }.map { ($0.0, -$0.1) }
      let factor = terms.first { $0.0 == offset }?.1 ?? 0
      sums[offset] = wholes([(variable, 1)] + rest, dividedBy: factor)
    }
    return sums
  }

  private static func wholes(_ terms: [(Symbol, Double)], dividedBy divisor: Double) -> Sum {
    let unit = commonExponent(of: terms.map(\.1) + [divisor])
    var wholes: [Symbol: BigInteger] = [:]
    for (symbol, coefficient) in terms {
      wholes[symbol] = (wholes[symbol] ?? .zero) + BigInteger(coefficient, inUnitsOf: unit)
    }
    return (wholes, BigInteger(divisor, inUnitsOf: unit))
  }

  /// Turns the left part of a matrix into a multiple of the unit matrix.
  /// - Returns: The multiple.
  private static func solve(_ matrix: inout [[BigInteger]]) -> BigInteger {
    var last = BigInteger.one
    for column in matrix.indices {
      guard
        let pivot = matrix.indices.dropFirst(column).first(where: { !matrix[$0][column].isZero })
      else { preconditionFailure("The symbols are no basis.") }
      matrix.swapAt(column, pivot)
      let (source, element) = (matrix[column], matrix[column][column])
      for row in matrix.indices where row != column {
        let factor = matrix[row][column]
        for index in matrix[row].indices {
          matrix[row][index] =
            (matrix[row][index] * element - source[index] * factor).exactly(dividedBy: last)
        }
      }
      last = element
    }
    return last
  }
}

extension BigInteger {
  /// Creates the number of units of `2^unit` that a finite number is, which must be whole.
  init(_ number: Double, inUnitsOf unit: Int) {
    let dyadic = Dyadic(number)
    self = BigInteger(dyadic.significand).shifted(left: dyadic.exponent - unit)
  }
}

extension Solver {
  func isVariable(_ symbol: Symbol) -> Bool {
    storage.state.tableau.form.basis.isVariable(symbol)
  }

  /// Returns the symbols of a role.
  func symbols(_ role: Basis.Role) -> [Symbol] {
    (0..<Symbol(storage.state.tableau.symbolCount)).filter {
      storage.state.tableau.form.basis.role(of: $0) == role
    }
  }
}
