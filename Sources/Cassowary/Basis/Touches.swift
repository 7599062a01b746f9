/// How many entries of rows and columns were looked at in a call: what was done, whatever took the time.
///
/// Only what a copy of the solver looks at, too, is counted: not what is kept from before.
struct Touches: BitwiseCopyable {
  var count = 0
  /// The number from which on it may be worth while to build the tableau anew in another order.
  private(set) var limit = Int.max
  /// Whether the tableau was built anew in the present call.
  private(set) var isBuiltAnew = false

  /// Whether the limit is reached.
  @inline(__always) var areMany: Bool { count >= limit }

  /// Begins to count for another call.
  /// - Parameter least: The least limit; `Reordering` sets one for as many constraints as there are when it is reached.
  @inline(__always) mutating func beginCall(atLeast least: Int) {
    count = 0
    if isBuiltAnew || limit == .max { (limit, isBuiltAnew) = (least, false) }
  }

  /// Goes on with the call until a number is reached.
  mutating func goOn(until limit: Int) { self.limit = limit }

  /// The same with a tableau that was built anew for it, which cannot help much again.
  mutating func goOnAnew(until limit: Int) {
    self.limit = limit
    isBuiltAnew = true
  }
}
