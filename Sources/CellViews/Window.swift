import AutoLayout
import CellDrawing
import TerminalInterface

/// A listener to a window's events and sizes. AppKit's name: `NSWindowDelegate`.
@MainActor public protocol WindowDelegate: AnyObject {
  /// Called when the terminal has given the window another size, before it is laid out: constants of
  /// constraints that follow the size are set here.
  func windowDidResize(_ window: Window)
  /// Called when a part of the window was laid out, before it is drawn: what is shown of the layout itself is found
  /// here. What this asks to be laid out is, before anything is drawn. The default does nothing.
  func windowDidLayout(_ window: Window)
  /// Called before the window hands an event to its views, whichever takes it. The default does nothing.
  func window(_ window: Window, willSend event: Event)
}

extension WindowDelegate {
  /// Does nothing.
  public func windowDidResize(_ window: Window) {}
  /// Does nothing.
  public func windowDidLayout(_ window: Window) {}
  /// Does nothing.
  public func window(_ window: Window, willSend event: Event) {}
}

/// The top of a tree of views: takes events, lays out, draws. UIKit's name: `UIWindow`.
///
/// Events change state only; ``render()`` then runs constraints, layout and drawing, in this order.
@MainActor public final class Window: View {
  /// The view that keys go to first; the window itself where there is none. A view of another tree
  /// cannot be it, and one that leaves the window is it no longer.
  public var firstResponder: View? {
    get { responderLink?.item as? View }
    set {
      responderLink = newValue?.window === self ? newValue?.link : nil
      setNeedsDisplay()
    }
  }
  /// The delegate, which is told of sizes and events; not kept alive.
  public weak var delegate: (any WindowDelegate)?
  /// Whether the terminal's background is light or dark, as the terminal told.
  public private(set) var userInterfaceStyle = UserInterfaceStyle.unspecified {
    didSet { themeChanged() }
  }
  /// The background that the window assumes, whatever the terminal tells; `unspecified`, which it
  /// is unless set, believes the terminal. UIKit's name.
  public var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified {
    didSet { themeChanged() }
  }
  private var themeForStyle: (UserInterfaceStyle) -> Theme = Theme.init(for:)
  private var currentTheme = Theme.standard
  /// The styles of things in this window: ``Theme/init(for:)`` of the background unless set. A
  /// theme that is set stays, whatever the background is. Setting it has the window drawn again;
  /// nothing is laid out.
  public override var theme: Theme {
    get { currentTheme }
    set { setTheme { _ in newValue } }
  }
  /// Whether something changed since the window was last drawn.
  public var needsDisplay: Bool { storedNeedsDisplay }
  var storedNeedsDisplay = true
  /// Whether the program is to end.
  public var isClosed: Bool { storedIsClosed }
  private var storedIsClosed = false

  /// Who took a press, and gets what the mouse does until that button is released.
  private var mouseOwner: View? {
    get { mouseLink?.item as? View }
    set { mouseLink = newValue?.link }
  }
  private var responderLink: ItemLink?
  private var mouseLink: ItemLink?
  private var pressedButton: MouseEvent.Button?
  private var surface: Surface
  private static let mostLayouts = 3

  /// Creates a window of a size in cells, at most `CellSize.largestDrawn`.
  public init(size: CellSize) {
    surface = Surface(size: size.clampedToDrawn)
    super.init()
    identifier = "window"
    standsAlone = true
    clipsToBounds = true
    resize(to: size)
  }

  /// The window's size in cells, at most `CellSize.largestDrawn`: more is never drawn.
  public var size: CellSize { CellRounding.rect(frame).size.clampedToDrawn }

  /// Ends the program after the current event.
  public func close() { storedIsClosed = true }

  // MARK: - Events

