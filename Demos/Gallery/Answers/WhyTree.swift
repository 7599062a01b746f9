import Ashlar

/// The steps of a chain of explanations in the order in which they are read: each under the first one that names it.
@MainActor struct WhyTree {
  /// A step of the chain.
  struct Step {
    let explanation: LayoutExplanation
    /// The distance from the first step, along those that it stands under.
    let depth: Int
    /// The number of steps around it that lead on to several others: what only leads on to one goes on at its own.
    let level: Int
    /// The role of a step that has been explained before; nil for one that is explained here.
    let mention: Mention?
  }

  /// A step that is only named.
  enum Mention {
    /// It is explained farther up.
    case above
    /// It is one of those that this one stands under: they follow from each other.
    case around
    /// It is beyond the most steps of a chain.
    case beyond
  }

  private(set) var steps: [Step] = []
  /// The attributes that follow from each other: each list leads from one back to it.
  private(set) var cycles: [[ItemAttribute]] = []
  private let explanations: [Key: LayoutExplanation]
  private var explained: Set<Key> = []

  init(_ chain: WhyChain) {
    explanations = Dictionary(
      chain.steps.map { (Key($0.explanation), $0.explanation) }
    ) { first, _ in first }
    if let first = chain.steps.first?.explanation { add(first, level: 0, under: []) }
  }

  private mutating func add(
    _ explanation: LayoutExplanation, level: Int, under path: [LayoutExplanation]
  ) {
    let key = Key(explanation)
    explained.insert(key)
    steps.append(
      Step(explanation: explanation, depth: path.count, level: level, mention: nil))
    let path = path + [explanation]
    var named: Set<Key> = []
    let links = Self.links(of: explanation).filter { named.insert(Key($0)).inserted }
    let inner = links.count > 1 ? level + 1 : level
    for link in links {
      let key = Key(link)
      if let start = path.firstIndex(where: { Key($0) == key }) {
        cycles.append(path[start...].map(\.subject) + [link.attribute])
        mention(path[start], .around, inner, path)
      } else if let known = explanations[key] {
        if explained.contains(key) {
          mention(known, .above, inner, path)
        } else {
          add(known, level: inner, under: path)
        }
      } else if let beyond = link.explanation {
        mention(beyond, .beyond, inner, path)
      }
    }
  }

  private mutating func mention(
    _ explanation: LayoutExplanation, _ mention: Mention, _ level: Int, _ path: [LayoutExplanation]
  ) {
    steps.append(
      Step(explanation: explanation, depth: path.count, level: level, mention: mention))
  }

  /// The links of the rows that decide, as a chain follows them.
  private static func links(of explanation: LayoutExplanation) -> [Ledger.Link] {
    Ledger(explanation).rows.filter { $0.part == .sum || $0.part == .heldBy }.flatMap(\.links)
  }

  /// An attribute in coordinates, in a layout or in a fitting.
  @MainActor private struct Key: @MainActor Hashable {
    let attribute: ItemAttribute
    let coordinates: ObjectIdentifier?
    let fittedView: ObjectIdentifier?

    init(_ explanation: LayoutExplanation) {
      self.init(explanation.subject, explanation.coordinates, explanation.fittedView)
    }

    init(_ link: Ledger.Link) {
      self.init(link.attribute, link.coordinates, link.fittedView)
    }

    private init(
      _ attribute: ItemAttribute, _ coordinates: LayoutNode?, _ fittedView: LayoutNode?
    ) {
      self.attribute = attribute
      self.fittedView = fittedView.map { ObjectIdentifier($0) }
      // A position is in the superview unless another view is named.
      let superview = (attribute.item as? View)?.superview
      let isDefault =
        !attribute.attribute.isPosition || coordinates == nil || coordinates === superview
      self.coordinates = isDefault ? nil : coordinates.map { ObjectIdentifier($0) }
    }
  }
}
