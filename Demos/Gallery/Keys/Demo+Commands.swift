import Ashlar

extension Demo {
  /// The group of the demo's commands in the help.
  static var keyGroup: LocalizedText { GalleryGroup.demo(title) }

  /// Returns a command of the demo that changes its state.
  func command(
    _ key: KeyPress.Key, _ title: LocalizedText, hint: LocalizedText, importance: Int = 72,
    change: @escaping @MainActor (inout State) -> Void
  ) -> KeyCommand {
    KeyCommand(
      KeyPress(key), title: title, hint: hint, importance: importance, group: Self.keyGroup
    ) { [weak self] in
      guard let self else { return }
      change(&self.state)
    }
  }

  /// Returns a command for each of at most nine choices, with its title. The keys are the digits from 1 on.
  func commands<Choice>(
    for choices: [Choice], _ titles: [LocalizedText], hint: LocalizedText, importance: Int = 72,
    change: @escaping @MainActor (inout State, Choice) -> Void
  ) -> [KeyCommand] {
    zip(choices, titles).enumerated().map { index, choice in
      command(
        .character(Character("\(index + 1)")), choice.1, hint: hint, importance: importance
      ) { change(&$0, choice.0) }
    }
  }
}
