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
