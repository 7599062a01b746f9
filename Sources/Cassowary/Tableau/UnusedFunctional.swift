/// A functional that may be without constraints, and is to be eliminated then.
struct UnusedFunctional {
  let symbol: Symbol
  /// The terms of the last constraint on it: it is their sum, divided by the factor. Empty if they are not known.
  var terms: [Term] = []
  var factor = 1.0
}
