import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// Receives window events. AppKit's name: `NSWindowDelegate`.
@MainActor public protocol WindowDelegate: AnyObject {
  /// Called after the window was resized, before layout. Set constants that depend on the size here.
  func windowDidResize(_ window: Window)
  /// Called after a part of the window was laid out, before drawing. Update here what depends on the layout. If this
  /// requires another layout, it runs before drawing. The default does nothing.
  func windowDidLayout(_ window: Window)
  /// Called before the window sends an event to its views, whether or not one of them uses it. The
  /// default does nothing.
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

/// The root of a view tree: dispatches events, lays out and draws. UIKit's name: `UIWindow`.
///
/// Events only change state. Then ``render()`` updates constraints, lays out and draws, in this order.
@MainActor public final class Window: View {
  /// The view that gets keys first; the window itself if there is none.
  ///
  /// Setting it calls ``View/becomeFirstResponder()`` on the view, or ``View/resignFirstResponder()`` on the present
  /// one for `nil`. A view of another tree cannot become first responder. A view that leaves the window stops being it.
  public var firstResponder: View? {
    get { focusSystem.firstResponder }
    set { _ = focusSystem.makeFirstResponder(newValue) }
  }
  /// Manages the focus of the window.
  public private(set) lazy var focusSystem = FocusSystem(of: self)
  /// The commands of the whole window, which come after those of its views; none unless set.
  public override var keyCommands: [KeyCommand] {
    get { ownKeyCommands }
    set { ownKeyCommands = newValue }
  }
  private var ownKeyCommands: [KeyCommand] = []
  /// The user's key bindings; none unless set.
  public var keyBindings = KeyBindings()
  /// The application that runs the window; `nil` where there is none.
  package weak var application: Application?
  /// The application that runs the window.
  public override var nextResponder: (any Responder)? { application }
  /// Receives window events; held weakly.
  public weak var delegate: (any WindowDelegate)? { didSet { wasGivenDelegate = delegate != nil } }
  private var wasGivenDelegate = false
  /// The terminal's background as the terminal reported it: light, dark or unspecified.
  public private(set) var userInterfaceStyle = UserInterfaceStyle.unspecified {
    didSet { themeChanged() }
  }
  /// The background to use instead of the terminal's; with `unspecified`, the default, the terminal's is used. UIKit's
  /// name.
  public var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified {
    didSet { themeChanged() }
  }
  private var themeForStyle: (UserInterfaceStyle) -> Theme = Theme.init(for:)
  private var currentTheme = Theme.standard
  /// The styles of this window; unless set, ``Theme/init(for:)`` of the background. A theme that was set does not
  /// follow the background. Setting it draws the window again, without a layout.
  public override var theme: Theme {
    get { currentTheme }
    set { setTheme { _ in newValue } }
  }
  /// The language of texts in this window; English unless set. A change calls `traitCollectionDidChange(_:)` on the
  /// views.
  public var language = Language.english { didSet { languageChanged(from: oldValue) } }
  /// The program's own translations; none unless set. They take precedence over the Chinese in a `LocalizedText`.
  public var catalogs: [StringCatalog] = [] {
    // Texts without a translation were shown in English before.
    didSet { languageChanged(from: .english) }
  }
  private var currentLocalizer = Localizer.english
  /// Translates to the language of the window: with the program's catalogues, or else with the text's own translation.
  public override var localizer: Localizer { currentLocalizer }
  /// Whether motion is reduced: views appear in their places without moving, and activity indicators do not move; false
  /// unless set. Programs let their users choose. UIKit's name: `UIAccessibility.isReduceMotionEnabled`.
  public var prefersReducedMotion = false { didSet { setNeedsDisplay() } }
  /// The pasteboard of this window, which its text fields and text views use.
  public let pasteboard = Pasteboard()
  package let displayLink = DisplayLink()
  /// The time of the present turn; `nil` outside of a turn's events.
  var turnTime: ContinuousClock.Instant?
  /// The root controller, whose view fills the window; `nil` unless set. UIKit's name.
  public var rootViewController: ViewController? { didSet { rootChanged(from: oldValue) } }
  /// The controllers whose views have joined or left and whose transition has not ended.
  var controllersInTransition: [ViewController] = []
  var traits = TraitCollection()
  /// Whether anything has to be drawn again.
  public var needsDisplay: Bool { screen.isDamaged }
  let screen = WindowScreen()
  /// The number of views that the last drawing visited. The others were skipped because of their frames.
  package var drawnViews: Int { screen.visits }
  /// Whether ``close()`` was called. Then the program ends.
  public var isClosed: Bool { storedIsClosed }
  private var storedIsClosed = false

  private(set) lazy var pointer = Pointer(of: self)
  /// The clock for double clicks; a test sets its own.
  package var now: @MainActor () -> ContinuousClock.Instant {
    get { pointer.now }
    set { pointer.now = newValue }
  }
  private static let mostLayouts = 3
  /// The views to call after the present layout.
  private var viewsWithNews: [View] = []

  /// Creates a window of a size in cells, clamped to `CellSize.largestDrawn`.
  public init(size: CellSize) {
    super.init()
    identifier = "window"
    standsAlone = true
    clipsToBounds = true
    resize(to: size)
  }

  /// The size in cells, clamped to `CellSize.largestDrawn`.
  public var size: CellSize { CellRounding.rect(frame).size.clampedToDrawn }

  /// Ends the program after the current event without asking the delegate; ``performClose()`` asks it.
  public func close() { storedIsClosed = true }

  /// Ends the program after the current event if the application's delegate agrees. Ctrl-C does the same. AppKit's
  /// name.
  public func performClose() {
    if let application { application.terminate() } else { close() }
  }

  // MARK: - Events

