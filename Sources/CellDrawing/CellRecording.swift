/// A recording of a screen: frames, each with the time from which it was shown.
///
/// Times are relative to the start of the recording. A recording can be written as an animated picture
/// (``svg(theme:)``).
public struct CellRecording: Hashable, Sendable {
  /// A screen with the time from which it was shown.
  public struct Frame: Hashable, Sendable {
    /// The time since the start.
    public let time: Duration
    /// The screen, without its cursor.
    public let buffer: CellBuffer
  }

  /// The frames in order of time; the first is at time zero. Consecutive frames are never equal.
  public private(set) var frames: [Frame]
  /// The time from the start to the end of the last frame.
  public private(set) var duration = Duration.zero

  /// Creates a recording whose first frame is at time zero.
  public init(_ first: CellBuffer) { frames = [Frame(time: .zero, buffer: first.withoutCursor)] }

  /// Adds a screen that was shown from a time on. A screen equal to the last frame adds no frame. Of several screens at
  /// the same time only the last is kept. A time before the last frame's counts as that frame's time.
  public mutating func show(_ buffer: CellBuffer, at time: Duration) {
    let buffer = buffer.withoutCursor
    let time = max(time, frames[frames.count - 1].time)
    if frames[frames.count - 1].time == time { frames.removeLast() }
    if frames.last?.buffer != buffer { frames.append(Frame(time: time, buffer: buffer)) }
    end(at: time)
  }

  /// Extends the recording to a time, if it is later than the end.
  public mutating func end(at time: Duration) { duration = max(duration, time) }

  /// Returns the screen at a time: before the start the first one, after the end the last one.
  ///
  /// - Complexity: O(log *n*) for *n* frames.
  public func buffer(at time: Duration) -> CellBuffer {
    var (low, high) = (0, frames.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if frames[middle].time <= time { low = middle } else { high = middle }
    }
    return frames[low].buffer
  }

  /// The width of the widest and the height of the highest frame.
  public var size: CellSize {
    CellSize(
      width: frames.map(\.buffer.size.width).max() ?? 0,
      height: frames.map(\.buffer.size.height).max() ?? 0)
  }
}

extension CellBuffer {
  fileprivate var withoutCursor: CellBuffer {
    var buffer = self
    buffer.cursor = nil
    return buffer
  }
}

extension CellRecording: CustomStringConvertible {
  /// The number of frames and the duration: `<CellRecording: 12 frames, 3.5 seconds>`.
  public var description: String { "<CellRecording: \(frames.count) frames, \(duration)>" }
}

extension CellRecording.Frame: CustomStringConvertible {
  /// The time and the size of the screen: `0.25 seconds: 80×24`.
  public var description: String { "\(time): \(buffer.size)" }
}
