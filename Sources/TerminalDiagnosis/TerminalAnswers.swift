import CellDrawing
import TerminalInterface

/// The outcome of asking the terminal.
public enum TerminalAnswers: Hashable, Sendable {
  /// A reason why the terminal was not asked.
  public enum Reason: Hashable, Sendable {
    /// Standard input is no terminal, or standard output is a pipe, at whose other end a program may
    /// use the terminal itself.
    case noTerminal
    /// The process is in the background, where it must not change the terminal's modes.
    case background
    /// The type of terminal is missing, or one that would show the questions as text.
    case type
    /// Input waited before the first question: it would have been lost among the answers.
    case inputWaiting
    /// The system refused the modes, or the terminal is open already.
    case refused
  }

  /// Nothing was asked.
  case notAsked(Reason)
  /// Nothing came within a second.
  case silent
  /// The terminal answered, at least in part.
  case answered(AnswerFacts)

  /// The answers, where there are any.
  public var facts: AnswerFacts? {
    if case .answered(let facts) = self { facts } else { nil }
  }
}

/// A terminal's answers; `nil`, `unknown` or empty where it gave none.
public struct AnswerFacts: Hashable, Sendable {
  /// Whether a program can have a mode of the terminal's.
  public enum Support: Hashable, Sendable {
    /// The terminal does not tell.
    case unknown
    /// The terminal says that it does not have the mode.
    case absent
    /// The terminal says that it has the mode.
    case present
  }

  /// A text with the columns by which the cursor moved when it was written.
  public struct MeasuredText: Hashable, Sendable {
    /// The text that was written.
    public var text: HardText
    /// The columns by which the cursor moved; 0 where it stayed.
    public var moved: Int

    /// Creates the measurement of a text, `moved` in columns.
    public init(_ text: HardText, moved: Int) { (self.text, self.moved) = (text, moved) }

    /// Whether the terminal takes the columns that are counted.
    public var isRight: Bool { moved == text.columns }
  }

  /// The terminal's own name and version.
  public var name: String?
  /// The numbers of the terminal's abilities; the first is its family.
  public var attributes: [Int] = []
  /// The numbers of the terminal's kind and version.
  public var secondaryAttributes: [Int] = []
  /// Frames that appear as a whole (2026).
  public var wholeFrames = Support.unknown
  /// Pasted text in brackets (2004).
  public var bracketedPaste = Support.unknown
  /// Reports of the mouse in any column (1006).
  public var mouse = Support.unknown
  /// Reports of who has the keyboard (1004).
  public var focus = Support.unknown
  /// The colour of the background.
  public var background: Color?
  /// Whether that is light or dark.
  public var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The size of the terminal in cells.
  public var size: CellSize?
  /// The texts that the terminal measured. Empty where it did not, or has too few columns.
  public var texts: [MeasuredText] = []

  /// Creates facts without any answer.
  public init() {}
}
