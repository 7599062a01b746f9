/// Lines whose text something on the way took out.
enum RemovedText {
  /// Whether the system's log hides a text.
  static func isHidden(_ line: String) -> Bool { line.contains("<private>") }

  /// Whether nothing is left between marks of quotation: what stood in angle brackets was taken for HTML.
  static func isEmptied(_ content: String) -> Bool {
    content.hasPrefix("\"\"") && content.allSatisfy { "\",".contains($0) || $0.isWhitespace }
  }
}
