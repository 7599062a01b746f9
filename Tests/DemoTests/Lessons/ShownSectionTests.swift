import Ashlar
import Testing

@testable import Demos

/// The constraints that key `s` shows of the cases and of Masonry's examples.
@MainActor @Suite struct ShownSectionTests {
  @Test func `they fit a panel of sixty columns`() throws {
    for entry in DemoEntry.cases + DemoEntry.masonry {
      let source = try #require(entry.lesson.source)
      let lines = ([source] + source.others).flatMap(\.sections).joined()
      #expect((10...60).contains(lines.count), "\(entry.id): \(lines.count)")
      for line in lines {
        #expect(line.text.count <= 60, "\(entry.id), line \(line.number): \(line.text)")
      }
      #expect(lines.contains { $0.text.contains("Constraints {") }, "\(entry.id)")
    }
  }
}
