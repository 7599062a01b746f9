import Ashlar
import Demos
import SeededNumbers
import Testing

/// The ids of the first article's demos.
let firstDemos = ["three-labels", "stair", "green-label"]
/// The id of every demo, in the gallery's order.
@MainActor let allDemos = DemoEntry.all.map(\.id)

@MainActor func makeStage(
  _ id: String, _ width: Int, _ height: Int, seed: UInt64 = 1, keys: String = ""
) throws -> HeadlessStage {
  let entry = try #require(DemoEntry.named(id))
  let stage = HeadlessStage(entry, size: CellSize(width: width, height: height), seed: seed)
  try stage.press(keys)
  return stage
}

extension HeadlessStage {
  /// Sends keys in the notation of the command line.
  func press(_ keys: String) throws { send(try KeyNotation.events(keys)) }

  func resize(_ width: Int, _ height: Int) {
    send([.resize(CellSize(width: width, height: height))])
  }

  func view(_ path: String) throws -> FrameListing.Entry {
    try #require(views.first { $0.path == "demo" + path }, "no view \(path)")
  }

  /// The visible rows of the demo's table, from top to bottom.
  var rows: [FrameListing.Entry] {
    views.filter { $0.name.hasPrefix("row") && $0.parentPath == "demo/table" }
  }

  /// The labels inside of a view, in the order of the tree.
  func labels(in view: FrameListing.Entry) -> [FrameListing.Entry] {
    views.filter { $0.path.hasPrefix(view.path + "/") && $0.isLabel }
  }
}

extension FrameListing.Entry {
  var name: Substring { path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...] }
  var parentPath: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }
  /// The row's number.
  var rowIndex: Int? { Int(name.dropFirst("row".count)) }
}

extension Rect {
  var midX: Double { minX + width / 2 }
  var midY: Double { minY + height / 2 }
}

/// Solved values are exact to 1/65536; sums of a few of them to this.
func isClose(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-4 }

extension SeededGenerator {
  mutating func size(upToWidth width: Int, height: Int) -> (Int, Int) {
    (Int.random(in: 0...width, using: &self), Int.random(in: 0...height, using: &self))
  }

  /// A number of keys, in notation.
  mutating func keys(_ keys: [String], count: Int) -> String {
    (0..<count).map { _ in keys.randomElement(using: &self) ?? "" }.joined()
  }
}

extension FrameListing.Entry {
  /// Whether it is a label, in the language of the window or not.
  var isLabel: Bool { className == "Label" || className == "LocalizedLabel" }
}
