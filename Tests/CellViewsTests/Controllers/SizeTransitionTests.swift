import AshlarTesting
import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface
import Testing

/// Controllers hear of another size of the window before it has it.
@MainActor struct SizeTransitionTests {
  /// A controller that notes what it is told, and the size of its view then.
  private final class Screen: ViewController {
    let name: String
    let note: (String) -> Void

    init(_ name: String, note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
    }

    override func viewWillTransition(to size: Size) {
      let present = window.map { "\(Int($0.bounds.width))x\(Int($0.bounds.height))" } ?? "-"
      note("\(name) \(present) to \(Int(size.width))x\(Int(size.height))")
      super.viewWillTransition(to: size)
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) { note("\(name) traits") }

    private var window: Window? { viewIfLoaded?.window }
  }

  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let window = Window(100, 30)
  private let log = Log()

  private func screen(_ name: String) -> Screen { Screen(name) { [log] in log.lines.append($0) } }

  @Test func `the root, its children and what is presented are told, once, before the traits`() {
    let (root, child, sheet) = (screen("root"), screen("child"), screen("sheet"))
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let pilot = Pilot(window)
    pilot.resize(to: CellSize(width: 90, height: 30))
    #expect(log.take() == ["root 100x30 to 90x30", "child 100x30 to 90x30"])
    // The same size again is none.
    pilot.resize(to: CellSize(width: 90, height: 30))
    #expect(log.take().isEmpty)
    child.present(sheet, animated: false)
    pilot.draw()
    pilot.resize(to: CellSize(width: 60, height: 20))
    #expect(
      log.take() == [
        "root 90x30 to 60x20", "child 90x30 to 60x20", "sheet 90x30 to 60x20", "root traits",
        "child traits", "sheet traits",
      ])
    sheet.dismiss(animated: false)
    pilot.draw()
    pilot.resize(to: CellSize(width: 61, height: 20))
    #expect(log.take() == ["root 60x20 to 61x20", "child 60x20 to 61x20"])
  }

  @Test func `so are controllers of views that the program has added itself`() {
    let (alone, unseen) = (screen("alone"), screen("unseen"))
    window.addSubview(alone.view)
    _ = unseen.view
    window.resize(50, 10)
    #expect(log.take() == ["alone 100x30 to 50x10", "alone traits"])
    window.resize(0, 0)
    #expect(log.take() == ["alone 50x10 to 0x0"])
  }
}
