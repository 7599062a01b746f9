import AutoLayout
import CellViews
import Testing

/// Stacks in stacks.
@MainActor struct NestedStackTests {
  /// Rows of three in a column: widths 10, 20, 30 and heights 1, 2, 3 in each.
  private func grid(_ rows: Int, _ distribution: StackDistribution) -> (StackView, [StackView]) {
    let stacks = (0..<rows).map { row in
      let stack = StackView(
        .horizontal, (1...3).map { Sized("\(row)\($0)", Double($0) * 10, Double($0)) })
      stack.identifier = "row \(row)"
      stack.distribution = distribution
      stack.spacing = 1
      return stack
    }
    let column = StackView(.vertical, stacks)
    column.spacing = 2
    return (column, stacks)
  }

  @Test func `a column of rows is as large as they need`() {
    let (column, rows) = grid(4, .fill)
    // 60 and two gaps; four rows of 3 and three gaps.
    #expect(
      column.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 62, height: 18))
    column.layOut(62, 18)
    #expect(rows.map(\.frame.minY) == [0, 5, 10, 15])
    #expect(
      rows[2].arrangedSubviews.map { $0.span(.horizontal) } == [[0, 10], [11, 20], [32, 30]])
    #expect(column.reports.isEmpty)
  }

  @Test func `columns line up where all rows share alike`() {
    let (column, rows) = grid(3, .fillEqually)
    column.distribution = .fillEqually
    column.layOut(92, 34)
    for row in rows {
      #expect(row.frame.height == 10)
      #expect(
        row.arrangedSubviews.map { $0.span(.horizontal) } == [[0, 30], [31, 30], [62, 30]])
      #expect(row.arrangedSubviews.map { $0.span(.vertical) } == [[0, 10], [0, 10], [0, 10]])
    }
  }

  @Test func `a row that is hidden takes its views along`() {
    let (column, rows) = grid(3, .equalSpacing)
    column.layOut(92, 13)
    rows[1].isHidden = true
    #expect(
      column.systemLayoutSizeFitting(.layoutFittingCompressed) == Size(width: 62, height: 8))
    column.layOut(92, 8)
    #expect(rows[2].span(.vertical) == [5, 3])
    rows[1].isHidden = false
    column.layOut(92, 13)
    #expect(rows.map { $0.span(.vertical) } == [[0, 3], [5, 3], [10, 3]])
    #expect(column.reports.isEmpty)
  }

  @Test(arguments: 1...10) func `one in another, ten deep, with margins`(depth: Int) {
    let leaf = Sized("leaf", 7, 3)
    var stack = StackView(.horizontal, [leaf])
    var inside: View = leaf
    for level in 0..<depth {
      stack = StackView(level % 2 == 0 ? .horizontal : .vertical, [inside])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = EdgeInsets(1)
      inside = stack
    }
    let size = Size(width: 7 + 2 * Double(depth), height: 3 + 2 * Double(depth))
    #expect(stack.systemLayoutSizeFitting(.layoutFittingCompressed) == size)
    stack.layOut(size.width, size.height)
    #expect(leaf.frame == Rect(x: 1, y: 1, width: 7, height: 3))
    leaf.natural = Size(width: 17, height: 3)
    let wider = stack.systemLayoutSizeFitting(.layoutFittingCompressed)
    #expect(wider == Size(width: size.width + 10, height: size.height))
  }

  /// The share of a stack in proportion is that of what is in it.
  @Test func `a stack in proportion to others counts with its content`() {
    let inner = StackView(.horizontal, [Sized("a", 10, 1), Sized("b", 20, 1)])
    let alone = Sized("alone", 10, 1)
    let outer = StackView(.horizontal, [inner, alone])
    outer.distribution = .fillProportionally
    outer.layOut(80, 5)
    #expect(inner.span(.horizontal) == [0, 60])
    #expect(alone.span(.horizontal) == [60, 20])
  }

  @Test func `a stack in views that constraints place`() throws {
    let (column, rows) = grid(2, .fill)
    let root = View()
    root.layoutUnit = .points
    root.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    let below = Sized("below", 5, 5)
    root.addSubview(column)
    root.addSubview(below)
    try column.pin(.left, to: root, plus: 3)
    try column.pin(.top, to: root, plus: 4)
    try below.pin(.top, to: column, .bottom, plus: 1)
    try below.pin(.centerX, to: column)
    root.layoutIfNeeded()
    #expect(column.frame == Rect(x: 3, y: 4, width: 62, height: 8))
    #expect(below.frame == Rect(x: 31.5, y: 13, width: 5, height: 5))
    rows[0].isHidden = true
    root.layoutIfNeeded()
    #expect(column.frame.height == 3 && below.frame.minY == 8)
  }
}
