import TerminalInterface

extension Window {
  /// The commands that keys perform now, with the user's key bindings: first those with priority, then those from the
  /// first responder to the application, then the buttons that Enter and Escape press, and the keys that move the
  /// focus. A command is listed once for each key that performs it. Keys are left out that perform an earlier command
  /// or that a view uses itself. A disabled command is listed if no other command has its key.
  ///
  /// Hint lines and help use this list, so no key appears twice.
  public var availableKeyCommands: [KeyCommand] {
    reachableCommands.flatMap { command, keys in
      keys.map { command.with($0).localized(by: localizer) }
    }
  }

  /// The commands that can be performed now, in the order of ``availableKeyCommands``: once for each key that performs
  /// it, and without a key if there is none, for example while a text field uses the key as a character.
  ///
  /// A ``CommandPalette`` uses this list, since it needs no keys.
  public var availableCommands: [KeyCommand] {
    reachableCommands.filter(\.command.isEnabled).flatMap { command, keys in
      let command = command.localized(by: localizer)
      return keys.isEmpty ? [command.with(nil)] : keys.map { command.with($0) }
    }
  }

  /// The commands of the responder chain, each with the keys that perform it.
  private var reachableCommands: [(command: KeyCommand, keys: [KeyPress])] {
    let offered = offeredCommands
    let enabled = Set(offered.filter(\.command.isEnabled).flatMap(\.keys))
    var taken: Set<KeyPress> = []
    let ordered =
      offered.filter(\.command.hasPriority) + offered.filter { !$0.command.hasPriority }
    return ordered.map { command, keys in
      let own = keys.filter { key in
        (command.isEnabled || !enabled.contains(key)) && taken.insert(key).inserted
      }
      return (command, own)
    }
  }

  /// The commands of the responder chain from the first responder on, each with its keys that no earlier view uses
  /// itself.
  private var offeredCommands: [(command: KeyCommand, keys: [KeyPress])] {
    focusSystem.update()
    // A view's own use of a key comes before its commands without priority and before later responders.
    var asked: [View] = []
    var offered: [(command: KeyCommand, keys: [KeyPress])] = []
    func offer(_ command: KeyCommand) {
      let keys = keyBindings.keys(of: command).filter { key in
        command.hasPriority || !asked.contains { $0.takes(key, from: command) }
      }
      offered.append((command, keys))
    }
    var walk = ResponderWalk(from: firstResponder ?? focusSystem.lastResort ?? self)
    _ = walk.offer { responder in
      if let view = responder as? View { asked.append(view) }
      responder.keyCommands.forEach(offer)
      return false
    }
    defaultKeyCommands.forEach(offer)
    return offered
  }
}

extension KeyCommand {
  /// Returns the command with another key.
  fileprivate func with(_ key: KeyPress?) -> KeyCommand {
    var command = self
    command.key = key
    return command
  }
}

extension View {
  /// Whether the view itself uses a key, for something other than the command describes.
  fileprivate func takes(_ key: KeyPress, from command: KeyCommand) -> Bool {
    guard usesKey(key) else { return false }
    guard command.saysHowItScrolls else { return true }
    return switch self {
    case let table as TableView: table.selectionUsesKey(key)
    case let text as TextView: text.isEditable
    default: !(self is ScrollView)
    }
  }
}
