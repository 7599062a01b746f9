import Localization
import TerminalInterface
import TextLayout

/// A key with the action that it performs and the title under which help shows it. UIKit's name: `UIKeyCommand`.
///
/// A command without a key, such as one of many files in a menu, is chosen in a ``Menu`` or a ``CommandPalette``.
/// UIKit's name for it: `UICommand`.
///
/// A responder lists its commands in ``Responder/keyCommands``; they can be used while it is in the chain of
/// responders. What a program says of its keys is made from the same list: ``Window/availableKeyCommands``. There they
/// are in the window's language.
public struct KeyCommand {
  /// The key that performs the command; `nil` where there is none.
  public var key: KeyPress?
  /// The title for help, palettes and menus, such as `Save the file`, in English unless ``localized(by:)``.
  public var title: String { localizer.string(localizedTitle) }
  /// The word or two by which a ``HintLine`` names the command; its title unless set.
  ///
  /// Commands one after the other that have the same hint are one: `[ ] resize`.
  public var hint: String { localizer.string(localizedHint) }
  /// How much the hint matters where there is no room for all; 50 unless set. With 0 it is in no hint line.
  public let importance: Int
  /// The heading under which ``KeyHelp`` lists the command; `nil` where it has none.
  public var group: String? { localizedGroup.map(localizer.string) }
  /// Title and hint, to be translated.
  public let localizedTitle, localizedHint: LocalizedText
  /// The group, to be translated.
  public let localizedGroup: LocalizedText?
  private(set) var localizer = Localizer.english
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
  /// The title and the key, if there is one: `Save (ctrl-s)`.
  public var description: String {
    title.escapedForTerminal() + (key.map { " (\($0.notation))" } ?? "")
  }
}
