import TerminalInterface

/// Delivers a key to the responder chain, in this order: commands with priority; each responder's own use of the key
/// and its other commands; the button that Enter or Escape presses; the keys that move the focus.
@MainActor struct KeyDelivery {
  private let key: KeyPress
  private let window: Window

  init(of key: KeyPress, in window: Window) {
    self.key = key
    self.window = window
  }

  func send(to start: View) {
    var commands = ResponderWalk(from: start)
    if commands.offer({ perform(in: $0, withPriority: true) }) { return }
    var walk = ResponderWalk(from: start)
    if walk.offer({ $0.keyDown(key) || perform(in: $0, withPriority: false) }) { return }
    if let role = Button.Role(key) {
      // First lay out what an earlier event has shown or hidden.
      window.layoutIfNeeded()
      if let button = window.focusSystem.button(role) { return button.performPrimaryAction() }
    }
    if let heading = FocusHeading(key) { window.focusSystem.moveFocus(heading) }
  }

  /// Performs the first command of a responder for the key; returns whether there is one.
  private func perform(in responder: any Responder, withPriority hasPriority: Bool) -> Bool {
    let commands = responder.keyCommands
    // No copies: a responder may have dozens, and they are asked for with each key.
    func isMeant(_ index: Int) -> Bool {
      commands[index].hasPriority == hasPriority && commands[index].isEnabled
        && window.keyBindings.keys(of: commands[index], contain: key)
    }
    guard let first = commands.indices.first(where: isMeant) else { return false }
    let command = commands[first]
    if commands.indices.dropFirst(first + 1).contains(where: isMeant) {
      let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded ?? window
      for conflict in KeyCommandConflict.all(of: responder, window.keyBindings) {
        view.report(conflict.diagnostic)
      }
    }
    command.action()
    return true
  }
}

extension FocusHeading {
  /// Creates the heading of a key: Tab, Shift-Tab, F6 and Shift-F6; `nil` for others.
  init?(_ key: KeyPress) {
    switch (key.key, key.modifiers) {
    case (.tab, []): self = .next
    case (.tab, .shift): self = .previous
    case (.function(6), []): self = .nextGroup
    case (.function(6), .shift): self = .previousGroup
    default: return nil
    }
  }
}
