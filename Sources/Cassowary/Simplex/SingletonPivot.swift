/// A pivot without a ratio test: a new constraint is solved for a symbol that occurs in no row.
struct SingletonPivot {
  var symbol: Symbol
  /// The value of the symbol after the pivot.
  var value: Double
}

extension SolvedForm {
  /// Returns a symbol that can satisfy a required constraint, whose terms were expanded, without affecting
  /// any row; nil if there is none.
  ///
  /// The symbol must occur in no row, and its own bounds must allow the value that it would have. The
  /// constraint then contradicts no other, and no ratio test is needed.
  mutating func singletonPivot(for constraintIndex: Int32, scale: Double) -> SingletonPivot? {
    let constraint = costs.owners.constraints[constraintIndex]
    guard constraint.isRequired else { return nil }
    let error = expansion.value(basis.values) * scale + constraint.constant
    switch constraint.relation {
    case .lessThanOrEqual: if error <= 0 { return nil }
    case .greaterThanOrEqual: if error >= 0 { return nil }
    case .equal: break
    }
    let isInequality = constraint.relation != .equal
    var best: SingletonPivot?
    var size = 0.0
    var (largest, rowsOfLargest) = (0.0, Int32(0))
    for index in 0..<expansion.entries.count {
      let entry = expansion.entries[index]
      let (symbol, coefficient) = (entry.symbol, entry.coefficient)
      if abs(coefficient) > largest {
        (largest, rowsOfLargest) = (abs(coefficient), basis.matrix.columnLength(of: symbol))
      }
      guard abs(coefficient) > size, basis.role(of: symbol) == .parametric,
        basis.matrix.columnLength(of: symbol) == 0
      else { continue }
      let target = basis.values[symbol] - error / scale / coefficient
      guard costs.canBe(symbol, at: target) else { continue }
      // An inequality would not hold a symbol here whose cost falls beyond the target.
      if isInequality, ownCost(of: symbol, beyond: target).value < 0 { continue }
      best = SingletonPivot(symbol: symbol, value: target)
      size = abs(coefficient)
    }
    let smallest = rowsOfLargest < SolvedForm.manyRows ? 0.1 : SolvedForm.smallestSingleton
    return size >= smallest * largest ? best : nil
  }

  /// The smallest coefficient of the pivot, relative to the largest one. The largest would be the better pivot if it
  /// were not in many rows, all of which it would fill. Only coefficients of the constraint itself can grow.
  ///
  /// A sum over many variables that all follow one, such as equal spacers, has a large coefficient beside small ones.
  private static let smallestSingleton = 1e-6
  /// The number of rows from which on they count as many.
  private static let manyRows: Int32 = 16

  /// Adds the row of terms, which were expanded, solved for the symbol of the pivot.
  /// - Parameter value: The value of the terms after the pivot.
  /// - Returns: The auxiliary variable of the terms.
  mutating func addRow(
    solvedFor pivot: SingletonPivot, _ terms: borrowing Buffer<Entry>, value: Double,
    _ work: inout Work
  ) -> Symbol {
    basis.values[pivot.symbol] = pivot.value
    let (auxiliary, row) = makeAuxiliary(of: terms)
    self.pivot(pivot.symbol, at: 0, &work)
    changeSegment(segmentWithinBounds(of: row), of: row)
    basis.values[auxiliary] = value
    costs.forgetSubdifferential(of: auxiliary)
    return auxiliary
  }

  /// Moves a parametric symbol into its bounds.
  mutating func moveIntoBounds(_ symbol: Symbol) {
    let least = costs.tightestBound(of: symbol, isLower: true).map {
      costs.bound(of: $0, on: symbol)
    }
    let most = costs.tightestBound(of: symbol, isLower: false).map {
      costs.bound(of: $0, on: symbol)
    }
    if let least, basis.values[symbol] < least {
      shift(symbol, to: least, isQueueing: true)
    } else if let most, basis.values[symbol] > most {
      shift(symbol, to: most, isQueueing: true)
    } else {
      return
    }
    version += 1
  }

  /// Makes the auxiliary variables of satisfied equalities parametric, if a symbol that is in no other row can become
  /// basic for them. No value changes.
  ///
  /// Otherwise the next movement violates each of these equalities, and a pivot for each, which moves all rows that
  /// have moved, has to restore it.
  /// - Complexity: the number of entries of all rows.
  mutating func makeMetEqualitiesParametric(_ work: inout Work) {
    for row in 0..<Int32(basis.rowCount) {
      let basic = basis.basic(of: row)
      guard basic >= 0, !basis.isVariable(basic), !basis.matrix.hasReferences(row),
        !basis.matrix.isReferenced(row), costs.isKink(basis.values[basic], of: basic),
        let symbol = singleton(of: row)
      else { continue }
      pivot(symbol, at: 0, &work)
      changeSegment(segmentWithinBounds(of: row), of: row)
      reprice(basic)
    }
  }

  /// Returns a symbol of a row that is in no other row and is a good pivot; nil if there is none.
  private mutating func singleton(of row: Int32) -> Symbol? {
    let list = basis.matrix.row(row)
    var largest = 0.0
    for entry in list { largest = max(largest, abs(entry.coefficient)) }
    for entry in list
    where !costs.isFixed(entry.symbol) && basis.matrix.columnLength(of: entry.symbol) == 1
      && abs(entry.coefficient) >= 0.5 * largest
    {
      return entry.symbol
    }
    return nil
  }
}
