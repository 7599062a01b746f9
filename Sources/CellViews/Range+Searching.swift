extension Range<Int> {
  /// Returns the first number for which a condition holds that, once it holds, holds on; the upper bound if it never
  /// does.
  ///
  /// - Complexity: O(log *n*) calls of the condition.
  func firstPlace(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
