/// What a screen showed, moment by moment: frames, each with the time from which on it was there.
///
/// Time is that of the recording and begins at zero. A recording can be written as one moving picture
/// (``svg(theme:)``).
public struct CellRecording: Hashable, Sendable {
  /// A screen, and the time from which on it was there.
  public struct Frame: Hashable, Sendable {
    /// The time since the beginning.
    public let time: Duration
    /// The screen. It has no cursor.
    public let buffer: CellBuffer
  }

  /// The frames in the order of their times; the first is that of the time zero. No two that follow each other
  /// are equal.
  public private(set) var frames: [Frame]
  /// The time from the beginning to the end, for as long as the last frame was there.
  public private(set) var duration = Duration.zero

  /// Creates a recording that begins with a screen.
  public init(_ first: CellBuffer) { frames = [Frame(time: .zero, buffer: first.withoutCursor)] }

  /// Adds that a screen was there from a time on. A screen that is there already adds no frame; of several at one
  /// time the last one counts. A time before that of the last frame is taken for that one.
  public mutating func show(_ buffer: CellBuffer, at time: Duration) {
    let buffer = buffer.withoutCursor
    let time = max(time, frames[frames.count - 1].time)
    if frames[frames.count - 1].time == time { frames.removeLast() }
    if frames.last?.buffer != buffer { frames.append(Frame(time: time, buffer: buffer)) }
    end(at: time)
  }

  /// Adds that the last frame was there until a time, at least.
  public mutating func end(at time: Duration) { duration = max(duration, time) }

  /// Returns the screen at a time: the first one before the beginning, the last one after the end.
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

  /// The columns of the widest and the rows of the highest frame.
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
  /// The number of frames and the time: `<CellRecording: 12 frames, 3.5 seconds>`.
  public var description: String { "<CellRecording: \(frames.count) frames, \(duration)>" }
}

extension CellRecording.Frame: CustomStringConvertible {
  /// The time and the size of the screen: `0.25 seconds: 80×24`.
  public var description: String { "\(time): \(buffer.size)" }
}
