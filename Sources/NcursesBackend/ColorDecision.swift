import CNcurses
import CTerminalSupport
import TextLayout

/// The reason for the number of colours that a screen has.
public enum ColorDecision: Hashable, Sendable {
  /// The terminfo entry of the type that `TERM` names.
  case type
  /// `COLORTERM` promises all colours, and terminfo has an entry with them for a terminal like this.
  case promise(entry: String)
  /// `COLORTERM` promises all colours, but terminfo has no such entry: the type's count.
  case promiseWithoutEntry
  /// `COLORTERM` promises all colours, but GNU Screen has 256 at most: the type's count.
  case promiseWithinScreen
  /// `COLORTERM` promises all colours, but the terminal within an editor (Neovim, Emacs) reads what the
  /// entry sends wrongly: the type's count.
  case promiseWithinEditor
  /// `NO_COLOR` is set: there are none.
  case refused

  /// The decision for a type.
  ///
  /// - Parameters:
  ///   - type: the name of a terminfo entry.
  ///   - depth: the colours of that entry.
  ///   - promise: `COLORTERM`.
  ///   - isRefused: whether `NO_COLOR` is set.
  ///   - multiplexer: what stands between the program and the terminal's window.
  ///   - isWithinEditor: whether the terminal is a part of Neovim or Emacs.
  ///   - isDirect: whether the system has an entry of a name, with direct colours, that enters and leaves
  ///     the screen as the type's own.
  init(
    type: String, depth: ColorDepth, promise: String?, isRefused: Bool,
    multiplexer: ProgramFacts.Multiplexer?, isWithinEditor: Bool = false,
    isDirect: (String) -> Bool
  ) {
    guard !isRefused else {
      self = .refused
      return
    }
    let isPromised = promise == "truecolor" || promise == "24bit"
    if !isPromised || depth == .direct || type == "dumb" {
      self = .type
    } else if multiplexer == .screen {
      self = .promiseWithinScreen
    } else if isWithinEditor && multiplexer == nil {
      self = .promiseWithinEditor
    } else {
      let entry = Self.entries(for: type).first(where: isDirect)
      self = entry.map { .promise(entry: $0) } ?? .promiseWithoutEntry
    }
  }

  /// The names that terminfo has for entries with direct colours of the same family: `xterm-direct` for
  /// `xterm-256color`, `kitty-direct` for `xterm-kitty`.
  static func entries(for type: String) -> [String] {
    var family = type[...]
    for suffix in ["-256color", "-88color", "-16color", "-color"] where family.hasSuffix(suffix) {
      family = family.dropLast(suffix.count)
      break
    }
    let inner = family.hasPrefix("xterm-") ? [family.dropFirst("xterm-".count)] : []
    return ([family] + inner).map { "\($0)-direct" }
  }
}

extension ColorDecision: CustomStringConvertible {
  /// `type`, `promise(entry: xterm-direct)`, `promiseWithoutEntry`, `promiseWithinScreen`,
  /// `promiseWithinEditor` or `refused`.
  public var description: String {
    switch self {
    case .type: "type"
    case .promise(let entry): "promise(entry: \(entry.escapedForTerminal()))"
    case .promiseWithoutEntry: "promiseWithoutEntry"
    case .promiseWithinScreen: "promiseWithinScreen"
    case .promiseWithinEditor: "promiseWithinEditor"
    case .refused: "refused"
    }
  }
}

/// A terminfo entry that a screen is opened with.
@MainActor struct ScreenType {
  let name: String
  let decision: ColorDecision

  /// The entry for the type that `TERM` names; `nil` where it names none.
  static func ofEnvironment() -> ScreenType? {
    guard let type = Environment.value("TERM"), let own = Entry(name: type) else { return nil }
    let decision = ColorDecision(
      type: type, depth: own.depth, promise: Environment.value("COLORTERM"),
      isRefused: Environment.refusesColors,
      multiplexer: ProgramFacts.Multiplexer.ofEnvironment,
      isWithinEditor: ["NVIM", "INSIDE_EMACS"].contains { Environment.value($0) != nil },
      isDirect: { Entry(name: $0)?.isDirect(like: own) ?? false })
    if case .promise(let entry) = decision { return ScreenType(name: entry, decision: decision) }
    return ScreenType(name: type, decision: decision)
  }

  /// What matters of a terminfo entry.
  private struct Entry {
    let depth: ColorDepth
    /// What enters the other screen and leaves it, if the terminal has one.
    let enter, leave: String?

    /// `nil` where the system has none of this name.
    @MainActor init?(name: String) {
      // A screen that is open goes on with the entry of its own.
      let own = set_curterm(nil)
      defer { if let loaded = set_curterm(own) { del_curterm(loaded) } }
      var found: Int32 = 0
      guard setupterm(name, terminal_standard_output(), &found) == OK else { return nil }
      depth = .ofLoadedEntry
      enter = Self.string("smcup")
      leave = Self.string("rmcup")
    }

    /// A capability's sequence; `nil` where the entry has none.
    private static func string(_ name: String) -> String? {
      guard let sequence = tigetstr(name), Int(bitPattern: sequence) != -1 else { return nil }
      return String(cString: sequence)
    }

    /// Whether it has direct colours, and the screen is given back as another entry does it.
    func isDirect(like other: Entry) -> Bool {
      depth == .direct && enter == other.enter && leave == other.leave
    }
  }
}

extension ColorDepth {
  /// The depth of the terminfo entry that is loaded.
  @MainActor static var ofLoadedEntry: ColorDepth {
    let isDirect = tigetflag("RGB") == 1 || tigetnum("RGB") == 8
    return ColorDepth(count: max(0, Int(tigetnum("colors"))), isDirect: isDirect)
  }
}
