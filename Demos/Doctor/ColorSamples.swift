import Ashlar

/// Colours to be looked at, as many kinds as a terminal has.
enum ColorSamples {
  static func rows(depth: ColorDepth) -> [DoctorReport.Row] {
    samples(depth: depth).map { name, colors in
      DoctorReport.Row(mark: .none, key: name, value: .colors(colors))
    }
  }

  private static func samples(depth: ColorDepth) -> [(name: String, colors: [Color])] {
    switch depth {
    case .none: []
    case .eight: [("Eight", named(8))]
    case .sixteen: [("Sixteen", named(16))]
    case .palette: [("Sixteen", named(16)), ("Of 256", ring), ("Greys", greys)]
    case .direct: [("Sixteen", named(8)), ("Any", hues)]
    }
  }

  private static func named(_ count: UInt8) -> [Color] { (0..<count).map { .palette($0) } }

  private static let greys: [Color] = (232...255).map { .palette($0) }

  /// Once around the edges of the palette's cube of 6x6x6: red, yellow, green, cyan, blue, magenta.
  private static let ring: [Color] = {
    let corners = [(5, 0, 0), (5, 5, 0), (0, 5, 0), (0, 5, 5), (0, 0, 5), (5, 0, 5), (5, 0, 0)]
    return zip(corners, corners.dropFirst()).flatMap { from, to in
      (0..<5).map { step in
        func level(_ from: Int, _ to: Int) -> Int { from + (to - from).signum() * step }
        let cube = 36 * level(from.0, to.0) + 6 * level(from.1, to.1) + level(from.2, to.2)
        return .palette(UInt8(16 + cube))
      }
    }
  }()

  /// The same way in fine steps.
  private static let hues: [Color] = (0..<60).map { step in
    // Each part is full for a third of the way, falls for a sixth and is none for a third.
    func part(_ start: Int) -> UInt8 {
      let place = (step + start) % 60
      let distance = min(place, 60 - place)
      return UInt8(min(max(20 - distance, 0), 10) * 255 / 10)
    }
    return .rgb(part(0), part(40), part(20))
  }
}
