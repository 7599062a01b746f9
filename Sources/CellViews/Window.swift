import AutoLayout
import CellDrawing
import TerminalInterface

/// The top of a tree of views: takes events, lays out, draws. UIKit's name: `UIWindow`.
///
/// Events change state only; ``render()`` then runs constraints, layout and drawing, in this order.
@MainActor public final class Window: View {
  /// The view that keys go to first; the window itself where there is none.
  public weak var firstResponder: View? { didSet { setNeedsDisplay() } }
  /// Whether something changed since the window was last drawn.
  public internal(set) var needsDisplay = true
  /// Whether the program is to end.
  public private(set) var isClosed = false

  private weak var mouseOwner: View?
  private var surface: Surface

  /// Creates a window of a size in cells.
  public init(size: CellSize) {
    surface = Surface(size: size)
    super.init()
    identifier = "window"
    clipsToBounds = true
    resize(to: size)
  }

  /// The window's size in cells.
  public var size: CellSize {
    CellRounding.rect(frame).size
  }

  /// Ends the program after the current event.
  public func close() { isClosed = true }

  // MARK: - Events

  /// Hands an event to whom it concerns. Nothing is laid out or drawn before ``render()``.
  public func send(_ event: Event) {
    switch event {
    case .resize(let size): resize(to: size)
    case .key(let key): sendKey(key)
    case .mouse(let mouse): sendMouse(mouse)
    case .resume: needsDisplay = true
    case .paste: break
    }
  }

  private func resize(to size: CellSize) {
    frame = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    needsDisplay = true
  }

  /// Ctrl-C always closes the window; any other key goes up from the first responder.
  private func sendKey(_ key: KeyPress) {
    if key == KeyPress(.character("c"), modifiers: .control) { return close() }
    var view: View? = firstResponder ?? self
    while let current = view {
      if current.keyDown(key) { return }
      view = current.superview
    }
  }

  private func sendMouse(_ event: MouseEvent) {
    layoutIfNeeded()
    if let owner = mouseOwner {
      let cells = owner.cellFrame
      _ = owner.mouse(
        event, at: CellPoint(x: event.position.x - cells.minX, y: event.position.y - cells.minY))
      if case .release = event.action { mouseOwner = nil }
      return
    }
    guard let hit = hitTest(event.position, origin: .zero, clip: CellRounding.rect(frame)) else {
      return
    }
    var view: View? = hit.view
    while let current = view {
      let cells = current.cellFrame
      let point = CellPoint(x: event.position.x - cells.minX, y: event.position.y - cells.minY)
      if current.mouse(event, at: point) {
        if case .press = event.action { mouseOwner = current }
        return
      }
      view = current.superview
    }
  }

  /// Forgets a view that leaves the tree, and what is in it.
  func forget(_ view: View) {
    if firstResponder?.isDescendant(of: view) ?? false { firstResponder = nil }
    if mouseOwner?.isDescendant(of: view) ?? false { mouseOwner = nil }
  }

  // MARK: - Drawing

  /// Whether ``render()`` would have anything to do.
  public var needsRendering: Bool { needsDisplay || needsLayoutInTree }

  /// Lays out and draws what has changed and returns the screen.
  public func render() -> CellBuffer {
    layoutIfNeeded()
    needsDisplay = false
    surface = Surface(size: size)
    drawTree(on: surface.canvas, origin: .zero, clip: CellRounding.rect(frame))
    return surface.buffer
  }
}
