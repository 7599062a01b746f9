import SeededNumbers

@testable import Cassowary

/// Six lines of thirty sizes with a gap that all lines share: the line that the gap is solved from is one long row, to which
/// those of the others refer.
struct LinesWithGap {
  let seed: UInt64
  /// What all lines are long in the end.
  let length: Double
  /// The priorities of wishes for at most, and for at least, what a size contains; each has one of them.
  var priorities = (most: [250.0], least: [750.0])
  /// The number of entries from which on a row is referred to.
  var longRow: Int32 = 24

  /// The solved form at the optimum.
  func form() throws -> SolvedForm {
    var random = SeededGenerator(seed: seed)
    var solver = Solver()
    solver.change { $0.tableau.form.basis.longRow = longRow }
    let (length, gap) = (solver.makeVariable(), solver.makeVariable())
    try solver.addEditVariable(length, priority: 990)
    try solver.add(gap >= 0)
    for _ in 0..<6 {
      var end = LinearExpression(gap)
      for index in 0..<30 {
        let size = solver.makeVariable()
        let content = Double(random.number(8...27))
        let most = priorities.most[index % priorities.most.count]
        let least = priorities.least[index / 2 % priorities.least.count]
        try solver.add(size >= Double(random.number(2...6)))
        try solver.add(size <= Double(random.number(30...59)))
        try solver.add((size <= content).with(priority: Priority(most)))
        try solver.add((size >= content).with(priority: Priority(least)))
        end = end + size + gap
      }
      try solver.add(end - length == 0)
    }
    try solver.suggest(self.length, for: length)
    try solver.optimize()
    return solver.storage.state.tableau.form.copy()
  }
}
