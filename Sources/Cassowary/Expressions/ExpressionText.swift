/// The text of a sum for people: `2 x - y + 3`.
struct ExpressionText {
  private(set) var text = ""

  /// Appends a term.
  ///
  /// - Parameters:
  ///   - name: What is multiplied; empty for a number that stands by itself.
  ///   - format: How numbers are written.
  mutating func append(
    _ number: Double, _ name: String = "", format: (Double) -> String = legible
  ) {
    if text.isEmpty {
      text += number < 0 ? "-" : ""
    } else {
      text += number < 0 ? " - " : " + "
    }
    let size = abs(number)
    if name.isEmpty || size != 1 { text += format(size) + (name.isEmpty ? "" : " ") }
    text += name
  }

  /// Appends the number of terms that are left out.
  mutating func leaveOut(_ count: Int) {
    text += " and \(count) more"
  }
}

/// Returns a number without ".0" if it is whole.
func decimal(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a number for people to read: at most six decimals after leading zeros. An ellipsis marks omitted
/// digits, unless they are a rounding error.
func legible(_ number: Double) -> String {
  let rounded = (number * 1e6).rounded() / 1e6
  if abs(rounded - number) <= 1e-12 * abs(number) { return decimal(rounded) }
  let text = decimal(number)
  guard let point = text.firstIndex(of: ".") else { return text }
  let places = text[text.index(after: point)...].prefix { $0 != "e" }
  let isBelowOne = text[..<point].allSatisfy { $0 == "0" || $0 == "-" }
  let zeros = isBelowOne ? places.prefix { $0 == "0" }.count : 0
  guard places.count > zeros + 6 else { return text }
  return text[...point] + places.prefix(zeros + 6) + "…" + text[places.endIndex...]
}
