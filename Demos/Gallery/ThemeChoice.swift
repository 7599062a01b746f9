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
