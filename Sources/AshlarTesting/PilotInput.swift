/// How a pilot passes input to the window.
public enum PilotInput: Hashable, Sendable, CaseIterable {
  /// As events.
  case events
  /// As the bytes that xterm would send for keys and the mouse, in UTF-8; they are parsed into events.
  case bytes
}
