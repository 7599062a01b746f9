/// The way from a pilot to the window.
public enum PilotInput: Hashable, Sendable, CaseIterable {
  /// The window gets events.
  case events
  /// What a terminal would send for a key or the mouse is parsed into events: bytes of xterm in UTF-8.
  case bytes
}
