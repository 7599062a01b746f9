/// All explanations to which an explanation leads, down to the window's size, texts and constants in the source.
@MainActor public struct WhyChain {
  /// The explanations, each with its distance from the first one, in breadth-first order.
  public private(set) var steps: [(depth: Int, explanation: LayoutExplanation)] = []
  /// The attributes at which the chain returned to one that is on its own path.
  public private(set) var cycles: [ItemAttribute] = []

  /// Creates the chain that starts with an explanation. Each attribute is explained once.
  ///
  /// - Parameters:
  ///   - explanation: The first one.
  ///   - limit: The maximal number of explanations.
  public init(from explanation: LayoutExplanation, limit: Int = 200) {
    var known: Set<Key> = []
    var waiting = [(depth: 0, explanation: explanation, path: [Key(explanation)])]
    while let next = waiting.first, steps.count < limit {
      waiting.removeFirst()
      guard known.insert(Key(next.explanation)).inserted else { continue }
      steps.append((next.depth, next.explanation))
      for link in Self.links(of: next.explanation) {
        let key = Key(link)
        if next.path.contains(key) { cycles.append(link.attribute) }
        guard !known.contains(key), let following = link.explanation else { continue }
        waiting.append((next.depth + 1, following, next.path + [key]))
      }
    }
  }

  /// The links of the rows that decide the value. Rows that only move or bound it are not followed.
  package static func links(of explanation: LayoutExplanation) -> [Ledger.Link] {
    Ledger(explanation).rows.filter { $0.part == .sum || $0.part == .heldBy }.flatMap(\.links)
  }

  /// The identity of a step: an attribute with its coordinates, in a layout or in a fitting.
  @MainActor package struct Key: @MainActor Hashable {
    private let attribute: ItemAttribute
    private let coordinates: ObjectIdentifier?
    private let fittedView: ObjectIdentifier?

    package init(_ explanation: LayoutExplanation) {
      self.init(explanation.subject, explanation.coordinates, explanation.fittedView)
    }

    package init(_ link: Ledger.Link) {
      self.init(link.attribute, link.coordinates, link.fittedView)
    }

    private init(_ attribute: ItemAttribute, _ coordinates: LayoutNode?, _ fitted: LayoutNode?) {
      self.attribute = attribute
      fittedView = fitted.map(ObjectIdentifier.init)
      let isDefault =
        coordinates == nil || coordinates === attribute.item.container
        || !attribute.attribute.isPosition
      self.coordinates = isDefault ? nil : coordinates.map(ObjectIdentifier.init)
    }
  }
}
