import Ashlar
import Demos
import Foundation
import Testing

/// The rows of the articles name what there is, none is lost, and the page is made of them.
@MainActor @Suite struct ArticlesPageTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// Read once, which takes a second.
  private static let tests = Result { try SourceTests(folder: folder) }

  /// A row's identifier, such as `2.16`.
  private typealias Row = (id: String, line: ArticleLine)

  private var rows: [Row] {
    Article.all.flatMap { article in
      article.lines.map { (id: "\(article.number).\($0.number)", line: $0) }
    }
  }

  /// With ASHLAR_RECORD_GOLDEN in the environment the page is written instead of compared.
  @Test func `the page is the one that the rows make`() throws {
    let file = Self.folder.deletingLastPathComponent().appending(path: "docs/articles.md")
    let text = ArticlesPage(articles: Article.all).text
    if ProcessInfo.processInfo.environment["ASHLAR_RECORD_GOLDEN"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let page = try String(contentsOf: file, encoding: .utf8)
    guard page != text else { return }
    let pairs = zip(page.split(separator: "\n"), text.split(separator: "\n"))
    let difference = pairs.first { $0 != $1 }.map { "- \($0)\n+ \($1)" }
    Issue.record("make golden:\n\(difference ?? "there are more lines, or fewer")")
  }

  @Test func `no line is lost`() {
    #expect(Article.all.map(\.number) == [1, 2, 3, 4])
    #expect(Article.all.map(\.lines.count) == [45, 31, 26, 37])
  }

  @Test func `lines are numbered in order, each once`() {
    for article in Article.all {
      let numbers = article.lines.map(\.number)
      #expect(numbers.allSatisfy { $0.wholeMatch(of: /[0-9]{2}[a-z]?/) != nil })
      // Two digits stand in the order of their numbers, letters behind them.
      for (number, next) in zip(numbers, numbers.dropFirst()) {
        #expect(number < next, "\(article.number).\(next)")
      }
    }
  }

  @Test func `a line is a short sentence with a place, or the reason why it has none`() {
    for (id, line) in rows {
      for text in [line.statement] + [line.correction].compactMap(\.self) {
        #expect((20...110).contains(text.count) && text.hasSuffix("."), "\(id): \(text.count)")
        #expect(!text.contains { "|\n<".contains($0) }, "\(id)")
      }
      #expect(!line.places.isEmpty, "\(id)")
      let reasons = line.places.compactMap {
        if case .leftOut(let reason) = $0 { reason } else { nil }
      }
      #expect(reasons.isEmpty || line.places.count == 1, "\(id)")
      #expect(reasons.allSatisfy { $0.count > 15 && $0.hasSuffix(".") }, "\(id)")
    }
  }

  @Test func `demos, their keys and their tries are there`() throws {
    let ids = DemoEntry.all.map(\.id)
    let keys = try ids.indices.map { try Set(PagesTests.commands(ofDemo: $0).compactMap(\.key)) }
    for (id, line) in rows {
      for case .demo(let demo, let key, let words) in line.places {
        guard let index = ids.firstIndex(of: demo) else {
          Issue.record("\(id): no demo \(demo)")
          continue
        }
        if let key {
          let isThere = ArticlesPage.press(key).map(keys[index].contains) ?? false
          #expect(isThere, "\(id): \(demo) has no key \(key)")
        }
        if let words {
          #expect(
            ArticlesPage.number(ofTry: words, in: demo) != nil,
            "\(id): not one try of \(demo) begins with “\(words)”")
        }
      }
    }
  }

  @Test func `tests are there`() throws {
    let tests = try Self.tests.get()
    for (id, line) in rows {
      for case .test(let suite, let name) in line.places {
        #expect(tests.count(of: name, in: suite) == 1, "\(id): \(suite): \(name)")
      }
    }
  }

  @Test(
    arguments: [
      "FirstArticleTests", "SecondArticleTests", "ThirdArticleTests", "FourthArticleTests",
      "FourthArticleCellsTests",
    ])
  func `every test of an article's samples proves a line`(suite: String) throws {
    let samples = try Self.tests.get().names(in: suite)
    #expect(samples.count >= 5)
    let named = rows.flatMap { _, line in
      line.places.compactMap { if case .test(suite, let name) = $0 { name } else { nil } }
    }
    #expect(samples.filter { !named.contains($0) } == [])
  }

  @Test func `tests are found by suite and name`() throws {
    let tests = try Self.tests.get()
    let own = "tests are found by suite and name"
    #expect(tests.count(of: own, in: "ArticlesPageTests") == 1)
    #expect(tests.count(of: own, in: "DemoTests.ArticlesPageTests") == 1)
    #expect(tests.count(of: own, in: "DemoTests.PagesTests") == 0)
    #expect(tests.count(of: own + "!", in: "ArticlesPageTests") == 0)
    // In an extension in a file of its own, and with arguments in several lines.
    #expect(
      tests.count(of: "only a real change is one", in: "CellViewsTests.FirstArticleTests") == 1)
    #expect(tests.count(of: "a length of 0 is no bound", in: "FourthArticleTests") == 1)
    // What is no test, and stands in the same suite.
    #expect(tests.count(of: "add", in: "FourthArticleTests") == 0)
    // Suites of one name in two modules count together, each alone by its module.
    let demo = "the green label stands in the middle of the height"
    let library = "the label stands at a third of its superview"
    #expect([demo, library].map { tests.count(of: $0, in: "GreenLabelTests") } == [1, 1])
    #expect(
      [demo, library].map { tests.count(of: $0, in: "DemoTests.GreenLabelTests") } == [1, 0])
  }
}
