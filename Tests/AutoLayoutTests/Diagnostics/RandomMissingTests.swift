import AutoLayout
import SeededNumbers
import Testing

/// What is told to be missing, in any tree: it is so, it is all, and it is no more than has to be stated.
@MainActor struct RandomMissingTests {
  /// A view and what it was told to lack.
  private struct Gap: Hashable {
    let view: String
    let attribute: LayoutAttribute
  }

  private func gaps(_ root: LayoutNode) -> [Gap] {
    let names: [(String, LayoutAttribute)] = [
      ("no x", .left), ("no y", .top), ("no width", .width), ("no height", .height),
    ]
    return root.diagnose().filter { $0.name == "missing-constraints" }.flatMap { diagnostic in
      // As in `Box:box3 has no x and no width: no constraint decides them, ...`.
      let list = diagnostic.sentence.drop { $0 != ":" }.dropFirst().prefix { $0 != ":" }
      let view = String(list.prefix { $0 != " " })
      return names.filter { list.contains($0.0) }.map { Gap(view: view, attribute: $0.1) }
    }
  }

  /// Says what was told to be missing, as it is.
  private func fill(_ gaps: [Gap], _ boxes: [Box]) throws {
    for gap in gaps {
      let box = try #require(boxes.first { $0.identifier == gap.view })
      let parent = try #require(box.parent)
      let value: Double =
        switch gap.attribute {
        case .left: box.frame.minX
        case .top: box.frame.minY
        case .width: box.frame.width
        default: box.frame.height
        }
      let isLength = gap.attribute == .width || gap.attribute == .height
      try LayoutConstraint(
        item: box, attribute: gap.attribute, relatedBy: .equal, toItem: isLength ? nil : parent,
        attribute: isLength ? nil : gap.attribute, constant: value, priority: 1
      ).isActive = true
    }
  }

