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
    multiplexer: TerminalMultiplexer?, isWithinEditor: Bool = false,
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
