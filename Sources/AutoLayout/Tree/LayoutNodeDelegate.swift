/// Who is told what happens to a node, and asked what only a view knows.
///
/// A view is its own node's delegate, as it is its layer's in UIKit. So what a layout tells goes to the
/// classes of this package, and is no public method of each view.
@MainActor package protocol LayoutNodeDelegate: AnyObject {
  /// Called when ``LayoutNode/frame``, or the origin of the bounds, has changed, by hand or by a layout.
  func frameDidChange()
  /// Called when a child's natural size was invalidated.
  func childContentChanged(_ child: LayoutNode)
  /// Called before a child leaves.
  func childWillLeave(_ child: LayoutNode)
  /// Called at the top of a tree before `node` and what is in it leave.
  func subtreeWillLeave(_ node: LayoutNode)
  /// Called when the content of an island among the children has changed, so that the size it was given
  /// may not fit any more.
  func islandContentChanged(_ island: LayoutNode)
  /// Called at the top of a tree when it, or a part of it, was laid out.
  func treeDidLayOut()
  /// The pitfalls that the view itself knows of, for ``LayoutNode/diagnose()``.
  func ownDiagnostics() -> [LayoutDiagnostic]
}

extension LayoutNodeDelegate {
  package func frameDidChange() {}
  package func childContentChanged(_ child: LayoutNode) {}
  package func childWillLeave(_ child: LayoutNode) {}
  package func subtreeWillLeave(_ node: LayoutNode) {}
  package func islandContentChanged(_ island: LayoutNode) {}
  package func treeDidLayOut() {}
  package func ownDiagnostics() -> [LayoutDiagnostic] { [] }
}
