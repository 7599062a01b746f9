import Localization
import TerminalInterface
import TextLayout

/// A key with an action, and with a title for help, palettes and menus. UIKit's name: `UIKeyCommand`.
///
/// A command may have no key, such as one of many files in a menu: the user chooses it in a ``Menu`` or a
/// ``CommandPalette``. UIKit's name for it: `UICommand`.
///
/// A responder lists its commands in ``Responder/keyCommands``. They can be used while the responder is in the
/// responder chain. ``Window/availableKeyCommands`` returns them in the window's language, for hints and help.
public struct KeyCommand {
  /// The key that performs the command; `nil` for none.
  public var key: KeyPress?
  /// The title for help, palettes and menus, such as `Save the file`; in English unless ``localized(by:)``.
  public var title: String { localizer.string(localizedTitle) }
  /// The word or two for the command in a ``HintLine``; the title unless set.
  ///
  /// Adjacent commands with the same hint share one: `[ ] resize`.
  public var hint: String { localizer.string(localizedHint) }
  /// The importance of the hint, which decides what is shown if there is no room for all; 50 unless set. With 0 the
  /// command is in no hint line.
  public let importance: Int
  /// The title of the command's section in ``KeyHelp``; `nil` for none.
  public var group: String? { localizedGroup.map(localizer.string) }
  /// Title and hint, to be translated.
  public let localizedTitle, localizedHint: LocalizedText
  /// The group, to be translated.
  public let localizedGroup: LocalizedText?
  private(set) var localizer = Localizer.english
  /// The name of the command in ``KeyBindings``; `nil` if users cannot change its key.
  public let name: String?
  /// Whether the command has priority over text input and every other use of its key. UIKit's name:
  /// `wantsPriorityOverSystemBehavior`.
  public let hasPriority: Bool
  /// Whether the command is enabled; true unless set. A disabled command is dim, and its key goes to the next
  /// responder.
  public let isEnabled: Bool
  /// Whether the command describes what a scroll view, a table or a text view does with the key itself.
  var saysHowItScrolls = false
  /// The action. The command holds it strongly: capture views weakly.
  public let action: @MainActor () -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - key: the key that performs it; none unless given.
  ///   - title: the title for help, palettes and menus.
  ///   - hint: the word or two for a hint line; with `nil`, the title.
  ///   - importance: the importance of the hint if there is no room for all; with 0 it is in no hint line.
  ///   - group: the title of its section in help.
  ///   - name: the name for ``KeyBindings``, a word without spaces, such as `save`.
  ///   - hasPriority: whether it has priority over text input.
  ///   - isEnabled: whether it is enabled.
  ///   - action: the action.
  public init(
    _ key: KeyPress? = nil, title: LocalizedText, hint: LocalizedText? = nil, importance: Int = 50,
    group: LocalizedText? = nil, name: String? = nil, hasPriority: Bool = false,
    isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.key = key
    localizedTitle = title
    localizedHint = hint ?? title
    localizedGroup = group
    self.importance = importance
    self.name = name
    self.hasPriority = hasPriority
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Returns the command with title, hint and group in a language.
  public func localized(by localizer: Localizer) -> KeyCommand {
    var command = self
    command.localizer = localizer
    return command
  }
}

extension KeyCommand: CustomStringConvertible {
  /// The title and the key, if any: `Save (ctrl-s)`.
  public var description: String {
    title.escapedForTerminal() + (key.map { " (\($0.notation))" } ?? "")
  }
}
