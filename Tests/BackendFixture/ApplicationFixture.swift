import AutoLayout
import CellDrawing
import CellViews
import NcursesBackend
import TerminalInterface

/// A window with a label whose text and constraint nothing but a task changes.
@MainActor struct ApplicationFixture {
  func run(on terminal: NcursesTerminal) {
    let window = Window(size: terminal.size)
    let label = Label("start")
    window.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let left = label.leftAnchor.constraint(equalTo: window.leftAnchor)
    left.isActive = true
    label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    let task = Task {
      for number in 1... {
        try await Task.sleep(for: .milliseconds(20))
        label.text = "label \(number)"
        left.constant = Double(1 + number % 5)
      }
    }
    Application(terminal: terminal, window: window).run()
    task.cancel()
    terminal.close()
  }

  /// Shows a label that moves once, with nobody at the keyboard.
  func runAnimation(on terminal: NcursesTerminal) {
    let window = Window(size: terminal.size)
    let label = Label("moves")
    window.addSubview(label)
    label.frame = Rect(x: 0, y: 0, width: 40, height: 1)
    let application = Application(terminal: terminal, window: window)
    View.animate(duration: .milliseconds(300)) {
      label.frame.origin.x = 20
    } completion: { _ in
      label.text = "there"
    }
    application.run()
    terminal.close()
  }
}
