import SeededNumbers

extension Stream {
  /// A grid of views whose gaps are equal in each direction, with least, greatest and wanted sizes; the root is
  /// squeezed and stretched.
  static func grid(_ side: Int, seed: UInt64) -> Stream {
    var stream = Stream()
    var generator = SeededGenerator(seed: seed)
    let root = stream.makeRoot()
    let gaps = (horizontal: stream.makeVariable(), vertical: stream.makeVariable())
    stream.add([(gaps.horizontal, 1)], 0, .greaterThanOrEqual)
    stream.add([(gaps.vertical, 1)], 0, .greaterThanOrEqual)
    var above: [Box] = []
    for _ in 0..<side {
      var row: [Box] = []
      for column in 0..<side {
        let cell = stream.makeBox()
        stream.addSizes(cell.width, &generator)
        stream.addSizes(cell.height, &generator)
        stream.place(cell.left, after: row.last.map { ($0.left, $0.width) }, gap: gaps.horizontal)
        stream.place(
          cell.top, after: above.isEmpty ? nil : (above[column].top, above[column].height),
          gap: gaps.vertical)
        row.append(cell)
      }
      if let last = row.last {
        stream.end((last.left, last.width), at: root.width, gap: gaps.horizontal)
      }
      above = row
    }
    for last in above { stream.end((last.top, last.height), at: root.height, gap: gaps.vertical) }
    stream.resize(root, width: Double(20 * side), height: Double(20 * side))
    stream.endSegment("build", repetitions: 1)
    for step in 0..<20 {
      stream.resize(
        root, width: Double(side * (8 + (step * 17) % 41)),
        height: Double(side * (8 + (step * 29) % 41)))
    }
    stream.endSegment("resize", repetitions: 20)
    return stream
  }

  private mutating func addSizes(_ size: Int, _ generator: inout SeededGenerator) {
    add([(size, 1)], -Double(2 + generator.number(below: 5)), .greaterThanOrEqual)
    add([(size, 1)], -Double(30 + generator.number(below: 30)), .lessThanOrEqual)
    addContentSize(size, Double(8 + generator.number(below: 20)))
  }

  private mutating func place(_ start: Int, after before: (start: Int, size: Int)?, gap: Int) {
    if let before {
      add([(start, 1), (before.start, -1), (before.size, -1), (gap, -1)], 0, .equal)
    } else {
      add([(start, 1), (gap, -1)], 0, .equal)
    }
  }

  private mutating func end(_ last: (start: Int, size: Int), at size: Int, gap: Int) {
    add([(last.start, 1), (last.size, 1), (gap, 1), (size, -1)], 0, .equal)
  }
}
