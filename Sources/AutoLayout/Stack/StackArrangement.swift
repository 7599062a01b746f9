/// The constraints that lay out a stack's views, by UIKit's rules and with its identifiers.
///
/// If an input changes, all of them are replaced; otherwise they stay.
@MainActor package final class StackArrangement {
  /// The stack, which owns the arrangement and may be laid out during its deinit.
  private let stackReference: UncountedReference<LayoutNode>
  private(set) package var constraints: [LayoutConstraint] = []
  private var guides: [LayoutGuide] = []
  private var source: StackSource?
  private var shown: [LayoutNode] = []

  package init(of stack: LayoutNode) { stackReference = UncountedReference(stack) }

  private var stack: LayoutNode { stackReference.object }

  /// Creates the constraints of the views and deactivates the former ones, unless the inputs are the same.
  ///
  /// - Parameters:
  ///   - views: The arranged views, in order.
  ///   - hidden: The views that take no length. They keep their place across the axis.
  ///   - spacing: The spacings after single views that differ from the stack's, in layout units.
  package func update(
    _ views: [LayoutNode], hidden: Set<ObjectIdentifier>, options: StackOptions,
    spacing: [ObjectIdentifier: Double]
  ) {
    let shown = views.filter { !hidden.contains(ObjectIdentifier($0)) }
    let source = StackSource(views, shown: shown, options: options, spacing: spacing)
    stack.constraintsFollowContent = options.distribution == .fillProportionally
    // If a view left the stack and came back, its constraints were deactivated.
    if source == self.source, constraints.allSatisfy(\.isActive) { return }
    self.source = source
    self.shown = shown
    stack.arrangesNothing = shown.isEmpty
    LayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
    var draft = StackDraft(stack: stack, views: views, shown: shown, source: source)
    draft.addAll()
    guides = draft.guides
    for guide in guides { stack.addLayoutGuide(guide) }
    constraints = draft.constraints
    for constraint in constraints { constraint.isActive = true }
  }

  /// Whether intrinsic lengths from which the constraints were computed have changed, as those of wrapped
  /// text do with the width.
  package var isOutdated: Bool {
    guard let source, source.options.distribution == .fillProportionally else { return false }
    return zip(shown, source.lengths).contains { view, length in
      let natural = IntrinsicSizeQuery(of: view).length(along: source.options.axis)
      return natural != nil && natural != length
    }
  }
}
