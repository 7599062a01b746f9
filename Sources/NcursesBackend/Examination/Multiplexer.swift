extension ProgramFacts.Multiplexer {
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

  @MainActor static var ofEnvironment: Self? {
    Self(
      isInTmux: Environment.value("TMUX") != nil, isInScreen: Environment.value("STY") != nil,
      type: Environment.value("TERM"))
  }
}

extension AnswerFacts {
  /// What the answers say about who gave them: tmux tells its name, and both have a number of their own
  /// (the first of the secondary device attributes).
  var multiplexer: ProgramFacts.Multiplexer? {
    if name?.hasPrefix("tmux") == true || secondaryAttributes.first == 84 { return .tmux }
    return secondaryAttributes.first == 83 ? .screen : nil
  }
}
