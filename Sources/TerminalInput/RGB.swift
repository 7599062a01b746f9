/// A colour with red, green and blue components, each from 0 to 255.
package struct RGB: Equatable {
  package var red: Int
  package var green: Int
  package var blue: Int

  package init(red: Int, green: Int, blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }
}

extension RGB {
  /// Creates a colour from an X11 colour specification: `rgb:` and three hexadecimal numbers of one to four digits,
  /// each scaled by the largest number with as many digits. Text after the third number is ignored, so `rgba:` works
  /// too. `nil` for other text.
  package init?(specification: some StringProtocol) {
    let parts = specification.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    let channels = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard channels.count == (parts[0] == "rgb" ? 3 : 4) else { return nil }
    var values: [Int] = []
    for channel in channels {
      guard (1...4).contains(channel.utf8.count), channel.first != "+", channel.first != "-",
        let value = Int(channel, radix: 16)
      else { return nil }
      values.append(value * 255 / (1 << (4 * channel.utf8.count) - 1))
    }
    self.init(red: values[0], green: values[1], blue: values[2])
  }

  /// Whether dark text is more readable on the colour than light text, by its luma (ITU-R BT.601).
  package var isLight: Bool { 299 * red + 587 * green + 114 * blue > 127_500 }
}
