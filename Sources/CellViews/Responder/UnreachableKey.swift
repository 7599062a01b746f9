import AutoLayout
import Localization
import TerminalInterface
import TextLayout

/// A command whose key never comes to it: Ctrl-C, or a key that terminals do not send.
@MainActor struct UnreachableKey {
  private let owner: String
  private let key: KeyPress
  private let title: String

  /// Returns those among the commands of a responder, with the keys that the user has given them, in order.
  static func all(of responder: any Responder, _ bindings: KeyBindings) -> [UnreachableKey] {
    responder.keyCommands.flatMap { command in
      bindings.keys(of: command).filter { $0 == .control("c") || $0.received != $0 }.map {
        UnreachableKey(
          owner: (responder as? View)?.debugName ?? "\(type(of: responder))", key: $0,
          title: command.title)
      }
    }
  }

  var diagnostic: LayoutDiagnostic {
    LayoutDiagnostic(name: "key-that-never-comes", sentence: sentence, source: nil, cure: cure)
  }

  private var sentence: LocalizedText {
    if key == .control("c") {
      return """
        \(owner) has a command for \(key.notation), \(title.quoted()), which is never performed: it asks to end \
        the program before it comes to commands.
        """
    }
    guard let received = key.received else {
      return """
        \(owner) has a command for \(key.notation), \(title.quoted()), which is never performed: terminals do \
        not send it.
        """
    }
    return """
      \(owner) has a command for \(key.notation), \(title.quoted()), which is never performed: it arrives as \
      \(received.notation).
      """
  }

  private var cure: LocalizedText {
    key == .control("c")
      ? "Give it another key, or let the application's delegate answer applicationShouldTerminate(_:)."
      : "Give it another key."
  }
}
