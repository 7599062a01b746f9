internal import Cassowary

/// A view that constraints are to lay out, but whose frame is a constraint as well, since it
/// `translatesAutoresizingMaskIntoConstraints`, as views that are made in code do unless told.
@MainActor struct TranslatedMask {
  static let name = "translates-autoresizing-mask"

  private let node: LayoutNode
  private let constraint: LayoutConstraint

  /// Nothing where the frame is meant: where it was set by hand, and constraints only say where others are.
  ///
  /// - Parameter constraints: Those that are about the view, in order of activation.
  init?(of node: LayoutNode, _ constraints: [LayoutConstraint]) {
    guard node.isSettled, node.translatesAutoresizingMaskIntoConstraints, !constraints.isEmpty,
      let system = node.container?.island.layoutEngine?.system,
      system.records.record(of: node)?.role == .fixed,
      let constraint = constraints.first(where: { constraint in
        constraint.isBroken || node.frame == .zero || system.isDecidedByFrames(constraint)
      })
    else { return nil }
    self.node = node
    self.constraint = constraint
  }

  var diagnostic: LayoutDiagnostic {
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      .map(\.short).joined(separator: ", ")
    return LayoutDiagnostic(
      name: Self.name,
      sentence: """
        \(constraint.equation) cannot lay out \(node.debugName): the view's \
        translatesAutoresizingMaskIntoConstraints is true, so its frame (\(frame)) is a constraint, too.
        """,
      source: constraint.source,
      cure: "\(MaskCure.cure(for: node)) mas.makeConstraints does so by itself.")
  }
}

extension LayoutSystem {
  /// Whether a constraint says nothing but what frames that are given say already.
  fileprivate func isDecidedByFrames(_ constraint: LayoutConstraint) -> Bool {
    guard let known = installed[ObjectIdentifier(constraint)]?.constraint else { return false }
    return known.expression.terms.allSatisfy { term in
      let role = records.record(of: term.variable)?.role
      return role == .root || role == .fixed
    }
  }
}
