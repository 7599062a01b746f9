internal import Cassowary

/// The places of records whose values changed, or whose frames were overwritten, since frames were last
/// published.
@MainActor struct MovedRecords {
  var marked = MarkedPlaces()
  /// Whether all records are included, as before the first publishing.
  private(set) var includesAll = true

  mutating func markAll() { includesAll = true }

  /// Returns the places in ascending order and unmarks them.
  mutating func take(of count: Int) -> [Int] {
    let places = includesAll ? Array(0..<count) : marked.sorted
    includesAll = false
    marked.removeAll()
    return places
  }
}

extension LayoutSystem {
  /// Calls the body for each solved record that has moved, parents first. If the rounding of a record
  /// changes, its descendants are included.
  func forEachMovedRecord(
    _ body: (EngineRecord) throws(SolverError) -> Void
  ) throws(SolverError) {
    var waiting = moved.take(of: records.all.count)[...]
    var place = 0
    var end = 0
    while true {
      if place >= end {
        while let first = waiting.first, first < place { waiting.removeFirst() }
        guard let first = waiting.first, first < records.all.count else { return }
        place = first
      }
      let record = records[place]
      if record.role == .solved || record.role == .guide {
        let former = record.corner
        try body(record)
        let corner = record.corner
        if abs(corner.shown.x - corner.solved.x - former.shown.x + former.solved.x) > 1e-9
          || abs(corner.shown.y - corner.solved.y - former.shown.y + former.solved.y) > 1e-9
        {
          end = max(end, record.end)
        }
      }
      place += 1
    }
  }
}
