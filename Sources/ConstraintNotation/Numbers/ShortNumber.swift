extension Double {
  /// The number for people to read: the shortest decimal for it.
  ///
  /// Solved values are multiples of 1/65536, so 80.4 becomes 80.39999389648438; its text is `80.4`. Any other number
  /// has at most six decimals. A very large or small number has an exponent.
  package var short: String {
    guard abs(self) < 1e15 else { return LogNumber.text(self) }
    let isOnGrid = self * 0x1p16 == (self * 0x1p16).rounded()
    // Within this tolerance there is no other multiple of 1/65536.
    let tolerance = isOnGrid ? 0x1p-17 : 0
    for power in [1, 10, 100, 1000, 10_000, 100_000, 1_000_000] as [Double] {
      let decimal = (self * power).rounded() / power
      guard abs(decimal - self) <= tolerance || power == 1_000_000 else { continue }
      if decimal == 0, self != 0 { break }
      return Int(exactly: decimal).map(String.init) ?? "\(decimal)"
    }
    return LogNumber.text(self)
  }
}
