import AutoLayout
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

/// The path of an event along the responder chain. After each responder it continues along the chain as it is then, and
/// it reaches no responder twice, even if the chain is rearranged.
@MainActor struct ResponderWalk {
  private var current: (any Responder)?
  // Chains are short: searching an array is faster than creating a set.
  private var seen: [ObjectIdentifier] = []

  /// Creates a path that begins at a responder. If a view takes no events, it is skipped, with its controller and all
  /// responders before it.
  init(from start: any Responder) {
    var met: [ObjectIdentifier] = []
    var next: (any Responder)? = start
    current = start
    while let responder = next, !met.contains(ObjectIdentifier(responder)) {
      met.append(ObjectIdentifier(responder))
      next = responder.nextResponder
      if let view = responder as? View, !view.isUserInteractionEnabled {
        let controller = view.controllerLink?.controller
        current = next === controller ? controller?.nextResponder : next
      }
    }
  }

  /// Asks one responder after the other until one uses the event or `end` is reached; returns whether one did.
  mutating func offer(
    before end: (any Responder)? = nil, _ isUsed: (any Responder) -> Bool
  ) -> Bool {
    while let responder = current, responder !== end {
      guard !seen.contains(ObjectIdentifier(responder)) else { return false }
      seen.append(ObjectIdentifier(responder))
      if isUsed(responder) { return true }
      current = responder.nextResponder
    }
    return false
  }
}

extension View {
  /// Asks the view, then each responder after it and before `end`, until one uses the event.
  ///
  /// - Returns: whether one did.
  @discardableResult package final func offer(
    before end: View? = nil, _ isUsed: (any Responder) -> Bool
  ) -> Bool {
    var walk = ResponderWalk(from: self)
    return walk.offer(before: end, isUsed)
  }
}

/// The first responder of a window, and the view that was last told that it is.
///
/// Views are told one after the other, never during another one's call: a view is told that it is the first responder
/// only after the former one was told that it no longer is.
@MainActor final class FirstResponder {
  private var link: ItemLink?
  private var told: ItemLink?
  private var isTelling = false
  /// The maximum number of changes that views may make in response to one.
  private static let mostAnswers = 32

  /// The first responder; `nil` if there is none.
  var view: View? { link?.item as? View }

  /// Makes a view the first responder without telling anyone.
  func set(_ view: View?) { link = view?.link }

  /// Tells the former first responder and the new one. If they change the first responder in response, this is told
  /// too.
  ///
  /// - Returns: false if such changes did not stop.
  @discardableResult func tell() -> Bool {
    guard !isTelling else { return true }
    isTelling = true
    defer { isTelling = false }
    for _ in 0..<Self.mostAnswers {
      let view = view
      if told?.item === view { return true }
      if let former = told?.item as? View {
        told = nil
        former.didResignFirstResponder()
      } else {
        told = view?.link
        view?.didBecomeFirstResponder()
      }
    }
    return false
  }
}

extension View {
  /// Whether the view is the first responder: keys go to it first.
  public final var isFirstResponder: Bool { window?.firstResponder === self }

  /// Makes the view the first responder, which gets keys first. The former one has to agree
  /// (``canResignFirstResponder``). During a modal session the view has to be inside of the modal view.
  ///
  /// - Returns: whether the view is the first responder; false outside of a window.
  @discardableResult public final func becomeFirstResponder() -> Bool {
    window?.focusSystem.makeFirstResponder(self) ?? false
  }

  /// Resigns as first responder: the window gets keys then.
  ///
  /// - Returns: whether the view is no longer the first responder.
  @discardableResult public final func resignFirstResponder() -> Bool {
    guard let window, isFirstResponder else { return true }
    return window.focusSystem.makeFirstResponder(nil)
  }
}
