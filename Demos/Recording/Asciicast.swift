import Ashlar

/// A recording as a file in the format asciicast, version 2: a line with the terminal, then one for each change, in
/// JSON. Players of such files show it in a terminal or on a page.
public struct Asciicast {
  private let recording: CellRecording
  private let title: String
  private let theme: SVGTheme?

  /// Creates a file with a title. Players have the colours of `theme`, or with `nil` their own.
  public init(_ recording: CellRecording, title: String, theme: SVGTheme? = nil) {
    self.recording = recording
    self.title = title
    self.theme = theme
  }

  /// The lines of the file; each ends with a newline.
  public var text: String {
    var lines = [header]
    var shown: CellBuffer?
    for frame in recording.frames {
      if let shown, shown.size != frame.buffer.size {
        lines.append(event(at: frame.time, "r", frame.buffer.size.notation))
      }
      lines.append(event(at: frame.time, "o", output(of: frame.buffer, after: shown)))
      shown = frame.buffer
    }
    // The last event says how long the last frame stays. Whoever plays the file in a terminal gets a cursor back.
    let ending = Self.escape + "[\(shown?.size.height ?? 1);1H" + Self.escape + "[?25h"
    lines.append(event(at: recording.duration, "o", ending))
    return lines.map { $0.line + "\n" }.joined()
  }

  private var header: JSON {
    let size = recording.frames.first?.buffer.size ?? .zero
    var members: [(name: String, value: JSON)] = [
      ("version", .whole(2)), ("width", .whole(size.width)), ("height", .whole(size.height)),
      ("title", .text(title)), ("env", .object([("TERM", .text("xterm-256color"))])),
    ]
    if let theme {
      members.append(
        (
          "theme",
          .object([
            ("fg", .text(theme.foreground)), ("bg", .text(theme.background)),
            ("palette", .text(theme.sixteen.joined(separator: ":"))),
          ])
        ))
    }
    return .object(members)
  }

  private func event(at time: Duration, _ code: String, _ data: String) -> JSON {
    .list([.number(time / .seconds(1)), .text(code), .text(data)])
  }

  /// What makes a terminal show a frame. A terminal that is new or has a new size may show anything.
  private func output(of frame: CellBuffer, after shown: CellBuffer?) -> String {
    if let shown, shown.size == frame.size { return frame.ansi(since: shown) }
    let start = shown == nil ? Self.escape + "[?25l" : ""
    return start + Self.escape + "[2J" + frame.ansi(since: CellBuffer(size: frame.size))
  }

  private static let escape = "\u{1B}"
}

extension CellSize {
  /// The size as keys and recordings have it: `80x24`.
  fileprivate var notation: String { "\(width)x\(height)" }
}
