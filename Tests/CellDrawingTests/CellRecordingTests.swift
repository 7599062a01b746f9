import CellDrawing
import Testing

@Suite struct CellRecordingTests {
  private func screen(_ text: String, _ width: Int = 4, cursor: CellPoint? = nil) -> CellBuffer {
    let surface = Surface(size: CellSize(width: width, height: 1))
    surface.canvas.draw(text: text, at: .zero)
    var buffer = surface.buffer
    buffer.cursor = cursor
    return buffer
  }

  private func texts(_ recording: CellRecording) -> [String] {
    recording.frames.map { "\($0.time / .milliseconds(1)) \($0.buffer.text)" }
  }

  @Test func `each screen is there from its time on`() {
    var recording = CellRecording(screen("a"))
    recording.show(screen("b"), at: .milliseconds(20))
    recording.show(screen("c"), at: .milliseconds(50))
    recording.end(at: .seconds(1))
    #expect(texts(recording) == ["0.0 a", "20.0 b", "50.0 c"])
    #expect(recording.duration == .seconds(1))
    for (time, text) in [
      (-5, "a"), (0, "a"), (19, "a"), (20, "b"), (49, "b"), (50, "c"), (5000, "c"),
    ] {
      #expect(recording.buffer(at: .milliseconds(time)).text == text, "\(time)")
    }
    #expect("\(recording)" == "<CellRecording: 3 frames, 1.0 seconds>")
  }

  @Test func `what is there already is no frame, and a cursor is nothing to see`() {
    var recording = CellRecording(screen("a", cursor: .zero))
    recording.show(screen("a"), at: .seconds(1))
    recording.show(screen("a", cursor: CellPoint(x: 1, y: 0)), at: .seconds(2))
    #expect(recording.frames.map(\.buffer) == [screen("a")])
    #expect(recording.duration == .seconds(2))
  }

  @Test func `of several screens at one time the last one counts`() {
    var recording = CellRecording(screen("a"))
    recording.show(screen("b"), at: .zero)
    recording.show(screen("c"), at: .seconds(1))
    recording.show(screen("b"), at: .seconds(1))
    #expect(texts(recording) == ["0.0 b"])
    recording.show(screen("c"), at: .seconds(2))
    // Time does not go back.
    recording.show(screen("d"), at: .seconds(1))
    recording.end(at: .seconds(1))
    #expect(texts(recording) == ["0.0 b", "2000.0 d"])
    #expect(recording.duration == .seconds(2))
  }

  @Test func `it is as large as its frames`() {
    var recording = CellRecording(screen("a", 4))
    recording.show(screen("b", 9), at: .seconds(1))
    recording.show(screen("c", 2), at: .seconds(2))
    #expect(recording.size == CellSize(width: 9, height: 1))
  }
}
