/// Lines from which text was removed before they were read.
enum RemovedText {
  /// Whether the system's log has hidden a text.
  static func isHidden(_ line: String) -> Bool { line.contains("<private>") }

  /// Whether nothing is left between the quotation marks: the text in angle brackets was taken for HTML tags.
  static func isEmptied(_ content: String) -> Bool {
    content.hasPrefix("\"\"") && content.allSatisfy { "\",".contains($0) || $0.isWhitespace }
  }
}
