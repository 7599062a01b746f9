import AutoLayout
import Localization

/// A constraint from outside the DSL that a remake left active although the remake has a statement on the
/// same attribute.
@MainActor struct RemakeBesideOthers {
  static let name = "remake-leaves-others"

  let item: LayoutItem
  let left: LayoutConstraint
  let source: SourceLocation?

  var diagnostic: LayoutDiagnostic {
    LayoutDiagnostic(
      name: Self.name,
      sentence: LocalizedText(
        """
        remakeConstraints took out what the DSL had made for \(item.debugName), but not \
        \(left.equation)\(left.placeInSource), which was made in another way.
        """,
        chinese: """
          remakeConstraints 移除了 DSL 为 \(item.debugName) 创建的约束，但没有移除以其他方式创建的 \
          \(left.equation)\(left.placeInSource)。
          """),
      source: source,
      cure: LocalizedText(
        "Deactivate that one, or state it in the DSL.", chinese: "请停用那一条，或用 DSL 来写。"))
  }
}

extension LayoutConstraint {
  /// The constraint's source line in parentheses; empty if it is unknown.
  var placeInSource: LocalizedText {
    source.map { LocalizedText(" (\($0))", chinese: "（\($0)）") } ?? .empty
  }
}
