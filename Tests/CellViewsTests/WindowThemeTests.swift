import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import Testing

/// A view that notes how often it was laid out.
private final class Counting: View {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor struct WindowThemeTests {
  let window = Window(20, 4)
  let red = Style(foreground: .red)

  /// A theme in which every role of the library's own views is another.
  var marked: Theme {
    var theme = Theme()
    theme.label = Style(foreground: .palette(101))
    theme.secondaryLabel = Style(foreground: .palette(102))
    theme.separator = Style(foreground: .palette(103))
    theme.border = Style(foreground: .palette(104))
    theme.scrollIndicator = Style(foreground: .palette(105))
    theme.tint = Style(foreground: .palette(106))
    return theme
  }

  private func place(_ view: View, in window: Window? = nil) {
    (window ?? self.window).addSubview(view)
    view.frame = Rect(x: 0, y: 0, width: 20, height: 4)
  }

  private func style(_ x: Int, _ y: Int) -> Style { Array(window.render().row(y))[x].style }

  // MARK: - Which theme

  @Test func `a window follows the terminal's background`() {
    #expect(window.theme == .standard)
    window.send(.userInterfaceStyle(.dark))
    #expect(window.userInterfaceStyle == .dark)
    #expect(window.theme == .dark)
    window.send(.userInterfaceStyle(.light))
    #expect(window.theme == .light)
    window.send(.userInterfaceStyle(.unspecified))
    #expect(window.theme == .standard)
  }

  @Test func `a program may know better than the terminal`() {
    window.send(.userInterfaceStyle(.dark))
    window.overrideUserInterfaceStyle = .light
    #expect(window.theme == .light)
    #expect(window.userInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .unspecified
    #expect(window.theme == .dark)
  }

  @Test func `a theme that was set stays`() {
    window.theme = marked
    window.send(.userInterfaceStyle(.dark))
    window.overrideUserInterfaceStyle = .light
    #expect(window.theme == marked)
    window.theme.tint = red
    #expect(window.theme.tint == red)
    #expect(window.theme.border == marked.border)
    window.setTheme(Theme.init(for:))
    #expect(window.theme == .light)
  }

  @Test func `a pair of themes follows the background`() {
    let marked = marked
    window.setTheme { $0 == .light ? marked : .standard }
    #expect(window.theme == .standard)
    window.send(.userInterfaceStyle(.light))
    #expect(window.theme == marked)
  }

  @Test func `a theme is made of that for the background`() {
    window.setTheme { style in
      var theme = Theme(for: style)
      theme.tint.attributes.insert(.underline)
      return theme
    }
    for (style, theme) in [(UserInterfaceStyle.light, Theme.light), (.dark, .dark)] {
      window.send(.userInterfaceStyle(style))
      #expect(window.theme.label == theme.label)
      #expect(window.theme.tint.attributes == theme.tint.attributes.union(.underline))
    }
  }

  @Test func `an application hands over what the terminal knows, and is told`() {
    let terminal = MemoryTerminal(size: window.size, userInterfaceStyle: .light)
    let label = Label("text")
    label.setTextStyle(\.secondaryLabel)
    place(label)
    Application(terminal: terminal, window: window).run()
    #expect(window.theme == .light)
    #expect(terminal.buffer.row(1).first?.style == Theme.light.secondaryLabel)
    #expect(terminal.frameCount == 1)

    terminal.send([.userInterfaceStyle(.dark)])
    Application(terminal: terminal, window: window).run()
    #expect(terminal.buffer.row(1).first?.style == Theme.dark.secondaryLabel)
    #expect(terminal.frameCount == 3)
  }

  // MARK: - What a change does

  @Test func `another theme is drawn, and nothing laid out`() {
    let view = Counting()
    place(view)
    view.border = .light
    _ = window.render()
    let layouts = view.layouts
    #expect(layouts > 0 && !window.needsRendering)
    window.theme = marked
    #expect(window.needsRendering && !window.needsLayoutInTree)
    #expect(style(0, 0) == marked.border)
    #expect(view.layouts == layouts)
  }

  @Test func `the same theme again is no change`() {
    window.send(.userInterfaceStyle(.dark))
    _ = window.render()
    window.send(.userInterfaceStyle(.dark))
    window.overrideUserInterfaceStyle = .dark
    window.theme = .dark
    #expect(!window.needsRendering)
  }

  @Test func `two windows have a theme each`() {
    let other = Window(20, 4)
    let labels = [Label("one"), Label("two")]
    place(labels[0])
    place(labels[1], in: other)
    window.theme = marked
    #expect(labels[0].theme == marked)
    #expect(labels[1].theme == .standard)
    other.addSubview(labels[0])
    #expect(labels[0].theme == .standard)
    labels[0].removeFromSuperview()
    #expect(labels[0].theme == .standard)
  }

  // MARK: - The library's own views

  @Test func `text, borders and bars have their roles`() throws {
    window.theme = marked
    let label = Label("text")
    label.border = .light
    place(label)
    #expect(label.textStyle == marked.label && label.borderStyle == marked.border)
    #expect(style(1, 1) == marked.label)
    #expect(style(0, 0) == marked.border)

    let scroll = ScrollView()
    place(scroll)
    let content = View()
    scroll.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 40),
      content.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(style(19, 0) == marked.scrollIndicator)
    #expect(style(0, 3) == marked.scrollIndicator)
  }

  @Test func `tables have theirs`() {
    final class Rows: TableViewDataSource {
      func numberOfRows(in tableView: TableView) -> Int { 9 }
      func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(TableViewCell.self)
        cell.accessoryType = row == 0 ? .disclosureIndicator : .checkmark
        return cell
      }
    }
    let rows = Rows()
    let table = TableView()
    table.rowHeight = 2
    table.separatorStyle = .singleLine
    table.dataSource = rows
    place(table)
    window.theme = marked
    #expect(style(18, 0) == marked.secondaryLabel)
    #expect(style(0, 1) == marked.separator)
    #expect(style(18, 2) == marked.tint)
    #expect(style(19, 0) == marked.scrollIndicator)
  }

  // MARK: - What a program says

  @Test func `what was said last counts`() {
    window.theme = marked
    let label = Label("text")
    label.border = .light
    place(label)
    label.textStyle = red
    label.borderStyle = red
    #expect(style(1, 1) == red && style(0, 0) == red)
    // Plain is a style like any other.
    label.textStyle = .plain
    #expect(style(1, 1) == .plain)
    label.setTextStyle(\.tint)
    label.setBorderStyle { $0.secondaryLabel }
    #expect(style(1, 1) == marked.tint && style(0, 0) == marked.secondaryLabel)
    window.theme = .dark
    #expect(style(1, 1) == Theme.dark.tint && style(0, 0) == Theme.dark.secondaryLabel)
  }

  @Test func `saying it is drawn`() {
    let label = Label("text")
    place(label)
    for change in [
      { label.textStyle = self.red }, { label.setTextStyle(\.tint) },
      { label.borderStyle = self.red }, { label.setBorderStyle(\.tint) },
    ] {
      _ = window.render()
      #expect(!window.needsRendering)
      change()
      #expect(window.needsRendering)
    }
  }
}
