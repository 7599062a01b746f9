import AutoLayout
import CellDrawing
import CellViews
import TerminalInterface

/// A view that can have the focus, and notes what it is told.
@MainActor class Stop: View {
  var takesFocus = true
  var mayBecome = true
  var mayResign = true
  var refusesUpdates = false
  var commands: [KeyCommand] = []
  var preferred: [View] = []
  var onBecome: () -> Void = {}
  var onResign: () -> Void = {}
  private(set) var told: [String] = []
  private(set) var keys: [KeyPress] = []
  var usedKeys: Set<KeyPress> = []

  init(_ identifier: String, _ frame: (Int, Int, Int, Int) = (0, 0, 4, 1)) {
    super.init()
    self.identifier = identifier
    self.frame = Rect(
      x: Double(frame.0), y: Double(frame.1), width: Double(frame.2), height: Double(frame.3))
  }

  override var canBecomeFocused: Bool { takesFocus }
  override var canBecomeFirstResponder: Bool { mayBecome }
  override var canResignFirstResponder: Bool { mayResign }
  override var preferredFocusEnvironments: [View] { preferred }
  override var keyCommands: [KeyCommand] { commands }

  override func didBecomeFirstResponder() {
    told.append("become")
    onBecome()
  }

  override func didResignFirstResponder() {
    told.append("resign")
    onResign()
  }

  override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { !refusesUpdates }
  override func didUpdateFocus(in context: FocusUpdateContext) { told.append("\(context)") }

  override func keyDown(_ key: KeyPress) -> Bool {
    keys.append(key)
    return usedKeys.contains(key)
  }
}

extension Window {
  /// The identifier of the first responder.
  var focused: String? { firstResponder?.identifier }
}
