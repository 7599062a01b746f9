import Localization

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
