import AutoLayout
import CellDrawing

/// The cells of an arrow or a spring: a row or a column of them.
struct DiagramTrack {
  let axis: LayoutAxis
  /// The cells along the axis; one row or column, whatever its size across is.
  let place: CellRect

  var length: Int { axis == .horizontal ? place.width : place.height }

  /// The cells as a rectangle that is one cell thick.
  var cells: CellRect {
    axis == .horizontal
      ? CellRect(x: place.minX, y: place.minY, width: length, height: 1)
      : CellRect(x: place.minX, y: place.minY, width: 1, height: length)
  }

  /// The cells, from the start.
  var points: [CellPoint] {
    (0..<max(0, length)).map {
      axis == .horizontal
        ? CellPoint(x: place.minX + $0, y: place.minY)
        : CellPoint(x: place.minX, y: place.minY + $0)
    }
  }

  // MARK: - Glyphs

  /// `←──→`; one cell has both heads, none has nothing.
  var arrow: [Character] {
    let (first, line, last, single): (Character, Character, Character, Character) =
      axis == .horizontal ? ("←", "─", "→", "↔") : ("↑", "│", "↓", "↕")
    return ends(first, last, single) { _ in line }
  }

  /// `→/\/\←` pulls its ends inwards, `←/\/\→` pushes them outwards, `/\/\/\` does neither.
  func spring(_ spring: LayoutSpring) -> [Character] {
    let isAlong = axis == .horizontal
    let coil: (Int) -> Character = { $0.isMultiple(of: 2) ? "/" : "\\" }
    return switch spring {
    case .hugging: ends(isAlong ? "→" : "↓", isAlong ? "←" : "↑", "×", between: coil)
    case .compressionResistance:
      ends(isAlong ? "←" : "↑", isAlong ? "→" : "↓", isAlong ? "↔" : "↕", between: coil)
    case .relaxed: (0..<max(0, length)).map(coil)
    }
  }

  private func ends(
    _ first: Character, _ last: Character, _ single: Character, between: (Int) -> Character
  ) -> [Character] {
    switch length {
    case ...0: []
    case 1: [single]
    default: [first] + (0..<length - 2).map(between) + [last]
    }
  }

  // MARK: - Text

  /// Returns where a text stands in the middle of a horizontal track; nil where it would hide the track's ends.
  func textInside(width: Int) -> CellPoint? {
    guard axis == .horizontal, length >= width + 2 else { return nil }
    return CellPoint(x: place.minX + (length - width) / 2, y: place.minY)
  }

  /// Returns where a text can stand at the track, the best place first.
  func textBeside(width: Int) -> [CellRect] {
    func text(_ x: Int, _ y: Int) -> CellRect { CellRect(x: x, y: y, width: width, height: 1) }
    if axis == .horizontal {
      let centered = place.minX + (length - width) / 2
      return [
        text(place.minX + length, place.minY), text(place.minX - width, place.minY),
        text(centered, place.minY + 1), text(centered, place.minY - 1),
      ]
    }
    let middle = place.minY + max(0, length - 1) / 2
    return [
      text(place.minX + 1, middle), text(place.minX - width, middle),
      text(place.minX, place.minY + length), text(place.minX, place.minY - 1),
    ]
  }
}
