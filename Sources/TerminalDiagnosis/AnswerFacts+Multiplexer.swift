import NcursesBackend

extension AnswerFacts {
  /// What the answers say about who gave them: tmux tells its name, and both have a number of their own
  /// (the first of the secondary device attributes).
  var multiplexer: TerminalMultiplexer? {
    if name?.hasPrefix("tmux") == true || secondaryAttributes.first == 84 { return .tmux }
    return secondaryAttributes.first == 83 ? .screen : nil
  }
}
