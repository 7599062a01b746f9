/// A problem with the terminal, or a note about it, with a remedy.
public struct TerminalAdvice: Hashable, Sendable {
  /// The severity of an advice, in ascending order.
  public enum Severity: Hashable, Comparable, Sendable {
    /// Nothing is wrong, but the user may want to know.
    case note
    /// Something looks or works worse than it could.
    case warning
    /// No screen can be opened.
    case fault
  }

  /// The subject of an advice.
  public enum Topic: Hashable, Sendable {
    /// Standard input and output.
    case streams
    /// The type that `TERM` names.
    case type
    /// The terminfo capabilities that are missing.
    case capabilities
    /// The number of colours.
    case colors
    /// The locale's language and encoding.
    case locale
    /// The size of the screen.
    case size
    /// The terminal's answers.
    case answers
    /// The reports of the mouse.
    case mouse
    /// Synchronized frames.
    case wholeFrames
    /// The width of texts in columns.
    case text
  }

  /// The severity.
  public let severity: Severity
  /// The subject.
  public let topic: Topic
  /// The problem, in sentences.
  public let problem: String
  /// The remedy, in sentences.
  public let remedy: String

  /// Creates advice; `problem` and `remedy` are sentences.
  public init(_ severity: Severity, _ topic: Topic, _ problem: String, _ remedy: String) {
    (self.severity, self.topic, self.problem, self.remedy) = (severity, topic, problem, remedy)
  }
}

extension TerminalExamination {
  /// The advice, the most severe first; empty if nothing is wrong.
  ///
  /// It is computed from the values, without asking the terminal or reading anything.
  public var advice: [TerminalAdvice] {
    let all =
      refusalAdvice + typeAdvice + localeAdvice + colorAdvice + sizeAdvice + answerAdvice
      + textAdvice
    return [.fault, .warning, .note].flatMap { severity in
      all.filter { $0.severity == severity }
    }
  }

  /// The terminal type that `TERM` should probably name.
  var likelyType: String {
    switch program.multiplexer {
    case .tmux: "tmux-256color"
    case .screen: "screen-256color"
    case nil: "xterm-256color"
    }
  }

  /// The remedy, in sentences: how to set `TERM` to ``likelyType``.
  var howToSetType: String {
    switch program.multiplexer {
    case .tmux:
      "Write “set -g default-terminal tmux-256color” into ~/.tmux.conf, take away what else sets "
        + "TERM in your shell's start files, and start tmux anew (tmux kill-server)."
    case .screen:
      "Write “term screen-256color” into ~/.screenrc, take away what else sets TERM in your "
        + "shell's start files, and start screen anew."
    case nil:
      "Let the terminal's settings name the type \(likelyType), or type: "
        + "export TERM=\(likelyType)"
    }
  }
}
