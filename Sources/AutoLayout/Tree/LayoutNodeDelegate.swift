/// Receives the events of a node and answers questions that only its view can answer.
///
/// A view is its own node's delegate, as in UIKit a view is its layer's. With a delegate these methods
/// need not be public methods of every view.
@MainActor package protocol LayoutNodeDelegate: AnyObject {
  /// Called after ``LayoutNode/frame`` changed, whether a layout or the program set it, with the former one.
  func frameDidChange(from former: Rect)
  /// Called after the origin of ``LayoutNode/bounds`` changed, with the former one.
  func boundsOriginDidChange(from former: Point)
  /// Called after a child's intrinsic size was invalidated.
  func childContentChanged(_ child: LayoutNode)
  /// Called before a child is removed.
  func childWillLeave(_ child: LayoutNode)
  /// Called on the root before `node` and its descendants are removed.
  func subtreeWillLeave(_ node: LayoutNode)
  /// Called on the former root after `node` and its descendants were removed.
  func subtreeDidLeave(_ node: LayoutNode)
  /// Called on the root after `node` and its descendants were added.
  func subtreeDidJoin(_ node: LayoutNode)
  /// Called before and after `layoutSubviews()`, if ``LayoutNode/tellsOfLayout`` is true.
  func willLayOut()
  func didLayOut()
  /// Called after the content of an island among the children changed. The size given to the island may no longer fit.
  func islandContentChanged(_ island: LayoutNode)
  /// Called on the root after the tree, or a part of it, was laid out.
  func treeDidLayOut()
  /// Returns the reason for a frame that the view has set on a child; nil if it has none.
  func reasonForFrame(of child: LayoutNode, _ attribute: LayoutAttribute) -> FrameReason?
  /// Returns the pitfalls that the view itself knows, for ``LayoutNode/diagnose()``.
  func ownDiagnostics() -> [LayoutDiagnostic]
}

extension LayoutNodeDelegate {
  package func frameDidChange(from former: Rect) {}
  package func boundsOriginDidChange(from former: Point) {}
  package func childContentChanged(_ child: LayoutNode) {}
  package func childWillLeave(_ child: LayoutNode) {}
  package func subtreeWillLeave(_ node: LayoutNode) {}
  package func subtreeDidLeave(_ node: LayoutNode) {}
  package func subtreeDidJoin(_ node: LayoutNode) {}
  package func willLayOut() {}
  package func didLayOut() {}
  package func islandContentChanged(_ island: LayoutNode) {}
  package func treeDidLayOut() {}
  package func reasonForFrame(
    of child: LayoutNode, _ attribute: LayoutAttribute
  ) -> FrameReason? { nil }
  package func ownDiagnostics() -> [LayoutDiagnostic] { [] }
}
