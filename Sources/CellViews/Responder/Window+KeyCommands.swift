import TerminalInterface

extension Window {
  /// The commands that keys perform now, with the keys that the user has given them: those with priority first, then
  /// from the first responder to the application, then the buttons that Enter and Escape press, and the keys of the
  /// focus. A command is listed once for each key that leads to it, not to one before it, and not to a view that uses
  /// the key itself. One that is not enabled is listed where its key leads to no other.
  ///
  /// Hint lines and help are made from it, so that no key is named twice.
  public var availableKeyCommands: [KeyCommand] {
    reachableCommands.flatMap { command, keys in
      keys.map { command.with($0).localized(by: localizer) }
    }
  }

  /// The commands that can be performed now, in the order of ``availableKeyCommands``: each once for each key that
  /// leads to it, and without a key where none does, such as while a text field takes it as a character.
  ///
  /// A ``CommandPalette`` is made from it: it needs no key.
  public var availableCommands: [KeyCommand] {
    reachableCommands.filter(\.command.isEnabled).flatMap { command, keys in
      let command = command.localized(by: localizer)
      return keys.isEmpty ? [command.with(nil)] : keys.map { command.with($0) }
    }
  }

  /// The commands of the chain, and the keys that lead to each.
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

  /// The commands of the chain, from the first responder on, and the keys that no view before them uses itself.
  private var offeredCommands: [(command: KeyCommand, keys: [KeyPress])] {
    focusSystem.update()
    // A view comes before its own commands without priority, and before those of the responders after it.
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
  /// Whether the view uses a key itself, for something else than the command says.
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
