extension CellRecording {
  /// Returns an animation of the recording as a standalone SVG document. Each cell is 8 by 16 units.
  ///
  /// It loops as an image, without scripts. If the viewer prefers reduced motion, or the program shows no animations,
  /// the last frame is shown. Smaller frames are at the top left of the largest one. Cells look as in
  /// ``CellBuffer/svg(theme:)``. Equal recordings give equal bytes.
  ///
  /// To keep it short, cells that never change are drawn once, and each distinct content of changing cells is drawn
  /// once.
  ///
  /// - Complexity: O(*n*) for *n* cells of all frames.
  public func svg(theme: SVGTheme = .dark) -> String {
    let size = size
    let screens = frames.map { $0.buffer.resized(to: size) }
    guard let still = screens.last, screens.count > 1 else {
      return screens.last?.svg(theme: theme) ?? ""
    }
    var resting = still
    var reels: [SVGReel] = []
    for y in 0..<size.height {
      for columns in SVGSegment.columns(changingInRow: y, of: screens) {
        reels.append(SVGReel(row: y, columns: columns, of: screens))
        resting.clear(columns, inRow: y)
      }
    }
    var classes: SVGClasses? = SVGClasses()
    let ground = resting.svgElements(theme: theme, classes: &classes)
    var timetable = SVGTimetable(times: frames.map(\.time), duration: duration)
    var drawings = SVGDrawings(theme: theme)
    let places = reels.map { reel in
      let drawing = drawings.name(of: reel, classes: &classes)
      return reel.place(showing: drawing, animation: timetable.name(of: reel.sequence))
    }.joined()
    return SVGDocument.opening(size: size, theme: theme)
      + "<style>\n\(classes?.rulesText ?? "")\(timetable.rulesText)</style>\n"
      + "<defs>\n\(drawings.elements)</defs>\n" + ground + places + SVGDocument.closing
  }
}

extension CellBuffer {
  /// Makes cells of a row blank. The range must not cut a wide glyph.
  fileprivate mutating func clear(_ columns: Range<Int>, inRow y: Int) {
    let row = y * size.width
    for x in columns { cells[row + x] = .blank }
  }
}

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

/// Assigns numbers to values in the order of their first appearance, from 0.
struct Numbering<Value: Hashable> {
  /// The values, in the order of their numbers.
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// Returns the number of a value; a new value gets the next number.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
