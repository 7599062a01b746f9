import Ashlar

/// A report about a terminal as text: sections of keys and values, and what to change.
public struct DoctorReport: Hashable, Sendable {
  /// The state of a line.
  public enum Mark: String, Hashable, Sendable {
    /// As it should be.
    case good = "✓"
    /// Worse than it could be.
    case attention = "!"
    /// The reason why no screen can be opened.
    case wrong = "✗"
    /// Just a fact.
    case none = " "
  }

  /// The text beside or below a key.
  public enum Value: Hashable, Sendable {
    case text(String)
    /// Colours side by side, to be looked at.
    case colors([Color])
  }

  public struct Row: Hashable, Sendable {
    public var mark: Mark
    public var key: String
    public var value: Value
  }

  public struct Section: Hashable, Sendable {
    public var title: String
    public var rows: [Row] = []

    /// Adds a row; none where there is no value.
    mutating func add(_ key: String, _ text: String?, _ mark: Mark = .none) {
      if let text { rows.append(Row(mark: mark, key: key, value: .text(text))) }
    }
  }

  /// Facts, section by section.
  public let sections: [Section]
  /// The changes to make, the worst problem first.
  public let advice: [TerminalAdvice]

  /// Whether it is shown in colours, and shows samples of them.
  public let showsColors: Bool

  /// Tells what an examination found; in colours where they can be seen and the user wants them.
  public init(_ examination: TerminalExamination, showsColors: Bool = true) {
    let showsColors = showsColors && !examination.colors.isRefused
    self.showsColors = showsColors
    let writer = DoctorReportWriter(examination, showsColors: showsColors)
    advice = writer.advice
    sections = writer.sections
  }
}

extension DoctorReport.Mark {
  init(_ severity: TerminalAdvice.Severity) {
    self =
      switch severity {
      case .note: .none
      case .warning: .attention
      case .fault: .wrong
      }
  }
}
