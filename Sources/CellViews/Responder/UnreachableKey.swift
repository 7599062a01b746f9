import AutoLayout
import Localization
import TerminalInterface
import TextLayout

/// A command whose key never arrives: Ctrl-C, or a key that terminals do not send.
@MainActor struct UnreachableKey {
  private let owner: String
  private let key: KeyPress
  private let title: String

  /// Returns the commands of a responder with such keys, with the user's key bindings, in order.
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
      return LocalizedText(
        """
        \(owner) has a command for \(key.notation), \(title.quoted()), which is never performed: it asks to end \
        the program before it comes to commands.
        """,
        chinese: """
          \(owner) 为 \(key.notation) 设了命令 \(title.quoted())，但它永远不会执行：\
          这个键先请求结束程序，轮不到命令。
          """)
    }
    guard let received = key.received else {
      return LocalizedText(
        """
        \(owner) has a command for \(key.notation), \(title.quoted()), which is never performed: terminals do \
        not send it.
        """,
        chinese: "\(owner) 为 \(key.notation) 设了命令 \(title.quoted())，但它永远不会执行：终端不会发送这个键。")
    }
    return LocalizedText(
      """
      \(owner) has a command for \(key.notation), \(title.quoted()), which is never performed: it arrives as \
      \(received.notation).
      """,
      chinese: """
        \(owner) 为 \(key.notation) 设了命令 \(title.quoted())，但它永远不会执行：\
        这个键到达时是 \(received.notation)。
        """)
  }

  private var cure: LocalizedText {
    key == .control("c")
      ? LocalizedText(
        "Give it another key, or let the application's delegate answer applicationShouldTerminate(_:).",
        chinese: "请给它换一个键，或者让应用的 delegate 回答 applicationShouldTerminate(_:)。")
      : LocalizedText("Give it another key.", chinese: "请给它换一个键。")
  }
}
