/// An edge that a constant moves out of the superview: mostly the sign is wrong.
@MainActor struct EdgeOutside {
  static let name = "edge-outside"

  private let constraint: LayoutConstraint
  private let superview: LayoutNode

  /// Nothing where the constraint is none between an edge and the superview's same one, or keeps the
  /// view inside.
  init?(_ constraint: LayoutConstraint) {
    guard let superview = constraint.firstItem?.container, constraint.secondItem === superview,
      constraint.firstAttribute == constraint.secondAttribute, constraint.multiplier == 1
    else { return nil }
    switch constraint.firstAttribute {
    case .right, .bottom, .trailing: guard constraint.constant > 0 else { return nil }
    case .left, .top, .leading: guard constraint.constant < 0 else { return nil }
    default: return nil
    }
    self.constraint = constraint
    self.superview = superview
  }

  var diagnostic: LayoutDiagnostic {
    let amount = LayoutConstraint.short(abs(constraint.constant))
    let place = Wording.place(constraint.firstAttribute)
    let verb =
      constraint.constant > 0 && constraint.relation == .lessThanOrEqual
        || constraint.constant < 0 && constraint.relation == .greaterThanOrEqual ? "lets" : "puts"
    let inward = LayoutConstraint.short(-constraint.constant)
    return LayoutDiagnostic(
      name: Self.name,
      sentence: """
        \(constraint.equation) \(verb) the \(place) \(amount) outside of \(superview.debugName): \
        constants count to the right and down, \(Self.aside(constraint.firstAttribute)).
        """,
      source: constraint.source,
      cure: "Inside is a constant of \(inward): offset(\(inward)), or inset(\(amount)).")
  }

  private static func aside(_ attribute: LayoutAttribute) -> String {
    attribute.isDirectional ? "leading to trailing" : "at every edge"
  }
}
