/// The colours of an SVG picture of a buffer.
public struct SVGTheme: Hashable, Sendable {
  /// The colour of text in ``Color/standard``, as `#rrggbb`.
  public let foreground: String
  /// The colour of the background in ``Color/standard``, as `#rrggbb`.
  public let background: String
  /// The first sixteen colours of the palette, each as `#rrggbb`.
  public let sixteen: [String]

  /// Light text on a dark background.
  public static let dark = SVGTheme(
    foreground: "#d7dae0", background: "#16181d",
    sixteen: [
      "#2c313a", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d7dae0",
      "#7f848e", "#ff8a93", "#b5e890", "#ffd68a", "#8cc8ff", "#e29bf5", "#7fdbe6", "#ffffff",
    ])

  /// Dark text on a light background.
  public static let light = SVGTheme(
    foreground: "#24292f", background: "#fcfcfa",
    sixteen: [
      "#24292f", "#c0322b", "#287a3c", "#8f6400", "#1a5fb4", "#8a3fa0", "#0f7683", "#b8bcc2",
      "#6e7781", "#d9483f", "#349a4e", "#ad7c0a", "#3178d0", "#a555bd", "#1d929f", "#ffffff",
    ])

  /// Returns the colour as `#rrggbb`; `standard` is the value for ``Color/standard``.
  func hex(_ color: Color, standard: String) -> String {
    switch color {
    case .standard: standard
    case .palette(let index):
      Palette.channels(of: index).map { hex([Int($0.red), Int($0.green), Int($0.blue)]) }
        ?? sixteen[Int(index)]
    case .rgb(let red, let green, let blue, _): hex([Int(red), Int(green), Int(blue)])
    }
  }

  /// Returns a mix of two colours, each as `#rrggbb`; `share` is the fraction of the first, from 0 to 1.
  func mix(_ first: String, _ second: String, share: Double) -> String {
    hex(
      zip(Self.channels(first), Self.channels(second)).map { first, second in
        Int((Double(first) * share + Double(second) * (1 - share)).rounded())
      })
  }

  private static func channels(_ hex: String) -> [Int] {
    let value = Int(hex.dropFirst(), radix: 16) ?? 0
    return [value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF]
  }

  private func hex(_ channels: [Int]) -> String {
    "#"
      + channels.map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16)
      }.joined()
  }
}

extension SVGTheme: CustomStringConvertible {
  /// The colours of plain text: `#d7dae0 on #16181d`.
  public var description: String { "\(foreground) on \(background)" }
}
