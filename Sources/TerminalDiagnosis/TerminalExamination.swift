import CellDrawing
import NcursesBackend

/// The facts about the terminal that the process runs in, and about its environment.
///
/// ``ofProcess()`` collects them; a program can also set the properties itself. ``advice`` lists the problems.
public struct TerminalExamination: Hashable, Sendable {
  /// The reason why no screen can be opened; `nil` if one can.
  public var refusal: TerminalError?
  /// The program that runs the terminal, according to the environment.
  public var program = ProgramFacts()
  /// The terminal type and its terminfo entry.
  public var type = TerminalTypeFacts()
  /// The locale's language and encoding.
  public var locale = LocaleFacts()
  /// The number of colours, and the reason for it.
  public var colors = ColorFacts()
  /// The sizes according to the system, the environment and terminfo.
  public var sizes = SizeFacts()
  /// The terminal's own answers.
  public var answers = TerminalAnswers.notAsked(.noTerminal)

  /// Creates an examination without facts; set its properties.
  public init() {}

  /// The size that the terminal reported; `nil` if it reported none. tmux 3.3 swaps columns and rows: they are swapped
  /// back if that gives the system's size.
  public var toldSize: CellSize? {
    guard let told = answers.facts?.size else { return nil }
    let turned = CellSize(width: told.height, height: told.width)
    return turned == sizes.kernel && answers.facts?.name?.hasPrefix("tmux") == true ? turned : told
  }
}

/// The program that runs the terminal, according to the environment.
public struct ProgramFacts: Hashable, Sendable {
  /// A multiplexer.
  public typealias Multiplexer = TerminalMultiplexer

  /// `TERM_PROGRAM`, with `TERM_PROGRAM_VERSION` if that is set; `nil` if `TERM_PROGRAM` is not set.
  public var name: String?
  /// The multiplexer in which the program runs; `nil` if there is none.
  public var multiplexer: Multiplexer?
  /// Whether the terminal is on another machine: `SSH_TTY` or `SSH_CONNECTION` is set.
  public var isRemote = false

  /// Creates facts of a local terminal without a name or a multiplexer.
  public init() {}
}

/// The terminal type and its terminfo entry.
public struct TerminalTypeFacts: Hashable, Sendable {
  /// `TERM`; `nil` if it is not set.
  public var name: String?
  /// Whether the system has an entry for the type.
  public var isKnown = false
  /// The type whose entry is used because the system does not know the type in `TERM`, such as `xterm-256color` for
  /// `xterm-ghostty`; `nil` if there is none. The properties below are those of its entry.
  public var standIn: String?
  /// The entry's long name.
  public var description: String?
  /// The capabilities that `NcursesTerminal` uses but the entry lacks, the most important first.
  public var missing: [NeededCapability] = []
  /// Whether the terminal understands ECMA-48, so that it can be asked.
  public var isAnswering = false

  /// Creates facts of an unknown type without a name.
  public init() {}

  /// Whether there is an entry, of the type itself or of a similar type.
  public var hasEntry: Bool { isKnown || standIn != nil }
}

/// The process's locale: language and encoding.
public struct LocaleFacts: Hashable, Sendable {
  /// An environment variable and its value.
  public struct Variable: Hashable, Sendable {
    /// The name, such as `LC_ALL`.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a variable.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// Those of `LC_ALL`, `LC_CTYPE` and `LANG` that are set, the effective one first.
  public var variables: [Variable] = []
  /// Whether the system has the locale that the variables name.
  public var isInstalled = true
  /// The encoding of that locale, such as `UTF-8` or `ANSI_X3.4-1968`.
  public var encoding = "UTF-8"
  /// The encoding in use: that of `C.UTF-8` if the locale is not UTF-8.
  public var usedEncoding = "UTF-8"

  /// Creates facts of an installed UTF-8 locale, without variables.
  public init() {}
}

/// The number of colours, and the reason for it.
public struct ColorFacts: Hashable, Sendable {
  /// The number of colours in the terminfo entry; 0 if it has none.
  public var count = 0
  /// The value of `COLORTERM`; `nil` if it is not set.
  public var promise: String?
  /// The value of `COLORFGBG`, in which some terminals state their default colours; `nil` if it is not set.
  public var standardColors: String?
  /// Whether `NO_COLOR` is set.
  public var isRefused = false
  /// The colours of the terminal type.
  public var typeDepth = ColorDepth.none
  /// The reason for the number of colours in use.
  public var decision = ColorDecision.type
  /// The colours in use: ``typeDepth``, or direct colours if `COLORTERM` announces them, or none if the user wants
  /// none.
  public var depth: ColorDepth {
    if isRefused { return .none }
    if case .promise = decision { return .direct }
    return typeDepth
  }

  /// Creates facts of a terminal without colours.
  public init() {}
}

/// The sizes in cells according to the system, the environment and terminfo.
public struct SizeFacts: Hashable, Sendable {
  /// The kernel's size, which is used; `nil` if the kernel knows none.
  public var kernel: CellSize?
  /// The value of `COLUMNS`, which is used if the kernel knows no size.
  public var columnsVariable: String?
  /// The value of `LINES`, which is used if the kernel knows no size.
  public var linesVariable: String?
  /// The size in the terminfo entry, which is that of the terminal hardware; `nil` if it has none.
  public var type: CellSize?

  /// Creates facts without any size.
  public init() {}

  /// The initial size of a screen: the kernel's size; otherwise that of the environment, of terminfo, or 80 by 24.
  public var used: CellSize {
    if let kernel { return kernel.clampedToDrawn }
    let given = Environment.size(columns: columnsVariable, lines: linesVariable)
    let standard = type ?? CellSize(width: 80, height: 24)
    return CellSize(width: given.width ?? standard.width, height: given.height ?? standard.height)
  }
}
