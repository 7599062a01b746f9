import Ashlar

extension GalleryView {
  /// Shows the next kind of marks over the stage.
  func changeLayer() {
    parts.stage.layer = parts.stage.layer.next
    announce(parts.stage.layer.title)
  }

  /// Shows everything in the other language.
  func changeLanguage() {
    window?.language = window?.language == .simplifiedChinese ? .english : .simplifiedChinese
  }

  /// Shows everything in the next choice of colours.
  func changeTheme() {
    guard let window else { return }
    chosenTheme = chosenTheme.next
    chosenTheme.apply(to: window)
    announce(chosenTheme.title)
  }

  /// Opens a panel that finds demos by words in their title, sentence and group.
  func search() {
    guard let window, window.focusSystem.modalView == nil else { return }
    let commands = entries.enumerated().map { index, entry in
      KeyCommand(title: entry.title, hint: entry.lesson.sentence, group: entry.lesson.group.title) {
        [weak self] in self?.choose(index)
      }
    }
    let panel = CommandPalette(
      commands.map { $0.localized(by: window.localizer) }, title: searchTitle,
      prompt: LocalizedText("Words of a demo", chinese: "示例里的词"))
    panel.present(in: window)
  }
}
