import CellDrawing
import TerminalInput

/// The colours of a terminal: none, a palette, or all.
public enum ColorDepth: Hashable, Sendable {
  /// No colours at all, or none that are wanted.
  case none
  /// The first eight of the palette.
  case eight
  /// The first sixteen, which are whatever the user likes.
  case sixteen
  /// A palette of 256.
  case palette
  /// Any red, green and blue.
  case direct

  /// The depth of a terminal with `count` colours, which are direct colours or a palette.
  init(count: Int, isDirect: Bool) {
    switch count {
    case _ where isDirect && count > 256: self = .direct
    case 256...: self = .palette
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }

  /// The colour's number; `nil` is the terminal's own foreground or background.
  func number(of color: Color) -> Int32? {
    switch (self, color) {
    case (.none, _), (_, .standard):
      return nil
    case (.palette, .palette(let index)):
      return Int32(index)
    case (.direct, .palette(let index)) where index < 8:
      return Int32(index)
    case (.sixteen, .palette(let index)) where index < 16:
      return Int32(index)
    case (.eight, .palette(let index)) where index < 16:
      return Int32(index % 8)
    case (_, .palette(let index)):
      return number(of: RGB(paletteIndex: index))
    case (.eight, .rgb(_, _, _, let basic?)), (.sixteen, .rgb(_, _, _, let basic?)):
      return Int32(basic.rawValue)
    case (_, .rgb(let red, let green, let blue, _)):
      return number(of: RGB(red: Int(red), green: Int(green), blue: Int(blue)))
    }
  }

  private func number(of rgb: RGB) -> Int32? {
    switch self {
    case .none: nil
    // The first eight numbers are the palette's even here; the darkest blues give way.
    case .direct: Int32(max(8, rgb.red << 16 | rgb.green << 8 | rgb.blue))
    // The first sixteen are whatever the user likes, so they are no match for a definite colour.
    case .palette: Int32(rgb.nearestIndex(in: 16...255))
    case .sixteen: Int32(rgb.nearestIndex(in: 0...15))
    case .eight: Int32(rgb.nearestIndex(in: 0...7))
    }
  }
}

extension RGB {
  /// The usual colour of a palette entry: for the first sixteen, xterm's.
  init(paletteIndex index: UInt8) {
    if let (red, green, blue) = Palette.channels(of: index) {
      self.init(red: Int(red), green: Int(green), blue: Int(blue))
    } else {
      self = Self.named[Int(index)]
    }
  }

  private static let named: [RGB] = [
    RGB(red: 0, green: 0, blue: 0), RGB(red: 205, green: 0, blue: 0),
    RGB(red: 0, green: 205, blue: 0), RGB(red: 205, green: 205, blue: 0),
    RGB(red: 0, green: 0, blue: 238), RGB(red: 205, green: 0, blue: 205),
    RGB(red: 0, green: 205, blue: 205), RGB(red: 229, green: 229, blue: 229),
    RGB(red: 127, green: 127, blue: 127), RGB(red: 255, green: 0, blue: 0),
    RGB(red: 0, green: 255, blue: 0), RGB(red: 255, green: 255, blue: 0),
    RGB(red: 92, green: 92, blue: 255), RGB(red: 255, green: 0, blue: 255),
    RGB(red: 0, green: 255, blue: 255), RGB(red: 255, green: 255, blue: 255),
  ]

  /// The entry with the least squared distance, the first one of equals.
  ///
  /// Among few entries a grey stays one: some colour is mostly nearer to it than black and white are,
  /// and would say what the grey does not.
  func nearestIndex(in entries: ClosedRange<UInt8>) -> UInt8 {
    let isGrayOfFew = entries.count <= 16 && isGray
    let candidates = entries.filter { !isGrayOfFew || RGB(paletteIndex: $0).isGray }
    return candidates.min {
      distance(to: RGB(paletteIndex: $0)) < distance(to: RGB(paletteIndex: $1))
    } ?? entries.lowerBound
  }

  /// Whether the colour is a grey to the eye, perhaps a little warm or cold.
  private var isGray: Bool { max(red, green, blue) - min(red, green, blue) <= 24 }

  private func distance(to other: RGB) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}
