import Ashlar

/// The explanation of a value, as text or JSON.
@MainActor public struct WhyAnswer {
  private let steps: [WhyTree.Step]
  private let cycles: [[ItemAttribute]]
  private let localizer: Localizer

  /// Creates the answer. `withChain` adds explanations of the numbers in it. The text is in the localizer's language;
  /// JSON is in English.
  public init(
    _ explanation: LayoutExplanation, withChain: Bool = false, in localizer: Localizer = .english
  ) {
    self.localizer = localizer
    guard withChain else {
      steps = [.init(explanation: explanation, depth: 0, level: 0, mention: nil)]
      cycles = []
      return
    }
    let tree = WhyTree(WhyChain(from: explanation))
    steps = tree.steps
    cycles = tree.cycles
  }

  /// The ledgers, separated by blank lines. In a chain each ledger is below the one that refers to it, and later ones
  /// contain only deciding rows. A value that was explained already is only named.
  public var text: String {
    var lines: [String] = []
    for (index, step) in steps.enumerated() {
      let indent = String(repeating: "  ", count: min(step.level, Self.deepest))
      // Consecutive names have no blank line in between.
      if index > 0, step.mention == nil || steps[index - 1].mention == nil { lines.append("") }
      if let mention = step.mention {
        let title = LedgerText(step.explanation, in: localizer).title
        let words = Self.words(mention)
        lines.append(
          indent
            + localizer.string(LocalizedText("\(title): \(words)", chinese: "\(title)：\(words)")))
      } else {
        lines += LedgerText(step.explanation, isStep: index > 0, in: localizer).lines.map {
          ($0.isEmpty ? "" : indent) + $0
        }
      }
    }
    if !cycles.isEmpty {
      lines += [
        "",
        localizer.string(
          LocalizedText(
            "These follow from each other, so none of them alone says where the others come from:",
            chinese: "它们互相依赖，所以单凭其中任何一个都说明不了其余的从何而来：")),
      ]
      lines += cycles.map { "  " + $0.map { "\($0)" }.joined(separator: " <- ") }
    }
    return lines.joined(separator: "\n")
  }

  /// The maximum number of indentation steps of a ledger, two columns each.
  private static let deepest = 6

  private static func words(_ mention: WhyTree.Mention) -> LocalizedText {
    switch mention {
    case .above: LocalizedText("see above", chinese: "见上文")
    case .around: LocalizedText("see above; the two follow from each other", chinese: "见上文；两者互相依赖")
    case .beyond: LocalizedText("the chain is cut here; ask for it alone", chinese: "这里不再继续；请单独查询")
    }
  }

  /// The explanations and the cycles, as JSON on one line.
  public var json: String {
    let explained = steps.filter { $0.mention == nil }
    return JSON.object([
      (
        "explanations",
        .list(explained.map { ExplanationJSON($0.explanation).json(depth: $0.depth) })
      ),
      ("cycles", .list(cycles.map { .list($0.map { .text("\($0)") }) })),
    ]).line
  }
}
