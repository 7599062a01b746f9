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

/// A set of places, which are indices of records.
///
/// - Complexity: O(1) to mark an index, without hashing.
struct MarkedPlaces {
  private var isMarked: [Bool] = []
  private var places: [Int] = []

  /// Marks a place, which must not be negative.
  mutating func mark(_ place: Int) {
    while place >= isMarked.count { isMarked.append(false) }
    guard !isMarked[place] else { return }
    isMarked[place] = true
    places.append(place)
  }

  mutating func removeAll() {
    for place in places { isMarked[place] = false }
    places.removeAll(keepingCapacity: true)
  }

  /// The places in ascending order.
  var sorted: [Int] { places.sorted() }
}

extension LayoutEngine {
  /// Publishes the solved frames to the nodes; the parents of changed nodes apply them in `layoutSubviews`.
  func publish(counting work: inout LayoutSummary) throws(SolverError) {
    var changed: [(node: LayoutNode, frame: Rect)] = []
    try system.forEachMovedRecord { record throws(SolverError) in
      let frame = system.takeFrame(of: record)
      for number in [frame.minX, frame.minY, frame.maxX, frame.maxY] where !number.isFinite {
        throw .nonFiniteNumber(number)
      }
      if let node = record.node {
        // The superview's `layoutSubviews` may have moved it.
        let former = node.solvedFrame ?? node.frame
        node.solvedFrame = nil
        if frame != former || frame != node.frame { changed.append((node, frame)) }
      } else if let guide = record.item as? LayoutGuide, frame != guide.solvedFrame {
        guide.solvedFrame = frame
        guide.container?.markNeedsLayout()
      }
    }
    work.frames += changed.count
    for (node, frame) in changed {
      node.solvedFrame = frame
      node.parent?.markNeedsLayout()
    }
    if fitting != nil, let record = system.records.all.first {
      root.applyFrame(Rect(origin: root.frame.origin, size: system.solvedSize(of: record)))
    }
  }

  /// Ends an exercise of an ambiguity. The next solve publishes the solver's own solution.
  func endExercise() {
    guard system.exercise != nil else { return }
    system.exercise = nil
    system.moved.markAll()
  }
}
