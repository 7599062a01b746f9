import TextLayout
import TerminalInterface

/// A key with the action that it performs and the title under which help shows it. UIKit's name: `UIKeyCommand`.
///
/// A command without a key, such as one of many files in a menu, is chosen in a ``Menu`` or a ``CommandPalette``.
/// UIKit's name for it: `UICommand`.
///
/// A responder lists its commands in ``Responder/keyCommands``; they can be used while it is in the chain of
/// responders. What a program says of its keys is made from the same list: ``Window/availableKeyCommands``.
public struct KeyCommand {
  /// The key that performs the command; `nil` where there is none.
  public var key: KeyPress?
  /// The title for help, palettes and menus, such as `Save the file`.
  public let title: String
  /// The word or two by which a ``HintLine`` names the command; its title unless set.
  ///
  /// Commands one after the other that have the same hint are one: `[ ] resize`.
  public let hint: String
  /// How much the hint matters where there is no room for all; 50 unless set. With 0 it is in no hint line.
  public let importance: Int
  /// The heading under which ``KeyHelp`` lists the command; `nil` where it has none.
  public let group: String?
  /// The name by which ``KeyBindings`` give the command another key; `nil` where it keeps its own.
  public let name: String?
  /// Whether the command comes before text input and every other use of its key. UIKit's name:
  /// `wantsPriorityOverSystemBehavior`.
  public let hasPriority: Bool
  /// Whether the command can be used now; true unless set. One that cannot is shown dim, and its key goes on to the
  /// next responder.
  public let isEnabled: Bool
  /// Whether the command says what a scroll view, a table or a text does with the key itself.
  var saysHowItScrolls = false
  /// The action. It is held by whoever holds the command: capture views weakly.
  public let action: @MainActor () -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - key: the key that performs it; none unless given.
  ///   - title: the title for help, palettes and menus.
  ///   - hint: the word or two for a hint line; with `nil` the title.
  ///   - importance: how much the hint matters where there is no room for all; 0 is in no hint line.
  ///   - group: the heading in help.
  ///   - name: the name for ``KeyBindings``, a word without spaces, such as `save`.
  ///   - hasPriority: whether it comes before text input.
  ///   - isEnabled: whether it can be used now.
  ///   - action: the action.
  public init(
    _ key: KeyPress? = nil, title: String, hint: String? = nil, importance: Int = 50,
    group: String? = nil, name: String? = nil, hasPriority: Bool = false, isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.key = key
    self.title = title
    self.hint = hint ?? title
    self.importance = importance
    self.group = group
    self.name = name
    self.hasPriority = hasPriority
    self.isEnabled = isEnabled
    self.action = action
  }
}

extension KeyCommand: CustomStringConvertible {
  /// The title and the key, if there is one: `Save (ctrl-s)`.
  public var description: String {
    title.escapedForTerminal() + (key.map { " (\($0.notation))" } ?? "")
  }
}
