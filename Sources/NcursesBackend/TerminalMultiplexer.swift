/// A program between this one and the terminal's window.
public enum TerminalMultiplexer: String, Hashable, Sendable {
  /// tmux.
  case tmux
  /// GNU Screen.
  case screen = "GNU Screen"
}

extension TerminalMultiplexer {
  /// What the environment says. Where one multiplexer runs within another, both have left their
  /// variables, and the type is that of the inner one: tmux has `tmux` or what it was set to.
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

extension TerminalMultiplexer: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .tmux: "tmux"
    case .screen: "screen"
    }
  }
}
