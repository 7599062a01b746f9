/// Something to know about the terminal, and what to change.
public struct TerminalAdvice: Hashable, Sendable {
  /// The weight of an advice, in ascending order.
  public enum Severity: Hashable, Comparable, Sendable {
    /// Nothing is wrong; somebody may wonder all the same.
    case note
    /// Something looks or works worse than it could.
    case warning
    /// No screen can be opened.
    case fault
  }

  /// The subject of an advice.
  public enum Topic: Hashable, Sendable {
    /// Standard input and output: whether they are a terminal, and a free one.
    case streams
    /// The type that `TERM` names.
    case type
    /// The parts of the type's terminfo entry that are missing.
    case capabilities
    /// The number of colours.
    case colors
    /// The language and the encoding.
    case locale
    /// The size of the screen.
    case size
    /// The questions to the terminal itself.
    case answers
    /// Reports of the mouse.
    case mouse
    /// Frames that appear as a whole.
    case wholeFrames
    /// The columns that the terminal takes for texts.
    case text
  }

  /// The weight of the advice.
  public let severity: Severity
  /// The subject of the advice.
  public let topic: Topic
  /// The problem, in sentences.
  public let problem: String
  /// The remedy, in sentences.
  public let remedy: String

  /// Creates an advice of a problem and its remedy, each in sentences.
  public init(_ severity: Severity, _ topic: Topic, _ problem: String, _ remedy: String) {
    (self.severity, self.topic, self.problem, self.remedy) = (severity, topic, problem, remedy)
  }
}

extension TerminalExamination {
  /// The advice about all that is wrong, the worst first; empty where nothing is.
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
