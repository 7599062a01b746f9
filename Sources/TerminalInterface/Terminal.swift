import CellDrawing

/// A screen of cells that also provides events.
@MainActor public protocol Terminal: AnyObject {
  /// The size of the screen in cells.
  var size: CellSize { get }
  /// The background, light or dark, if it is known. If the terminal answers later, an event reports it.
  var userInterfaceStyle: UserInterfaceStyle { get }

  /// Blocks until there are events and returns all of them in order; of adjacent resizes only the last one. A terminal
  /// that runs work of the main actor during the wait returns after that work, with ``Event/wake`` among the events. An
  /// empty result means that the terminal is gone.
  func waitForEvents() -> [Event]

  /// The present time, for animations; the system's time unless implemented.
  var now: ContinuousClock.Instant { get }

  /// Like ``waitForEvents()``, but at the deadline it returns ``Event/wake``. The default ignores the deadline:
  /// animations then advance only when an event comes.
  func waitForEvents(until deadline: ContinuousClock.Instant) -> [Event]

  /// Shows `buffer` from the screen's top left, clipped to the screen.
  func present(_ buffer: CellBuffer)

  /// Puts a text on the clipboard of the terminal's user, if the terminal allows it. The default does nothing.
  func copy(_ text: String)
}

extension Terminal {
  /// `unspecified`.
  public var userInterfaceStyle: UserInterfaceStyle { .unspecified }

  /// The system's time.
  public var now: ContinuousClock.Instant { .now }

  /// Does nothing.
  public func copy(_ text: String) {}

  /// Waits for events and ignores the deadline.
  public func waitForEvents(until deadline: ContinuousClock.Instant) -> [Event] { waitForEvents() }
}

/// A terminal of a process that a hang-up (SIGHUP) would end immediately.
@MainActor package protocol HangUpTelling: AnyObject {
  /// Whether a hang-up first ends the events, so that the program can save its data; false unless set.
  var tellsOfHangUp: Bool { get set }
  /// Whether the program has closed the terminal itself.
  var isClosed: Bool { get }
}

/// The brightness of a terminal's background. UIKit's name: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Hashable, Sendable {
  /// The brightness is unknown.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
