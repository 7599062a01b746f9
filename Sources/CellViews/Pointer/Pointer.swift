import AutoLayout
import CellDrawing
import TerminalInterface

/// The mouse over a window: which view gets its events, and which views it is over.
///
/// The view that uses a press gets all events until that button is released. A drag begins when the mouse leaves the cell
/// of the press, so that a click with an unsteady hand is none.
@MainActor final class Pointer {
  /// A button that is pressed, on a view that used the press.
  private struct Grip {
    let button: MouseEvent.Button
    let cell: CellPoint
    let link: ItemLink
    /// Whether the mouse has left the cell.
    var isDragging = false
    /// Whether the view is told nothing more: what is left of the press is nobody's.
    var isCancelled = false

    @MainActor var owner: View? { link.item as? View }
  }

  private let windowLink: ItemLink
  private var window: Window? { windowLink.item as? Window }
  private var grip: Grip?
  /// The views that the mouse is over, the innermost first.
  private var hovered: [ItemLink] = []
  private var clicks = ClickCounter()
  /// The time of a press.
  var now: @MainActor () -> ContinuousClock.Instant = { .now }

  init(of window: Window) { windowLink = window.link }

  // MARK: - Events

  /// Sends an event to the view that has the mouse, or that is hit in the frames of the last layout and those around it.
  func send(_ event: MouseEvent) {
    if event.action == .move { return hover(over: hit(event)) }
    var event = event
    if case .press(let button) = event.action {
      event.clickCount = max(event.clickCount, clicks.count(button, at: event.position, now()))
      // A button that is pressed again was released where no one saw it.
      if grip?.button == button {
        cancel()
        grip = nil
      }
    }
    if let grip, isOfPress(event, grip) { return sendToOwner(event) }
    guard let view = hit(event) else { return }
    if case .press(.left) = event.action { window?.focusSystem.pressed(view, event) }
    offer(event, to: view)
  }

  /// Whether an event belongs to a press: all do while a view has the mouse, and the rest of the press afterwards.
  private func isOfPress(_ event: MouseEvent, _ grip: Grip) -> Bool {
    if grip.owner != nil, !grip.isCancelled { return true }
    return event.action == .drag(grip.button) || event.action == .release(grip.button)
  }

  private func sendToOwner(_ event: MouseEvent) {
    // It may have been hidden meanwhile.
    if grip?.owner?.isInHiddenView ?? false { cancel() }
    guard let held = grip else { return }
    if event.action == .release(held.button) { grip = nil }
    guard let owner = held.owner, !held.isCancelled else { return }
    if event.action == .drag(held.button), !held.isDragging {
      if event.position == held.cell { return }
      grip?.isDragging = true
    }
    _ = owner.mouse(event, at: owner.place(of: event))
  }

  /// Tells the view that has the mouse that the release will not come.
  private func cancel() {
    guard let held = grip, !held.isCancelled else { return }
    grip?.isCancelled = true
    held.owner?.mouseCancelled()
  }

  /// Takes the mouse from a view that is outside of another one, which is modal now.
  func cancel(outside modal: View) {
    if let owner = grip?.owner, !owner.isDescendant(of: modal) { cancel() }
  }

  private func offer(_ event: MouseEvent, to view: View) {
    var next: View? = view
    while let current = next {
      if current.mouse(event, at: current.place(of: event)) {
        if case .press(let button) = event.action { hold(button, current, event) }
        return
      }
      next = current.superview
    }
  }

  /// Keeps the mouse at a view that has used a press, unless what it did has taken the view away or made another one modal.
  private func hold(_ button: MouseEvent.Button, _ view: View, _ event: MouseEvent) {
    guard view.window === window, window?.focusSystem.allowsMouse(over: view) ?? false else {
      return view.mouseCancelled()
    }
    grip = Grip(button: button, cell: event.position, link: view.link)
  }

  /// Returns the view under the mouse; `nil` outside of the window, and of the modal view where there is one, which is told
  /// of a press.
  private func hit(_ event: MouseEvent) -> View? {
    guard let window else { return nil }
    let view = window.hitTest(
      event.position, origin: .zero, clip: CellRounding.rect(window.frame))
    window.focusSystem.update()
    guard let modal = window.focusSystem.modalView else { return view }
    if let view, window.focusSystem.allowsMouse(over: view) { return view }
    if case .press = event.action { modal.pressedOutside() }
    return nil
  }

  // MARK: - Hover

  /// Tells the views that the mouse has left, and those that it has come over.
  func hover(over view: View?) {
    let former = hovered.compactMap { $0.item as? View }
    var path: [View] = []
    var next = view
    while let current = next {
      path.append(current)
      next = current.superview
    }
    hovered = path.map(\.link)
    for view in former where !path.contains(where: { $0 === view }) { view.mouseExited() }
    for view in path where !former.contains(where: { $0 === view }) { view.mouseEntered() }
  }

  /// Whether the mouse is over a view or one inside of it.
  func isOver(_ view: View) -> Bool { hovered.contains { $0.item === view } }

  /// Forgets what leaves the window, and tells the view that has the mouse.
  func willLeave(_ node: LayoutNode) {
    if grip?.owner?.isDescendant(of: node) ?? false {
      cancel()
      grip = nil
    }
    hovered.removeAll { ($0.item as? View)?.isDescendant(of: node) ?? true }
  }
}
