import Cassowary
import Testing

@Suite struct `Scenarios of a small solver` {
  /// The leaves stand 5 apart at least, from 0 on, and every parent in the middle of its
  /// children. So the root stands at the mean of the leaves, which is 2.5 times one less than
  /// their number or more: with 256 of them it cannot stand at 500, and comes as near as it can,
  /// which fixes every leaf.
  @Test func `a binary tree pushes its root aside as it grows`() throws {
    var solver = Solver()
    let root = (x: solver.makeVariable("x"), y: solver.makeVariable("y"))
    try solver.addEditVariable(root.x, priority: Priority.strong)
    try solver.addEditVariable(root.y, priority: Priority.strong)
    try solver.suggest([(root.x, 500), (root.y, 10)])
    var rows = [[root]]
    for depth in 1..<9 {
      var row: [(x: Variable, y: Variable)] = []
      let parents = rows[depth - 1]
      for index in 0..<(2 * parents.count) {
        let point = (
          x: solver.makeVariable("x\(depth).\(index)"), y: solver.makeVariable("y\(depth).\(index)")
        )
        try solver.add(point.y == parents[parents.count - 1].y + 15)
        if let left = row.last {
          try solver.add(point.x >= left.x + 5)
        } else {
          try solver.add(point.x >= 0)
        }
        row.append(point)
        if index % 2 == 1 {
          try solver.add(parents[index / 2].x == 0.5 * row[index].x + 0.5 * row[index - 1].x)
        }
      }
      rows.append(row)
    }
    // The leaves below a point are 5 apart; it stands at their mean.
    var expected: [Double] = []
    for (depth, row) in rows.enumerated() {
      let leaves = Double(256 / row.count)
      for index in row.indices {
        let first = Double(index) * leaves
        expected += [5 * first + 5 * (leaves - 1) / 2, Double(10 + 15 * depth)]
      }
    }
    try solver.expect(expected, of: rows.joined().flatMap { [$0.x, $0.y] })
  }

  /// A bar of width 6 splits 76 columns: it follows the suggestion as far as there is room.
  @Test func `a splitter's bar is dragged from one side to the other and beyond`() throws {
    for (bound, wish) in [(Priority.required, Priority.required), (Priority.strong, Priority.weak)]
    {
      var solver = Solver()
      let whole = solver.makeVariables("whole.left", "whole.width", "whole.right")
      let first = solver.makeVariables("first.left", "first.width", "first.right")
      let bar = solver.makeVariables("bar.left", "bar.width", "bar.right")
      let second = solver.makeVariables("second.left", "second.width", "second.right")
      for box in [whole, first, bar, second] { try solver.add(box[2] == box[0] + box[1]) }
      try solver.add([bar[1] == 6, bar[0] >= whole[0], bar[2] <= whole[2]])
      try solver.add([first[2] == bar[0], second[0] == bar[2]])
      try solver.add((second[2] >= whole[2] + 1).with(priority: bound))
      try solver.add((first[1] == 256).with(priority: wish))
      try solver.add([whole[0] == 0, whole[2] == 76])
      try solver.addEditVariable(bar[0], priority: Priority.strong)
      for position in stride(from: -10.0, to: 86, by: 1) {
        try solver.suggest(position, for: bar[0])
        let left = min(max(position, 0), 70)
        try solver.expect(
          [0, 76, 76, left - 256, 256, left, left, 6, left + 6, left + 6, 71 - left, 77],
          of: whole + first + bar + second)
      }
    }
  }

  @Test func `equalities in a circle are accepted and followed`() throws {
    var solver = Solver()
    let circle = solver.makeVariables("a", "b", "c", "d")
    try solver.addEditVariable(circle[0], priority: Priority.strong)
    for (one, other) in [(1, 0), (1, 2), (2, 3), (3, 0)] {
      try solver.add(circle[one] == circle[other])
    }
    for value in [7.0, -3] {
      try solver.suggest(value, for: circle[0])
      try solver.expect([value, value, value, value], of: circle)
    }
  }

  @Test func `an edited variable leaves with its constraint before the values are asked`() throws {
    var solver = Solver()
    let box = solver.makeVariables("left", "right", "width")
    let copy = solver.makeVariable("copy")
    try solver.add(box[2] == box[1] - box[0])
    try solver.expect([0, 0, 0], of: box)
    let tie = copy - box[2] == 0
    try solver.add(tie)
    try solver.addEditVariable(copy, priority: Priority.strong)
    try solver.suggest(10, for: copy)
    // The left edge ranks first and stays at zero.
    try solver.expect([0, 10, 10, 10], of: box + [copy])
    try solver.removeEditVariable(copy)
    #expect(throws: SolverError.variableInUse(copy)) { try solver.remove(copy) }
    try solver.remove(tie)
    try solver.remove(copy)
    #expect(!solver.contains(copy))
    try solver.expect([0, 0, 0], of: box)
    for constraint in solver.constraints { try solver.remove(constraint) }
    for variable in box { try solver.remove(variable) }
    #expect(solver.description == "")
  }

  @Test func `redundant bounds, constraints taken away and brought back, and an edit`() throws {
    var solver = Solver()
    let (left, middle, right) = (
      solver.makeVariable("left"), solver.makeVariable("middle"), solver.makeVariable("right")
    )
    let constraints = [
      2 * middle == left + right, left + 10 <= right, right <= 100, left >= 0,
    ]
    let more = [left >= 0, left == 0, left >= 0]
    let variables = [left, middle, right]
    try solver.add(constraints + more)
    try solver.setPriority(990, of: constraints[3])
    try solver.setPriority(.required, of: constraints[3])
    try solver.expect([0, 5, 10], of: variables)
    for constraint in more { try solver.remove(constraint) }
    for constraint in constraints { try solver.remove(constraint) }
    try solver.expect([0, 0, 0], of: variables)
    try solver.add(constraints.reversed())
    try solver.expect([0, 5, 10], of: variables)
    try solver.addEditVariable(middle, priority: Priority.medium)
    try solver.suggest(0, for: middle)
    try solver.expect([0, 5, 10], of: variables)
    // The left end, ranking first, comes as near zero as the greatest right end lets it.
    try solver.suggest(70, for: middle)
    try solver.expect([40, 70, 100], of: variables)
    try solver.removeEditVariable(middle)
    try solver.expect([0, 5, 10], of: variables)
  }

  /// What is saved and loaded elsewhere is copied here.
  @Test func `a copy of a solver takes up where the original was`() throws {
    var solver = Solver()
    let (width, half) = (solver.makeVariable("width"), solver.makeVariable("half"))
    try solver.add([half == width / 2, width >= 0, (width <= 100).with(priority: Priority.medium)])
    try solver.addEditVariable(width, priority: Priority.weak)
    try solver.suggest(80, for: width)
    try solver.optimize()
    var copy = solver
    #expect(copy.description == solver.description)
    try copy.expect([80, 40], of: [width, half])
    try copy.suggest(300, for: width)
    try copy.expect([100, 50], of: [width, half])
    try solver.suggest(20, for: width)
    try solver.expect([20, 10], of: [width, half])
    try copy.expect([100, 50], of: [width, half])
  }
}
