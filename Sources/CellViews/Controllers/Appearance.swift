import AutoLayout

/// The appearance state of a controller's view, as far as the controller was told of it.
enum Appearance {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)
}

extension ViewController {
  /// Called when the view has joined a window.
  final func viewJoined(animated: Bool = false) {
    switch appearance {
    case .appearing, .appeared: return
    case .disappearing(let animated): viewDidDisappear(animated)
    case .disappeared: break
    }
    appearance = .appearing(animated: animated)
    viewWillAppear(animated)
  }

  /// Called before the view leaves its window.
  final func viewLeaves(animated: Bool = false) {
    switch appearance {
    case .disappeared, .disappearing: return
    case .appearing, .appeared:
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    }
    endPresentation()
  }

  /// Ends the presentation of a controller whose view leaves the window without `dismiss(animated:completion:)`.
  private func endPresentation() {
    guard let presenter = presentingViewController else { return }
    if presentedViewController != nil { dismiss(animated: false) }
    presenter.presentedViewController = nil
    presentingViewController = nil
  }

  /// Called after a layout of the window. Completes the transition: a view that is laid out in a window has appeared,
  /// and a view that is in no window has disappeared.
  ///
  /// - Returns: whether the transition is still under way.
  final func viewSettles() -> Bool {
    switch appearance {
    case .appearing(let animated):
      guard let view = viewIfLoaded, view.window != nil, !view.subtreeNeedsLayout, !isMovingIn
      else { return true }
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing(let animated):
      guard viewIfLoaded?.window == nil else { return true }
      leaveSheet()
      appearance = .disappeared
      viewDidDisappear(animated)
    case .disappeared, .appeared: break
    }
    let completions = transitionCompletions
    transitionCompletions = []
    for completion in completions { completion() }
    return false
  }
}

extension View {
  /// The controllers of the view and of the views inside of it, from the root down.
  final var controllersOfTree: [ViewController] {
    var found: [ViewController] = []
    gatherControllers(&found)
    return found
  }

  private func gatherControllers(_ found: inout [ViewController]) {
    if let controller = controllerLink?.controller { found.append(controller) }
    for case let view as View in children { view.gatherControllers(&found) }
  }
}
