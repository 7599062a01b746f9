import AutoLayout
import Localization
import TerminalInterface

/// Creates a view, fills it and responds for it: a screen or a part of one. UIKit's name: `UIViewController`.
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
/// A window holds its root controller. A controller holds its children and the controller that it presents. A view does
/// not hold its controller.
///
/// The appearance methods follow the view's place in the tree: ``viewWillAppear(_:)`` is called when the view has
/// joined a window in any way, ``viewDidAppear(_:)`` after its first layout there, and ``viewWillDisappear(_:)`` before
/// it leaves.
@MainActor open class ViewController {
  /// The title of the screen; `nil` unless set.
  public final var title: String?
  /// The child controllers, in the order in which they were added.
  public final internal(set) var children: [ViewController] = []
  /// The parent controller; `nil` if there is none.
  public final internal(set) weak var parent: ViewController?
  /// The controller that this one presents; `nil` if there is none.
  public final internal(set) var presentedViewController: ViewController?
  /// The controller that presents this one; `nil` if there is none.
  public final internal(set) weak var presentingViewController: ViewController?
  /// How the view is placed when it is presented; full screen unless set.
  public final var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// The preferred size of the view as a form sheet, in cells, limited by the window. A length of 0, the default, means
  /// the length of the content.
  public final var preferredContentSize = Size.zero

  private var storedView: View?
  private var isLoading = false
  final var appearance = Appearance.disappeared
  /// The constraint whose constant slides a presented view in and out.
  final var presentationOffset: LayoutConstraint?
  /// The container of the view while it is presented as a form sheet.
  final var formSheet: FormSheet?
  /// Whether the presented view is sliding in.
  final var isMovingIn = false
  /// The closures to call once the view has appeared or disappeared.
  final var transitionCompletions: [@MainActor () -> Void] = []

  /// Creates a controller. Its view is loaded when it is first accessed.
  public init() {}

  // If the view stayed in the window, nobody could dismiss it, and it would keep the focus.
  isolated deinit {
    presentedViewController?.viewIfLoaded?.removeFromSuperview()
    presentedViewController?.leaveSheet()
  }

  // MARK: - The view

  /// The view. The first access loads it: it calls ``loadView()``, then ``viewDidLoad()``.
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

  /// The view; `nil` if it is not loaded. UIKit's name.
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

  /// Creates the view and sets ``view``; the default creates an empty one. An override does not call the inherited
  /// method.
  open func loadView() { view = View() }

  /// Called once, after the view was loaded. Add subviews and constraints here. The default does nothing.
  open func viewDidLoad() {}

  // MARK: - Layout

  /// Called each time before the view lays out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called each time after the view has laid out its subviews; the subviews have not laid out theirs yet. The default
  /// does nothing.
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

  /// Called before the controller is added to a parent, or removed from one if `parent` is `nil`. The default does
  /// nothing.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller was added to a parent, or removed from one if `parent` is `nil`. The code that adds a
  /// child calls it, after it has added the child's view. The default does nothing.
  open func didMove(toParent parent: ViewController?) {}

  // MARK: - Traits

  /// The traits of the window.
  public final var traitCollection: TraitCollection {
    storedView?.traitCollection ?? TraitCollection()
  }

  /// Called after the traits of the window have changed, before layout. The default does nothing.
  ///
  /// - Parameter previous: the former traits.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  /// Called before the window is resized, while the view still has its former size. UIKit's name, without a
  /// coordinator.
  ///
  /// The default calls it on the children and on the presented controller. An override calls the inherited method.
  ///
  /// - Parameter size: the new size of the window, in cells.
  open func viewWillTransition(to size: Size) {
    for child in children { child.viewWillTransition(to: size) }
    presentedViewController?.viewWillTransition(to: size)
  }

  // MARK: - Responder

  /// The responder after the view's own: its superview, or the window if the view is presented. UIKit's name: `next`.
  open var nextResponder: (any Responder)? { storedView?.responderAround }

  /// The commands that can be used while the view is in the responder chain; none unless overridden.
  open var keyCommands: [KeyCommand] { [] }

  /// Handles a key that no view inside has handled; returns whether it did. The default returns false.
  open func keyDown(_ key: KeyPress) -> Bool { false }

  /// Handles pasted text that no view inside has handled; returns whether it did. The default returns false.
  open func paste(_ text: String) -> Bool { false }
}

extension ViewController: Responder {}

extension ViewController: @MainActor CustomStringConvertible {
  /// `<Greeting: View:page>`, with the view's debug name, or `(not loaded)`.
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

extension ViewController {
  /// Adds a child controller and holds it strongly. It is removed from its former parent first.
  ///
  ///     addChild(list)
  ///     view.addSubview(list.view)
  ///     list.didMove(toParent: self)
  public final func addChild(_ child: ViewController) {
    guard !isInside(of: child) else {
      view.report(
        remark: LocalizedText(
          "\(child) cannot be a child of itself, or of what is inside of it.",
          chinese: "\(child) 不能是它自己的子控制器，也不能是其内部控制器的子控制器。"))
      return
    }
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.parent?.children.removeAll { $0 === child }
    child.parent = self
    children.append(child)
  }

  /// Removes the controller from its parent, which releases it. Remove its view first:
  ///
  ///     list.willMove(toParent: nil)
  ///     list.view.removeFromSuperview()
  ///     list.removeFromParent()
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  private func isInside(of other: ViewController) -> Bool {
    var next: ViewController? = self
    while let controller = next {
      if controller === other { return true }
      next = controller.parent
    }
    return false
  }
}
