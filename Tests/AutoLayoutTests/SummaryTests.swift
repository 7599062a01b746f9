import AutoLayout
import Testing

/// A change costs what depends on it.
@MainActor struct SummaryTests {
  private let root = Box("root")
  private let columns: [[Box]]

  /// Ten columns of boxes, each box below the one before it.
  init() {
    columns = (0..<10).map { column in
      (0..<20).map { Box("box\(column)-\($0)", width: 3, height: 1) }
    }
    for (index, column) in columns.enumerated() {
      var above: Box?
      for box in column {
        root.holding(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: Double(4 * index)).isActive =
          true
        let top = above?.bottomAnchor ?? root.topAnchor
        box.topAnchor.constraint(equalTo: top).isActive = true
        above = box
      }
    }
    root.layOut(40, 20)
  }

  @Test func `the first layout builds the system once and asks everyone once`() {
    #expect(root.lastLayout.rebuilds == 1)
    #expect(root.lastLayout.measurements == 200)
    #expect(root.lastLayout.frames == 200)
  }

  @Test(arguments: [0, 10, 19])
  func `a natural size that changes moves what is below it, and nothing else`(row: Int) {
    columns[4][row].natural.height = 2
    root.layoutIfNeeded()
    #expect(root.lastLayout.measurements == 1)
    #expect(root.lastLayout.frames == 20 - row)
    #expect(root.lastLayout.rebuilds == 0)
    #expect(root.lastLayout.solves == 1)
  }

  @Test func `a constant that changes is told to the solver, and no one is asked`() {
    columns[4][0].constraints.forEach { $0.isActive = false }
    root.layoutIfNeeded()
    let shift = columns[7][0].leftAnchor.constraint(equalTo: root.leftAnchor)
    shift.priority = 999
    shift.isActive = true
    root.layoutIfNeeded()
    shift.constant = 2
    root.layoutIfNeeded()
    #expect(root.lastLayout.measurements == 0)
    #expect(root.lastLayout.rebuilds == 0)
  }

  @Test func `optional priorities of natural sizes change in place`() {
    columns[3][3].setContentHuggingPriority(300, for: .horizontal)
    root.layoutIfNeeded()
    #expect(root.lastLayout.rebuilds == 0)
    columns[3][3].setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(root.lastLayout.rebuilds == 1)
  }

  @Test func `solves are counted for each island, and fittings are not`() {
    let (island, inside) = (Box("island"), Box("inside", width: 2, height: 1))
    island.isLayoutIsland = true
    root.holding(island.holding(inside))
    inside.translatesAutoresizingMaskIntoConstraints = false
    inside.leftAnchor.constraint(equalTo: island.leftAnchor).isActive = true
    #expect(island.solveCount == 0)
    island.frame = Rect(x: 0, y: 0, width: 5, height: 5)
    root.layoutIfNeeded()
    let outer = root.solveCount
    #expect(island.solveCount == 1 && inside.solveCount == 1)
    // What changes inside is solved inside.
    inside.natural.width = 3
    root.layoutIfNeeded()
    #expect(root.solveCount == outer && inside.solveCount == 2)
    _ = island.systemLayoutSizeFitting(.layoutFittingCompressed)
    #expect(root.solveCount == outer && inside.solveCount == 2)
    // A view outside of a tree has no solver.
    #expect(Box("alone").solveCount == 0)
  }
}
