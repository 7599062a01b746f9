import Ashlar
import Testing

@testable import Demos

/// Labels and a view of one's own on a line.
@MainActor @Suite struct BaselinesTests {
  /// The lower edges of the first and of the last row of text of each label, and of the picture.
  private func rows(_ stage: HeadlessStage) throws -> (first: [Int], last: [Int], picture: Int) {
    let labels = try (1...3).map { try stage.view("/label\($0)").frame }
    // The second one has a border.
    let first = zip(labels, [0, 1, 0]).map { $0.minY + $1 + 1 }
    let last = zip(labels, [0, 1, 0]).map { $0.maxY - $1 }
    return (first, last, try stage.view("/captioned/picture").frame.maxY)
  }

  @Test(arguments: [44, 62, 120])
  func `the picture stands on the line of the texts`(width: Int) throws {
    let stage = try makeStage("baselines", width, 18)
    var (first, last, picture) = try rows(stage)
    #expect(Set(first + [picture]).count == 1)
    try stage.press("b2")
    (first, last, picture) = try rows(stage)
    #expect(Set(last + [picture]).count == 1 && Set(first).count > 1)
    try stage.press("b")
    let tops = try ["/label1", "/label2", "/captioned"].map { try stage.view($0).frame.minY }
    #expect(Set(tops) == [1])
  }

  @Test func `with the caption's baseline it rises by the caption's rows`() throws {
    let stage = try makeStage("baselines", 62, 18, keys: "o")
    let caption = try stage.view("/captioned/caption").frame
    #expect(try rows(stage).first[0] == caption.minY + 1)
    try stage.press("b")
    let moved = try stage.view("/captioned/caption").frame
    #expect(try rows(stage).last[0] == moved.maxY && caption.height == 2)
  }

  /// It wraps in the columns that the picture has.
  @Test func `the caption is as wide as the picture`() throws {
    let stage = try makeStage("baselines", 62, 18)
    let (picture, caption) = (
      try stage.view("/captioned/picture").frame, try stage.view("/captioned/caption").frame
    )
    #expect(caption.width == 9 && caption.minX == picture.minX && caption.minY == picture.maxY)
    #expect(caption.height == wrapped("a hill, far away", columns: 9).count)
  }
}
