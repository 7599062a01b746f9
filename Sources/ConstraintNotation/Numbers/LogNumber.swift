/// The format of numbers in logs.
package enum LogNumber {
  /// Returns the number with six significant digits and without trailing zeros, and with an exponent if it
  /// is very large or small, like C's `%g`.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    guard var number = Digits(abs(value)) else { return "0" }
    number.round(to: 6)
    return (value < 0 ? "-" : "") + number.text
  }

  /// A positive number as `0.ddd × 10^point`; the first and the last digit are not 0.
  private struct Digits {
    var digits: [Int]
    var point: Int

    /// Creates the shortest decimal number for the value; nil for 0.
    init?(_ value: Double) {
      let parts = "\(value)".split(separator: "e")
      let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      let all = mantissa.joined().compactMap(\.wholeNumberValue)
      guard let first = all.firstIndex(where: { $0 != 0 }) else { return nil }
      digits = Array(all[first...])
      point = mantissa[0].count - first + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
      dropZeros()
    }

    mutating func round(to count: Int) {
      guard digits.count > count else { return }
      var carry = digits[count] >= 5 ? 1 : 0
      digits.removeLast(digits.count - count)
      for index in digits.indices.reversed() where carry == 1 {
        carry = digits[index] == 9 ? 1 : 0
        digits[index] = (digits[index] + 1) % 10
      }
      if carry == 1 {
        digits.insert(1, at: 0)
        point += 1
      }
      dropZeros()
    }

    private mutating func dropZeros() {
      while digits.last == 0 { digits.removeLast() }
    }

    var text: String {
      let all = digits.map(String.init).joined()
      let exponent = point - 1
      if exponent < -4 || exponent >= 6 {
        let fraction = all.count > 1 ? "." + all.dropFirst() : ""
        let size = abs(exponent) < 10 ? "0\(abs(exponent))" : "\(abs(exponent))"
        return all.prefix(1) + fraction + "e" + (exponent < 0 ? "-" : "+") + size
      }
      if point <= 0 { return "0." + String(repeating: "0", count: -point) + all }
      if all.count <= point { return all + String(repeating: "0", count: point - all.count) }
      return all.prefix(point) + "." + all.dropFirst(point)
    }
  }
}
