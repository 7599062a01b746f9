import TerminalInterface

/// An object that receives keys and pasted text. UIKit's name: `UIResponder`.
///
/// Responders form a chain: a view, its superviews, the ``Window``, the ``Application``. An event starts at the first
/// responder and follows the chain until a responder uses it. It reaches each responder at most once.
@MainActor public protocol Responder: AnyObject {
  /// The responder that gets the events that this one does not use; `nil` at the end of the chain.
  var nextResponder: (any Responder)? { get }

  /// The commands of this responder, the most important first. They can be used while it is in the responder chain.
  var keyCommands: [KeyCommand] { get }

  /// Handles a key; returns whether it was used.
  func keyDown(_ key: KeyPress) -> Bool

  /// Handles pasted text; returns whether it was used.
  func paste(_ text: String) -> Bool
}

extension View: Responder {}
