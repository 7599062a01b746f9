import AutoLayout
import Localization

/// How a presented controller's view is placed. UIKit's name: `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Hashable, Sendable, CaseIterable {
  /// The view fills the window.
  case fullScreen
  /// The view is centred in the window. Its size is the controller's ``ViewController/preferredContentSize``, or its
  /// content's. If the content needs more rows than the window has, the sheet scrolls.
  case formSheet
}

extension ViewController {
  /// The time in which a view slides in or out.
  private static let presentationTime = Duration.milliseconds(200)

  /// Shows another controller's view in front of the window. Focus, keys and mouse stay in it until it is dismissed.
  /// This controller's view has to be in a window, and this controller must not present another one already; otherwise
  /// nothing is presented and the mistake is reported.
  ///
  /// - Parameters:
  ///   - controller: the controller; held until it is dismissed.
  ///   - animated: whether the view slides in from below.
  ///   - completion: called when the view is in place, after its `viewDidAppear(_:)`.
  public final func present(
    _ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    guard let window = view.window, presentedViewController == nil,
      controller.presentingViewController == nil, controller !== self,
      controller.view.superview == nil
    else {
      let (own, other) = ("\(self)", "\(controller)")
      view.report(
        remark: view.window == nil
          ? LocalizedText(
            "\(own) cannot present \(other): it is in no window.",
            chinese: "\(own) 不能呈现 \(other)：它不在任何窗口中。")
          : LocalizedText(
            "\(own) cannot present \(other): one of them is shown already.",
            chinese: "\(own) 不能呈现 \(other)：两者之一已经显示。"))
      return
    }
    presentedViewController = controller
    controller.presentingViewController = self
    window.noteTransition(of: controller)
    let view = controller.view
    controller.appearance = .appearing(animated: animated)
    controller.isMovingIn = animated
    if let completion { controller.transitionCompletions.append(completion) }
    controller.viewWillAppear(animated)
    let offset = controller.place(in: window)
    if animated {
      offset.constant = window.bounds.height
      window.layoutIfNeeded()
      offset.constant = 0
    }
    window.focusSystem.beginModalSession(for: view)
    controller.slide(in: animated ? window : nil) { [weak controller, weak window] in
      controller?.isMovingIn = false
      window?.settleControllers()
    }
  }

  /// Dismisses the controller that this one presents, and those that it presents in turn. If this one presents none, it
  /// is dismissed itself. The focus returns at once to the view that had it before.
  ///
  /// - Parameters:
  ///   - animated: whether the view slides out downwards.
  ///   - completion: called when the view has left, after its `viewDidDisappear(_:)`.
  public final func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard let controller = presentedViewController else {
      if let presentingViewController {
        presentingViewController.dismiss(animated: animated, completion: completion)
      }
      return
    }
    if controller.presentedViewController != nil { controller.dismiss(animated: false) }
    presentedViewController = nil
    controller.presentingViewController = nil
    let view = controller.view
    guard let window = view.window else {
      completion?()
      return
    }
    window.noteTransition(of: controller)
    controller.viewLeaves(animated: animated)
    window.focusSystem.endModalSession(for: view)
    controller.presentationOffset?.constant = window.bounds.height
    if let completion { controller.transitionCompletions.append(completion) }
    controller.slide(in: animated ? window : nil) { [weak window] in
      view.removeFromSuperview()
      controller.leaveSheet()
      window?.settleControllers()
    }
  }

  /// Lays out the window in an animation; if `window` is `nil`, only calls `completion`.
  private func slide(in window: Window?, completion: @escaping @MainActor () -> Void) {
    guard let window else { return completion() }
    View.animate(
      duration: Self.presentationTime, options: .curveEaseOut,
      animations: { window.layoutIfNeeded() }, completion: { _ in completion() })
  }

  /// Adds the view to a window and places it; returns the constraint whose constant slides it in and out.
  private func place(in window: Window) -> LayoutConstraint {
    leaveSheet()
    view.translatesAutoresizingMaskIntoConstraints = false
    var surface = view
    if modalPresentationStyle == .formSheet {
      let sheet = FormSheet()
      sheet.translatesAutoresizingMaskIntoConstraints = false
      formSheet = sheet
      surface = sheet
    }
    window.addSubview(surface)
    formSheet?.show(view, preferring: preferredContentSize)
    let offset = surface.topAnchor.constraint(equalTo: window.topAnchor)
    for constraint in [
      offset,
      surface.leftAnchor.constraint(equalTo: window.leftAnchor),
      surface.widthAnchor.constraint(equalTo: window.widthAnchor),
      surface.heightAnchor.constraint(equalTo: window.heightAnchor),
    ] { constraint.isActive = true }
    presentationOffset = offset
    return offset
  }

  /// Removes the form sheet's container after the view has left it.
  final func leaveSheet() {
    formSheet?.removeFromSuperview()
    formSheet = nil
  }
}
