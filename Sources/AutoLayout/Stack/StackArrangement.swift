/// The constraints that lay out a stack's views, by UIKit's rules and with its identifiers.
///
/// All are replaced when an input changes, and stay otherwise.
@MainActor package final class StackArrangement {
  /// The stack, which owns the arrangement and may be laid out during its deinit.
  private let stackReference: UncountedReference<LayoutNode>
  private(set) package var constraints: [LayoutConstraint] = []
  private var guides: [LayoutGuide] = []
  private var source: StackSource?
  private var shown: [LayoutNode] = []

  package init(of stack: LayoutNode) { stackReference = UncountedReference(stack) }

  private var stack: LayoutNode { stackReference.object }

  /// Makes the constraints of the views, if others come of it than are there; those of before are
  /// deactivated.
  ///
  /// - Parameters:
  ///   - views: The arranged views, in order.
  ///   - hidden: Those that take no length: they keep their place across the axis.
  ///   - spacing: What follows a view, where that is not the stack's spacing.
  package func update(
    _ views: [LayoutNode], hidden: Set<ObjectIdentifier>, options: StackOptions,
    spacing: [ObjectIdentifier: Double]
  ) {
    let shown = views.filter { !hidden.contains(ObjectIdentifier($0)) }
    let source = StackSource(views, shown: shown, options: options, spacing: spacing)
    stack.constraintsFollowContent = options.distribution == .fillProportionally
    // A view that left and came back has taken its constraints along.
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

  /// Whether intrinsic lengths that the constraints were computed from have changed, as those of wrapped text
  /// do with the width.
  package var isOutdated: Bool {
    guard let source, source.options.distribution == .fillProportionally else { return false }
    return zip(shown, source.lengths).contains { view, length in
      let natural = IntrinsicSizeQuery(of: view).length(along: source.options.axis)
      return natural != nil && natural != length
    }
  }
}
