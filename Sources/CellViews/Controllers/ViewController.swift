import AutoLayout
import TerminalInterface

/// An object that makes a view, fills it and reacts for it: a screen or a part of one. UIKit's name: `UIViewController`.
///
///     final class Greeting: ViewController {
///       override func viewDidLoad() {
///         let label = Label("Hello")
///         view.addSubview(label)
///         label.mas.makeConstraints { $0.center.equalTo(view) }
///       }
///     }
///     window.rootViewController = Greeting()
///
/// The window holds its root, a controller its children and what it presents. A view does not hold its controller.
///
/// The calls about appearance follow the tree of views: ``viewWillAppear(_:)`` comes when the view has joined a window,
/// however that happened, ``viewDidAppear(_:)`` after its first layout there, ``viewWillDisappear(_:)`` before it leaves.
@MainActor open class ViewController {
  /// The title of the screen; `nil` unless set.
  public final var title: String?
  /// The controllers inside of this one, in the order in which they were added.
  public final internal(set) var children: [ViewController] = []
  /// The controller that this one is inside of; `nil` where there is none.
  public final internal(set) weak var parent: ViewController?
  /// The controller that this one presents; `nil` where there is none.
  public final internal(set) var presentedViewController: ViewController?
  /// The controller that presents this one; `nil` where there is none.
  public final internal(set) weak var presentingViewController: ViewController?
  /// The place of the view while it is presented; the whole window unless set.
  public final var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// The size of the view as a form sheet, in cells, as far as the window has room; a length of 0, the default, follows the
  /// content.
  public final var preferredContentSize = Size.zero

  private var storedView: View?
  private var isLoading = false
  final var appearance = Appearance.disappeared
  /// The constraint that moves a presented view in and out.
  final var presentationOffset: LayoutConstraint?
  /// The place of the view while it is presented as a form sheet.
  final var formSheet: FormSheet?
  /// Whether an animation moves the presented view in.
  final var isMovingIn = false
  /// Called once the view has appeared or disappeared.
  final var transitionCompletions: [@MainActor () -> Void] = []

  /// Creates a controller. Its view is loaded when it is first asked for.
  public init() {}

  // A view in front of the window that nobody could dismiss any more would keep the focus.
  isolated deinit {
    presentedViewController?.viewIfLoaded?.removeFromSuperview()
    presentedViewController?.leaveSheet()
  }

  // MARK: - The view

  /// The view. Asking for it the first time loads it: ``loadView()``, then ``viewDidLoad()``.
  public final var view: View {
    get {
      loadViewIfNeeded()
      if let storedView { return storedView }
      let view = View()
      self.view = view
      return view
    }
    set {
      storedView?.controllerLink = nil
      storedView = newValue
      newValue.controllerLink = ControllerLink(self)
      newValue.tellsOfLayout = true
    }
  }

  /// Whether the view is loaded.
  public final var isViewLoaded: Bool { storedView != nil }

  /// The view, if it is loaded. UIKit's name.
  public final var viewIfLoaded: View? { storedView }

  /// Loads the view if that has not happened yet.
  public final func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if storedView == nil { view = View() }
    isLoading = false
    viewDidLoad()
  }

  /// Sets ``view`` to a new view: an empty one unless overridden. An override does not call the inherited method.
  open func loadView() { view = View() }

  /// Called once, after the view was loaded: the place for subviews and constraints. The default does nothing.
  open func viewDidLoad() {}

  // MARK: - Layout

  /// Called before the view places its subviews, each time. The default does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has placed its subviews, each time. Their own subviews are not placed yet. The default does
  /// nothing.
  open func viewDidLayoutSubviews() {}

  // MARK: - Appearance

  /// Called when the view has joined a window, before its first layout there. The default does nothing.
  ///
  /// - Parameter animated: whether it is presented with an animation.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the first layout in a window. The default does nothing.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves a window. The default does nothing.
  ///
  /// - Parameter animated: whether it is dismissed with an animation.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left a window. The default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: - Children

  /// Called before the controller is added to another one, or removed where `parent` is `nil`. The default does nothing.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller was added to another one, or removed. Whoever adds a child calls it, after it has added
  /// the child's view. The default does nothing.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: - Traits

  /// The traits of the window: size classes and style.
  public final var traitCollection: TraitCollection {
    storedView?.traitCollection ?? TraitCollection()
  }

  /// Called after the traits of the window have changed, before the layout. The default does nothing.
  ///
  /// - Parameter previous: the traits before.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  /// Called before the window gets another size, while the view has its former one. UIKit's name, without a coordinator.
  ///
  /// The default tells the children and the controller that this one presents. An override calls the inherited method.
  ///
  /// - Parameter size: the size that the window is going to have, in cells.
  open func viewWillTransition(to size: Size) {
    for child in children { child.viewWillTransition(to: size) }
    presentedViewController?.viewWillTransition(to: size)
  }

  // MARK: - Responder

  /// The responder after the view's: its superview, or the window for a view that is presented. UIKit's name: `next`.
  open var nextResponder: (any Responder)? { storedView?.responderAround }

  /// The commands that can be used while the view is in the chain of responders; none unless overridden.
  open var keyCommands: [KeyCommand] { [] }

  /// Handles a key that no view inside has used; returns whether it was used. The default does not.
  open func keyDown(_ key: KeyPress) -> Bool { false }

  /// Handles pasted text that no view inside has used; returns whether it was used. The default does not.
  open func paste(_ text: String) -> Bool { false }
}

extension ViewController: Responder {}

extension ViewController: @MainActor CustomStringConvertible {
  /// `<Greeting: View:page>`, with the name of the view in logs, or `(not loaded)`.
  public var description: String {
    "<\(type(of: self)): \(viewIfLoaded?.debugName ?? "(not loaded)")>"
  }
}

/// The link from a view to its controller.
@MainActor final class ControllerLink {
  private(set) weak var controller: ViewController?

  init(_ controller: ViewController) { self.controller = controller }
}

extension ViewController: Hashable {
  /// Returns whether both are the same controller.
  public nonisolated static func == (one: ViewController, other: ViewController) -> Bool {
    one === other
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