  /// Sends an event to the views that handle it. Layout and drawing happen in ``render()``.
  public func send(_ event: Event) {
    delegate?.window(self, willSend: event)
    switch event {
    case .resize(let size): resize(to: size)
    case .key(let key): sendKey(key)
    case .mouse(let mouse): pointer.send(mouse)
    case .resume: screen.damageAll()
    case .paste(let text): keyResponder.offer { $0.paste(text) }
    case .userInterfaceStyle(let style): userInterfaceStyle = style
    // The mouse may be over another window of the desktop.
    case .focus(false): pointer.hover(over: nil)
    case .focus, .wake: break
    }
  }

  private func resize(to size: CellSize) {
    let size = size.clampedToDrawn
    if size != self.size {
      tellTransition(to: Size(width: Double(size.width), height: Double(size.height)))
    }
    frame = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    screen.damageAll()
    updateTraits()
    for view in subviews { view.windowDidResize() }
    delegate?.windowDidResize(self)
  }

  /// Sets a function that returns the theme for a background. It is called now and whenever the background changes:
  ///
  ///     window.setTheme { style in
  ///       var theme = Theme(for: style)
  ///       theme.tint.attributes.insert(.underline)
  ///       return theme
  ///     }
  ///
  /// `window.setTheme(Theme.init(for:))` restores the default.
  public func setTheme(_ themeForStyle: @escaping (UserInterfaceStyle) -> Theme) {
    self.themeForStyle = themeForStyle
    themeChanged()
  }

  private func themeChanged() {
    updateTraits()
    let overridden = overrideUserInterfaceStyle
    let theme = themeForStyle(overridden == .unspecified ? userInterfaceStyle : overridden)
    guard theme != currentTheme else { return }
    currentTheme = theme
    screen.damageAll()
  }

  private func languageChanged(from former: Language) {
    currentLocalizer = Localizer(
      language, catalogs: catalogs)
    traits.language = former
    updateTraits()
    screen.damageAll()
  }

  /// The view that gets a key first.
  private var keyResponder: View {
    focusSystem.update()
    return firstResponder ?? focusSystem.lastResort ?? self
  }

  /// Asks to close the window for Ctrl-C, and draws it again for Ctrl-L. Other keys, and Ctrl-L too, follow the
  /// responder chain from the first responder.
  private func sendKey(_ key: KeyPress) {
    if key == .control("c") { return performClose() }
    if key == .control("l") { screen.damageAll() }
    KeyDelivery(of: key, in: self).send(to: keyResponder)
  }

  package override func subtreeWillLeave(_ node: LayoutNode) {
    focusSystem.willLeave(node)
    pointer.willLeave(node)
    controllersLeave(with: node)
    setNeedsDisplay()
  }

  package override func subtreeDidLeave(_ node: LayoutNode) { tellLanguage(to: node, from: traits) }

  package override func subtreeDidJoin(_ node: LayoutNode) {
    tellLanguage(to: node, from: TraitCollection())
    controllersJoin(with: node)
  }

  package override func ownDiagnostics() -> [LayoutDiagnostic] {
    var found = super.ownDiagnostics()
    if wasGivenDelegate, delegate == nil { found.append(.goneDelegate(of: debugName, source: nil)) }
    if let application, application.wasGivenDelegate, application.delegate == nil {
      found.append(.goneDelegate(of: "\(type(of: application))", source: nil))
    }
    return found
  }

  // MARK: - Drawing

  package override func treeDidLayOut() {
    screen.damageAll()
    focusSystem.treeDidLayOut()
    AnimationBlock.current?.laidOut(self)
    settleControllers()
    tellNewsOfLayout()
    delegate?.windowDidLayout(self)
  }

  /// Calls ``View/layoutIsOver()`` on a view after the present layout, so that changes by a delegate are not a part of
  /// that layout.
  func callAfterLayout(_ view: View) {
    if !viewsWithNews.contains(where: { $0 === view }) { viewsWithNews.append(view) }
  }

  private func tellNewsOfLayout() {
    let views = viewsWithNews
    viewsWithNews = []
    for view in views where view.window === self { view.layoutIsOver() }
  }

  /// Whether ``render()`` has anything to do.
  public var needsRendering: Bool { needsDisplay || needsLayoutInTree }

  /// Lays out and draws what has changed, and returns the frame. It may be called within a handler, to get the frame
  /// that the program will show next. An ``Application`` presents its own frame all the same.
  public func render() -> CellBuffer {
    // A layout that reached its limit of solves is continued, a limited number of times; its intermediate results are
    // not drawn.
    for _ in 0..<Self.mostLayouts where needsLayoutInTree { layoutIfNeeded() }
    focusSystem.update()
    // Changes that views make when they are told about the focus are drawn too.
    for _ in 0..<Self.mostLayouts where needsLayoutInTree { layoutIfNeeded() }
    screen.draw(self)
    var frame = screen.buffer
    frame.cursor = cursor
    return frame
  }

  /// Returns the next frame to present; `nil` if nothing has changed since the last one.
  func nextFrame() -> CellBuffer? {
    guard needsRendering || !screen.isPresented else { return nil }
    let frame = render()
    screen.notePresented()
    return frame
  }

  /// The cell of the cursor, in the window's coordinates; `nil` if the first responder shows none or the cell is not
  /// visible.
  private var cursor: CellPoint? {
    guard let view = firstResponder, view.canKeepFocus, let position = view.cursorPosition else {
      return nil
    }
    let cells = view.presentedCells
    let cell = CellPoint(x: cells.minX + position.x, y: cells.minY + position.y)
    var next: View? = view
    while let current = next {
      if current === view || current.clipsToBounds, !current.presentedCells.contains(cell) {
        return nil
      }
      next = current.superview
    }
    return cell
  }
}