  /// Hands an event to whom it concerns. Nothing is laid out or drawn before ``render()``.
  public func send(_ event: Event) {
    delegate?.window(self, willSend: event)
    switch event {
    case .resize(let size): resize(to: size)
    case .key(let key): sendKey(key)
    case .mouse(let mouse): sendMouse(mouse)
    case .resume: storedNeedsDisplay = true
    case .paste(let text): offer { $0.paste(text) }
    case .userInterfaceStyle(let style): userInterfaceStyle = style
    case .focus, .wake: break
    }
  }

  private func resize(to size: CellSize) {
    let size = size.clampedToDrawn
    frame = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    storedNeedsDisplay = true
    delegate?.windowDidResize(self)
  }

  /// Lets a function choose the theme for a background, now and whenever that is another:
  ///
  ///     window.setTheme { style in style == .light ? .paper : .slate }
  ///
  /// `window.setTheme(Theme.init(for:))` goes back to the themes there are by themselves.
  public func setTheme(_ themeForStyle: @escaping (UserInterfaceStyle) -> Theme) {
    self.themeForStyle = themeForStyle
    themeChanged()
  }

  private func themeChanged() {
    let overridden = overrideUserInterfaceStyle
    let theme = themeForStyle(overridden == .unspecified ? userInterfaceStyle : overridden)
    guard theme != currentTheme else { return }
    currentTheme = theme
    storedNeedsDisplay = true
  }

  /// Ctrl-C always closes the window, and Ctrl-L always draws it again; any other key, and this one, too,
  /// goes up from the first responder.
  private func sendKey(_ key: KeyPress) {
    if key == KeyPress(.character("c"), modifiers: .control) { return close() }
    if key == KeyPress(.character("l"), modifiers: .control) { storedNeedsDisplay = true }
    offer { $0.keyDown(key) }
  }

  /// Asks the first responder, then each view above it, until one of them takes something.
  private func offer(_ isTaken: (View) -> Bool) {
    var view: View? = firstResponder ?? self
    // Those that take no events are passed over, with what is inside of them.
    var next = view
    while let current = next {
      next = current.superview
      if !current.isUserInteractionEnabled { view = next }
    }
    while let current = view, !isTaken(current) { view = current.superview }
  }

  /// Hits what is on the screen: the frames of the last layout.
  private func sendMouse(_ event: MouseEvent) {
    // A button that is pressed again was released where no one saw it.
    if case .press(let button) = event.action, button == pressedButton, let owner = mouseOwner {
      mouseOwner = nil
      owner.mouseCancelled()
    }
    if let owner = mouseOwner {
      if case .release(pressedButton) = event.action { mouseOwner = nil }
      _ = owner.mouse(event, at: owner.place(of: event))
      return
    }
    var view = hitTest(event.position, origin: .zero, clip: CellRounding.rect(frame))
    while let current = view {
      if current.mouse(event, at: current.place(of: event)) {
        // It may have left the window meanwhile.
        if case .press(let button) = event.action, current.window === self {
          mouseOwner = current
          pressedButton = button
        }
        return
      }
      view = current.superview
    }
  }

  package override func subtreeWillLeave(_ node: LayoutNode) {
    if firstResponder?.isDescendant(of: node) ?? false { firstResponder = nil }
    if mouseOwner?.isDescendant(of: node) ?? false { mouseOwner = nil }
    setNeedsDisplay()
  }

  // MARK: - Drawing

  package override func treeDidLayOut() {
    storedNeedsDisplay = true
    delegate?.windowDidLayout(self)
  }

  /// Whether ``render()`` would have anything to do.
  public var needsRendering: Bool { needsDisplay || needsLayoutInTree }

  /// Lays out and draws what has changed and returns the screen.
  public func render() -> CellBuffer {
    // A layout that spent its solves goes on, for a while; what is in between is not drawn.
    for _ in 0..<Self.mostLayouts where needsLayoutInTree { layoutIfNeeded() }
    storedNeedsDisplay = false
    surface = Surface(size: size)
    drawTree(
      on: surface.canvas, origin: .zero, clip: CellRounding.rect(frame), theme: currentTheme)
    return surface.buffer
  }
}
