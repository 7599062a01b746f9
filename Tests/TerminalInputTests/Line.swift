import TerminalInterface

@testable import TerminalInput

/// A line from a terminal, with a time of its own: pieces of bytes, each at its moment.
final class Line: ByteSource {
  /// The time since the line was opened.
  private(set) var time = Duration.zero
  private var pieces: [(arrival: Duration, bytes: [UInt8])] = []
  private let start = ContinuousClock.now

  /// Sends bytes some time after those that were sent before.
  func send(_ bytes: [UInt8], after pause: Duration = .zero) {
    pieces.append(((pieces.last?.arrival ?? time) + pause, bytes))
  }

  func send(_ text: String, after pause: Duration = .zero) {
    send(Array(text.utf8), after: pause)
  }

  /// Whether nothing more comes once everything has been read.
  var isClosed = false

  func read(within limit: Duration) -> [UInt8]? {
    guard let next = pieces.first else {
      if isClosed { return nil }
      time += limit
      return []
    }
    guard next.arrival <= time + limit else {
      time += limit
      return []
    }
    time = max(time, next.arrival)
    return pieces.removeFirst().bytes
  }

  func reader(
    keys: TerminalKeys = .standard, inquiry: Inquiry = Inquiry(colorVariable: nil),
    escapeDelay: Duration = .milliseconds(25)
  ) -> EventReader {
    EventReader(self, keys: keys, inquiry: inquiry, escapeDelay: escapeDelay) {
      self.start + self.time
    }
  }

  /// Reads as a program does that waits for input, until nothing comes any more.
  func events(of reader: inout EventReader) -> [Event] {
    var events: [Event] = []
    while true {
      events += reader.readAll()
      if reader.hasEnded { return events }
      if reader.hasMore { continue }
      let waits = [pieces.first.map { $0.arrival - time }, reader.patience].compactMap { $0 }
      guard let wait = waits.min() else { return events }
      time += max(.zero, wait)
    }
  }
}

/// The events of bytes that come all at once.
func events(of bytes: [UInt8], keys: TerminalKeys = .standard) -> [Event] {
  let line = Line()
  line.send(bytes)
  var reader = line.reader(keys: keys)
  return line.events(of: &reader)
}

func events(of text: String, keys: TerminalKeys = .standard) -> [Event] {
  events(of: Array(text.utf8), keys: keys)
}

func key(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> Event {
  .key(KeyPress(key, modifiers: modifiers))
}

func character(_ character: Character, _ modifiers: KeyPress.Modifiers = []) -> Event {
  key(.character(character), modifiers)
}
