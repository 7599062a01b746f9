import Ashlar

@main struct Hello {
  @MainActor static func main() throws {
    let terminal = try NcursesTerminal()
    defer { terminal.close() }
    let window = Window(size: terminal.size)
    let label = Label("Stone on stone, and no mortar between: resize the window.")
    label.numberOfLines = 0
    label.border = .rounded
    window.addSubview(label)
    label.mas.makeConstraints { make in
      // In the middle of the window, half as wide, as high as its text needs.
      make.center.equalTo(window)
      make.width.equalTo(window).multipliedBy(0.5)
    }
    Application(terminal: terminal, window: window).run()
  }
}
