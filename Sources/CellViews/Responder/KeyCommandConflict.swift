import AutoLayout
import Localization
import TerminalInterface
import TextLayout

/// Two commands of one responder with the same key. Only the first one can be used.
@MainActor struct KeyCommandConflict {
  let owner: String
  let key: KeyPress
  let titles: (first: String, second: String)

  /// Returns the conflicts among a responder's commands, with the user's key bindings, in order.
  static func all(of responder: any Responder, _ bindings: KeyBindings) -> [KeyCommandConflict] {
    var conflicts: [KeyCommandConflict] = []
    let commands = responder.keyCommands.filter(\.isEnabled)
    for (index, second) in commands.enumerated() {
      for key in bindings.keys(of: second) {
        let first = commands[..<index].first {
          $0.hasPriority == second.hasPriority && bindings.keys(of: $0).contains(key)
        }
        guard let first else { continue }
        conflicts.append(
          KeyCommandConflict(
            owner: (responder as? View)?.debugName ?? "\(type(of: responder))", key: key,
            titles: (first.title, second.title)))
      }
    }
    return conflicts
  }

  var diagnostic: LayoutDiagnostic {
    LayoutDiagnostic(
      name: "key-of-two-commands",
      sentence: LocalizedText(
        """
        \(owner) has two commands for \(key.notation): \(titles.first.quoted()) and \
        \(titles.second.quoted()). The first is performed.
        """,
        chinese: """
          \(owner) 有两个命令用同一个键 \(key.notation)：\(titles.first.quoted()) 和 \
          \(titles.second.quoted())，执行的是第一个。
          """),
      source: nil, cure: LocalizedText("Give one of them another key.", chinese: "请给其中一个换一个键。"))
  }
}

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
