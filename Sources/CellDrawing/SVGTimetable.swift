/// The keyframes of an animated picture: when reels show which look. Reels with the same sequence share them.
struct SVGTimetable {
  private let times: [Duration]
  private let duration: Duration
  private var sequences = Numbering<[Int]>()

  /// Creates a timetable from the times of the frames and the duration of the recording.
  init(times: [Duration], duration: Duration) {
    self.times = times
    self.duration = duration
  }

  /// Returns the class of a reel. `sequence` has the index of the look for each frame.
  mutating func name(of sequence: [Int]) -> String { "m\(sequences.number(of: sequence))" }

  /// The CSS rules. With reduced motion each reel shows its first look.
  var rulesText: String {
    let all = "[class^=m]"
    let animations = sequences.values.enumerated().map { number, sequence in
      ".m\(number){animation-name:m\(number)}\n@keyframes m\(number){\(keyframes(of: sequence))}\n"
    }.joined()
    return
      "\(all){animation:\(Self.decimal(duration.milliseconds, places: 3))s step-end infinite}\n"
      + animations + "@media(prefers-reduced-motion:reduce){\(all){animation:none}}\n"
  }

  /// The keyframes: for each look the times at which it begins, in percent, and its offset.
  private func keyframes(of sequence: [Int]) -> String {
    var shares: [Int: [String]] = [:]
    for (frame, look) in sequence.enumerated() where frame == 0 || sequence[frame - 1] != look {
      shares[look, default: []].append(share(of: times[frame]))
    }
    return shares.sorted { $0.key < $1.key }.map { look, shares in
      let way = look == 0 ? "none" : "translateY(-\(look * SVGReel.pitch)px)"
      return "\(shares.joined(separator: ",")){transform:\(way)}"
    }.joined()
  }

  /// A time as a percentage of the duration, exact to a tenth of a millisecond.
  private func share(of time: Duration) -> String {
    let whole = max(1, duration.milliseconds)
    let places = max(1, String(whole).count - 1)
    let scale = (0..<places).reduce(100) { scale, _ in scale * 10 }
    let share = (time.milliseconds * scale + whole / 2) / whole
    return Self.decimal(share, places: places) + "%"
  }

  /// Returns a number with a decimal point before its last `places` digits, without trailing zeros.
  private static func decimal(_ number: Int, places: Int) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    var fraction = padded.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return padded.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension Duration {
  /// The whole milliseconds.
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
