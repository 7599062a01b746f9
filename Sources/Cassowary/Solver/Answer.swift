/// The values of the last optimization, and of the one before.
struct Answer: ~Copyable {
  /// The values by symbol, up to the last symbol of a variable. Most auxiliary variables have later symbols.
  private var values = Buffer<Double>()
  private var former = Buffer<Double>()
  /// Whether the last optimization may have changed values.
  private var hasChanged = false

  @inline(__always) subscript(symbol: Symbol) -> Double { values[symbol] }

  /// The number of symbols with a value.
  var count: Int { values.count }

  /// Adds a new variable with the value 0.
  mutating func insert(_ symbol: Symbol) {
    values.extend(to: Int(symbol) + 1, with: 0)
    former.extend(to: Int(symbol) + 1, with: 0)
    values[symbol] = 0
    former[symbol] = 0
  }

  /// Sets the value of a variable that is removed to 0.
  mutating func forget(_ symbol: Symbol) { values[symbol] = 0 }

  /// Records that an optimization had nothing to do.
  mutating func noteUnchanged() { hasChanged = false }

  /// Copies the values from a tableau.
  /// - Returns: Whether they are finite; if not, the values are unchanged.
  @inline(__always) mutating func take(_ tableau: borrowing Tableau, _ units: borrowing Units)
    -> Bool
  {
    swap(&values, &former)
    hasChanged = true
    if values.takeFinite(from: tableau.values), units.isEmpty || units.scale(&values) {
      return true
    }
    hasChanged = false
    swap(&values, &former)
    return false
  }

  /// Returns whether the last optimization changed a value, by more than a rounding error.
  func isChanged(_ symbol: Symbol) -> Bool {
    hasChanged && abs(values[symbol] - former[symbol]) > 1e-11 * max(1, abs(values[symbol]))
  }

  /// Returns a copy with everything.
  func copy() -> Answer {
    Answer(values: values.copy(), former: former.copy(), hasChanged: hasChanged)
  }
}
