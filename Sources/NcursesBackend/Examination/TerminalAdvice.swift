/// Something to know about the terminal, and what to change.
public struct TerminalAdvice: Hashable, Sendable {
  public enum Severity: Hashable, Comparable, Sendable {
    /// Nothing is wrong; somebody may wonder all the same.
    case note
    /// Something looks or works worse than it could.
    case warning
    /// No screen can be opened.
    case fault
  }

  /// What an advice is about.
  public enum Topic: Hashable, Sendable {
    case streams, type, capabilities, colors, locale, size, answers, mouse, wholeFrames, text
  }

  public let severity: Severity
  public let topic: Topic
  /// What is the case, in sentences.
  public let problem: String
  /// What to do, in sentences.
  public let remedy: String

  public init(_ severity: Severity, _ topic: Topic, _ problem: String, _ remedy: String) {
    (self.severity, self.topic, self.problem, self.remedy) = (severity, topic, problem, remedy)
  }
}

extension TerminalExamination {
  /// What is wrong and what to change, the worst first; empty where there is nothing to say.
  ///
  /// It follows from the values alone: nothing is asked or read.
  public var advice: [TerminalAdvice] {
    let all =
      refusalAdvice + typeAdvice + localeAdvice + colorAdvice + sizeAdvice + answerAdvice
      + textAdvice
    return [.fault, .warning, .note].flatMap { severity in
      all.filter { $0.severity == severity }
    }
  }

  /// The type to be named in `TERM` where the present one is wrong.
  var likelyType: String {
    switch program.multiplexer {
    case .tmux: "tmux-256color"
    case .screen: "screen-256color"
    case nil: "xterm-256color"
    }
  }

  /// How to come to ``likelyType``.
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
