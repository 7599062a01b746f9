import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// Receives window events. AppKit's name: `NSWindowDelegate`.
@MainActor public protocol WindowDelegate: AnyObject {
  /// Called after the window was resized, before the layout. Set constants that depend on the size
  /// here.
  func windowDidResize(_ window: Window)
  /// Called after a part of the window was laid out, before drawing. Update here what depends on
  /// the layout. If that needs another layout, it runs before drawing. The default does nothing.
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

/// The root of a tree of views: dispatches events, lays out and draws. UIKit's name: `UIWindow`.
///
/// Events only change state; ``render()`` then runs constraints, layout and drawing, in this order.
@MainActor public final class Window: View {
  /// The view that keys go to first; the window itself where there is none.
  ///
  /// Setting it is ``View/becomeFirstResponder()`` of the view, or ``View/resignFirstResponder()`` of the present one.
  /// A view of another tree cannot become it, and a view that leaves the window stops being it.
  public var firstResponder: View? {
    get { focusSystem.firstResponder }
    set { _ = focusSystem.makeFirstResponder(newValue) }
  }
  /// The focus: where keys move it, and where it goes when its view is gone.
  public private(set) lazy var focusSystem = FocusSystem(of: self)
  /// The commands of the whole window, which come after those of its views; none unless set.
  public override var keyCommands: [KeyCommand] {
    get { ownKeyCommands }
    set { ownKeyCommands = newValue }
  }
  private var ownKeyCommands: [KeyCommand] = []
  /// The keys that the user has given to commands; none unless set.
  public var keyBindings = KeyBindings()
  /// The application that runs the window; `nil` where there is none.
  package weak var application: Application?
  /// The application that runs the window.
  public override var nextResponder: (any Responder)? { application }
  /// The delegate, which receives window events; held weakly.
  public weak var delegate: (any WindowDelegate)? { didSet { wasGivenDelegate = delegate != nil } }
  private var wasGivenDelegate = false
  /// The terminal's background, light or dark, as the terminal has told.
  public private(set) var userInterfaceStyle = UserInterfaceStyle.unspecified {
    didSet { themeChanged() }
  }
  /// The background to assume instead of the terminal's; with `unspecified`, the default, the
  /// terminal's counts. UIKit's name.
  public var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified {
    didSet { themeChanged() }
  }
  private var themeForStyle: (UserInterfaceStyle) -> Theme = Theme.init(for:)
  private var currentTheme = Theme.standard
  /// The styles in this window; unless set, ``Theme/init(for:)`` of the background. A theme that is
  /// set no longer follows the background. Setting it draws the window again, without a layout.
  public override var theme: Theme {
    get { currentTheme }
    set { setTheme { _ in newValue } }
  }
  /// The language of texts in this window; English unless set. Views hear of another one by
  /// `traitCollectionDidChange(_:)`.
  public var language = Language.english { didSet { languageChanged(from: oldValue) } }
  /// The program's own translations; none unless set. They count more than the Chinese beside a text.
  public var catalogs: [StringCatalog] = [] {
    // What had no translation before was shown in English.
    didSet { languageChanged(from: .english) }
  }
  private var currentLocalizer = Localizer.english
  /// Translates to the language of the window, by the program's catalogues or else as a text itself says.
  public override var localizer: Localizer { currentLocalizer }
  /// Whether views appear in their places instead of moving there, and indicators stand still; false unless set.
  /// Programs let their users choose. UIKit's name: `UIAccessibility.isReduceMotionEnabled`.
  public var prefersReducedMotion = false { didSet { setNeedsDisplay() } }
  /// What was cut or copied in the window, for its text fields and text views and for the program.
  public let pasteboard = Pasteboard()
  package let displayLink = DisplayLink()
  /// The time of the turn whose events are sent now; `nil` outside of one.
  var turnTime: ContinuousClock.Instant?
  /// The controller of what the window shows; `nil` unless set. Its view fills the window. UIKit's name.
  public var rootViewController: ViewController? { didSet { rootChanged(from: oldValue) } }
  /// The controllers whose views have joined or left, and have not been laid out since.
  var controllersInTransition: [ViewController] = []
  var traits = TraitCollection()
  /// Whether something has changed since the window was last drawn.
  public var needsDisplay: Bool { screen.isDamaged }
  let screen = WindowScreen()
  /// The number of views that the last drawing went to; others were passed over by their frames.
  package var drawnViews: Int { screen.visits }
  /// Whether ``close()`` was called: the program is to end.
  public var isClosed: Bool { storedIsClosed }
  private var storedIsClosed = false

  private(set) lazy var pointer = Pointer(of: self)
  /// The time for double clicks; a test sets its own.
  package var now: @MainActor () -> ContinuousClock.Instant {
    get { pointer.now }
    set { pointer.now = newValue }
  }
  private static let mostLayouts = 3
  /// The views that have something to tell their delegates once the layout is over.
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

  /// Ends the program after the current event. Nobody is asked: ``performClose()`` asks.
  public func close() { storedIsClosed = true }

  /// Ends the program after the current event, if the application's delegate agrees. Ctrl-C does the
  /// same. AppKit's name.
  public func performClose() {
    if let application { application.terminate() } else { close() }
  }

  // MARK: - Events

  /// Sends an event to the views that handle it. Layout and drawing wait for ``render()``.
  public func send(_ event: Event) {
    delegate?.window(self, willSend: event)
    switch event {
    case .resize(let size): resize(to: size)
    case .key(let key): sendKey(key)
    case .mouse(let mouse): pointer.send(mouse)
    case .resume: screen.damageAll()
    case .paste(let text): keyResponder.offer { $0.paste(text) }
    case .userInterfaceStyle(let style): userInterfaceStyle = style
    // The mouse may be in another window of the desktop.
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

  /// Sets a function that returns the theme for a background, now and whenever the background
  /// changes:
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

  /// The view that a key goes to first.
  private var keyResponder: View {
    focusSystem.update()
    return firstResponder ?? focusSystem.lastResort ?? self
  }

  /// Asks to close the window for Ctrl-C and draws it again for Ctrl-L. Other keys, and Ctrl-L too, go up
  /// the responder chain from the first responder.
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

  /// Calls ``View/layoutIsOver()`` of a view once the layout that is running is over. What a delegate does in answer is
  /// no part of the layout then.
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

  /// Lays out and draws whatever has changed, and returns the frame: also within a handler, as a picture of what the
  /// program shows from the next frame on. An ``Application`` presents its own frame all the same.
  public func render() -> CellBuffer {
    // A layout that spent its solves goes on, for a while; what is in between is not drawn.
    for _ in 0..<Self.mostLayouts where needsLayoutInTree { layoutIfNeeded() }
    focusSystem.update()
    // What a view changes when it is told of the focus is drawn with it.
    for _ in 0..<Self.mostLayouts where needsLayoutInTree { layoutIfNeeded() }
    screen.draw(self)
    var frame = screen.buffer
    frame.cursor = cursor
    return frame
  }

  /// Returns the next frame to present; `nil` where the one that was presented last still holds.
  func nextFrame() -> CellBuffer? {
    guard needsRendering || !screen.isPresented else { return nil }
    let frame = render()
    screen.notePresented()
    return frame
  }

  /// The cell of the cursor in the window; `nil` where the first responder shows none, or the cell is not visible.
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
