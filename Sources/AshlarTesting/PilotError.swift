import AutoLayout
import CellDrawing
import TerminalInterface

/// An action that a user of the window could not perform, with the line of the test.
///
///     FormTests.swift:12: Button:save cannot be clicked at (3, 1): View:panel is there.
public struct PilotError: Error, Hashable {
  /// The reason why it could not be performed.
  public let reason: Reason
  /// The line of the test.
  public let source: SourceLocation

  /// Creates an error for a line of a test.
  public init(_ reason: Reason, at source: SourceLocation) {
    self.reason = reason
    self.source = source
  }

  /// The reason why a user could not perform an action.
  public enum Reason: Hashable, Sendable {
    /// The text names no key.
    case noKey(KeyNotationError)
    /// The mouse does not reach the named view at a cell of the window.
    case notHit(String, Gesture, at: CellPoint, Obstacle)
    /// A terminal sends nothing for the key, or the bytes of another key.
    case noBytes(of: KeyPress)
    /// No view of the window has the identifier.
    case noView(String, known: [String])
    /// No accessibility element has the role and the label; `known` lists the elements.
    case noElement(String, known: [String])
    /// Several accessibility elements have the role and the label.
    case severalElements(String, found: [String])
  }
}

extension PilotError: CustomStringConvertible {
  /// The line of the test and the reason.
  public var description: String { "\(source): \(reason)" }
}

extension PilotError.Reason: CustomStringConvertible {
  private static func list(_ elements: [String]) -> String {
    elements.map { "\n  " + $0 }.joined()
  }

  /// A sentence: `Button:save cannot be clicked at (3, 1): View:panel is there.`
  public var description: String {
    switch self {
    case .noKey(let error): error.description
    case .notHit(let view, let gesture, let cell, let obstacle):
      "\(view) cannot be \(gesture)\(obstacle.isOfCell ? " at \(cell)" : ""): \(obstacle)"
    case .noBytes(let key):
      "A terminal sends nothing of its own for \(key.notation)"
        + (key.received.map { ": it arrives as \($0.notation)." } ?? ".")
    case .noView(let identifier, let known):
      "No view has the identifier '\(identifier)'. Identifiers are: "
        + known.joined(separator: ", ") + "."
    case .noElement(let wanted, let known) where known.isEmpty:
      "There is no \(wanted): nothing on the screen can be read."
    case .noElement(let wanted, let known):
      "There is no \(wanted). There are:" + Self.list(known)
    case .severalElements(let wanted, let found):
      "There are \(found.count) of \(wanted), in reading order:" + Self.list(found)
        + "\nGive them labels of their own, or identifiers."
    }
  }
}
