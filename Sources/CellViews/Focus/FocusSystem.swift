import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// The focus of a window: which view has it, how keys move it, and which view gets it when that view is gone. UIKit's
/// name: `UIFocusSystem`.
///
/// The view with the focus is the window's first responder. Keys and clicks move the focus among the views whose
/// ``View/canBecomeFocused`` is true. Layout, scrolling and drawing never move it. Otherwise it moves only in these
/// cases, before the next event or the next drawing:
///
/// - The window has had no first responder yet: the focus goes to the default view
///   (``View/preferredFocusEnvironments``).
/// - The view with the focus has left the window, or a focusable view is hidden or takes no events any more. If it has
///   come back by then, it keeps the focus. Otherwise the focus goes to the first focusable view at its place or after
///   it in reading order, within its group if that has one; if there is none, to the last one before it.
/// - A modal session begins or ends. At its end the view that had the focus before gets it back.
///
/// After `resignFirstResponder()`, no view has the focus until a key or a click moves it.
@MainActor public final class FocusSystem {
  /// What the next update has to do.
  private enum Wish {
    /// Nothing: the focus is right, or no view has it on purpose.
    case nothing
    /// Focus the default view: none has had the focus yet.
    case preferred
    /// Find a replacement for a view that lost the focus at a place.
    case regained(FocusPlace)
  }

  private let windowLink: ItemLink
  var window: Window? { windowLink.item as? Window }
  private let responder = FirstResponder()
  /// Whether the first responder was focusable when it became first responder. If it was not, the program decides: keys
  /// skip it while it takes no events.
  private var isFocused = false
  private var wish = Wish.preferred
  /// Whether an update is needed: something may have changed since the last one.
  private var isStale = true
  /// The place of the view with the focus, from before something was hidden or shown.
  private var lostPlace: FocusPlace?
  private var sessions: [ModalSession] = []
  /// Sessions that ended because an outer one did, and whose views have not been told yet.
  private var outlived: [ModalSession] = []
  private var memory = FocusMemory()
  /// Whether to scroll to the view with the focus after the next layout.
  private var isToBeShown = false

  init(of window: Window) { windowLink = window.link }

  // MARK: - The first responder

  var firstResponder: View? { responder.view }

  /// Makes a view in the window, and in its modal session if there is one, the first responder; `nil` makes none.
  /// Returns whether it is the first responder now.
  func makeFirstResponder(_ view: View?) -> Bool {
    if let view {
      // If a session has ended, the focus goes to this view instead of the one before the session.
      if !allows(view) || sessions.contains(where: \.isOver) { endSessions() }
      guard view.window === window, view.canBecomeFirstResponder, allows(view) else { return false }
    }
    let former = responder.view
    guard former !== view else {
      wish = .nothing
      return true
    }
    if let former, !former.canResignFirstResponder { return false }
    set(view)
    wish = .nothing
    // The view may be hidden, and shown before the next event.
    isStale = true
    tell()
    tellOutlivedSessions()
    return responder.view === view
  }

  /// Whether a view may have the focus: it is inside of the modal view, if there is one.
  private func allows(_ view: View) -> Bool { modalView.map(view.isDescendant(of:)) ?? true }

  /// Whether a view may receive mouse events: it is inside of the modal view, if there is one, or
  /// `View.servesModalSessions`.
  package func allowsMouse(over view: View) -> Bool { allows(view) || view.servesModalSessions }

  private func set(_ view: View?) {
    responder.set(view)
    isFocused = view?.canBecomeFocused ?? false
    if let view { memory.note(view) }
    window?.setNeedsDisplay()
  }

  private func tell() {
    guard !responder.tell() else { return }
    let loop: LocalizedText =
      responder.view.map {
        LocalizedText(
          """
          Views answer the change of the first responder with another one again and again. It stays with \
          \($0.debugName).
          """,
          chinese: "视图对第一响应者的改变一再以另一次改变作答。它留在 \($0.debugName)。")
      }
      ?? LocalizedText(
        """
        Views answer the change of the first responder with another one again and again. It stays with nobody.
        """,
        chinese: "视图对第一响应者的改变一再以另一次改变作答。现在没有第一响应者。")
    window?.report(remark: loop)
  }

  // MARK: - Moving

  /// Moves the focus to a view, or to the default view inside of it; returns whether it did. UIKit's name.
  @discardableResult public func requestFocusUpdate(to view: View) -> Bool {
    update()
    guard view.window === window, allows(view), let target = PreferredFocus(in: view).view
    else { return false }
    return move(to: target, heading: nil)
  }

  /// Moves the focus in a direction; returns whether it moved. If no view has the focus, it goes to the first or the
  /// last one.
  @discardableResult public func moveFocus(_ heading: FocusHeading) -> Bool {
    // First lay out what an earlier event has shown or moved.
    window?.layoutIfNeeded()
    update()
    guard let root = modalView ?? window else { return false }
    let order = FocusOrder(in: root)
    guard let target = order.view(heading, from: responder.view, memory) else { return false }
    return move(to: target, heading: heading)
  }

  /// Moves the focus to the view that was pressed, or to its nearest superview that can have it.
  func pressed(_ view: View, _ event: MouseEvent) {
    var next: View? = view
    while let current = next {
      if current.canBecomeFocused, current.takesFocus(pressedAt: current.place(of: event)) {
        _ = requestFocusUpdate(to: current)
        return
      }
      next = current.superview
    }
  }

