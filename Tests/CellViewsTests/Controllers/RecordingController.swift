import AutoLayout
import CellViews
import TerminalInterface

/// A controller that notes what it is told.
@MainActor final class RecordingController: ViewController {
  let name: String
  var log: (String) -> Void
  var onLayout: (() -> Void)?
  var usedKeys: [KeyPress] = []
  private(set) var keys: [KeyPress] = []

  init(_ name: String, log: @escaping (String) -> Void) {
    self.name = name
    self.log = log
  }

  override func loadView() {
    log("\(name) load")
    view = View()
    view.identifier = name
  }
  override func viewDidLoad() { log("\(name) loaded") }
  override func viewWillLayoutSubviews() { log("\(name) will lay out") }
  override func viewDidLayoutSubviews() {
    log("\(name) laid out")
    onLayout?()
  }
  override func viewWillAppear(_ animated: Bool) { log("\(name) will appear\(mark(animated))") }
  override func viewDidAppear(_ animated: Bool) { log("\(name) appeared\(mark(animated))") }
  override func viewWillDisappear(_ animated: Bool) {
    log("\(name) will disappear\(mark(animated))")
  }
  override func viewDidDisappear(_ animated: Bool) { log("\(name) disappeared\(mark(animated))") }
  override func willMove(toParent parent: ViewController?) {
    log("\(name) will move to \(parent?.title ?? "none")")
  }
  override func didMove(toParent parent: ViewController?) {
    log("\(name) moved to \(parent?.title ?? "none")")
  }
  override func traitCollectionDidChange(_ previous: TraitCollection) {
    log("\(name) traits: \(traitCollection), before: \(previous)")
  }
  override func keyDown(_ key: KeyPress) -> Bool {
    keys.append(key)
    return usedKeys.contains(key)
  }

  private func mark(_ animated: Bool) -> String { animated ? " animated" : "" }
}
