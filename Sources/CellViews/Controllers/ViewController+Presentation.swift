import AutoLayout
import Localization

/// The place of the view of a controller that is presented. UIKit's name: `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Hashable, Sendable, CaseIterable {
  /// All of the window.
  case fullScreen
  /// In the middle of the window, as large as its content or its ``ViewController/preferredContentSize``. Where the window
  /// has fewer rows than the content needs, the sheet scrolls.
  case formSheet
}

extension ViewController {
  /// The time in which a view moves in or out.
  private static let presentationTime = Duration.milliseconds(200)

  /// Shows another controller's view in front of the window, and keeps focus, keys and mouse in it until it is dismissed.
  /// The view of this controller has to be in a window, and no other be presented by it; if not, that is reported.
  ///
  /// - Parameters:
  ///   - controller: the controller, which is held until it is dismissed.
  ///   - animated: whether the view moves in from below.
  ///   - completion: called when the view is in its place, after its `viewDidAppear(_:)`.
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

  /// Takes away the controller that this one presents, with those that it presents; if there is none, this one itself. The
  /// focus returns at once to the view that had it before.
  ///
  /// - Parameters:
  ///   - animated: whether the view moves out downwards.
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

  /// Lays out the window with an animation, or without one where it is `nil`.
  private func slide(in window: Window?, completion: @escaping @MainActor () -> Void) {
    guard let window else { return completion() }
    View.animate(
      duration: Self.presentationTime, options: .curveEaseOut,
      animations: { window.layoutIfNeeded() }, completion: { _ in completion() })
  }

  /// Adds the view to a window, in its place; returns the constraint that moves it.
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

  /// Takes the place of a form sheet away whose view has left it.
  final func leaveSheet() {
    formSheet?.removeFromSuperview()
    formSheet = nil
  }
}
