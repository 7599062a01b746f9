import AutoLayout
import CellDrawing
import CellViews
import Foundation
import NcursesBackend
import TerminalInterface

/// A program whose label nothing but Foundation's timers change, for the tests to drive from outside:
/// `r` starts one that repeats, `o` one that fires once, `s` stops the first, `q` ends the program by
/// a timer.
@MainActor final class TimerFixture {
  private let window: Window
  private let label = Label("no timer")
  private var timer: Timer?
  private var count = 0

  init(size: CellSize) {
    window = Window(size: size)
    window.addSubview(label)
    label.frame = Rect(x: 0, y: 0, width: 40, height: 1)
    window.keyCommands = [
      KeyCommand(.character("r"), title: "Repeat") { [unowned self] in
        timer = fire(after: 0.01, repeats: true) { fixture in
          fixture.count += 1
          fixture.label.text = "repeated \(fixture.count)"
        }
      },
      KeyCommand(.character("o"), title: "Once") { [unowned self] in
        _ = fire(after: 0.05) { $0.label.text = "once" }
      },
      KeyCommand(.character("s"), title: "Stop") { [unowned self] in
        timer?.invalidate()
        label.text = "stopped"
      },
      KeyCommand(.character("q"), title: "Quit") { [unowned self] in
        _ = fire(after: 0.01) { $0.window.close() }
      },
    ]
  }

  private func fire(
    after seconds: Double, repeats: Bool = false,
    _ action: @escaping @MainActor (TimerFixture) -> Void
  ) -> Timer {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self { action(self) }
      }
    }
  }

  func run(on terminal: any Terminal) { Application(terminal: terminal, window: window).run() }
}

let terminal = try NcursesTerminal()
TimerFixture(size: terminal.size).run(on: terminal)
terminal.close()
print("back")
