import Ashlar

extension Page {
  /// Creates the page of reports: for each current report the left out constraint, its source line and the sum that
  /// fails; then the reasons, the earlier reports, and last the log that Apple's engine would write, or a line that it
  /// is hidden.
  init(current: [LayoutReport], earlier: [LayoutReport], showsLogs: Bool) {
    self.init()
    if current.isEmpty {
      add(Paragraph(text: LocalizedText("Nothing is reported now.", chinese: "目前没有报告。")))
    } else {
      addHeading(Self.title(of: current))
      for (index, report) in current.enumerated() {
        addHeadline(report, number: index + 1)
        addSum(of: report)
      }
      for (index, report) in current.enumerated() where report.isExplained {
        let number = index + 1
        addHeading(
          current.count == 1
            ? GalleryGroup.why : LocalizedText("Why \(number)", chinese: "原因 \(number)"))
        for sentence in report.reasons { addPoint(sentence) }
        if let conclusion = report.conclusion {
          add(Paragraph(text: conclusion))
        }
        for cure in report.cures { addPoint(cure) }
      }
    }
    if !earlier.isEmpty {
      addHeading(LocalizedText("Earlier, and no more", chinese: "此前有过，现已消失"))
      for (index, report) in earlier.enumerated() { addHeadline(report, number: index + 1) }
    }
    let logs = current.enumerated().compactMap { number, report in
      report.log.map { (number + 1, $0) }
    }
    let logsTitle = LocalizedText("As Apple's engine logs it", chinese: "Apple 引擎的日志")
    guard showsLogs || logs.isEmpty else {
      let lines = logs.reduce(0) { $0 + $1.1.split(separator: "\n").count }
      addHeading(logsTitle)
      let key = GalleryKey.choose.keycap
      add(
        Paragraph(
          text: LocalizedText("\(key) unfolds \(lines) lines.", chinese: "按 \(key) 展开 \(lines) 行。"),
          look: .secondary, mark: "▸", indent: 2))
      return
    }
    for (number, log) in logs {
      addHeading(
        current.count == 1
          ? logsTitle
          : LocalizedText("As Apple's engine logs \(number)", chinese: "Apple 引擎对第 \(number) 条的日志"))
      add(lines: log, look: .secondary)
    }
  }

  static func reportCount(_ count: Int) -> LocalizedText {
    count == 1
      ? LocalizedText("1 report", chinese: "1 条报告")
      : LocalizedText("\(count) reports", chinese: "\(count) 条报告")
  }

  private static func title(of reports: [LayoutReport]) -> LocalizedText {
    let broken = reports.count { $0.log != nil }
    let others = reports.count - broken
    let parts: [LocalizedText] = [
      broken == 1
        ? LocalizedText("1 constraint is left out", chinese: "1 条约束被舍弃")
        : LocalizedText("\(broken) constraints are left out", chinese: "\(broken) 条约束被舍弃"),
      reportCount(others),
    ]
    if broken == 0 { return parts[1] }
    return others == 0 ? parts[0] : .joined(parts, separator: LocalizedText(", ", chinese: "、"))
  }

  private mutating func addPoint(_ text: LocalizedText) {
    add(Paragraph(text: text, mark: "•", indent: 2))
  }

  private mutating func addHeadline(_ report: LayoutReport, number: Int) {
    let (headline, source) = report.headline
    add(
      Paragraph(
        text: headline, look: report.log == nil ? .body : .warning, mark: "\(number)", indent: 3))
    if let source { add(Paragraph(text: "\(source)", look: .secondary, indent: 3)) }
  }

  /// Adds the numbers that contradict each other, with their meanings.
  private mutating func addSum(of report: LayoutReport) {
    guard case .conflict(let conflict) = report, let sum = conflict.sum else { return }
    add(Paragraph(text: "\(sum)", indent: 5))
    add(Paragraph(text: sum.localizedLegend, look: .secondary, indent: 5))
  }
}

extension LayoutReport {
  /// The report in one line, and its source location, if it has one.
  fileprivate var headline: (text: LocalizedText, source: SourceLocation?) {
    switch self {
    case .conflict(let conflict):
      (LocalizedText(verbatim: conflict.broken.equation), conflict.broken.source)
    case .diagnostic(let diagnostic): (diagnostic.localizedSentence, diagnostic.source)
    default: (text, nil)
    }
  }

  /// Whether there is more to show than the headline.
  fileprivate var isExplained: Bool { !reasons.isEmpty || !cures.isEmpty }

  /// The reasons of a conflict, a paragraph each.
  fileprivate var reasons: [LocalizedText] {
    if case .conflict(let conflict) = self { conflict.members.map(\.localizedSentence) } else { [] }
  }

  /// The conclusion from the reasons of a conflict; `nil` for other reports.
  fileprivate var conclusion: LocalizedText? {
    if case .conflict(let conflict) = self { conflict.localizedConclusion } else { nil }
  }

  /// The remedies, a paragraph each.
  fileprivate var cures: [LocalizedText] {
    switch self {
    case .conflict(let conflict):
      conflict.culprits.map { culprit in
        let code = culprit.code.map { " \($0)" } ?? ""
        return LocalizedText(
          "Likely: \(culprit.localizedReason) \(culprit.localizedCure)\(code)",
          chinese: "可能的原因：\(culprit.localizedReason)\(culprit.localizedCure)\(code)")
      }
    case .diagnostic(let diagnostic): ["\(diagnostic.localizedCure) [\(diagnostic.name)]"]
    default: []
    }
  }

  /// The log that Apple's engine would write for a conflict; `nil` for other reports.
  var log: String? {
    if case .conflict(let conflict) = self { conflict.log } else { nil }
  }
}
