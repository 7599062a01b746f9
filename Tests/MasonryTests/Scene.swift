import AutoLayout
import Masonry

/// A view and another one beside it in a third, with names for logs.
@MainActor class Scene {
  let root = LayoutNode()
  let view = LayoutNode()
  let other = LayoutNode()

  init() {
    root.identifier = "root"
    view.identifier = "view"
    other.identifier = "other"
    root.insertChild(view, at: 0)
    root.insertChild(other, at: 1)
  }

  /// What was made, as equations.
  func made(_ describe: (ConstraintMaker) -> Void) -> [String] {
    equations(view.mas.makeConstraints(describe))
  }

  /// What stands between the number, or the key, and the closing bracket.
  func equations(_ constraints: [LayoutConstraint]) -> [String] {
    constraints.map { constraint in
      let text = constraint.debugDescription
        .replacing("LayoutNode:", with: "").replacing("LayoutGuide:", with: "")
      let equation = text.drop { $0 != " " }.dropFirst()
      return String(equation.hasSuffix(">") ? equation.dropLast() : equation)
    }
  }

  /// What the views hold, as equations: the root's first.
  var held: [String] { equations(root.constraints + view.constraints + other.constraints) }
}
