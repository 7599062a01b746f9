import Localization

/// The format of a report.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines for a terminal.
  case text
  /// One JSON object for all conflicts.
  case json
  /// Markdown, for a comment in a pull request.
  case markdown
}

/// Writes the explanations of conflicts one at a time, so that none has to be kept.
///
///     var reader = LogReader()
///     var writer = ReportWriter(.json)
///     for conflict in reader.read(bytes) { show(writer.report(conflict)) }
///     for conflict in reader.finish() { show(writer.report(conflict)) }
///     show(writer.ending(unknown: reader.unknown, unlisted: reader.unlistedUnknown))
public struct ReportWriter: Sendable {
  /// The format of the report.
  public let format: ReportFormat
  /// The language of the report.
  public let language: Language
  /// The number of conflicts that were written.
  public private(set) var count = 0
  /// Whether one of the written conflicts contradicts itself.
  public private(set) var hasContradiction = false

  /// Creates a writer that has written nothing.
  public init(_ format: ReportFormat, language: Language = .english) {
    self.format = format
    self.language = language
  }

  /// Returns the next part of the report: lines, without a line break after the last one.
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

  /// Returns the last part of the report: the lines that were not understood. If there are none it is empty, except
  /// in JSON.
  /// - Parameters:
  ///   - unknown: The lines that were not understood.
  ///   - unlisted: The number of further lines that were not understood.
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
      let title = LocalizedText("Not understood:", chinese: "无法读懂的行：")[language]
      let mark = format == .text ? "  " : "    "
      let lines = unknown.map { "\(mark)\($0.line): \($0.text)" }
      let notes = Self.removals(unknown).map { note in
        // In a page `<private>` would be taken for an HTML tag.
        format == .markdown
          ? note[language].replacing("<private>", with: "`<private>`") : note[language]
      }
      return ([title] + (format == .markdown ? [""] : []) + lines + notes.flatMap { ["", $0] })
        .joined(separator: "\n")
    }
  }
  /// Returns notes on the cause of removed text, and on how to keep it.
  private static func removals(_ unknown: [UnknownLine]) -> [LocalizedText] {
    var notes: [LocalizedText] = []
    if unknown.contains(where: { RemovedText.isHidden($0.text) }) {
      notes.append(
        LocalizedText(
          "<private>: the system's log hides the text where no debugger is attached. Run the app from Xcode, and copy its console.",
          chinese: "<private>：未连接调试器时，系统日志会隐藏这段文字。请从 Xcode 运行 app，再复制它的控制台。"))
    }
    if unknown.contains(where: { RemovedText.isEmptied(LineCleaning.content($0.text)) }) {
      notes.append(
        LocalizedText(
          "\"\": what stood in angle brackets was taken for HTML and removed, by a page or a form. Copy it from the console again, or paste it as code.",
          chinese: "\"\"：尖括号里的内容被网页或表单当作 HTML 删掉了。请从控制台重新复制，或以代码块粘贴。"))
    }
    return notes
  }
}
