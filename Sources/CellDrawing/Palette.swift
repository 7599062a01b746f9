/// The fixed colours of xterm's 256-colour palette: a 6×6×6 cube and 24 greys. Users can redefine the first sixteen.
package enum Palette {
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The red, green and blue values of an entry; `nil` for the first sixteen.
  package static func channels(of index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8)? {
    switch index {
    case 0..<16: return nil
    case 16..<232:
      let place = Int(index) - 16
      return (levels[place / 36], levels[place / 6 % 6], levels[place % 6])
    default:
      let level = 8 + 10 * (index - 232)
      return (level, level, level)
    }
  }
}
