import CellDrawing
import NcursesBackend
import TerminalInterface

/// The result of asking the terminal.
public enum TerminalAnswers: Hashable, Sendable {
  /// The reason why the terminal was not asked.
  public enum Reason: Hashable, Sendable {
    /// Standard input is not a terminal, or standard output is a pipe, whose reader may use the terminal.
    case noTerminal
    /// The process is in the background, where it must not change the terminal's modes.
    case background
    /// The terminal type is missing, or terminals of this type would print the questions.
    case type
    /// Input was waiting and would have been lost among the answers.
    case inputWaiting
    /// The system refused to set the modes, or this process has opened the terminal already.
    case refused
  }

  /// The terminal was not asked.
  case notAsked(Reason)
  /// The terminal was asked and did not answer in time.
  case silent
  /// The terminal answered, at least in part.
  case answered(AnswerFacts)

  /// The answers; `nil` if there are none.
  public var facts: AnswerFacts? {
    if case .answered(let facts) = self { facts } else { nil }
  }
}

/// A terminal's answers. A value is `nil`, `unknown` or empty if the terminal did not answer.
public struct AnswerFacts: Hashable, Sendable {
  /// Whether the terminal supports a mode.
  public enum Support: Hashable, Sendable {
    /// The terminal did not answer.
    case unknown
    /// The terminal answered that it does not support the mode.
    case absent
    /// The terminal answered that it supports the mode.
    case present
  }

  /// A text and the number of columns by which it moved the cursor.
  public struct MeasuredText: Hashable, Sendable {
    /// The text that was written.
    public var text: HardText
    /// The number of columns by which the cursor moved; 0 if it stayed.
    public var moved: Int

    /// Creates a measurement; `moved` is in columns.
    public init(_ text: HardText, moved: Int) { (self.text, self.moved) = (text, moved) }

    /// Whether the terminal uses the expected width.
    public var isRight: Bool { moved == text.columns }
  }

  /// The terminal's name and version (XTVERSION).
  public var name: String?
  /// The primary device attributes; the first number is the terminal's family.
  public var attributes: [Int] = []
  /// The secondary device attributes: the terminal's type and version.
  public var secondaryAttributes: [Int] = []
  /// Support of synchronized output (mode 2026).
  public var wholeFrames = Support.unknown
  /// Whether the terminal says that it accepts copied text (OSC 52): its primary device attributes contain 52. Many
  /// terminals that accept it do not say so.
  public var takesCopies: Bool { attributes.dropFirst().contains(52) }
  /// Support of grapheme clusters (mode 2027), which shows joined emoji as one.
  public var joinedEmoji = Support.unknown
  /// Support of bracketed paste (mode 2004).
  public var bracketedPaste = Support.unknown
  /// Support of mouse reports in any column (mode 1006).
  public var mouse = Support.unknown
  /// Support of focus reports (mode 1004).
  public var focus = Support.unknown
  /// The background colour.
  public var background: Color?
  /// The background, light or dark.
  public var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The size of the terminal in cells.
  public var size: CellSize?
  /// The measured texts; empty if the terminal did not answer or is too narrow.
  public var texts: [MeasuredText] = []

  /// Creates facts without any answer.
  public init() {}
}

extension AnswerFacts {
  /// The multiplexer that answered: tmux is recognized by its name, both by the first of their secondary device
  /// attributes; `nil` for another terminal.
  var multiplexer: TerminalMultiplexer? {
    if name?.hasPrefix("tmux") == true || secondaryAttributes.first == 84 { return .tmux }
    return secondaryAttributes.first == 83 ? .screen : nil
  }
}
