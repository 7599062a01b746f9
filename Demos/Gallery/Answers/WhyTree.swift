import Ashlar

/// The steps of a chain of explanations in reading order: each is below the first one that refers to it.
@MainActor struct WhyTree {
  /// A step of the chain.
  struct Step {
    let explanation: LayoutExplanation
    /// The number of steps above it in the tree.
    let depth: Int
    /// The indentation level: the number of steps above it that lead to several others. A step that leads to only one
    /// does not increase the level.
    let level: Int
    /// Why the step is only named; nil for a step that is explained here.
    let mention: Mention?
  }

  /// The reason why a step is only named.
  enum Mention {
    /// It is explained further up.
    case above
    /// It is one of the steps above this one in the tree: they depend on each other.
    case around
    /// It exceeds the maximum number of steps of a chain.
    case beyond
  }

  private(set) var steps: [Step] = []
  /// The attributes that depend on each other: each list leads from an attribute back to itself.
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