  private func move(to view: View, heading: FocusHeading?) -> Bool {
    let former = responder.view
    guard former !== view else { return true }
    let context = FocusUpdateContext(
      previouslyFocusedView: former, nextFocusedView: view, focusHeading: heading)
    let environments = context.environments
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }), makeFirstResponder(view)
    else { return false }
    view.scrollIntoView()
    for environment in environments { environment.didUpdateFocus(in: context) }
    return true
  }

  /// Returns whether a view can have the focus, and if not, why. UIKit's word:
  /// `UIFocusDebugger.checkFocusability(for:)`.
  public func focusability(of view: View) -> Focusability { Focusability(of: view, in: self) }

  // MARK: - When the view with the focus is gone

  /// Called before a subtree leaves the window.
  func willLeave(_ node: LayoutNode) {
    isStale = true
    for index in sessions.indices where sessions[index].view?.isDescendant(of: node) ?? false {
      sessions[index].isOver = true
    }
    guard let view = responder.view, view.isDescendant(of: node) else { return }
    wish = .regained(FocusPlace(of: view))
    responder.set(nil)
  }

  /// Called when a view was hidden or shown, or begins or stops taking events.
  func accessChanged(of view: View) {
    isStale = true
    // Record the place now: after the next layout a view that is hidden in a stack has none.
    if case .regained = wish { return }
    if let focused = responder.view, focused.isDescendant(of: view) {
      lostPlace = FocusPlace(of: focused)
    }
  }

  /// Called after a layout.
  func treeDidLayOut() { isStale = true }

  /// Scrolls to the view with the focus, once, after the next layout.
  func showFocusAfterLayout() {
    isToBeShown = true
    isStale = true
  }

  /// Moves the focus now if the view with the focus is gone, or none has had it yet. UIKit's name.
  public func updateFocusIfNeeded() { update() }

  func update() {
    guard isStale else { return }
    isStale = false
    endSessions()
    if let view = responder.view, isFocused || view.canBecomeFocused, !view.canKeepFocus {
      wish = .regained(lostPlace ?? FocusPlace(of: view))
      set(nil)
    }
    lostPlace = nil
    if let target = wishedView {
      wish = .nothing
      set(target)
    }
    tell()
    tellOutlivedSessions()
    if isToBeShown, let window, !window.needsLayoutInTree {
      isToBeShown = false
      responder.view?.scrollIntoView()
    }
  }

  private var wishedView: View? {
    guard let root = modalView ?? window else { return nil }
    switch wish {
    case .nothing: return nil
    case .preferred: return PreferredFocus(in: root).view
    case .regained(let place):
      return place.view(in: root) ?? PreferredFocus(in: root).view
    }
  }

  // MARK: - Modal sessions

  /// The view of the innermost modal session; `nil` if there is none.
  public var modalView: View? { sessions.prefix { !$0.isOver }.last?.view }

  /// Keeps the focus, keys and the mouse inside of a view until the session is ended, or the view leaves the window or
  /// is hidden. Then the focus returns to the view that has it now. The view has to be in the window; otherwise this is
  /// reported and no session begins. Keys that nothing in the view uses go to the window and the application, whose
  /// commands hold everywhere. AppKit's word: `beginModalSession(for:)`.
  public func beginModalSession(for view: View) {
    guard view.window === window, view !== window else {
      window?.report(
        remark: LocalizedText(
          "beginModalSession(for:) has no \(view.debugName) in this window: nothing is modal.",
          chinese: "beginModalSession(for:) 在此窗口中没有 \(view.debugName)：没有模态会话。")
      )
      return
    }
    update()
    guard !sessions.contains(where: { $0.view === view }) else { return }
    let place = responder.view.map { FocusPlace(of: $0) }
    sessions.append(ModalSession(view, former: place))
    view.isModal = true
    window?.pointer.cancel(outside: view)
    guard !(responder.view?.isDescendant(of: view) ?? false) else { return }
    set(nil)
    wish = .preferred
    isStale = true
    tell()
  }

  /// Ends the modal session of a view, and those that began later. A ``Panel`` with one of the later sessions is
  /// dismissed.
  public func endModalSession(for view: View) {
    guard let index = sessions.firstIndex(where: { $0.view === view }) else { return }
    sessions[index].isOver = true
    isStale = true
    update()
  }

  /// Removes the first session that has ended and all later ones.
  private func endSessions() {
    guard let first = sessions.firstIndex(where: \.isToEnd) else { return }
    let ended = sessions[first...]
    sessions.removeSubrange(first...)
    for session in ended { session.view?.isModal = false }
    outlived += ended.filter { !$0.isToEnd }
    guard let former = ended.first?.former else {
      if case .nothing = wish { return }
      return wish = .preferred
    }
    set(nil)
    wish = .regained(former)
  }

  /// Tells views that are still in the window that their session ended with an outer one.
  private func tellOutlivedSessions() {
    while let session = outlived.popLast() { session.view?.outerModalSessionEnded() }
  }

  /// The responder for keys while there is no first responder: the modal view or the window.
  var lastResort: View? { modalView ?? window }

  /// Returns the first button with a role, in reading order, that is enabled and either visible or can be scrolled to,
  /// as of the last layout. If there is a modal view, only buttons inside of it count.
  func button(_ role: Button.Role) -> Button? {
    lastResort.flatMap { FocusOrder(in: $0).button(role) }
  }
}

extension FocusSystem: @MainActor CustomStringConvertible {
  /// `<FocusSystem: TextField:name>`, with the view that has the focus.
  public var description: String {
    "<FocusSystem: \(responder.view?.debugName ?? "nothing")>"
  }
}
