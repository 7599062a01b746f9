/// The constraints that lay out a stack's views, by UIKit's rules and under its names.
///
/// They are made as a whole whenever something of it changes; where that makes the same constraint again, the
/// old one stays.
@MainActor package final class StackArrangement {
  private unowned let stack: LayoutNode
  private(set) package var constraints: [LayoutConstraint] = []
  private var guides: [LayoutGuide] = []

  package init(of stack: LayoutNode) { self.stack = stack }

  /// Makes the constraints of the views; those of before are deactivated.
  ///
  /// - Parameters:
  ///   - views: The arranged views, in order.
  ///   - hidden: Those that take no length: they keep their place across the axis.
  ///   - spacing: What follows a view, where that is not the stack's spacing.
  package func update(
    _ views: [LayoutNode], hidden: Set<ObjectIdentifier>, options: StackOptions,
    spacing: [ObjectIdentifier: Double]
  ) {
    LayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
    var draft = StackDraft(
      stack: stack, views: views, shown: views.filter { !hidden.contains(ObjectIdentifier($0)) },
      options: options, customSpacing: spacing)
    draft.addAll()
    guides = draft.guides
    for guide in guides { stack.addLayoutGuide(guide) }
    constraints = draft.constraints
    for constraint in constraints { constraint.isActive = true }
  }
}
