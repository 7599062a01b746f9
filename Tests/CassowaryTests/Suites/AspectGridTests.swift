import Cassowary
import Testing

/// A grid of cells, each with a picture of a fixed ratio inside, so that widths depend on heights.
@Suite struct `A grid of pictures of one ratio` {
  private struct Grid {
    var solver = Solver()
    let width: Variable
    let height: Variable
    /// Left, top, width and height of the pictures, row by row.
    var pictures: [[Variable]] = []

    init(count: Int, ratio: Double) throws {
      (width, height) = (solver.makeVariable("width"), solver.makeVariable("height"))
      try solver.addEditVariable(width, priority: .required)
      try solver.addEditVariable(height, priority: .required)
      let columns = try Grid.tracks(count, along: width, in: &solver)
      let rows = try Grid.tracks(count, along: height, in: &solver)
      for row in rows {
        for column in columns {
          let box = solver.makeVariables("left", "top", "width", "height")
          try solver.add([
            box[0] >= column.start, box[0] + box[2] <= column.end,
            box[1] >= row.start, box[1] + box[3] <= row.end, box[2] == ratio * box[3],
          ])
          try solver.add((box[2] == column.end - column.start).with(priority: Priority.medium))
          try solver.add((box[3] == row.end - row.start).with(priority: Priority.medium))
          try solver.add(
            (box[0] - column.start == column.end - box[0] - box[2]).with(priority: Priority.weak))
          try solver.add(
            (box[1] - row.start == row.end - box[1] - box[3]).with(priority: Priority.weak))
          pictures.append(box)
        }
      }
    }

    /// Equal tracks with a gap of 1 around each.
    private static func tracks(
      _ count: Int, along size: Variable, in solver: inout Solver
    ) throws -> [(start: Variable, end: Variable)] {
      let tracks = (0..<count).map { _ in
        (start: solver.makeVariable("start"), end: solver.makeVariable("end"))
      }
      try solver.add(tracks[0].start == 1)
      for (track, next) in zip(tracks, tracks.dropFirst()) {
        try solver.add(next.start == track.end + 1)
        try solver.add(next.end - next.start == track.end - track.start)
      }
      try solver.add(tracks[count - 1].end == size - 1)
      return tracks
    }
  }

  /// Each picture is as large as its cell lets it be, and in the middle of it.
  @Test(arguments: [1, 2, 4, 5])
  func `every picture fills its cell along one axis`(count: Int) throws {
    let ratio = 2.0
    var grid = try Grid(count: count, ratio: ratio)
    let gaps = Double(count + 1)
    for (cellWidth, cellHeight) in [(19.0, 9.0), (7, 9), (0, 9), (19, 0), (30, 15), (100, 40)] {
      try grid.solver.suggest([
        (grid.width, gaps + Double(count) * cellWidth),
        (grid.height, gaps + Double(count) * cellHeight),
      ])
      let width = min(cellWidth, ratio * cellHeight)
      let expected = (0..<count * count).flatMap { index in
        let left = 1 + Double(index % count) * (cellWidth + 1)
        let top = 1 + Double(index / count) * (cellHeight + 1)
        return [
          left + (cellWidth - width) / 2, top + (cellHeight - width / ratio) / 2, width,
          width / ratio,
        ]
      }
      try grid.solver.expect(expected, of: grid.pictures.flatMap { $0 })
    }
  }
}
