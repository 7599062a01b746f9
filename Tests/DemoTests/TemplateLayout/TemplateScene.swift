import Ashlar
import Demos
import TableFixtures

/// A table with a template for its rows, and what that notes.
@MainActor struct TemplateScene {
  final class Log {
    var lines: [String] = []

    /// What was noted since the last time.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  let scene: TableScene
  let template: TemplateLayoutCell
  let log = Log()
  var table: TableView { scene.table }

  init() {
    scene = TableScene(Rows(count: 20))
    template = TemplateLayoutCell(tableView: scene.table)
    template.debugLog = { [log] in log.lines.append($0) }
  }

  func resize(_ width: Int, _ height: Int) {
    scene.window.resize(width, height)
    scene.layOut()
  }

  func entry(_ line: String) -> String { "** FDTemplateLayoutCell ** " + line }
}

extension Window {
  func resize(_ width: Int, _ height: Int) {
    send(.resize(CellSize(width: width, height: height)))
  }
}
