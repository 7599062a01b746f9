import CellDrawing

/// The joined emoji of a frame, in passes: one pass contains at most one run of adjacent emoji from each row.
struct ClusterRuns {
  /// Adjacent joined emoji in a row.
  struct Run {
    let y: Int
    var columns: Range<Int>
  }

  /// The runs of each pass, at most one for each row.
  private(set) var passes: [[Run]] = []

  /// Adds the runs of a row; returns whether there are any.
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
