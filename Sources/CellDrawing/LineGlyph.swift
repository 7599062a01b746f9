/// A box-drawing character or block element as lines and areas, for pictures.
///
/// Fonts seldom join lines from cell to cell; lines that are drawn from edge to edge always join. A cell is 8 by 16
/// units:
///
///     (0, 0) ──── (8, 0)
///            (4, 8)
///     (0, 16) ─── (8, 16)
struct LineGlyph {
  enum Weight: Hashable { case light, heavy, double, area }

  let weight: Weight
  /// The SVG path of a stroke or of a filled area.
  let path: String
  /// The opacity of an area, from 0 to 1.
  var opacity = 1.0

  /// Creates the lines or the area of a glyph whose cell begins at (x, y); `nil` for other glyphs.
  init?(_ text: String, x: Int, y: Int) {
    let scalars = text.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return nil }
    if let (weight, arms) = Self.arms[scalar] {
      self.weight = weight
      path = Self.path(arms: arms, isDouble: weight == .double, x: x, y: y)
    } else if let turn = Self.turns[scalar] {
      weight = .light
      path =
        "M\(x + 4) \(turn.isDown ? y + 16 : y)V\(turn.isDown ? y + 12 : y + 4)"
        + "Q\(x + 4) \(y + 8) \(turn.isRight ? x + 8 : x) \(y + 8)"
    } else if scalar == "┊" {
      weight = .light
      path = (0..<4).map { "M\(x + 4) \(y + 1 + 4 * $0)v2" }.joined()
    } else if scalar == "┈" {
      weight = .light
      // Dots are lines of length zero, drawn by their round ends.
      path = (0..<4).map { "M\(x + 1 + 2 * $0) \(y + 8)h0" }.joined()
    } else if scalar == "╎" {
      weight = .light
      path = (0..<2).map { "M\(x + 4) \(y + 2 + 8 * $0)v4" }.joined()
    } else if scalar == "╌" {
      weight = .light
      path = (0..<2).map { "M\(x + 1 + 4 * $0) \(y + 8)h2" }.joined()
    } else if let (area, opacity) = Self.area(scalar.value) {
      weight = .area
      path =
        "M\(x + area.minX) \(y + area.minY)h\(area.width)v\(area.height)h-\(area.width)z"
      self.opacity = opacity
    } else {
      return nil
    }
  }

  // MARK: - Lines

  /// The directions in which lines leave the middle of a cell.
  private struct Arms: OptionSet {
    let rawValue: Int
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
  }

  private static let arms: [Unicode.Scalar: (Weight, Arms)] = {
    let shapes: [Arms] = [
      [.left, .right], [.up, .down], [.right, .down], [.left, .down], [.up, .right], [.up, .left],
      [.up, .right, .down], [.up, .left, .down], [.left, .right, .down], [.left, .right, .up],
      [.up, .right, .down, .left],
    ]
    let sets: [(Weight, String)] = [
      (.light, "─│┌┐└┘├┤┬┴┼"), (.heavy, "━┃┏┓┗┛┣┫┳┻╋"), (.double, "═║╔╗╚╝╠╣╦╩╬"),
    ]
    var arms: [Unicode.Scalar: (Weight, Arms)] = [:]
    for (weight, glyphs) in sets {
      for (scalar, shape) in zip(glyphs.unicodeScalars, shapes) { arms[scalar] = (weight, shape) }
    }
    return arms
  }()

  private static let turns: [Unicode.Scalar: (isDown: Bool, isRight: Bool)] = [
    "╭": (true, true), "╮": (true, false), "╰": (false, true), "╯": (false, false),
  ]

  /// Returns lines from the edges to the middle. Each stroke of a double line ends at the first stroke that crosses its
  /// side; if no line leaves on that side, it continues to the far stroke:
  ///
  ///     ║ ║         ╔════
  ///     ║ ╚══       ║ ╔══
  ///     ║ ╔══       ║ ║
  private static func path(arms: Arms, isDouble: Bool, x: Int, y: Int) -> String {
    let offsets = isDouble ? [-2, 2] : [0]
    var path = ""
    for offset in offsets {
      let isCrossedSideways = arms.contains(offset < 0 ? .up : .down)
      let reachX = isCrossedSideways ? abs(offset) : -abs(offset)
      if arms.contains(.right) { path += "M\(x + 8) \(y + 8 + offset)H\(x + 4 + reachX)" }
      if arms.contains(.left) { path += "M\(x) \(y + 8 + offset)H\(x + 4 - reachX)" }
      let isCrossedUpright = arms.contains(offset < 0 ? .left : .right)
      let reachY = isCrossedUpright ? abs(offset) : -abs(offset)
      if arms.contains(.up) { path += "M\(x + 4 + offset) \(y)V\(y + 8 - reachY)" }
      if arms.contains(.down) { path += "M\(x + 4 + offset) \(y + 16)V\(y + 8 + reachY)" }
    }
    return path
  }

  // MARK: - Areas

  /// Returns the area that a block element covers, with its opacity.
  private static func area(_ scalar: UInt32) -> (CellRect, Double)? {
    let value = Int(scalar)
    switch value {
    case 0x2580: return (CellRect(x: 0, y: 0, width: 8, height: 8), 1)
    case 0x2581...0x2588:
      let height = 2 * (value - 0x2580)
      return (CellRect(x: 0, y: 16 - height, width: 8, height: height), 1)
    case 0x2589...0x258F: return (CellRect(x: 0, y: 0, width: 0x2590 - value, height: 16), 1)
    case 0x2590: return (CellRect(x: 4, y: 0, width: 4, height: 16), 1)
    case 0x2591...0x2593:
      return (CellRect(x: 0, y: 0, width: 8, height: 16), Double(value - 0x2590) / 4)
    case 0x2594: return (CellRect(x: 0, y: 0, width: 8, height: 2), 1)
    case 0x2595: return (CellRect(x: 7, y: 0, width: 1, height: 16), 1)
    default: return nil
    }
  }
}
