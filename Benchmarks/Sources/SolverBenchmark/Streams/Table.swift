import SeededNumbers

/// A table while its stream is made.
private struct Table {
  var stream = Stream()
  let root: Box
  var generator: SeededGenerator
  /// Each label's height, with the constraints that hold it.
  var heights: [(variable: Int, constraints: [Int])] = []

  /// As many rows as are asked for below each other, of three labels each beside each other; each
  /// row is as high as its highest label.
  /// - Parameter isEarly: Whether the root's size is suggested before there are rows.
  init(rows: Int, seed: UInt64 = 2, isEarly: Bool = false) {
    generator = SeededGenerator(seed: seed)
    root = stream.makeRoot()
    if isEarly { stream.suggest((root.width, 80), (root.height, 50)) }
    var above: Box?
    for _ in 0..<rows { above = addRow(below: above) }
    stream.resize(root, width: 80, height: 50)
    stream.endSegment("build", repetitions: 1)
  }

  private mutating func addRow(below above: Box?) -> Box {
    let row = stream.makeBox()
    stream.add([(row.left, 1), (root.left, -1)], 0, .equal)
    stream.add([(row.width, 1), (root.width, -1)], 0, .equal)
    if let above {
      stream.add([(row.top, 1), (above.top, -1), (above.height, -1)], 0, .equal)
    } else {
      stream.add([(row.top, 1), (root.top, -1)], 0, .equal)
    }
    stream.add([(row.height, 1)], 0, .equal, .weak)
    var before: Box?
    for _ in 0..<3 { before = addLabel(in: row, after: before) }
    guard let last = before else { return row }
    stream.add(
      [(last.left, 1), (last.width, 1), (row.left, -1), (row.width, -1)], 1, .lessThanOrEqual)
    return row
  }

  private mutating func addLabel(in row: Box, after before: Box?) -> Box {
    let label = stream.makeBox()
    if let before {
      stream.add([(label.left, 1), (before.left, -1), (before.width, -1)], -1, .equal)
    } else {
      stream.add([(label.left, 1), (row.left, -1)], -1, .equal)
    }
    stream.add([(label.top, 1), (row.top, -1)], 0, .equal)
    stream.add(
      [(label.top, 1), (label.height, 1), (row.top, -1), (row.height, -1)], 0, .lessThanOrEqual)
    let width = Double(5 + generator.number(below: 20))
    let height = Double(1 + generator.number(below: 4))
    let compression = Strength.medium * Double(1 + generator.number(below: 3))
    let hugging = Strength.weak * Double(2 + generator.number(below: 3))
    stream.addContentSize(label.width, width, compression: compression, hugging: hugging)
    let holding = stream.addContentSize(label.height, height, hugging: .weak * 2)
    heights.append((label.height, holding))
    return label
  }

  /// Gives a label another height, by other constraints in place of those that hold it.
  mutating func changeHeight() {
    let label = generator.number(below: heights.count)
    for constraint in heights[label].constraints { stream.remove(constraint) }
    let height = Double(1 + generator.number(below: 4))
    heights[label].constraints = stream.addContentSize(
      heights[label].variable, height, hugging: .weak * 2)
    stream.update()
  }

  mutating func resize() {
    let resizes = heights.count >= 900 ? 6 : 20
    for step in 0..<resizes {
      stream.resize(root, width: Double(20 + (step * 17) % 90), height: Double(24 + step))
    }
    stream.endSegment("resize", repetitions: resizes)
  }
}

extension Stream {
  /// W3, a table: built; then one label's height changed at a time; then the root resized.
  /// - Parameter isEarly: Whether the root's size is suggested before there are rows (W3e).
  static func table(_ rows: Int, seed: UInt64 = 2, isEarly: Bool = false) -> Stream {
    var table = Table(rows: rows, seed: seed, isEarly: isEarly)
    let changes = 50
    for _ in 0..<changes { table.changeHeight() }
    table.stream.endSegment("change", repetitions: changes)
    table.resize()
    return table.stream
  }

  /// W6, churn: of a table, built and resized, a tenth of the constraints is removed and added
  /// again in each round.
  /// - Parameter isEachTimed: Whether each round is a segment of its own.
  static func churn(_ rows: Int, rounds: Int = 4, isEachTimed: Bool = false) -> Stream {
    var table = Table(rows: rows)
    table.resize()
    var stream = table.stream
    var generator = SeededGenerator(seed: 6)
    let count = stream.constraints.count
    var repetitions = 0
    for round in 1...rounds {
      let picked = (0..<count).filter { _ in generator.number(below: 10) == 0 }
      for constraint in picked { stream.remove(constraint) }
      for constraint in picked { stream.addAgain(constraint) }
      stream.update()
      repetitions += 2 * picked.count
      if isEachTimed || round == rounds {
        stream.endSegment("churn", repetitions: repetitions)
        repetitions = 0
      }
    }
    return stream
  }
}
