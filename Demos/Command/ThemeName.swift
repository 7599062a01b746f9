import ArgumentParser
import Ashlar

/// A theme by its name on the command line.
enum ThemeName: String, CaseIterable, ExpressibleByArgument {
  case standard, dark, light

  @MainActor var theme: Theme {
    switch self {
    case .standard: .standard
    case .dark: .dark
    case .light: .light
    }
  }
}
