import AutoLayout
import CellDrawing

/// Whether a view can have the focus, and if not, why. UIKit's word: `UIFocusDebugger.checkFocusability(for:)`.
@MainActor public struct Focusability {
  /// The reasons why a view cannot have the focus.
  public enum Obstacle: Hashable, Sendable {
    /// The view is in no window.
    case outsideWindow
    /// The control is not enabled.
    case disabled
    /// Its ``View/canBecomeFocused`` is false.
    case cannotBecomeFocused
    /// Its ``View/canBecomeFirstResponder`` is false.
    case cannotBecomeFirstResponder
    /// The named view is hidden: the view itself or one of its superviews.
    case hidden(String)
    /// The named view takes no events: the view itself or one of its superviews.
    case takesNoEvents(String)
    /// The view has no cells.
    case empty
    /// None of its cells are visible: they are outside of the named view.
    case outside(of: String)
    /// The named view has a modal session, and this view is not inside of it.
    case behind(String)
    /// The view scrolls, and views inside of it take the focus instead.
    case leavesFocusToContent
  }

  /// The debug name of the view.
  public let view: String
  /// The reason why the view cannot have the focus; `nil` if it can. If several superviews are a reason, the outermost
  /// is named.
  public let obstacle: Obstacle?
  /// Whether the view can have the focus.
  public var isFocusable: Bool { obstacle == nil }

  /// Determines whether a view can have the focus, as of the last layout.
  init(of view: View, in system: FocusSystem) {
    self.view = view.debugName
    obstacle =
      Self.obstacle(around: view, in: system) ?? Self.obstacle(in: view)
      ?? Self.obstacle(outside: view)
  }

  static let everywhere = CellRect(x: -(1 << 40), y: -(1 << 40), width: 1 << 41, height: 1 << 41)

  /// Returns the cells of the window that the superviews of a view leave visible.
  static func screen(of view: View) -> CellRect {
    guard let superview = view.superview else { return CellRounding.rect(view.frame) }
    let clip = screen(of: superview)
    return superview.focusClip(clip.intersection(superview.cellFrame), in: clip)
  }

  /// Returns the obstacle in the view's superviews and the modal session, if any.
  private static func obstacle(around view: View, in system: FocusSystem) -> Obstacle? {
    guard view.window != nil, view.window === system.window else { return .outsideWindow }
    if let modal = system.modalView, !view.isDescendant(of: modal) {
      return .behind(modal.debugName)
    }
    var path: [View] = []
    var next: View? = view
    while let current = next {
      path.append(current)
      next = current.superview
    }
    for view in path.reversed() {
      if view.isHidden { return .hidden(view.debugName) }
      if !view.isUserInteractionEnabled { return .takesNoEvents(view.debugName) }
    }
    return nil
  }

  private static func obstacle(in view: View) -> Obstacle? {
    if !view.isAvailable { return .disabled }
    if !view.canBecomeFocused { return .cannotBecomeFocused }
    if !view.canBecomeFirstResponder { return .cannotBecomeFirstResponder }
    if view.leavesFocusToContent, FocusOrder(in: view).stops.contains(where: { $0.view !== view }) {
      return .leavesFocusToContent
    }
    return nil
  }

  /// Returns the obstacle if the view has no cells or none of them are visible.
  private static func obstacle(outside view: View) -> Obstacle? {
    let cells = view.cellFrame
    if cells.isEmpty { return .empty }
    guard screen(of: view).intersection(cells).isEmpty else { return nil }
    var next = view.superview
    while let current = next {
      next = current.superview
      if current.clipsToBounds || current.scrollsContent,
        current.cellFrame.intersection(cells).isEmpty
      {
        return .outside(of: current.debugName)
      }
    }
    return .outside(of: view.window?.debugName ?? "")
  }
}

extension Focusability: @MainActor CustomStringConvertible {
  /// A sentence: `Button:save cannot have the focus: View:panel, which it is in, is hidden.`
  public var description: String {
    guard let obstacle else { return "\(view) can have the focus." }
    return "\(view) cannot have the focus: \(reason(obstacle))"
  }

  private func reason(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .outsideWindow: "it is in no window. Add it to one."
    case .disabled: "it is disabled. Set isEnabled."
    case .cannotBecomeFocused: "its canBecomeFocused is false. Override it."
    case .cannotBecomeFirstResponder: "its canBecomeFirstResponder is false."
    case .hidden(let name): "\(subject(name)) is hidden."
    case .takesNoEvents(let name):
      "\(subject(name)) takes no events (isUserInteractionEnabled is false)."
    case .empty: "it has no cells. Its constraints give it no width or no height."
    case .outside(let name): "it is outside of \(name)."
    case .behind(let name): "\(name) keeps the focus inside. End its modal session first."
    case .leavesFocusToContent: "it scrolls, and views inside of it take the focus."
    }
  }

  private func subject(_ name: String) -> String {
    name == view ? "it" : "\(name), which it is in,"
  }
}

extension View {
  /// The focus group of the view: its own identifier, or that of the nearest superview that has one.
  final var nearestFocusGroup: String? {
    var next: View? = self
    while let view = next {
      if let group = view.focusGroupIdentifier { return group }
      next = view.superview
    }
    return nil
  }

  /// Whether the view is enabled and in a window, and neither it nor one of its superviews is hidden or takes no
  /// events.
  final var canKeepFocus: Bool {
    guard window != nil, isAvailable else { return false }
    var next: View? = self
    while let view = next {
      if view.isHidden || !view.isUserInteractionEnabled { return false }
      next = view.superview
    }
    return true
  }

  /// Scrolls the enclosing scroll views and tables so that the view, or its row, is visible as far as it fits.
  final func scrollIntoView() {
    var next = superview
    while let view = next {
      next = view.superview
      (view as? ScrollView)?.scrollRectToVisible(convert(bounds, to: view))
      if let table = view as? TableView, let row = table.row(around: self) {
        table.scrollToRow(at: row, at: .none)
      }
    }
  }
}
