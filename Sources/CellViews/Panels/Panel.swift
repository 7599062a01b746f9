import AutoLayout
import CellDrawing
import Localization
import TerminalInterface

/// A framed view in front of a window. It keeps the focus, keys and the mouse until it is dismissed. AppKit's name:
/// `NSPanel`.
///
///     ╔═ Title ══╗
///     ║          ║
///     ╚══════════╝
///
/// A subclass constrains its subviews to the layout margins, which are inside of the frame. They define the panel's
/// size, up to the size of the window. The panel is in the middle of the window. Escape dismisses it; then the focus
/// returns to the view that had it before.
@MainActor open class Panel: View {
  /// The title on the frame; empty for none. A title that this package provides is in the language of the window.
  public final var title: String {
    get { localizer.string(localizedTitle) }
    set { localizedTitle = LocalizedText(verbatim: newValue) }
  }
  final var localizedTitle: LocalizedText {
    didSet {
      titleChanged()
      invalidateIntrinsicContentSize()
    }
  }
  /// The title if it is drawn on the frame; empty if it is shown elsewhere.
  var titleOnFrame: String { title }
  /// Called after ``dismiss()``.
  public final var onDismiss: (@MainActor () -> Void)?
  /// Whether the panel is in a window.
  public final var isPresented: Bool { window != nil }

  /// Creates a panel.
  public init(title: String = "") {
    localizedTitle = LocalizedText(verbatim: title)
    super.init()
    border = .double
    clipsToBounds = true
  }

  /// Creates a panel without a title. ``present(in:)`` replaces the frame.
  public override convenience init(frame: Rect) {
    self.init()
    self.frame = frame
  }

