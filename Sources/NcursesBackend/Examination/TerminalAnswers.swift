import CellDrawing
import TerminalInterface

/// What became of asking the terminal.
public enum TerminalAnswers: Hashable, Sendable {
  /// Why the terminal was not asked.
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

  case notAsked(Reason)
  /// Nothing came within a second.
  case silent
  case answered(AnswerFacts)

  /// The answers, where there are any.
  public var facts: AnswerFacts? {
    if case .answered(let facts) = self { facts } else { nil }
  }
}

/// What a terminal answered; `nil` where it did not.
public struct AnswerFacts: Hashable, Sendable {
  /// Whether a program can have a mode of the terminal's.
  public enum Support: Hashable, Sendable {
    /// The terminal does not tell.
    case unknown
    case absent, present
  }

  /// A text with the columns by which the cursor moved when it was written.
  public struct MeasuredText: Hashable, Sendable {
    public var text: HardText
    public var moved: Int

    public init(_ text: HardText, moved: Int) { (self.text, self.moved) = (text, moved) }

    /// Whether the terminal takes the columns that are counted.
    public var isRight: Bool { moved == text.columns }
  }

  /// The terminal's own name and version.
  public var name: String?
  /// The numbers of what it can do: the first is the family.
  public var attributes: [Int] = []
  /// The numbers of its kind and version.
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

  public init() {}
}
