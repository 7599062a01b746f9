import TextLayout

/// The reason for a screen's number of colours.
public enum ColorDecision: Hashable, Sendable {
  /// The terminfo entry that `TERM` names defines it.
  case type
  /// `COLORTERM` announces direct colours, and terminfo has a related entry with direct colours.
  case promise(entry: String)
  /// `COLORTERM` announces direct colours, but terminfo has no such entry: the type's number is used.
  case promiseWithoutEntry
  /// `COLORTERM` announces direct colours, but GNU Screen has 256 at most: the type's number is used.
  case promiseWithinScreen
  /// `COLORTERM` announces direct colours, but the terminal within an editor (Neovim, Emacs) misreads the sequences of
  /// such an entry: the type's number is used.
  case promiseWithinEditor
  /// `NO_COLOR` is set: no colours are used.
  case refused

  /// Creates the decision for a terminal type.
  ///
  /// - Parameters:
  ///   - type: the name of a terminfo entry.
  ///   - depth: the colours of that entry.
  ///   - promise: the value of `COLORTERM`.
  ///   - isRefused: whether `NO_COLOR` is set.
  ///   - multiplexer: the multiplexer that the program runs in, if any.
  ///   - isWithinEditor: whether the terminal is a part of Neovim or Emacs.
  ///   - isDirect: returns whether the system has an entry of a name with direct colours and the same sequences to
  ///     enter and leave the screen as the type.
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

  /// Returns the names of terminfo entries with direct colours in the family of a type: `xterm-direct` for
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
