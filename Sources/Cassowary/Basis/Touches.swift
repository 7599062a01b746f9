/// How many entries of rows and columns were looked at in a call: what was done, whatever took the time.
///
/// Only what a copy of the solver looks at, too, is counted: not what is kept from before.
struct Touches: BitwiseCopyable {
  var count = 0
  /// The number from which on it may be worth while to build the tableau anew in another order.
  private(set) var limit = 0
  /// Whether the tableau was built anew in the present call.
  private(set) var isBuiltAnew = false

  /// Whether the limit is reached.
  @inline(__always) var areMany: Bool { count >= limit }

  /// Begins to count for another call.
  @inline(__always) mutating func beginCall() {
    count = 0
    if isBuiltAnew { self = Touches() }
  }

  /// Goes on with the call until a number is reached.
  mutating func goOn(until limit: Int) { self.limit = limit }

  /// The same with a tableau that was built anew for it, which cannot help much again.
  mutating func goOnAnew(until limit: Int) {
    self.limit = limit
    isBuiltAnew = true
  }

  /// Goes on with a call that has begun in another tableau.
  mutating func goOn(after other: Touches) {
    limit = other.limit
    isBuiltAnew = other.isBuiltAnew
  }
}
