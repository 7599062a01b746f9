/// A sum as it is read: `2 x - y + 3`.
struct ExpressionText {
  private(set) var text = ""

  /// - Parameters:
  ///   - name: What is multiplied; empty for a number that stands by itself.
  ///   - format: How numbers are written.
  mutating func append(
    _ number: Double, _ name: String = "", format: (Double) -> String = decimal
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
}

/// A number without ".0" where it is whole.
func decimal(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A number to be read rather than to be computed with: of more than six places after the point
/// the rest is left out, and an ellipsis says so.
func legible(_ number: Double) -> String {
  let text = decimal(number)
  guard abs(number) >= 1e-3, abs(number) < 1e9, let point = text.firstIndex(of: "."),
    let end = text.index(point, offsetBy: 7, limitedBy: text.endIndex), end < text.endIndex
  else { return text }
  return text[..<end] + "…"
}
