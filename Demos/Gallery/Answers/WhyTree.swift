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
  private let explanations: [WhyChain.Key: LayoutExplanation]
  private var explained: Set<WhyChain.Key> = []

  init(_ chain: WhyChain) {
    explanations = Dictionary(
      chain.steps.map { (WhyChain.Key($0.explanation), $0.explanation) }
    ) { first, _ in first }
    if let first = chain.steps.first?.explanation { add(first, level: 0, under: []) }
  }

  private mutating func add(
    _ explanation: LayoutExplanation, level: Int, under path: [LayoutExplanation]
  ) {
    let key = WhyChain.Key(explanation)
    explained.insert(key)
    steps.append(
      Step(explanation: explanation, depth: path.count, level: level, mention: nil))
    let path = path + [explanation]
    var named: Set<WhyChain.Key> = []
    let links = WhyChain.links(of: explanation).filter { named.insert(WhyChain.Key($0)).inserted }
    let inner = links.count > 1 ? level + 1 : level
    for link in links {
      let key = WhyChain.Key(link)
      if let start = path.firstIndex(where: { WhyChain.Key($0) == key }) {
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
}
