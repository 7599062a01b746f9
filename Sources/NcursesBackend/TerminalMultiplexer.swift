/// A terminal multiplexer: a program between this one and the terminal emulator.
public enum TerminalMultiplexer: String, Hashable, Sendable {
  /// tmux.
  case tmux
  /// GNU Screen.
  case screen = "GNU Screen"
}

extension TerminalMultiplexer {
  /// Creates the multiplexer according to the environment; `nil` if there is none. If one runs within another, both
  /// have set their variables, and the type is that of the inner one: `tmux…`, or the type that tmux was configured
  /// with.
  init?(isInTmux: Bool, isInScreen: Bool, type: String?) {
    switch (isInTmux, isInScreen) {
    case (true, true): self = type?.hasPrefix("tmux") == true ? .tmux : .screen
    case (true, false): self = .tmux
    case (false, true): self = .screen
    case (false, false): return nil
    }
  }

  @MainActor package static var ofEnvironment: Self? {
    Self(
      isInTmux: Environment.value("TMUX") != nil, isInScreen: Environment.value("STY") != nil,
      type: Environment.value("TERM"))
  }
}
