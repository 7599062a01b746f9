import CellDrawing

/// A screen of cells with a source of events.
@MainActor public protocol Terminal: AnyObject {
  /// The size of the screen in cells.
  var size: CellSize { get }
  /// The background, light or dark, as far as it is known. A later answer of the terminal arrives
  /// as an event.
  var userInterfaceStyle: UserInterfaceStyle { get }

  /// Blocks until there are events and returns all of them, in order; of adjacent resizes only the
  /// last. A terminal that runs work of the main actor meanwhile returns after it, with
  /// ``Event/wake`` among the events. An empty result means that the terminal is gone.
  func waitForEvents() -> [Event]

  /// The present time, by which animations run; the system's unless implemented.
  var now: ContinuousClock.Instant { get }

  /// As ``waitForEvents()``, but not longer than until a time, at which it returns ``Event/wake``.
  /// Unless implemented it waits for events alone: animations then go on when something comes.
  func waitForEvents(until deadline: ContinuousClock.Instant) -> [Event]

  /// Shows `buffer` from the screen's top left, clipped to the screen.
  func present(_ buffer: CellBuffer)

  /// Puts a text on the clipboard of whoever sits at the terminal, as far as it allows that; nothing
  /// unless implemented.
  func copy(_ text: String)
}

extension Terminal {
  /// `unspecified`.
  public var userInterfaceStyle: UserInterfaceStyle { .unspecified }

  /// The system's time.
  public var now: ContinuousClock.Instant { .now }

  /// Does nothing.
  public func copy(_ text: String) {}

  /// Waits for events, however long.
  public func waitForEvents(until deadline: ContinuousClock.Instant) -> [Event] { waitForEvents() }
}

/// A terminal of a process that a hang-up would end at once.
@MainActor package protocol HangUpTelling: AnyObject {
  /// Whether a hang-up is an end of the events first, so that the program can save what it has; false
  /// unless set.
  var tellsOfHangUp: Bool { get set }
  /// Whether the program has closed the terminal itself.
  var isClosed: Bool { get }
}
