import Localization

/// The form of a report.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines for a terminal.
  case text
  /// One object for all conflicts.
  case json
  /// For a comment in a pull request.
  case markdown
}

/// Writes the explanations of conflicts as they are read, so that none has to be kept.
///
///     var reader = LogReader()
///     var writer = ReportWriter(.json)
///     for conflict in reader.read(bytes) { show(writer.report(conflict)) }
///     for conflict in reader.finish() { show(writer.report(conflict)) }
///     show(writer.ending(unknown: reader.unknown, unlisted: reader.unlistedUnknown))
public struct ReportWriter: Sendable {
  /// The form of the report.
  public let format: ReportFormat
  /// Its language.
  public let language: Language
  /// How many conflicts were written.
  public private(set) var count = 0
  /// Whether one of them contradicts itself.
  public private(set) var hasContradiction = false

  /// Creates a writer that has written nothing.
  public init(_ format: ReportFormat, language: Language = .english) {
    self.format = format
    self.language = language
  }

  /// Returns the next part of the report: lines, without the end of the last one.
  public mutating func report(_ conflict: LoggedConflict) -> String {
    let explanation = Explanation(conflict, language: language)
    hasContradiction = hasContradiction || explanation.isContradictory
    count += 1
    switch format {
    case .text: return explanation.text
    case .markdown: return explanation.markdown
    case .json: return (count == 1 ? jsonStart + "\n" : ", ") + explanation.json
    }
  }

  private var jsonStart: String { "{\"conflicts\": [" }

  /// Returns the last part of the report: the lines that were not understood. Empty if there are none, but for JSON.
  /// - Parameters:
  ///   - unknown: The lines that were not understood.
  ///   - unlisted: How many more there are.
  public func ending(unknown: [UnknownLine], unlisted: Int = 0) -> String {
    var unknown = unknown
    if unlisted > 0, let last = unknown.last {
      unknown.append(UnknownLine(line: last.line, text: "… + \(unlisted)"))
    }
    switch format {
    case .json:
      let lines = unknown.map(\.json).joined(separator: ", ")
      return "\(count == 0 ? jsonStart : "")], \"unknown\": [\(lines)]}"
    case .text, .markdown:
      guard !unknown.isEmpty else { return "" }
      let title = Phrase("Not understood:", "无法读懂的行：")[language]
      let mark = format == .text ? "  " : "    "
      let lines = unknown.map { "\(mark)\($0.line): \($0.text)" }
      return ([title] + (format == .markdown ? [""] : []) + lines).joined(separator: "\n")
    }
  }
}
