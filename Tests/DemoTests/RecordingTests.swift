import Ashlar
import Demos
import Foundation
import Testing

/// Recordings of the gallery and of demos, in virtual time.
@MainActor @Suite struct RecordingTests {
  private func gallery(_ width: Int = 80, _ height: Int = 24) -> HeadlessGallery {
    HeadlessGallery(DemoEntry.all, size: CellSize(width: width, height: height))
  }

  private func withoutCursor(_ screen: CellBuffer) -> CellBuffer {
    var screen = screen
    screen.cursor = nil
    return screen
  }

  @Test func `after each key the screen is that of a gallery with the same keys`() throws {
    let events = try KeyNotation.events("<down><down>11[[l<esc>?<esc><100x30>s<down>{L<20x5>")
    let recording = gallery().record(
      events, pace: Pace(pause: .milliseconds(300), hold: .seconds(1)))
    let live = gallery()
    for index in 0...events.count {
      // A breath before the next key.
      let shown = recording.buffer(at: .milliseconds(300 * (index + 1) - 1))
      #expect(shown == withoutCursor(live.draw()), "after \(index) keys")
      if index < events.count { live.send([events[index]]) }
    }
    #expect(recording.duration == .milliseconds(300 * events.count + 1000))
  }

  @Test func `no keys are one screen that stays`() {
    let recording = gallery().record([], pace: Pace(hold: .seconds(3)))
    #expect(recording.frames.map(\.buffer) == [withoutCursor(gallery().draw())])
    #expect(recording.duration == .seconds(3))
  }

  @Test func `the same keys are the same recording`() throws {
    let events = try KeyNotation.events("<down>p")
    #expect(gallery().record(events) == gallery().record(events))
  }

  @Test func `what quits ends it`() throws {
    let recording = gallery().record(try KeyNotation.events("<down>q<down><down>"))
    #expect(recording == gallery().record(try KeyNotation.events("<down>q")))
  }

  /// The width of the stage that the title bar tells.
  private func stageWidth(_ screen: CellBuffer) -> Int? {
    screen.text.firstMatch(of: /stage ([0-9]+)×/).flatMap { Int($0.1) }
  }

  @Test func `the stage that moves by itself is recorded step by step`() throws {
    let recording = gallery().record(try KeyNotation.events("p"))
    let widths = recording.frames.compactMap { stageWidth($0.buffer) }
    #expect(widths.first == 62 && widths.last == 62 && widths.min() == 40)
    let middle = try #require(widths.firstIndex(of: 40))
    #expect(Array(widths[...middle]) == widths[...middle].sorted(by: >))
    #expect(Array(widths[middle...]) == widths[middle...].sorted())
    // 22 columns there and back, hardly any of them skipped.
    #expect(recording.frames.count > 35)
    // Half a second before the key, then 48 steps of 45 milliseconds, and the end.
    let last = try #require(recording.frames.last)
    #expect(last.time == .milliseconds(500 + 49 * 45))
    #expect(recording.duration == last.time + .seconds(2))
    #expect(last.buffer == withoutCursor(gallery().draw()))
  }

  @Test func `a key in the middle stops it, as it does for a person`() throws {
    let recording = gallery().record(try KeyNotation.events("p["))
    let turn = try #require(recording.frames.last)
    #expect(turn.time == .seconds(1))
    let before = stageWidth(recording.buffer(at: .milliseconds(999)))
    #expect(stageWidth(turn.buffer) == before.map { $0 - 1 })
  }

  @Test func `animations of views are recorded frame by frame`() throws {
    let entry = try #require(DemoEntry.named("timing"))
    let stage = HeadlessStage(entry, size: CellSize(width: 62, height: 18))
    let recording = stage.record(try KeyNotation.events("a"))
    // The label comes in for six tenths of a second.
    let moving = recording.frames.dropFirst()
    #expect(moving.count > 6)
    for (frame, next) in zip(moving, moving.dropFirst()) {
      #expect(next.time - frame.time >= .milliseconds(16))
    }
    let (first, last) = (try #require(moving.first).time, try #require(moving.last).time)
    #expect(first >= .milliseconds(500) && last - first <= .milliseconds(650))
    let still = HeadlessStage(entry, size: stage.size).record(try KeyNotation.events("x"))
    #expect(still.frames.count == 1)
  }

  @Test func `what a demo does later is done in the recording's time`() throws {
    let entry = try #require(DemoEntry.named("batches"))
    let stage = HeadlessStage(entry, size: CellSize(width: 62, height: 18))
    let recording = stage.record(try KeyNotation.events("d"))
    #expect(recording.frames.count == 3)
    #expect(recording.frames[1].buffer.text.contains("Waiting: in two seconds"))
    #expect(recording.frames[2].time - recording.frames[1].time == .seconds(2))
    #expect(recording.frames[2].buffer.text.contains("Counted since the last change."))
    // Twice is not at all.
    let twice = HeadlessStage(entry, size: stage.size).record(try KeyNotation.events("dd"))
    #expect(twice.frames.last?.time == .seconds(1))
  }

  @Test func `the steps of a drag follow each other sooner than keys`() throws {
    let events = try KeyNotation.events("<drag:79,12:70,12>[")
    let recording = gallery().record(events)
    let (first, last) = (try #require(recording.frames.dropFirst().first), recording.frames.last)
    #expect(first.time >= .milliseconds(500) && first.time < .milliseconds(600))
    #expect(last?.time == .milliseconds(500 + 10 * 40 + 500))
  }

  // MARK: - As a file

  private func lines(_ cast: Asciicast) throws -> [Any] {
    try cast.text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
  }

  @Test func `a file has a header, and a line for each frame and the end`() throws {
    let recording = gallery().record(try KeyNotation.events("<down><100x30>"))
    let lines = try lines(Asciicast(recording, title: #"A "strange" \ title"#, theme: .light))
    let header = try #require(lines.first as? [String: Any])
    #expect(header["version"] as? Int == 2)
    #expect(header["width"] as? Int == 80 && header["height"] as? Int == 24)
    #expect(header["title"] as? String == #"A "strange" \ title"#)
    #expect(header["env"] as? [String: String] == ["TERM": "xterm-256color"])
    let theme = try #require(header["theme"] as? [String: String])
    #expect(theme["palette"]?.split(separator: ":").count == 16)
    let events = lines.dropFirst().compactMap { $0 as? [Any] }
    #expect(events.map { $0[1] as? String } == ["o", "o", "r", "o", "o"])
    #expect(events.map { $0[0] as? Double } == [0, 0.5, 1, 1, 3])
    #expect(events[2][2] as? String == "100x30")
    // A change is much smaller than a screen.
    let sizes = events.compactMap { ($0[2] as? String)?.utf8.count }
    #expect(sizes[1] < sizes[0])
  }
}
