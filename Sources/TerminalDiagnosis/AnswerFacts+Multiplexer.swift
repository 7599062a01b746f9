import NcursesBackend

extension AnswerFacts {
  /// The multiplexer that answered: tmux is recognized by its name, both by the first of their secondary device
  /// attributes; `nil` for another terminal.
  var multiplexer: TerminalMultiplexer? {
    if name?.hasPrefix("tmux") == true || secondaryAttributes.first == 84 { return .tmux }
    return secondaryAttributes.first == 83 ? .screen : nil
  }
}
