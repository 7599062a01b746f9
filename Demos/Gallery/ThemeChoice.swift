import Ashlar

/// A choice of colours.
enum ThemeChoice: CaseIterable {
  /// As the terminal's background is.
  case automatic
  case dark, light
  /// The terminal's own colours.
  case standard

  /// The one after this one.
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
    case .automatic: "Colours for the terminal's background"
    case .dark: "Colours for a dark background"
    case .light: "Colours for a light background"
    case .standard: "The terminal's own colours"
    }
  }

  /// Gives a window the colours.
  @MainActor func apply(to window: Window) {
    switch self {
    case .automatic: window.setTheme(Theme.init(for:))
    case .dark: window.theme = .dark
    case .light: window.theme = .light
    case .standard: window.theme = .standard
    }
  }
}
