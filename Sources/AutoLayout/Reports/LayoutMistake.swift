/// Something that a view did while it was updated or laid out, and that belongs elsewhere.
///
/// Each is reported once for a view, and what was asked for is done all the same in the next solve: a view
/// that never settles is stopped by the turn's limit.
public enum LayoutMistake: Hashable, Sendable {
  /// `updateConstraints` asked to be called again.
  case updateWithinUpdate(view: String)
  /// `layoutSubviews` asked for `updateConstraints`.
  case updateWithinLayout(view: String, laidOut: String)
  /// `layoutSubviews` asked for a layout of a view outside of its own.
  case layoutOutside(view: String, laidOut: String)
  /// `layoutSubviews` changed a constraint that is not held inside of its view.
  case constraintOutside(constraint: String, laidOut: String)
  /// `updateConstraints` gave a view the first constraints that it has had.
  case firstConstraintInUpdate(
    view: String, constraint: String, source: SourceLocation?, updated: String)
  /// An override did not call the inherited `layoutSubviews` or `updateConstraints`.
  case noSuper(view: String, method: String)
}

extension LayoutMistake: CustomStringConvertible {
  public var description: String {
    switch self {
    case .updateWithinUpdate(let view):
      """
      \(view) calls setNeedsUpdateConstraints() in its own updateConstraints(): it would be updated for \
      ever. Change the constraints there at once.
      """
    case .updateWithinLayout(let view, let laidOut):
      """
      layoutSubviews() of \(laidOut) calls setNeedsUpdateConstraints() on \(view): constraints come before \
      layout, so all of it is done twice. Call it where the change happens.
      """
    case .layoutOutside(let view, let laidOut):
      """
      layoutSubviews() of \(laidOut) calls setNeedsLayout() on \(view), which is outside of it and may have \
      been laid out already. Invalidate only what is inside.
      """
    case .constraintOutside(let constraint, let laidOut):
      """
      layoutSubviews() of \(laidOut) changes \(constraint), which is not held inside of it: views that were \
      laid out already have to be laid out again. Change it before the layout.
      """
    case .firstConstraintInUpdate(let view, let constraint, let source, let updated):
      """
      updateConstraints() of \(updated) gives \(view) its first constraint, \
      \(constraint)\(source.map { " (\($0))" } ?? ""): it is called whenever something \
      has changed, to change what is there. Make constraints where the view is made.
      """
    case .noSuper(let view, let method):
      "\(view) overrides \(method)() without calling super.\(method)()."
    }
  }
}

/// A method of a view that the layout runs just now.
struct RunningPass {
  enum Method: String { case updateConstraints, layoutSubviews }

  let method: Method
  let node: LayoutNode
}

/// What a view may be asked for while a pass runs.
enum WatchedCall { case needsLayout, needsUpdateConstraints }

extension LayoutNode {
  /// Runs a method of this node that may be overridden, and sees that the inherited one was called.
  final func run(
    _ method: RunningPass.Method, under root: LayoutNode, _ body: () -> Void
  ) {
    let reached = passes.reachedBase
    passes.reachedBase = false
    root.passes.running.append(RunningPass(method: method, node: self))
    body()
    root.passes.running.removeLast()
    if !passes.reachedBase {
      root.reportOnce(.noSuper(view: debugName, method: method.rawValue))
    }
    passes.reachedBase = reached
  }

  /// Does something that is not watched; asked of the top of a tree.
  final func unwatched(_ body: () -> Void) {
    let running = passes.running
    passes.running = []
    body()
    passes.running = running
  }

  /// Looks whether a call is one that belongs elsewhere.
  final func watch(_ call: WatchedCall) {
    let root = treeRoot
    guard let pass = root.passes.running.last else { return }
    switch (pass.method, call) {
    case (.updateConstraints, .needsUpdateConstraints) where pass.node === self:
      root.reportOnce(.updateWithinUpdate(view: debugName))
    case (.layoutSubviews, .needsUpdateConstraints):
      root.reportOnce(.updateWithinLayout(view: debugName, laidOut: pass.node.debugName))
    case (.layoutSubviews, .needsLayout) where !isDescendant(of: pass.node):
      root.reportOnce(.layoutOutside(view: debugName, laidOut: pass.node.debugName))
    default: break
    }
  }

  /// Looks whether a constraint that this node holds may be changed just now.
  final func watchChange(of constraint: LayoutConstraint) {
    let root = treeRoot
    guard let pass = root.passes.running.last, pass.method == .layoutSubviews,
      !isDescendant(of: pass.node)
    else { return }
    root.reportOnce(
      .constraintOutside(
        constraint: constraint.placeDescription, laidOut: pass.node.debugName))
  }

  /// Looks whether a constraint that is activated now is a view's first one, and comes too late.
  final func watchFirst(_ constraint: LayoutConstraint) {
    guard !constraint.isArranged, let item = constraint.firstItem, !item.wasConstrained else {
      return
    }
    item.wasConstrained = true
    let root = treeRoot
    guard let pass = root.passes.running.last, pass.method == .updateConstraints else { return }
    root.reportOnce(
      .firstConstraintInUpdate(
        view: item.debugName, constraint: constraint.placeDescription, source: constraint.source,
        updated: pass.node.debugName))
  }

  private func reportOnce(_ mistake: LayoutMistake) {
    let report = LayoutReport.mistake(mistake)
    if !reports.contains(report) { self.report(report) }
  }
}
