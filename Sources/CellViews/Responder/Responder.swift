import TerminalInterface

/// An object that keys and pasted text are offered to. UIKit's name: `UIResponder`.
///
/// Responders form a chain: a view, its superviews, the ``Window``, the ``Application``. An event starts at the first
/// responder and goes along the chain until one uses it. It reaches each responder at most once.
@MainActor public protocol Responder: AnyObject {
  /// The responder that gets what this one does not use; `nil` at the end of the chain.
  var nextResponder: (any Responder)? { get }

  /// The commands that this responder offers while it is in the chain, the most important first.
  var keyCommands: [KeyCommand] { get }

  /// Handles a key; returns whether it was used.
  func keyDown(_ key: KeyPress) -> Bool

  /// Handles pasted text; returns whether it was used.
  func paste(_ text: String) -> Bool
}

extension View: Responder {}
