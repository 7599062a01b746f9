import Ashlar
import Glibc

// Shows a scene in the terminal until Ctrl-C. With a number of steps after the scene's name, does them in
// memory instead, for a profiler.

let arguments = Array(CommandLine.arguments.dropFirst())
guard let scene = arguments.first.flatMap({ Scene($0) }) else {
  print("Say which scene: \(Scene.allCases.map(\.rawValue).joined(separator: ", "))")
  exit(2)
}
if arguments.count > 1, let steps = Int(arguments[1]) {
  let window = scene.makeWindow(size: scene.size)
  var cells = 0
  cells += window.render().size.width
  for step in 0..<max(0, steps) {
    switch scene {
    case .wrappedRows, .nestedBoxes:
      let size = CellSize(width: 120 + 37 * step % 81, height: 40 + 11 * step % 21)
      window.send(.resize(size))
    case .liveList, .tableList: window.send(.key(KeyPress(.character("j"))))
    }
    cells += window.render().size.width
  }
  print("\(cells) columns")
} else {
  let terminal = try NcursesTerminal()
  defer { terminal.close() }
  Application(terminal: terminal, window: scene.makeWindow(size: terminal.size)).run()
}
