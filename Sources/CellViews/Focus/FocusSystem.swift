import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// The focus of a window: which view has it, where keys move it, and where it goes when that view is gone. UIKit's name:
/// `UIFocusSystem`.
///
/// The view with the focus is the window's first responder. Keys and clicks move the focus among the views whose
/// ``View/canBecomeFocused`` is true. Layout, scrolling and drawing never move it. It moves by itself in these cases
/// only, before the next event or the next drawing:
///
/// - The window has had no first responder yet: the focus goes to the default (``View/preferredFocusEnvironments``).
/// - Its view has left the window, or could become focused and is hidden or takes no events. If that view has come back
///   by then, it keeps the focus. If not, the focus goes to the first view at its place or after it in reading order, of its group if there
///   is one; if there is none, to the last one before it.
/// - A modal session begins or ends. At its end the view that had the focus before gets it back.
///
/// A program that takes the focus away with `resignFirstResponder()` leaves it with nobody until a key or a click moves it.
@MainActor public final class FocusSystem {
  /// What the next update has to do.
  private enum Wish {
    /// Nothing: the focus is where it should be, or with nobody on purpose.
    case nothing
    /// Nobody had the focus yet.
    case preferred
    /// A view lost the focus at a place.
    case regained(FocusPlace)
  }

  private let windowLink: ItemLink
  var window: Window? { windowLink.item as? Window }
  private let responder = FirstResponder()
  /// Whether the first responder could become focused when it became it. One that could not is the program's business:
  /// its keys pass over it while it takes no events.
  private var isFocused = false
  private var wish = Wish.preferred
  /// Whether something may have changed since the last update that found no view.
  private var isStale = true
  /// The place of the view with the focus before something was hidden or shown.
  private var lostPlace: FocusPlace?
  private var sessions: [ModalSession] = []
  /// Sessions that ended with the one that they began in, and whose views do not know it yet.
  private var outlived: [ModalSession] = []
  private var memory = FocusMemory()
  /// Whether the view with the focus is to be scrolled into sight.
  private var isToBeShown = false

  init(of window: Window) { windowLink = window.link }

  // MARK: - The first responder

  var firstResponder: View? { responder.view }

  /// Makes a view of the window, or of its modal session, the first responder, or nobody; returns whether it is.
  func makeFirstResponder(_ view: View?) -> Bool {
    if let view {
      // A session that is over gives the focus back to nobody but this view.
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
    // It may be hidden, to be shown before the next event.
    isStale = true
    tell()
    tellOutlivedSessions()
    return responder.view === view
  }

  /// Whether no modal session keeps the focus from a view.
  private func allows(_ view: View) -> Bool { modalView.map(view.isDescendant(of:)) ?? true }

  /// Whether no modal session keeps the mouse from a view.
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

  /// Moves the focus in a direction; returns whether it moved. Where nothing has the focus, it goes to the first view or
  /// the last.
  @discardableResult public func moveFocus(_ heading: FocusHeading) -> Bool {
    // What an event before this one has shown or moved gets its place first.
    window?.layoutIfNeeded()
    update()
    guard let root = modalView ?? window else { return false }
    let order = FocusOrder(in: root)
    guard let target = order.view(heading, from: responder.view, memory) else { return false }
    return move(to: target, heading: heading)
  }

  /// Moves the focus to the nearest view around a press that can have it.
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

  /// Returns whether a view can have the focus, and if not, why. UIKit's word: `UIFocusDebugger.checkFocusability(for:)`.
  public func focusability(of view: View) -> Focusability { Focusability(of: view, in: self) }

  // MARK: - When the view with the focus is gone

  /// Called before a part of the tree leaves the window.
  func willLeave(_ node: LayoutNode) {
    isStale = true
    for index in sessions.indices where sessions[index].view?.isDescendant(of: node) ?? false {
      sessions[index].isOver = true
    }
    guard let view = responder.view, view.isDescendant(of: node) else { return }
    wish = .regained(FocusPlace(of: view))
    responder.set(nil)
  }

  /// Called when a view was hidden or shown, or takes events or none from now on.
  func accessChanged(of view: View) {
    isStale = true
    // Its place now: what is hidden in a stack has none after the next layout.
    if case .regained = wish { return }
    if let focused = responder.view, focused.isDescendant(of: view) {
      lostPlace = FocusPlace(of: focused)
    }
  }

  /// Called after a layout.
  func treeDidLayOut() { isStale = true }

  /// Scrolls the view with the focus into sight after the next layout, once.
  func showFocusAfterLayout() {
    isToBeShown = true
    isStale = true
  }

  /// Moves the focus now if the view that has it is gone, or nobody has had it. UIKit's name.
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

  /// The view of the innermost modal session; `nil` where there is none.
  public var modalView: View? { sessions.prefix { !$0.isOver }.last?.view }

  /// Keeps the focus, keys and the mouse inside of a view, which has to be in the window, until it leaves the window, is
  /// hidden, or the session is ended. Then the focus returns to the view that has it now. Keys that nothing in
  /// the view uses go on to the window and the application, whose commands are for all screens. AppKit's word:
  /// `beginModalSession(for:)`.
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

  /// Ends the modal session of a view, and those that began inside of it later. A ``Panel`` that had one of these is
  /// dismissed.
  public func endModalSession(for view: View) {
    guard let index = sessions.firstIndex(where: { $0.view === view }) else { return }
    sessions[index].isOver = true
    isStale = true
    update()
  }

  /// Takes away the sessions that are over, with those that began later.
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

  /// Tells the views that are still there although the session that theirs began in is over.
  private func tellOutlivedSessions() {
    while let session = outlived.popLast() { session.view?.outerModalSessionEnded() }
  }

  /// The responder that keys go to where no view is the first one.
  var lastResort: View? { modalView ?? window }

  /// Returns the first button of a role, in reading order, that can be pressed and is visible or can be scrolled to, as
  /// of the last layout; where there is a modal view, one inside of it.
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
