extension Double {
  /// The number with at most four decimals: `58`, `109.3177`.
  var short: String {
    let rounded = (self * 10_000).rounded() / 10_000
    if rounded == 0 { return "0" }
    return rounded.exact
  }

  /// The number as code has it, without a needless `.0`.
  var exact: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
