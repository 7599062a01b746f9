import SeededNumbers

extension Stream {
  /// Pages in pages: a header, a footer, two side columns and a main part, in which the next page is. The root's sizes go
  /// from a tenth to one and a half of what all pages want, in each depth.
  static func grail(_ depth: Int, seed: UInt64) -> Stream {
    var stream = Stream()
    var generator = SeededGenerator(seed: seed)
    let root = stream.makeRoot()
    var page = root
    for _ in 0..<depth { page = stream.addPage(in: page, &generator) }
    // What is in the last one.
    stream.addContentSize(page.width, 20)
    stream.addContentSize(page.height, 10)
    stream.resize(root, width: 800, height: 600)
    stream.endSegment("build", repetitions: 1)
    let edits = 200
    // In the mean, the two sides of a page are 19 wide, and its bars 6 high.
    let (width, height) = (30 + 19 * Double(depth), 10 + 6 * Double(depth))
    for _ in 0..<edits {
      stream.resize(
        root, width: (width * Double(10 + generator.number(below: 140)) / 100).rounded(),
        height: (height * Double(10 + generator.number(below: 140)) / 100).rounded())
    }
    stream.endSegment("resize", repetitions: edits)
    return stream
  }

  /// Adds the five parts of a page, and returns the main one.
  private mutating func addPage(in page: Box, _ generator: inout SeededGenerator) -> Box {
    let (header, footer) = (makeBox(), makeBox())
    let (left, main, right) = (makeBox(), makeBox(), makeBox())
    for bar in [header, footer] {
      add([(bar.left, 1), (page.left, -1)], 0, .equal)
      add([(bar.width, 1), (page.width, -1)], 0, .equal)
      addContentSize(bar.height, Double(1 + generator.number(below: 5)))
    }
    add([(header.top, 1), (page.top, -1)], 0, .equal)
    add(
      [(footer.top, 1), (footer.height, 1), (page.top, -1), (page.height, -1)], 0, .equal)
    for part in [left, main, right] {
      add([(part.top, 1), (header.top, -1), (header.height, -1)], 0, .equal)
      add([(part.top, 1), (part.height, 1), (footer.top, -1)], 0, .equal)
    }
    for side in [left, right] {
      addContentSize(side.width, Double(4 + generator.number(below: 12)))
    }
    // The sides give way to a main part that has become too small.
    add([(main.width, 1)], -30, .greaterThanOrEqual, .strong)
    add([(main.height, 1)], -10, .greaterThanOrEqual, .strong)
    add([(left.left, 1), (page.left, -1)], 0, .equal)
    add([(main.left, 1), (left.left, -1), (left.width, -1)], 0, .equal)
    add([(right.left, 1), (main.left, -1), (main.width, -1)], 0, .equal)
    add(
      [(right.left, 1), (right.width, 1), (page.left, -1), (page.width, -1)], 0, .equal)
    return main
  }
}
