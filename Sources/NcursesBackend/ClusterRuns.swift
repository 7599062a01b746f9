import CellDrawing

/// The joined emoji of a frame, in passes: what a pass has of a row stands side by side.
struct ClusterRuns {
  /// Joined emoji beside each other.
  struct Run {
    let y: Int
    var columns: Range<Int>
  }

  /// The runs, at most one of each row in a pass.
  private(set) var passes: [[Run]] = []

  /// Adds those of a row; returns whether there are any.
  mutating func add(_ row: ArraySlice<Cell>, y: Int) -> Bool {
    var runs: [Run] = []
    for (x, cell) in row.enumerated() where cell.isJoined {
      let end = x + cell.width
      if let last = runs.last, last.columns.upperBound == x {
        runs[runs.count - 1].columns = last.columns.lowerBound..<end
      } else {
        runs.append(Run(y: y, columns: x..<end))
      }
    }
    for (index, run) in runs.enumerated() {
      if index == passes.count { passes.append([]) }
      passes[index].append(run)
    }
    return !runs.isEmpty
  }
}
