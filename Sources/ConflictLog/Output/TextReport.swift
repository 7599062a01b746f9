import Localization

/// An explanation for a terminal: first the sum, then the cause, then everything else.
extension Explanation {
  /// The explanation as plain text, in lines of any length.
  public var text: String {
    var lines = [
      words(
        "Line \(conflict.line): \(details.headline)", "第 \(conflict.line) 行：\(details.headline)")
        + end
    ]
    if let sum {
      lines.append("")
      lines.append("    \(sum)" + (details.meaning.map { words("    (\($0))", "  （\($0)）") } ?? ""))
      if let chain { lines.append("    \(chain)") }
      lines.append("")
    }
    if !isContradictory { lines += details.notes.map { "    \($0)" } + [""] }
    lines += culpritLines
    lines += constraintLines
    if let breaking = details.breaking { lines += [breaking, ""] }
    if isContradictory, !details.notes.isEmpty { lines += details.notes + [""] }
    lines += cureLines
    return lines.joined(separator: "\n")
  }

  /// Returns a text in the language of the explanation.
  func words(_ english: LocalizedText, _ chinese: LocalizedText) -> String {
    LocalizedText(english, chinese: chinese)[language]
  }

  private var end: String { words(".", "。") }

  private var culpritLines: [String] {
    guard !culprits.isEmpty else { return [] }
    var lines = [words("Likely cause:", "可能的原因：")]
    for (number, culprit) in culprits.enumerated() {
      let place = culprit.constraint.map { " [\($0 + 1)]" } ?? ""
      lines.append("  \(number + 1). \(culprit.reason)\(place)")
    }
    return lines + [""]
  }

  private var constraintLines: [String] {
    let isAll = !isContradictory || core.count == conflict.constraints.count
    let shown = isContradictory ? core : Array(conflict.constraints.indices)
    var lines = [
      !isContradictory
        ? words("The constraints:", "约束：")
        : core.count == 1
          ? words("It cannot hold:", "无法满足的约束：")
          : words("They contradict each other:", "互相矛盾的约束：")
    ]
    lines += shown.map(line)
    if !details.others.isEmpty {
      lines.append(words("And, by another way:", "另一条路上的约束："))
      lines += details.others.map(line)
    }
    let rest = conflict.constraints.count - core.count - details.others.count
    if !isAll, rest > 0 {
      lines.append(
        words(
          "  \(rest) more of the list \(rest == 1 ? "takes" : "take") no part.",
          "  列表中另外 \(rest) 条与此无关。"))
    }
    return lines + [""]
  }

  /// Returns the sentence of a constraint, with its number and its origin.
  private func line(_ index: Int) -> String {
    let (sentence, origin) = details.sentences[index]
    let mark = index == broken ? words(" (broken)", "（被打破）") : ""
    let words = "\(Self.capitalized(sentence))\(end)\(words(" From ", " 来源："))\(origin)"
    return "  [\(index + 1)] \(words)\(mark)"
  }

  private var cureLines: [String] {
    guard !cures.isEmpty else { return [] }
    var lines = [words("Cures:", "解决办法：")]
    for cure in cures {
      lines.append("  \(cure.title)")
      lines += cure.code.split(separator: "\n").map { "      \($0)" }
    }
    return lines + [""]
  }

  static func capitalized(_ text: String) -> String {
    text.hasPrefix("the ") ? "T" + text.dropFirst() : text
  }
}
