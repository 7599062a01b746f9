import AutoLayout
import CellDrawing
import TerminalInterface

/// Dispatches a window's mouse events: which view gets an event, and which views the mouse is over.
///
/// The view that handles a press gets all events until the button is released. A drag begins when the mouse leaves the
/// cell of the press, so that a small movement within the cell does not count.
@MainActor final class Pointer {
  /// A pressed button and the view that handled the press.
  private struct Grip {
    let button: MouseEvent.Button
    let cell: CellPoint
    let link: ItemLink
    /// Whether the mouse has left the cell of the press.
    var isDragging = false
    /// Whether the press was cancelled: no view gets its remaining events.
    var isCancelled = false

    @MainActor var owner: View? { link.item as? View }
  }

  private let windowLink: ItemLink
  private var window: Window? { windowLink.item as? Window }
  private var grip: Grip?
  /// The views that the mouse is over, the innermost first.
  private var hovered: [ItemLink] = []
  private var clicks = ClickCounter()
  /// The clock for double clicks.
  var now: @MainActor () -> ContinuousClock.Instant = { .now }

  init(of window: Window) { windowLink = window.link }

  // MARK: - Events

  /// Sends an event to the view that handled the press, or else to the view that is hit and its superviews, in the
  /// frames of the last layout.
  func send(_ event: MouseEvent) {
    if event.action == .move { return hover(over: hit(event)) }
    var event = event
    if case .press(let button) = event.action {
      event.clickCount = max(event.clickCount, clicks.count(button, at: event.position, now()))
      // If a pressed button is pressed again, its release was not reported.
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

  /// Whether an event belongs to a press: every event while a view handles the press; after a cancellation only that
  /// button's events.
  private func isOfPress(_ event: MouseEvent, _ grip: Grip) -> Bool {
    if grip.owner != nil, !grip.isCancelled { return true }
    return event.action == .drag(grip.button) || event.action == .release(grip.button)
  }

  private func sendToOwner(_ event: MouseEvent) {
    // The view may have been hidden since the press.
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

  /// Tells the view that handled the press that its release will not come.
  private func cancel() {
    guard let held = grip, !held.isCancelled else { return }
    grip?.isCancelled = true
    held.owner?.mouseCancelled()
  }

  /// Cancels the press if its view is outside of a view that has become modal.
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

  /// Remembers the view that handled a press, unless its handler has removed the view or has made another one modal.
  private func hold(_ button: MouseEvent.Button, _ view: View, _ event: MouseEvent) {
    guard view.window === window, window?.focusSystem.allowsMouse(over: view) ?? false else {
      return view.mouseCancelled()
    }
    grip = Grip(button: button, cell: event.position, link: view.link)
  }

  /// Returns the view under the mouse; `nil` outside of the window. With a modal view it is `nil` outside of that view,
  /// which is told about a press there.
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

  /// Tells views that the mouse has left them or is over them now.
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

  /// Whether the mouse is over a view or a view inside of it.
  func isOver(_ view: View) -> Bool { hovered.contains { $0.item === view } }

  /// Forgets views that leave the window, and cancels their press.
  func willLeave(_ node: LayoutNode) {
    if grip?.owner?.isDescendant(of: node) ?? false {
      cancel()
      grip = nil
    }
    hovered.removeAll { ($0.item as? View)?.isDescendant(of: node) ?? true }
  }
}

/// Counts consecutive presses of the same button at the same cell: 2 is a double click.
struct ClickCounter {
  /// The longest time between two presses of a double click.
  static let interval = Duration.milliseconds(500)

  private struct Press {
    let button: MouseEvent.Button
    let cell: CellPoint
    let time: ContinuousClock.Instant
    let count: Int
  }

  private var last: Press?

  /// Counts a press; returns its number, from 1.
  mutating func count(
    _ button: MouseEvent.Button, at cell: CellPoint, _ time: ContinuousClock.Instant
  ) -> Int {
    var count = 1
    if let last, last.button == button, last.cell == cell,
      last.time.duration(to: time) <= Self.interval
    {
      count = last.count + 1
    }
    last = Press(button: button, cell: cell, time: time, count: count)
    return count
  }
}
