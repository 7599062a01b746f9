import Ashlar
import Demos

/// The screen that a listing of frames promises, painted a second time and in another way: every
/// glyph stands in the frame of the view that owns it, every border is closed, nothing else is
/// there.
struct ExpectedScreen {
  private var cells: [Character]
  private let size: CellSize
  /// Where a scroll bar may stand: what of a table's last column is visible.
  private(set) var scrollBarPlaces: [CellRect] = []
  /// The labels that a row's height comes from, by path.
  private let deciding: Set<String>

  @MainActor init(_ stage: HeadlessStage) {
    size = stage.size
    cells = Array(repeating: " ", count: size.width * size.height)
    let rows = stage.rows.filter { $0.className == "ThreeLabelsCell" }
    deciding = Set(rows.flatMap(stage.tallestLabels).map(\.path))
    // What of each view is visible, by path: its ancestors that cut off narrow it down.
    var clips: [String: CellRect] = [:]
    for view in stage.views {
      let outer = clips[view.parentPath] ?? CellRect(origin: .zero, size: size)
      let cutsOff = ["demo", "table", "container"].contains(String(view.name))
      clips[view.path] = cutsOff ? outer.intersection(view.frame) : outer
      paint(view, clip: outer.intersection(view.frame))
    }
  }

  private mutating func paint(_ view: FrameListing.Entry, clip: CellRect) {
    let frame = view.frame
    switch view.className {
    case "GreenLabelDemo": box("╭╮╰╯│─", frame, clip)
    case "ThreeLabelsCell": corners("┌┐└┘", frame, clip)
    case "ThirdsView":
      let x = frame.minX + Int(view.layoutFrame.width / 3 + 0.5)
      for y in frame.minY..<frame.maxY { put("┊", x, y, clip) }
    case "TableView":
      scrollBarPlaces.append(
        CellRect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.height)
          .intersection(clip))
    case "Label", "LocalizedLabel":
      let isBordered = ["label", "step"].contains { view.name.hasPrefix($0) }
      for y in clip.minY..<clip.maxY { for x in clip.minX..<clip.maxX { put(" ", x, y, clip) } }
      if isBordered { box(deciding.contains(view.path) ? "┏┓┗┛┃━" : "┌┐└┘│─", frame, clip) }
      paintText(of: view, border: isBordered ? 1 : 0, clip)
    default: break
    }
  }

  private mutating func paintText(of view: FrameListing.Entry, border: Int, _ clip: CellRect) {
    let inside = view.frame.inset(by: border)
    guard let text = view.text, inside.height > 0 else { return }
    let columns = Int(view.layoutFrame.width + 1e-5) - 2 * border
    let lines =
      if view.name == "note" {
        wrapped(text, columns: columns, limit: min(3, inside.height))
      } else {
        border > 0 ? wrapped(text, columns: columns) : fitted(text, columns: columns)
      }
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() {
        put(character, inside.minX + column, inside.minY + row, clip.intersection(inside))
      }
    }
  }

  /// A box of four corners, a vertical and a horizontal line.
  private mutating func box(_ glyphs: String, _ frame: CellRect, _ clip: CellRect) {
    let glyphs = Array(glyphs)
    let right = frame.maxX - 1
    let bottom = frame.maxY - 1
    for y in frame.minY..<frame.maxY {
      put(glyphs[4], frame.minX, y, clip)
      put(glyphs[4], right, y, clip)
    }
    for x in frame.minX..<frame.maxX where frame.width > 1 || frame.height == 1 {
      put(glyphs[5], x, frame.minY, clip)
      put(glyphs[5], x, bottom, clip)
    }
    guard frame.width > 1, frame.height > 1 else { return }
    corners(glyphs, frame, clip)
  }

  private mutating func corners(
    _ glyphs: some Sequence<Character>, _ frame: CellRect, _ clip: CellRect
  ) {
    guard frame.width > 1 else { return }
    let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
    let places = [
      (frame.minX, frame.minY), (right, frame.minY), (frame.minX, bottom), (right, bottom),
    ]
    for ((x, y), corner) in zip(places, glyphs) { put(corner, x, y, clip) }
  }

  private mutating func put(_ character: Character, _ x: Int, _ y: Int, _ clip: CellRect) {
    guard clip.contains(CellPoint(x: x, y: y)) else { return }
    cells[y * size.width + x] = character
  }

  /// The cells where `buffer` shows something else, as a sentence each.
  func differences(to buffer: CellBuffer) -> [String] {
    var found: [String] = []
    for y in 0..<size.height {
      for (x, cell) in buffer.row(y).enumerated() {
        let expected = cells[y * size.width + x]
        if cell.text.unicodeScalars.elementsEqual(expected.unicodeScalars) { continue }
        let point = CellPoint(x: x, y: y)
        if cell.text == "▐", scrollBarPlaces.contains(where: { $0.contains(point) }) { continue }
        found.append("column \(x), row \(y): '\(cell.text)' instead of '\(expected)'")
      }
    }
    return found
  }
}

extension HeadlessStage {
  /// The labels of a row whose texts take the most lines, found by wrapping them once more.
  func tallestLabels(of row: FrameListing.Entry) -> [FrameListing.Entry] {
    let labels = labels(in: row)
    let lines = labels.map { wrapped($0.text ?? "", columns: Int($0.layoutFrame.width) - 2).count }
    return zip(labels, lines).filter { $1 == lines.max() }.map(\.0)
  }
}
