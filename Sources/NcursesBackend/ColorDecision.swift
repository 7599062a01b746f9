import CNcurses
import CTerminalSupport
import TextLayout

/// What decides how many colours a screen has.
public enum ColorDecision: Hashable, Sendable {
  /// The terminfo entry of the type that `TERM` names.
  case type
  /// `COLORTERM` promises all colours, and terminfo has an entry with them for a terminal like this.
  case promise(entry: String)
  /// `COLORTERM` promises all colours, but terminfo has no such entry: the type's count.
  case promiseWithoutEntry
  /// `COLORTERM` promises all colours, but GNU Screen has 256 at most: the type's count.
  case promiseWithinScreen
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
  ///   - isDirect: whether the system has an entry of a name, with direct colours.
  init(
    type: String, depth: ColorDepth, promise: String?, isRefused: Bool,
    multiplexer: ProgramFacts.Multiplexer?, isDirect: (String) -> Bool
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
    } else {
      let entry = Self.entries(for: type).first(where: isDirect)
      self = entry.map { .promise(entry: $0) } ?? .promiseWithoutEntry
    }
  }

  /// The names that terminfo has for entries with direct colours of the same family: `xterm-direct2` for
  /// `xterm-256color`, `kitty-direct` for `xterm-kitty`.
  ///
  /// Many terminals say that they are an `xterm`. All that promise direct colours know the form of
  /// `xterm-direct2`, `38:2:R:G:B`; that of `xterm-direct`, with an empty place for a colour space, some
  /// read wrongly, such as Neovim's.
  static func entries(for type: String) -> [String] {
    var family = type[...]
    for suffix in ["-256color", "-88color", "-16color", "-color"] where family.hasSuffix(suffix) {
      family = family.dropLast(suffix.count)
      break
    }
    let inner = family.hasPrefix("xterm-") ? [family.dropFirst("xterm-".count)] : []
    let own = ([family] + inner).map { "\($0)-direct" }
    return family == "xterm" ? ["xterm-direct2"] + own : own
  }
}

extension ColorDecision: CustomStringConvertible {
  /// `type`, `promise(entry: xterm-direct2)`, `promiseWithoutEntry`, `promiseWithinScreen` or `refused`.
  public var description: String {
    switch self {
    case .type: "type"
    case .promise(let entry): "promise(entry: \(entry.escapedForTerminal()))"
    case .promiseWithoutEntry: "promiseWithoutEntry"
    case .promiseWithinScreen: "promiseWithinScreen"
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
    guard let type = Environment.value("TERM"), let depth = depth(ofEntry: type) else { return nil }
    let decision = ColorDecision(
      type: type, depth: depth, promise: Environment.value("COLORTERM"),
      isRefused: Environment.refusesColors,
      multiplexer: ProgramFacts.Multiplexer.ofEnvironment,
      isDirect: { Self.depth(ofEntry: $0) == .direct })
    if case .promise(let entry) = decision { return ScreenType(name: entry, decision: decision) }
    return ScreenType(name: type, decision: decision)
  }

  /// The colours of an entry; `nil` where the system has none of this name.
  private static func depth(ofEntry name: String) -> ColorDepth? {
    // A screen that is open goes on with the entry of its own.
    let own = set_curterm(nil)
    defer { if let loaded = set_curterm(own) { del_curterm(loaded) } }
    var found: Int32 = 0
    guard setupterm(name, terminal_standard_output(), &found) == OK else { return nil }
    return ColorDepth.ofLoadedEntry
  }
}

extension ColorDepth {
  /// The depth of the terminfo entry that is loaded.
  @MainActor static var ofLoadedEntry: ColorDepth {
    let isDirect = tigetflag("RGB") == 1 || tigetnum("RGB") == 8
    return ColorDepth(count: max(0, Int(tigetnum("colors"))), isDirect: isDirect)
  }
}
