import CellDrawing
import SeededNumbers
import Testing

/// Recordings as moving pictures, played by a reader of their own.
@Suite struct MovingPictureTests {
  private static let words = [
    "a", "stone", "日", "日本", "é", "│", "──", " ", "<&>", "gravel and lime",
  ]
  private static let colors: [Color] = [.rgb(200, 100, 0), .rgb(0, 120, 250), .rgb(9, 8, 7)]

  private func drawn(
    on buffer: CellBuffer, using generator: inout SeededGenerator
  ) -> CellBuffer {
    let surface = Surface(buffer: buffer)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      surface.canvas.draw(
        text: Self.words.randomElement(using: &generator) ?? "",
        at: CellPoint(
          x: Int.random(in: -2...buffer.size.width, using: &generator),
          y: Int.random(in: 0...buffer.size.height, using: &generator)),
        style: Style(foreground: Self.colors.randomElement(using: &generator) ?? .standard))
    }
    return surface.buffer
  }

  private func recording(using generator: inout SeededGenerator) -> CellRecording {
    func size() -> CellSize {
      CellSize(
        width: Int.random(in: 1...30, using: &generator),
        height: Int.random(in: 1...4, using: &generator))
    }
    var screen = drawn(on: CellBuffer(size: size()), using: &generator)
    var recording = CellRecording(screen)
    var time = Duration.zero
    for _ in 0..<Int.random(in: 0...9, using: &generator) {
      time += .milliseconds(Int.random(in: 1...700, using: &generator))
      if Int.random(in: 0..<8, using: &generator) == 0 { screen = screen.resized(to: size()) }
      screen = drawn(on: screen, using: &generator)
      recording.show(screen, at: time)
    }
    recording.end(at: time + .milliseconds(Int.random(in: 1...700, using: &generator)))
    return recording
  }

  /// The glyphs of a screen that are written, with ASCII joined to words as pictures have it.
  private func words(of screen: CellBuffer) -> Set<MovingPicture.Word> {
    var words: [MovingPicture.Word] = []
    var styles: [Style] = []
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width where ![" ", "", "│", "─"].contains(screen[x, y].text) {
        let cell = screen[x, y]
        if let last = words.last, last.y == y, last.x + last.text.utf8.count == x,
          styles.last == cell.style, last.text.utf8.count == last.text.count,
          cell.text.utf8.count == 1
        {
          words[words.count - 1].text += cell.text
          continue
        }
        var color = "#d7dae0"
        if case .rgb(let red, let green, let blue, _) = cell.style.foreground {
          color =
            "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        words.append(MovingPicture.Word(x: x, y: y, text: cell.text, color: color))
        styles.append(cell.style)
      }
    }
    return Set(words)
  }

  /// Words that a window's edge divides are put together again.
  private func glyphs(_ words: Set<MovingPicture.Word>) -> Set<MovingPicture.Word> {
    Set(
      words.flatMap { word in
        word.text.enumerated().map { index, glyph in
          MovingPicture.Word(x: word.x + index, y: word.y, text: String(glyph), color: word.color)
        }
      })
  }

  private func shows(_ picture: MovingPicture, _ screen: CellBuffer, at time: Double?) -> Bool {
    glyphs(picture.words(at: time)) == glyphs(words(of: screen))
  }

  @Test(arguments: 0..<60) func `at each time it shows what the screen showed`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let recording = recording(using: &generator)
    let picture = MovingPicture(recording.svg())
    #expect(picture.isWellFormed && !picture.elements.contains("script"))
    let still = recording.frames[recording.frames.count - 1].buffer
    #expect(shows(picture, still, at: nil))
    guard recording.frames.count > 1 else { return }
    #expect(abs(picture.duration - recording.duration / .seconds(1)) < 0.0006)
    let ends = recording.frames.dropFirst().map(\.time) + [recording.duration]
    for (frame, end) in zip(recording.frames, ends) {
      let (first, last) = (frame.time / .seconds(1) + 0.0003, end / .seconds(1) - 0.0003)
      for time in [first, (first + last) / 2, last] {
        #expect(shows(picture, frame.buffer, at: time))
      }
    }
  }

  private func recording(_ texts: [String]) -> CellRecording {
    func screen(_ text: String) -> CellBuffer {
      let surface = Surface(size: CellSize(width: 60, height: 3))
      for (y, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        surface.canvas.draw(text: String(line), at: CellPoint(x: 0, y: y))
      }
      return surface.buffer
    }
    var recording = CellRecording(screen(texts.first ?? ""))
    for (index, text) in texts.enumerated() {
      recording.show(screen(text), at: .milliseconds(100 * index))
    }
    recording.end(at: .milliseconds(100 * texts.count))
    return recording
  }

  private func count(_ part: String, in text: String) -> Int {
    text.ranges(of: part).count
  }

  @Test func `what does not change, or comes back, is drawn once`() {
    let texts = ["lime 1", "lime 2", "lime 1", "lime 3", "lime 1", "lime 2"].map {
      "granite\n\($0)"
    }
    let svg = recording(texts).svg()
    for text in ["granite", ">lime<", ">1<", ">2<", ">3<"] {
      #expect(count(text, in: svg) == 1, "\(text)")
    }
    // Rows that are alike and change alike are drawn once, too.
    let twins = recording(["a\na\na", "b\nb\nb"]).svg()
    #expect(count(">a<", in: twins) == 1 && count("<use ", in: twins) == 3)
    #expect(count("@keyframes", in: twins) == 1)
  }

  @Test func `columns that change at other times have looks of their own`() {
    let long = "the mason lays a plumb line over gravel"
    let svg = recording(
      (0..<9).map { "\($0 == 0 ? String(repeating: "x", count: 39) : long) \($0)" }
    ).svg()
    #expect(count(">gravel<", in: svg) == 1)
  }

  @Test func `one screen is a picture that does not move`() {
    let recording = recording(["granite"])
    #expect(recording.svg(theme: .light) == recording.frames[0].buffer.svg(theme: .light))
  }

  @Test func `whoever prefers reduced motion gets a still picture`() throws {
    let svg = recording(["a", "b"]).svg()
    let rule = try #require(svg.firstRange(of: "@media(prefers-reduced-motion:reduce)"))
    let all = try #require(svg.firstRange(of: "step-end infinite"))
    // Of rules of one weight the last one holds.
    #expect(all.upperBound < rule.lowerBound)
    #expect(svg[rule.upperBound...].hasPrefix("{[class^=m]{animation:none}}"))
    #expect(svg[rule.upperBound...].firstRange(of: "animation-name") == nil)
  }
}
