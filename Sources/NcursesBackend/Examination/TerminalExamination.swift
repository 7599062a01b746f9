import CellDrawing
import TerminalInterface

/// What is known about the terminal that the process runs in, and about what surrounds it.
///
/// ``ofProcess()`` finds it out; a value can also be made by hand. ``advice`` says what is wrong with it.
public struct TerminalExamination: Hashable, Sendable {
  /// Why no screen can be opened here; `nil` where one can.
  public var refusal: TerminalError?
  /// What the environment says about the terminal.
  public var program = ProgramFacts()
  /// What terminfo, the system's list of terminals, says about it.
  public var type = TerminalTypeFacts()
  /// The language and the encoding.
  public var locale = LocaleFacts()
  /// How many colours there are.
  public var colors = ColorFacts()
  /// Who says what about the size.
  public var sizes = SizeFacts()
  /// What the terminal itself answered.
  public var answers = TerminalAnswers.notAsked(.noTerminal)

  /// Creates an examination that found nothing; what was found is set.
  public init() {}

  /// The size that the terminal tells. tmux 3.3 tells it with the columns first: taken that way round
  /// where only so it is the one that the system knows.
  public var toldSize: CellSize? {
    guard let told = answers.facts?.size else { return nil }
    let turned = CellSize(width: told.height, height: told.width)
    return turned == sizes.kernel && answers.facts?.name?.hasPrefix("tmux") == true ? turned : told
  }
}

/// What the environment says about the terminal's program.
public struct ProgramFacts: Hashable, Sendable {
  /// A program between this one and the terminal's window.
  public enum Multiplexer: String, Hashable, Sendable {
    case tmux
    case screen = "GNU Screen"
  }

  /// `TERM_PROGRAM`, and `TERM_PROGRAM_VERSION` behind it where there is one.
  public var name: String?
  public var multiplexer: Multiplexer?
  /// Whether the terminal is on another machine (`SSH_TTY` or `SSH_CONNECTION` is set).
  public var isRemote = false

  public init() {}
}

/// What terminfo says about the terminal.
public struct TerminalTypeFacts: Hashable, Sendable {
  /// `TERM`; `nil` where it is not set.
  public var name: String?
  /// Whether the system has an entry of this name.
  public var isKnown = false
  /// The entry's description in words.
  public var description: String?
  /// What the entry lacks of what ``NcursesTerminal`` uses, the most important first.
  public var missing: [NeededCapability] = []
  /// Whether it speaks the language (ECMA-48) in which a terminal can be asked.
  public var isAnswering = false

  public init() {}
}

/// The language and the encoding of the process.
public struct LocaleFacts: Hashable, Sendable {
  /// A variable of the environment with its value.
  public struct Variable: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// Those of `LC_ALL`, `LC_CTYPE` and `LANG` that are set, the one that counts first.
  public var variables: [Variable] = []
  /// Whether the system has the locale that they name.
  public var isInstalled = true
  /// The encoding that they lead to, as in `UTF-8` or `ANSI_X3.4-1968`.
  public var encoding = "UTF-8"
  /// The encoding that is used: that of `C.UTF-8` where the other one does not write Unicode.
  public var usedEncoding = "UTF-8"

  public init() {}
}

/// How many colours there are, and who says so.
public struct ColorFacts: Hashable, Sendable {
  /// The number of colours in the terminfo entry; 0 where there are none.
  public var count = 0
  /// `COLORTERM`.
  public var promise: String?
  /// `COLORFGBG`, with which some terminals tell their own two colours.
  public var standardColors: String?
  /// Whether `NO_COLOR` is set.
  public var isRefused = false
  /// What the terminal's type has.
  public var typeDepth = ColorDepth.none
  /// What decides how many a program shows.
  public var decision = ColorDecision.type
  /// What a program shows: ``typeDepth``, all where those were promised, or none where colours are
  /// refused.
  public var depth: ColorDepth {
    if isRefused { return .none }
    if case .promise = decision { return .direct }
    return typeDepth
  }

  public init() {}
}

/// Who says what about the size of the terminal.
public struct SizeFacts: Hashable, Sendable {
  /// What the system's kernel says: the size that is used.
  public var kernel: CellSize?
  /// `COLUMNS`, which is not looked at.
  public var columnsVariable: String?
  /// `LINES`, which is not looked at.
  public var linesVariable: String?
  /// What the terminfo entry says, from the time of hardware; `nil` where it says nothing.
  public var type: CellSize?

  public init() {}
}
