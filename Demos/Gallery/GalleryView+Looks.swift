import Ashlar

/// A choice of colours.
enum ThemeChoice: CaseIterable {
  /// Colours that match the terminal's background.
  case automatic
  case dark, light
  /// The terminal's default colours.
  case standard

  /// The next choice.
  var next: ThemeChoice {
    switch self {
    case .automatic: .dark
    case .dark: .light
    case .light: .standard
    case .standard: .automatic
    }
  }

  /// The name, in a few words.
  var title: LocalizedText {
    switch self {
    case .automatic: LocalizedText("Colours for the terminal's background", chinese: "适合终端背景的颜色")
    case .dark: LocalizedText("Colours for a dark background", chinese: "适合深色背景的颜色")
    case .light: LocalizedText("Colours for a light background", chinese: "适合浅色背景的颜色")
    case .standard: LocalizedText("The terminal's own colours", chinese: "终端自己的颜色")
    }
  }

  /// Applies the colours to a window.
  @MainActor func apply(to window: Window) {
    switch self {
    case .automatic: window.setTheme(Theme.init(for:))
    case .dark: window.theme = .dark
    case .light: window.theme = .light
    case .standard: window.theme = .standard
    }
  }
}

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
