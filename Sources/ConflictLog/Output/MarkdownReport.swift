/// An explanation in Markdown, for a comment in a pull request.
extension Explanation {
  /// The explanation in Markdown.
  public var markdown: String {
    var lines = [
      "### " + words("Line \(conflict.line): ", "第 \(conflict.line) 行：") + details.headline, "",
    ]
    if let sum {
      lines += [
        "**\(Self.code(sum))**"
          + (details.meaning.map { words(" (\(Self.escaped($0)))", "（\(Self.escaped($0))）") } ?? ""),
        "",
      ]
      if let chain { lines += [Self.code(chain), ""] }
    }
    if !isContradictory { lines += details.notes.map { Self.escaped($0) } + [""] }
    if !culprits.isEmpty {
      lines += [words("Likely cause:", "可能的原因："), ""]
      for (number, culprit) in culprits.enumerated() {
        let place = culprit.constraint.map { " [\($0 + 1)]" } ?? ""
        lines.append("\(number + 1). \(Self.escaped(culprit.reason + place))")
      }
      lines.append("")
    }
    lines += ["<details><summary>" + words("The constraints", "约束") + "</summary>", ""]
    for index in isContradictory ? core + details.others : Array(conflict.constraints.indices) {
      let (sentence, origin) = details.sentences[index]
      let mark = index == broken ? words(" **broken**", " **被打破**") : ""
      lines.append(
        "- [\(index + 1)] \(Self.escaped(Self.capitalized(sentence))) (\(Self.escaped(origin)))\(mark)"
      )
    }
    lines += ["", "</details>", ""]
    if let breaking = details.breaking { lines += [Self.escaped(breaking), ""] }
    if isContradictory { for note in details.notes { lines += [Self.escaped(note), ""] } }
    for cure in cures {
      lines += [Self.escaped(cure.title) + words(":", "："), "", Self.block(cure.code), ""]
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a text with Markdown's special characters escaped.
  private static func escaped(_ text: String) -> String {
    text.map { "\\`*_[]<>|#".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// Returns a code span for any text, including one with backticks.
  private static func code(_ text: String) -> String {
    let mark = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    return mark.count == 1 ? "`\(text)`" : "\(mark) \(text) \(mark)"
  }

  private static func block(_ text: String) -> String {
    let mark = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(mark)\n\(text)\n\(mark)"
  }

  private static func longestRun(of mark: Character, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for character in text {
      current = character == mark ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
