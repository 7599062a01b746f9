import Localization
internal import Cassowary

/// A view with constraints whose frame is a constraint too, because
/// `translatesAutoresizingMaskIntoConstraints` is true, the default for views made in code.
@MainActor struct TranslatedMask {
  static let name = "translates-autoresizing-mask"

  private let node: LayoutNode
  private let constraint: LayoutConstraint

  /// Returns nil if the explicit frame is intended and the constraints only place other views.
  ///
  /// - Parameter constraints: The constraints on the view, in order of activation.
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
      sentence: LocalizedText(
        """
        \(constraint.equation) cannot lay out \(node.debugName): the view's \
        translatesAutoresizingMaskIntoConstraints is true, so its frame (\(frame)) is a constraint, too.
        """,
        chinese: """
          \(constraint.equation) 无法布局 \(node.debugName)：\
          该视图的 translatesAutoresizingMaskIntoConstraints 是 true，\
          所以它的 frame（\(frame)）也是约束。
          """),
      source: constraint.source,
      cure: LocalizedText(
        "\(MaskCure.cure(for: node)) mas.makeConstraints does it for you.",
        chinese: "\(MaskCure.cure(for: node))mas.makeConstraints 会替你设置。"))
  }
}

extension LayoutSystem {
  /// Returns whether given frames alone decide the value of a constraint's expression.
  fileprivate func isDecidedByFrames(_ constraint: LayoutConstraint) -> Bool {
    guard let known = installed[ObjectIdentifier(constraint)]?.constraint else { return false }
    return known.expression.terms.allSatisfy { term in
      let role = records.record(ofVariable: term.variable.number)?.role
      return role == .root || role == .fixed
    }
  }
}
