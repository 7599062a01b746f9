import CellDrawing
import NcursesBackend

/// All that is known about the terminal that the process runs in, and about its surroundings.
///
/// ``ofProcess()`` finds it out; a value can also be made by hand. ``advice`` says what is wrong with it.
public struct TerminalExamination: Hashable, Sendable {
  /// The reason why no screen can be opened here; `nil` where one can.
  public var refusal: TerminalError?
  /// The environment's word about the terminal's program.
  public var program = ProgramFacts()
  /// The terminal's entry in terminfo, the system's list of terminals.
  public var type = TerminalTypeFacts()
  /// The language and the encoding.
  public var locale = LocaleFacts()
  /// The number of colours, and the reason for it.
  public var colors = ColorFacts()
  /// The sizes that the system, the environment and terminfo name.
  public var sizes = SizeFacts()
  /// The answers of the terminal itself.
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

/// The environment's word about the terminal's program.
public struct ProgramFacts: Hashable, Sendable {
  /// A program between this one and the terminal's window.
  public typealias Multiplexer = TerminalMultiplexer

  /// `TERM_PROGRAM`, and `TERM_PROGRAM_VERSION` behind it where there is one.
  public var name: String?
  /// The multiplexer that the program runs in; `nil` without one.
  public var multiplexer: Multiplexer?
  /// Whether the terminal is on another machine (`SSH_TTY` or `SSH_CONNECTION` is set).
  public var isRemote = false

  /// Creates facts of a terminal on this machine, without a name or a multiplexer.
  public init() {}
}

/// The terminal's entry in terminfo.
public struct TerminalTypeFacts: Hashable, Sendable {
  /// `TERM`; `nil` where it is not set.
  public var name: String?
  /// Whether the system has an entry of this name.
  public var isKnown = false
  /// The entry's description in words.
  public var description: String?
  /// The capabilities that `NcursesTerminal` uses and the entry lacks, the most important first.
  public var missing: [NeededCapability] = []
  /// Whether the terminal speaks the language (ECMA-48) in which it can be asked.
  public var isAnswering = false

  /// Creates facts of an unknown type without a name.
  public init() {}
}

/// The language and the encoding of the process.
public struct LocaleFacts: Hashable, Sendable {
  /// A variable of the environment with its value.
  public struct Variable: Hashable, Sendable {
    /// The name of the variable, like `LC_ALL`.
    public var name: String
    /// The value of the variable.
    public var value: String

    /// Creates a variable of a name and a value.
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

  /// Creates facts of an installed locale in UTF-8, without variables.
  public init() {}
}

/// The number of colours, and the reason for it.
public struct ColorFacts: Hashable, Sendable {
  /// The number of colours in the terminfo entry; 0 where there are none.
  public var count = 0
  /// `COLORTERM`.
  public var promise: String?
  /// `COLORFGBG`, with which some terminals tell their own two colours.
  public var standardColors: String?
  /// Whether `NO_COLOR` is set.
  public var isRefused = false
  /// The colours that the terminal's type has.
  public var typeDepth = ColorDepth.none
  /// The reason for the number of colours that a program shows.
  public var decision = ColorDecision.type
  /// The colours that a program shows: ``typeDepth``, all where those were promised, or none where
  /// colours are refused.
  public var depth: ColorDepth {
    if isRefused { return .none }
    if case .promise = decision { return .direct }
    return typeDepth
  }

  /// Creates facts of a terminal without colours.
  public init() {}
}

/// The sizes that the system, the environment and terminfo name, in cells.
public struct SizeFacts: Hashable, Sendable {
  /// The kernel's size, which is used; `nil` where it tells none.
  public var kernel: CellSize?
  /// `COLUMNS`, which is not looked at.
  public var columnsVariable: String?
  /// `LINES`, which is not looked at.
  public var linesVariable: String?
  /// The size in the terminfo entry, from the time of hardware; `nil` where it names none.
  public var type: CellSize?

  /// Creates facts without any size.
  public init() {}
}
