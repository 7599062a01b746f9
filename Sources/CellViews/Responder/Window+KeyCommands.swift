import TerminalInterface

extension Window {
  /// The commands that keys perform now, with the keys that the user has given them: those with priority first, then
  /// from the first responder to the application. A command is listed once for each key that leads to it, not to one
  /// before it. One that is not enabled is listed where its key leads to no other.
  ///
  /// Hint lines, help and menus are made from it, so that no key is named twice.
  public var availableKeyCommands: [KeyCommand] {
    focusSystem.update()
    var offered: [KeyCommand] = []
    var walk = ResponderWalk(from: firstResponder ?? focusSystem.lastResort ?? self)
    _ = walk.offer { responder in
      offered += responder.keyCommands
      return false
    }
    var listed: [KeyCommand] = []
    var taken: Set<KeyPress> = []
    let enabled = Set(offered.filter(\.isEnabled).flatMap(keyBindings.keys(of:)))
    for command in offered.filter(\.hasPriority) + offered.filter({ !$0.hasPriority }) {
      for key in keyBindings.keys(of: command)
      where (command.isEnabled || !enabled.contains(key)) && taken.insert(key).inserted {
        var command = command
        command.key = key
        listed.append(command)
      }
    }
    return listed
  }
}