  /// The title, unless another label is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (title.isEmpty ? nil : title) }
    set { super.accessibilityLabel = newValue }
  }

  /// The width of the title with the frame, without an intrinsic height.
  open override var intrinsicContentSize: Size {
    Size(
      width: titleOnFrame.isEmpty ? Self.noIntrinsicMetric : Double(titleOnFrame.columns + 6),
      height: Self.noIntrinsicMetric)
  }

  /// Shows the panel in the language of the window.
  open override func traitCollectionDidChange(_ previous: TraitCollection) {
    super.traitCollectionDidChange(previous)
    guard traitCollection.language != previous.language else { return }
    invalidateIntrinsicContentSize()
    showLanguage()
  }

  /// Shows the panel's own texts in the language of the window.
  func showLanguage() {}
  /// Called after the title has changed.
  func titleChanged() {}

  // MARK: - Presentation

  /// Shows the panel in front of all views of a window. If the panel is already in it, it does nothing.
  public final func present(in window: Window) {
    guard self.window !== window else { return }
    translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(self)
    for constraint in placement(in: window) { constraint.isActive = true }
    // The texts may be in another window's language, even if this window's is the default.
    showLanguage()
    willPresent(in: window)
    windowDidResize()
    window.focusSystem.beginModalSession(for: self)
    // Do not wait for the layout: the next key may have arrived already.
    _ = preferredFocusEnvironments.first { $0.becomeFirstResponder() }
  }

  /// Called when the panel has joined a window, before its first layout there.
  func willPresent(in window: Window) {}

  /// Returns the constraints for the panel's position in a window: in the middle and within the edges.
  ///
  /// An override has to define both coordinates and keep the panel within the window.
  open func placement(in window: Window) -> [LayoutConstraint] {
    let centred = [
      centerXAnchor.constraint(equalTo: window.centerXAnchor),
      centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ]
    return centred + limits(in: window)
  }

  /// The constraints that keep the panel within the window and as small as its content allows.
  final func limits(in window: Window) -> [LayoutConstraint] {
    let lastRow = bottomAnchor.constraint(lessThanOrEqualTo: window.bottomAnchor, constant: -1)
    // Above the priority of a list's height: the list can scroll.
    lastRow.priority = 745
    self.lastRow = lastRow
    let small = [
      widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0),
    ]
    for constraint in small { constraint.priority = .fittingSizeLevel }
    return small + [
      leftAnchor.constraint(greaterThanOrEqualTo: window.leftAnchor),
      rightAnchor.constraint(lessThanOrEqualTo: window.rightAnchor),
      topAnchor.constraint(greaterThanOrEqualTo: window.topAnchor),
      bottomAnchor.constraint(lessThanOrEqualTo: window.bottomAnchor),
    ]
  }

  /// Whether the panel leaves the window's last row free for hints, unless the window is low.
  var leavesLastRow: Bool { false }
  /// The constraint that keeps the last row free.
  private var lastRow: LayoutConstraint?
  /// The least number of rows of a window for which ``leavesLastRow`` applies.
  var lowestWithHints: Int { 12 }

  /// Also called when the panel is presented.
  override func windowDidResize() {
    window?.focusSystem.showFocusAfterLayout()
    lastRow?.isActive = leavesLastRow && (window?.size.height ?? 0) >= lowestWithHints
  }

  /// Removes the panel, with the panels that were presented from it. The focus returns to the view that had it before.
  /// If the panel is not presented, it does nothing.
  public final func dismiss() {
    guard let window else { return }
    removeFromSuperview()
    window.focusSystem.updateFocusIfNeeded()
    onDismiss?()
  }

  override final func outerModalSessionEnded() { dismiss() }

  /// Dismisses the panel, then performs a command.
  final func dismiss(for command: KeyCommand) {
    dismiss()
    command.action()
  }

  // MARK: - Events

  /// Returns commands for the arrows. They move the focus among controls of the panel and wrap around at the ends.
  final func arrowCommands(among controls: @escaping @MainActor () -> [Control]) -> [KeyCommand] {
    let before = LocalizedText("Choose the one before", chinese: "选择上一项")
    let next = LocalizedText("Choose the next one", chinese: "选择下一项")
    let keys: [(KeyPress.Key, Int, LocalizedText)] = [
      (.up, -1, before), (.down, 1, next), (.left, -1, before), (.right, 1, next),
    ]
    return keys.map { key, step, title in
      KeyCommand(
        KeyPress(key), title: title, hint: .chooseHint,
        importance: key == .up || key == .down ? 80 : 0
      ) { [weak self] in
        guard let self else { return }
        let stops = controls().filter(\.isEnabled)
        guard !stops.isEmpty else { return }
        let isSideways = key == .left || key == .right
        let step = isSideways && isMirrored ? -step : step
        let present = stops.firstIndex(where: \.isFirstResponder)
        let next = present.map { ($0 + step + stops.count) % stops.count } ?? 0
        if stops[next].becomeFirstResponder() { stops[next].scrollIntoView() }
      }
    }
  }

  /// Escape, which dismisses the panel. An override adds its commands to the inherited ones.
  open override var keyCommands: [KeyCommand] {
    [
      KeyCommand(
        KeyPress(.escape), title: .close, hint: LocalizedText("close", chinese: "关闭"),
        importance: 90
      ) { [weak self] in
        self?.dismiss()
      }
    ]
  }

  // MARK: - Drawing

  /// True: the panel covers the views behind it.
  open override var drawsItself: Bool { true }

  /// Clears the cells of the panel.
  open override func draw(in context: DrawingContext) {
    context.canvas.fill(context.canvas.bounds)
  }

  /// Draws the title on the frame.
  open override func drawForeground(in context: DrawingContext) {
    let room = context.canvas.bounds.width - 3
    let title = titleOnFrame
    guard !title.isEmpty, let line = " \(title) ".line(width: room) else { return }
    let x = isMirrored ? context.canvas.bounds.width - 2 - line.width : 2
    context.canvas.draw(line: line, at: CellPoint(x: x, y: 0), style: context.theme.tint)
  }
}
