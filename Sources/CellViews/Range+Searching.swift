extension Range<Int> {
  /// Binary search: returns the first number for which `condition` is true, and the upper bound if there is none. The
  /// condition has to stay true once it is true.
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