  /// Trees of all kinds, with limits, ties and contradictions: the question what is ambiguous is the oracle.
  @Test func `what is told could be otherwise, and saying it is enough`() throws {
    var told = 0
    for seed in 0..<150 as Range<UInt64> {
      let tree = RandomTree(seed: seed)
      // Heights that follow widths, and margins that shrink, are no equations.
      for box in tree.boxes {
        box.measure = nil
        box.layoutMargins = .zero
      }
      tree.root.layoutIfNeeded()
      let found = gaps(tree.root)
      told += found.count
      for gap in found {
        let box = try #require(tree.boxes.first { $0.identifier == gap.view })
        #expect(
          box.ambiguities.contains { $0.attribute == gap.attribute }, "seed \(seed): \(gap)")
      }
      let frames = tree.root.frames
      try fill(found, tree.boxes)
      tree.root.layoutIfNeeded()
      #expect(tree.root.frames == frames, "seed \(seed)")
      #expect(gaps(tree.root) == [], "seed \(seed)")
    }
    #expect(told > 300)
  }

  // MARK: - Equations

  /// Trees in which constraints are equations between near edges and between lengths.
  @Test func `as much is told as the equations leave open`() throws {
    var complete = 0
    for seed in 0..<150 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var boxes = [Box("root")]
      var equations = DenseEquations()
      for index in 1...Int.random(in: 1...7, using: &random) {
        let box = Box("box\(index)")
        box.translatesAutoresizingMaskIntoConstraints = false
        boxes[Int.random(in: 0..<index, using: &random)].holding(box)
        boxes.append(box)
        for axis in LayoutAxis.allCases where Bool.random(using: &random) {
          let natural = Double(Int.random(in: 1...9, using: &random))
          if axis == .horizontal {
            box.natural.width = natural
          } else {
            box.natural.height = natural
          }
          equations.add([(Self.unknown(index, Self.length(axis)), 1)])
        }
      }
      for priority in 1...Int.random(in: 1...5 * boxes.count, using: &random) {
        let first = Int.random(in: 1..<boxes.count, using: &random)
        let second = Int.random(in: 0..<boxes.count, using: &random)
        let attribute: LayoutAttribute =
          [.left, .top, .width, .height].randomElement(using: &random) ?? .left
        if first == second { continue }
        let isLength = attribute == .width || attribute == .height
        let factor: Double = isLength ? [0.5, 1, 2].randomElement(using: &random) ?? 1 : 1
        try LayoutConstraint(
          item: boxes[first], attribute: attribute, relatedBy: .equal, toItem: boxes[second],
          attribute: attribute, multiplier: factor,
          constant: Double(Int.random(in: 1...9, using: &random)),
          priority: LayoutPriority(Double(priority + 100))
        ).isActive = true
        equations.add(
          Self.terms(boxes, first, attribute, 1) + Self.terms(boxes, second, attribute, -factor))
      }
      boxes[0].layOut(300, 300)
      let open = 4 * (boxes.count - 1) - equations.rank
      let found = gaps(boxes[0])
      #expect(found.count == open, "seed \(seed)")
      #expect(Set(found).count == found.count)
      if open == 0 { complete += 1 }
      try fill(found, boxes)
      boxes[0].layoutIfNeeded()
      #expect(boxes.dropFirst().allSatisfy { !$0.hasAmbiguousLayout }, "seed \(seed)")
      #expect(gaps(boxes[0]) == [])
    }
    #expect(complete > 3)
  }

  private static func length(_ axis: LayoutAxis) -> LayoutAttribute {
    axis == .horizontal ? .width : .height
  }

  private static func unknown(_ box: Int, _ attribute: LayoutAttribute) -> Int {
    let place: Int =
      switch attribute {
      case .left: 0
      case .top: 1
      case .width: 2
      default: 3
      }
    return 4 * box + place
  }

  /// An attribute as a sum of unknowns, positions in the root's coordinates; the root's are numbers.
  private static func terms(
    _ boxes: [Box], _ index: Int, _ attribute: LayoutAttribute, _ factor: Double
  ) -> [(Int, Double)] {
    var terms: [(Int, Double)] = []
    var current = index
    while current > 0 {
      terms.append((unknown(current, attribute), factor))
      if attribute == .width || attribute == .height { break }
      current = boxes.firstIndex { $0 === boxes[current].parent } ?? 0
    }
    return terms
  }

  /// The rank of a matrix, by elimination with the largest number of each column.
  private struct DenseEquations {
    private var rows: [[Double]] = []

    mutating func add(_ terms: [(Int, Double)]) {
      var row = Array(repeating: 0.0, count: 64)
      for (column, factor) in terms { row[column] += factor }
      rows.append(row)
    }

    var rank: Int {
      var rows = rows
      var rank = 0
      for column in 0..<64 {
        let best = rows.indices.dropFirst(rank).max {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }
        guard let best, abs(rows[best][column]) > 1e-9 else { continue }
        rows.swapAt(rank, best)
        for row in rows.indices.dropFirst(rank + 1) {
          let factor = rows[row][column] / rows[rank][column]
          for index in 0..<64 { rows[row][index] -= factor * rows[rank][index] }
        }
        rank += 1
      }
      return rank
    }
  }

  // MARK: - Nothing missing

  /// Each view is fixed by two required equations an axis; limits and wishes come on top.
  @Test func `where every view is fixed, nothing is told`() throws {
    for seed in 0..<150 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var boxes = [Box("root")]
      for index in 1...Int.random(in: 1...8, using: &random) {
        let box = Box("box\(index)")
        box.translatesAutoresizingMaskIntoConstraints = false
        boxes[Int.random(in: 0..<index, using: &random)].holding(box)
        if Bool.random(using: &random) { box.natural = Size(width: 5, height: 2) }
        for axis in LayoutAxis.allCases {
          let other = boxes[Int.random(in: 0..<index, using: &random)]
          for (attribute, sign) in Self.pair(axis, &random) {
            try Self.relate(box, attribute, .equal, other, .required, sign, &random)
          }
          let wish = LayoutPriority(Double(Int.random(in: 1...999, using: &random)))
          for relation in [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual, .equal] {
            try Self.relate(box, Self.length(axis), relation, other, wish, 1, &random)
          }
        }
        boxes.append(box)
      }
      boxes[0].layOut(
        Double(Int.random(in: 0...80, using: &random)),
        Double(Int.random(in: 0...30, using: &random)))
      #expect(boxes[0].reports.isEmpty)
      #expect(gaps(boxes[0]) == [], "seed \(seed)")
    }
  }

  /// Two attributes that fix an axis, and the signs of constants with which they contradict nothing.
  private static func pair(
    _ axis: LayoutAxis, _ random: inout SeededGenerator
  ) -> [(LayoutAttribute, Double)] {
    let positions: [LayoutAttribute] =
      axis == .horizontal ? [.left, .centerX, .right] : [.top, .centerY, .bottom]
    if Bool.random(using: &random) { return [(positions[0], -1), (positions[2], 1)] }
    return [(positions.randomElement(using: &random) ?? .left, 1), (length(axis), 1)]
  }

  private static func relate(
    _ box: Box, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: Box,
    _ priority: LayoutPriority, _ sign: Double, _ random: inout SeededGenerator
  ) throws {
    try LayoutConstraint(
      item: box, attribute: attribute, relatedBy: relation, toItem: other, attribute: attribute,
      constant: sign * Double(Int.random(in: 0...12, using: &random)), priority: priority
    ).isActive = true
  }
}
