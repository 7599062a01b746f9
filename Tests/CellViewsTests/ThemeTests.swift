import CellDrawing
import CellViews
import TerminalInterface
import Testing

@Suite struct ThemeTests {
  static let themes: [Theme] = [.standard, .dark, .light]

  static func styles(_ theme: Theme) -> [Style] {
    [
      theme.label, theme.secondaryLabel, theme.separator, theme.border, theme.scrollIndicator,
      theme.tint, theme.selection, theme.unemphasizedSelection, theme.warning, theme.systemBlue,
      theme.systemGreen,
    ]
  }

  @Test func `a theme is that of its background`() {
    #expect(Theme(for: .unspecified) == .standard)
    #expect(Theme(for: .dark) == .dark)
    #expect(Theme(for: .light) == .light)
    #expect(Theme() == .standard)
    #expect(Set(Self.themes).count == 3)
  }

  @Test(arguments: themes) func `what has a meaning is seen without colours`(theme: Theme) {
    let text = theme.label.attributes
    for style in [theme.tint, theme.selection, theme.unemphasizedSelection, theme.warning] {
      #expect(style.attributes != text)
    }
    #expect(theme.selection.attributes != theme.unemphasizedSelection.attributes)
    #expect(theme.systemBlue.attributes.contains(.reverse))
    #expect(theme.systemGreen.attributes.contains(.reverse))
    #expect(theme.systemGreen.attributes != theme.systemBlue.attributes)
  }

  @Test func `the standard theme has the terminal's own colours`() {
    for style in Self.styles(.standard) {
      for color in [style.foreground, style.background] {
        // Or a block has two that are the same everywhere.
        if case .palette(let index) = color {
          #expect(index < 16 || style == Theme.standard.systemBlue)
        }
        if case .rgb = color { Issue.record("\(style)") }
      }
      // One of them alone cannot be read on every background.
      #expect((style.foreground == .standard) == (style.background == .standard))
    }
  }

  @Test(arguments: themes) func `the terminal's background stays`(theme: Theme) {
    for style in Self.styles(theme) where !style.attributes.contains(.reverse) {
      #expect(style.background == .standard)
    }
  }
}
