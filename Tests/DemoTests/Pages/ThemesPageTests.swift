import Ashlar
import Testing

private final class Done: View {
  override func draw(in context: DrawingContext) {
    context.canvas.draw(text: "✓ done", at: .zero, style: context.theme.tint)
  }
}

/// The samples of the page on themes.
@MainActor struct ThemesPageTests {
  private let window = Window(size: CellSize(width: 14, height: 4))

  private func place(_ view: View, y: Int, height: Int) {
    window.addSubview(view)
    view.frame = Rect(x: 0, y: Double(y), width: 14, height: Double(height))
  }

  private func style(_ x: Int, _ y: Int) -> Style { Array(window.render().row(y))[x].style }

  @Test func `a theme of one's own for light backgrounds`() {
    let done = Done()
    place(done, y: 0, height: 1)
    window.send(.userInterfaceStyle(.dark))
    var paper = Theme.light
    paper.tint = Style(foreground: .rgb(130, 30, 110), attributes: .bold)
    window.setTheme { style in style == .light ? paper : Theme(for: style) }
    // The user's settings say that the terminal is light, whatever it tells.
    window.overrideUserInterfaceStyle = .light
    #expect(style(0, 0) == Style(foreground: .rgb(130, 30, 110), attributes: .bold))
    window.overrideUserInterfaceStyle = .unspecified
    #expect(style(0, 0) == Theme.dark.tint)
    window.theme = paper
    #expect(style(0, 0) == paper.tint)
  }

  @Test func `styles by role and by hand`() {
    let title = Label("Chisels")
    title.textStyle = Style(attributes: .bold)
    let note = Label("3 in stock")
    note.setTextStyle(\.secondaryLabel)
    note.border = .rounded
    note.setBorderStyle { theme in theme.warning }
    place(title, y: 0, height: 1)
    place(note, y: 1, height: 3)
    for theme in [Theme.standard, .dark, .light] {
      window.theme = theme
      #expect(style(0, 0) == Style(attributes: .bold))
      #expect(style(0, 1) == theme.warning)
      #expect(style(1, 2) == theme.secondaryLabel)
    }
  }
}
