import TextLayout
import TerminalInterface

/// A key with the action that it performs and the title under which help shows it. UIKit's name: `UIKeyCommand`.
///
/// A responder lists its commands in ``Responder/keyCommands``; they can be used while it is in the chain of responders.
/// What a program says of its keys is made from the same list: ``Window/availableKeyCommands``.
public struct KeyCommand {
  /// The key that performs the command.
  public var key: KeyPress
  /// The title for hints, help and menus, such as `Save`.
  public let title: String
  /// The name by which ``KeyBindings`` give the command another key; `nil` where it keeps its own.
  public let name: String?
  /// Whether the command comes before text input and every other use of its key. UIKit's name:
  /// `wantsPriorityOverSystemBehavior`.
  public let hasPriority: Bool
  /// The action. It is held by whoever holds the command: capture views weakly.
  public let action: @MainActor () -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - key: the key that performs it.
  ///   - title: the title for hints, help and menus.
  ///   - name: the name for ``KeyBindings``, a word without spaces, such as `save`.
  ///   - hasPriority: whether it comes before text input.
  ///   - action: the action.
  public init(
    _ key: KeyPress, title: String, name: String? = nil, hasPriority: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.key = key
    self.title = title
    self.name = name
    self.hasPriority = hasPriority
    self.action = action
  }
}

extension KeyCommand: CustomStringConvertible {
  /// The title and the key: `Save (ctrl-s)`.
  public var description: String { "\(title.escapedForTerminal()) (\(key.notation))" }
}
