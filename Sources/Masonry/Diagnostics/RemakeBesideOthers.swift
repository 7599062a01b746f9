import AutoLayout
import Localization

/// A constraint, created outside the DSL, that a remake left in place although it is on an attribute that was
/// stated again.
@MainActor struct RemakeBesideOthers {
  static let name = "remake-leaves-others"

  let item: LayoutItem
  let left: LayoutConstraint
  let source: SourceLocation?

  var diagnostic: LayoutDiagnostic {
    let place: LocalizedText = left.source.map { " (\($0))" } ?? .empty
    return LayoutDiagnostic(
      name: Self.name,
      sentence: """
        remakeConstraints took out what the DSL had made for \(item.debugName), but not \
        \(left.equation)\(place), which was made in another way.
        """,
      source: source,
      cure: "Deactivate that one, or state it in the DSL.")
  }
}
