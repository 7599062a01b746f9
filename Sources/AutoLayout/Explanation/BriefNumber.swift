extension Double {
  /// The number with at most two decimals, for a ledger. A number that would round to 0 is given in full.
  var brief: String {
    guard abs(self) < 1e12 else { return short }
    let rounded = (self * 100).rounded() / 100
    return rounded == 0 && abs(self) > 1e-9 ? short : rounded.short
  }
}
