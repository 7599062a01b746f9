import AutoLayout

extension Window {
  /// Replaces the view of a former root, with what its controllers present, by that of the present one, which fills the
  /// window, behind all others.
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

  /// Tells the controllers of views that have joined.
  func controllersJoin(with node: LayoutNode) {
    for controller in (node as? View)?.controllersOfTree ?? [] {
      noteTransition(of: controller)
      controller.viewJoined()
    }
  }

  /// Tells the controllers of views that are about to leave.
  func controllersLeave(with node: LayoutNode) {
    for controller in (node as? View)?.controllersOfTree ?? [] {
      noteTransition(of: controller)
      controller.viewLeaves()
    }
  }

  /// Tells the controllers of what the window shows that it is going to have another size. Those that others hold are
  /// told by them.
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

  /// Tells controllers that their views have appeared or disappeared.
  func settleControllers() {
    guard !controllersInTransition.isEmpty else { return }
    let controllers = controllersInTransition
    controllersInTransition = []
    for controller in controllers where controller.viewSettles() {
      noteTransition(of: controller)
    }
  }

  /// Tells views that have joined or left. Where the language is that of a view in no window, nothing that they show
  /// is another.
  func tellLanguage(to node: LayoutNode, from previous: TraitCollection) {
    guard language != TraitCollection().language, let view = node as? View else { return }
    view.tellTraitsChanged(from: previous)
  }

  /// Tells all views and their controllers if the traits have changed.
  func updateTraits() {
    let former = traits
    traits = TraitCollection(of: self)
    if traits != former { tellTraitsChanged(from: former) }
  }
}
