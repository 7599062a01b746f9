import Ashlar
import Glibc

// Shows a scene in the terminal until Ctrl-C:
//
//     Scenes A      the scene; A2 and BP differ from A and B in what is done to them
//     Scenes A 100  does so many steps in memory instead, for a profiler
//     Scenes count  instructions of a step in memory, under callgrind; the scenes can be named

let arguments = Array(CommandLine.arguments.dropFirst())

/// What a word means; without one the program ends.
func act(_ word: String?) -> Act {
  if let act = word.flatMap({ Act(rawValue: $0) }) { return act }
  print("Say which scene: \(Act.allCases.map(\.rawValue).joined(separator: ", "))")
  exit(2)
}

switch arguments.first {
case "count":
  let named = arguments.dropFirst().map(act)
  for act in named.isEmpty ? Act.allCases : named { try act.printCount() }
case "perform":
  // What is counted: `perform A`.
  act(arguments.dropFirst().first).performCounted()
case let word:
  let act = act(word)
  if arguments.count > 1, let steps = Int(arguments[1]) {
    let window = act.scene.makeWindow(size: act.scene.size)
    _ = window.render()
    for step in 0..<max(0, steps) {
      window.send(act.event(step))
      _ = window.render()
    }
  } else {
    let terminal = try NcursesTerminal()
    defer { terminal.close() }
    Application(terminal: terminal, window: act.scene.makeWindow(size: terminal.size)).run()
  }
}
