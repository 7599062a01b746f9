import Ashlar

extension HeadlessScreen {
  /// Sends events at a pace, and returns what the terminal showed meanwhile, in virtual time. Animations show their
  /// frames. After the last event the recording goes on until nothing moves, at most for ten seconds.
  public func record(_ events: [Event], pace: Pace = Pace()) -> CellRecording {
    // Time passes here, so what moves is seen moving.
    let isReduced = window.prefersReducedMotion
    window.prefersReducedMotion = false
    defer { window.prefersReducedMotion = isReduced }
    send([])
    let start = time.now
    var recording = CellRecording(terminalScreen)
    let show = { [self] in recording.show(terminalScreen, at: time.now - start) }
    for (index, event) in events.enumerated() where !window.isClosed {
      advance(
        by: index == 0 ? pace.pause : pace.pause(between: events[index - 1], and: event), show)
      send([event])
      show()
    }
    let end = time.now + Pace.patience
    while let next = nextChange, next <= end { advance(by: next - time.now, show) }
    recording.end(at: time.now - start + pace.hold)
    return recording
  }
}
