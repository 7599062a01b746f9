extension Double {
  /// The number with two decimals at most, for people to read in a ledger; a smaller one than that in full.
  var brief: String {
    guard abs(self) < 1e12 else { return short }
    let rounded = (self * 100).rounded() / 100
    return rounded == 0 && abs(self) > 1e-9 ? short : rounded.short
  }
}
