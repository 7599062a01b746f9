/// An item that is held by left or right and by leading or trailing as well: where text is read from
/// right to left, the one pair stays and the other changes sides.
@MainActor struct MixedEdges {
  static let name = "edges-mixed"

  private let item: LayoutItem
  private let absolute: Said
  private let directional: Said

  /// An edge of the item, and who says where it is.
  private struct Said {
    let attribute: LayoutAttribute
    let constraint: LayoutConstraint
  }

  /// - Parameter constraints: Those that are about the item, in order of activation.
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
    let place = earlier.constraint.source.map { " (\($0))" } ?? ""
    return LayoutDiagnostic(
      name: Self.name,
      sentence: """
        \(item.debugName) is held by its \(later.attribute) and by its \
        \(earlier.attribute)\(place): where text is read from right to left, only one of the two \
        changes sides.
        """,
      source: later.constraint.source,
      cure: "Say leading and trailing, or left and right, of one view.")
  }
}
