extension Double {
  /// The number with at most four decimals: `58`, `109.3177`.
  var short: String {
    let rounded = (self * 10_000).rounded() / 10_000
    if rounded == 0 { return "0" }
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
