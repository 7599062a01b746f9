/// An item that is held by left or right and by leading or trailing as well: where text is read from
/// right to left, the one pair stays and the other changes sides.
@MainActor struct MixedEdges {
  static let name = "edges-mixed"

  private let item: LayoutItem
  private let absolute: LayoutConstraint
  private let directional: LayoutConstraint

  /// - Parameter constraints: Those with the item on the left side.
  init?(of item: LayoutItem, _ constraints: [LayoutConstraint]) {
    guard let absolute = constraints.first(where: { $0.firstAttribute.kind == .absoluteX }),
      let directional = constraints.first(where: { $0.firstAttribute.isDirectional })
    else { return nil }
    self.item = item
    self.absolute = absolute
    self.directional = directional
  }

  var diagnostic: LayoutDiagnostic {
    let later = absolute.serial > directional.serial ? absolute : directional
    let earlier = later === absolute ? directional : absolute
    let place = earlier.source.map { " (\($0))" } ?? ""
    return LayoutDiagnostic(
      name: Self.name,
      sentence: """
        \(item.debugName) is held by its \(later.firstAttribute) and by its \
        \(earlier.firstAttribute)\(place): where text is read from right to left, only one of the two \
        changes sides.
        """,
      source: later.source,
      cure: "Say leading and trailing, or left and right, of one view.")
  }
}
