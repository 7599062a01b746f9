import AutoLayout

extension Window {
  /// Replaces the former root controller's view, and everything that its controllers present, by the new root's view.
  /// This view fills the window and is behind all others.
  func rootChanged(from former: ViewController?) {
    guard former !== rootViewController else { return }
    for controller in former?.viewIfLoaded?.controllersOfTree ?? []
    where controller.presentedViewController != nil { controller.dismiss(animated: false) }
    former?.viewIfLoaded?.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    insertChild(view, at: 0, addedAt: nil)
    view.translatesAutoresizingMaskIntoConstraints = false
    for constraint in [
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leftAnchor.constraint(equalTo: leftAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.rightAnchor.constraint(equalTo: rightAnchor),
    ] { constraint.isActive = true }
  }

  /// Calls the appearance methods of the controllers whose views have joined.
  func controllersJoin(with node: LayoutNode) {
    for controller in (node as? View)?.controllersOfTree ?? [] {
      noteTransition(of: controller)
      controller.viewJoined()
    }
  }

  /// Calls the appearance methods of the controllers whose views are about to leave.
  func controllersLeave(with node: LayoutNode) {
    for controller in (node as? View)?.controllersOfTree ?? [] {
      noteTransition(of: controller)
      controller.viewLeaves()
    }
  }

  /// Tells the window's controllers that it is about to be resized. Children and presented controllers are told by the
  /// controllers that hold them.
  func tellTransition(to size: Size) {
    for controller in controllersOfTree
    where controller.parent == nil && controller.presentingViewController == nil {
      controller.viewWillTransition(to: size)
    }
  }

  /// Holds a controller until its view has appeared or disappeared.
  func noteTransition(of controller: ViewController) {
    if !controllersInTransition.contains(where: { $0 === controller }) {
      controllersInTransition.append(controller)
    }
  }

  /// Tells the controllers whose views have appeared or disappeared.
  func settleControllers() {
    guard !controllersInTransition.isEmpty else { return }
    let controllers = controllersInTransition
    controllersInTransition = []
    for controller in controllers where controller.viewSettles() {
      noteTransition(of: controller)
    }
  }

  /// Tells views that have joined or left a window that their language has changed. A view in no window is in English,
  /// so in an English window nothing changes.
  func tellLanguage(to node: LayoutNode, from previous: TraitCollection) {
    guard language != TraitCollection().language, let view = node as? View else { return }
    view.tellTraitsChanged(from: previous)
  }

  /// Updates the traits, and tells all views and controllers if they have changed.
  func updateTraits() {
    let former = traits
    traits = TraitCollection(of: self)
    if traits != former { tellTraitsChanged(from: former) }
  }
}
