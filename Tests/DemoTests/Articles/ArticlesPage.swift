import Ashlar
import Demos

/// `docs/articles.md`: a table of each article's lines, with what shows them.
@MainActor struct ArticlesPage {
  let articles: [Article]

  var text: String {
    ([introduction, counts] + articles.map(table)).joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    """
    # The articles, line by line

    The demos come from four articles on Auto Layout and Masonry. Here is what each of their lines says, in our words; the demo
    and the key that show it; and the test that proves it. *Not quite* begins a correction. A letter after a line's number
    marks what belongs to that line, or was added to it.

    The rows stand in `Tests/DemoTests/Articles`, and `make golden` makes this page of them. A test looks whether all that
    they name is there.
    """
  }

  private var counts: String {
    let rows = articles.map { row("[\($0.number)](#\(anchor(of: $0)))", counting: $0.lines) }
    return """
      | article | lines | live in a demo | in the library only | left out | corrected |
      |---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))
      \(row("all", counting: articles.flatMap(\.lines)))
      """
  }

  private func row(_ title: String, counting lines: [ArticleLine]) -> String {
    func count(_ standing: ArticleLine.Standing) -> Int { lines.count { $0.standing == standing } }
    let numbers = [
      lines.count, count(.live), count(.library), count(.leftOut),
      lines.count { $0.correction != nil },
    ]
    return "| \(title) | \(numbers.map(String.init).joined(separator: " | ")) |"
  }

  // MARK: - An article

  private func heading(of article: Article) -> String { "\(article.number). \(article.title)" }

  /// The anchor that a heading has: small letters, hyphens for spaces, and no signs.
  private func anchor(of article: Article) -> String {
    heading(of: article).lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
      .replacing(" ", with: "-")
  }

  private func table(of article: Article) -> String {
    let rows = article.lines.map { line in
      let cells = [
        "\(article.number).\(line.number)", statement(of: line), demos(of: line), tests(of: line),
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return """
      ## \(heading(of: article))

      | line | what it says | live | proved by |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private func statement(of line: ArticleLine) -> String {
    guard let correction = line.correction else { return line.statement }
    return "\(line.statement)<br>*Not quite:* \(correction)"
  }

  private func demos(of line: ArticleLine) -> String {
    let texts = line.places.compactMap { place -> String? in
      switch place {
      case .demo(let id, let key?, _): "`\(id)`, key \(Self.keycap(key))"
      case .demo(let id, _, let words?): "`\(id)`, try \(Self.number(ofTry: words, in: id) ?? 0)"
      case .demo(let id, _, _): "`\(id)`"
      case .leftOut: "left out"
      case .test: nil
      }
    }
    return texts.joined(separator: "<br>")
  }

  private func tests(of line: ArticleLine) -> String {
    let texts = line.places.compactMap { place -> String? in
      switch place {
      case .demo: nil
      case .leftOut(let reason): reason
      case .test(let suite, let name): "`\(suite)`: \(name)"
      }
    }
    return texts.joined(separator: "<br>")
  }

  // MARK: - Keys and tries

  private static func keycap(_ key: String) -> String {
    "`\(press(key)?.keycap ?? key)`"
  }

  /// The key that a notation stands for; `nil` where it is not one key.
  static func press(_ key: String) -> KeyPress? {
    let events = (try? KeyNotation.events(key)) ?? []
    guard events.count == 1, case .key(let press) = events[0] else { return nil }
    return press
  }

  /// The number of a demo's try that begins with these words, from 1; `nil` unless there is just one.
  static func number(ofTry words: String, in id: String) -> Int? {
    let tries = DemoEntry.named(id)?.lesson.tries ?? []
    let numbers = tries.indices.filter { tries[$0].text.english.hasPrefix(words) }
    return numbers.count == 1 ? numbers[0] + 1 : nil
  }
}
