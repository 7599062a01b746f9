import Ashlar
import ChineseTexts
import Testing

@testable import Demos

/// What the articles and the collections of examples have and no demo shows.
@MainActor @Suite struct LeftOutTests {
  @Test func `each has a title of a few words, and a sentence as a reason, in Chinese, too`() {
    let titles = LeftOut.all.map(\.title.english)
    #expect(titles.count > 10 && Set(titles).count == titles.count)
    for item in LeftOut.all {
      let (title, reason) = (item.title.english, item.reason.english)
      #expect(title.count <= 45 && !title.hasSuffix("."), "\(title)")
      #expect((30...100).contains(reason.count) && reason.hasSuffix("."), "\(reason)")
      #expect(item.title.chineseFaults + item.reason.chineseFaults == [])
    }
  }

  /// The table of the articles says of the same lines that they are left out.
  @Test func `it has the lines of the articles that are left out, each once`() {
    let lines = Article.all.flatMap { article in
      article.lines.filter { $0.standing == .leftOut }.map { "\(article.number).\($0.number)" }
    }
    #expect(LeftOut.all.flatMap(\.lines).sorted() == lines.sorted())
  }
}
