import Localization

/// An item that is positioned by left or right and also by leading or trailing. In a right-to-left layout
/// the second pair changes sides, the first does not.
@MainActor struct MixedEdges {
  static let name = "edges-mixed"

  private let item: LayoutItem
  private let absolute: Said
  private let directional: Said

  /// An edge of the item and the constraint that positions it.
  private struct Said {
    let attribute: LayoutAttribute
    let constraint: LayoutConstraint
  }

  /// - Parameter constraints: The constraints on the item, in order of activation.
  init?(of item: LayoutItem, _ constraints: [LayoutConstraint]) {
    let said = constraints.compactMap { constraint in
      LayoutStatement(constraint).map { Said(attribute: $0.attribute, constraint: constraint) }
    }
    guard let absolute = said.first(where: { $0.attribute.kind == .absoluteX }),
      let directional = said.first(where: { $0.attribute.isDirectional })
    else { return nil }
    self.item = item
    self.absolute = absolute
    self.directional = directional
  }

  var diagnostic: LayoutDiagnostic {
    let isLater = absolute.constraint.serial > directional.constraint.serial
    let (earlier, later) = isLater ? (directional, absolute) : (absolute, directional)
    let place = LocalizedText.inParentheses(earlier.constraint.source)
    return LayoutDiagnostic(
      name: Self.name,
      sentence: LocalizedText(
        """
        \(item.debugName) is positioned by its \(later.attribute) and by its \
        \(earlier.attribute)\(place): in a right-to-left layout only one of the two changes sides.
        """,
        chinese: """
          \(item.debugName) 的位置既由 \(later.attribute) 又由 \(earlier.attribute) 决定\(place)：\
          从右到左布局时，只有其中之一会换边。
          """),
      source: later.constraint.source,
      cure: LocalizedText(
        "Use leading and trailing, or left and right, for one view.",
        chinese: "同一个视图请只用 leading 和 trailing，或只用 left 和 right。"))
  }
}
