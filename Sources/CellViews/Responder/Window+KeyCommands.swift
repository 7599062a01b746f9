import TerminalInterface

extension Window {
  /// The commands that keys perform now, with the keys that the user has given them: those with priority first, then
  /// from the first responder to the application. A command is listed once for each key that leads to it, not to one
  /// before it, and not to a view that uses the key itself. One that is not enabled is listed where its key leads to no
  /// other.
  ///
  /// Hint lines, help and menus are made from it, so that no key is named twice.
  public var availableKeyCommands: [KeyCommand] {
    focusSystem.update()
    // A view comes before its own commands without priority, and before those of the responders after it.
    var asked: [View] = []
    var offered: [(command: KeyCommand, keys: [KeyPress])] = []
    var walk = ResponderWalk(from: firstResponder ?? focusSystem.lastResort ?? self)
    _ = walk.offer { responder in
      if let view = responder as? View { asked.append(view) }
      for command in responder.keyCommands {
        let keys = keyBindings.keys(of: command).filter { key in
          command.hasPriority || !asked.contains { $0.takes(key, from: command) }
        }
        offered.append((command, keys))
      }
      return false
    }
    var listed: [KeyCommand] = []
    var taken: Set<KeyPress> = []
    let enabled = Set(offered.filter(\.command.isEnabled).flatMap(\.keys))
    for (command, keys) in offered.filter(\.command.hasPriority)
      + offered.filter({ !$0.command.hasPriority })
    {
      for key in keys
      where (command.isEnabled || !enabled.contains(key)) && taken.insert(key).inserted {
        var command = command
        command.key = key
        listed.append(command)
      }
    }
    return listed
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
