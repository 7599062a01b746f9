import Cassowary
import Counting

/// The instructions that one stream of a series takes, counted by callgrind: to build it, and for each update.
struct SeriesCount {
  /// Of the first segment, which ends with the first optimum.
  private(set) var build = 0.0
  /// The updates of the later segments that changed a value.
  private(set) var updates: [(operation: String, list: [SeriesUpdate])] = []

  init(of series: Series, size: Int, seed: UInt64) throws {
    let stream = series.stream(size: size, seed: seed)
    let pieces = stream.pieces
    let counts = try instructions(
      ofRegions: pieces.count, in: ["perform-series", series.rawValue, "\(size)", "\(seed)"])
    updates = stream.segments.dropFirst().map { ($0.name, []) }
    var contestant = Entrant.ours.enter(stream)
    var values: [Double] = []
    for (piece, count) in zip(pieces, counts) {
      try contestant.perform(piece.operations)
      let former = values
      values = contestant.values
      if piece.segment == 0 {
        build = Double(count)
      } else if let update = SeriesUpdate(figure: Double(count), to: values, from: former) {
        updates[piece.segment - 1].list.append(update)
      }
    }
  }

  /// Runs a stream, each piece in a counted region: what callgrind is to look at.
  static func perform(_ stream: Stream) throws {
    let pieces = stream.pieces
    // A building that is not counted: what a program does once when it starts stays out.
    var first = Entrant.ours.enter(stream)
    try first.perform(pieces[0].operations)
    var counted = Entrant.ours.enter(stream)
    for piece in pieces {
      var result = Result<Void, any Error>.success(())
      inCountedRegion { result = Result { try counted.perform(piece.operations) } }
      try result.get()
    }
  }

  /// The lines of a series in some sizes, each said as soon as it is known.
  static func count(_ series: Series, sizes: [Int], say: (String) -> Void) throws {
    var figures = SeriesFigures(unit: "")
    for size in sizes {
      let constraints = series.stream(size: size, seed: series.seeds.lowerBound).constraints.count
      let name = "\(series.rawValue) \(series.label(size: size)) constraints=\(constraints)"
      let counts = try series.seeds.prefix(3).map { seed in
        try SeriesCount(of: series, size: size, seed: seed)
      }
      say(figures.line(name, "build", counts.map(\.build), constraints: constraints))
      for (number, operation) in counts[0].updates.map(\.operation).enumerated() {
        let updates = counts.map { $0.updates[number].list }
        figures.line(name, operation, updates: updates, constraints: constraints).forEach(say)
      }
    }
    figures.growthLines(of: series).forEach(say)
  }
}

extension Stream {
  /// The first segment as a whole, and each later one cut after its updates.
  fileprivate var pieces: [(segment: Int, operations: Range<Int>)] {
    var pieces: [(segment: Int, operations: Range<Int>)] = []
    for (number, segment) in segments.enumerated() {
      var start = segment.operations.lowerBound
      for index in segment.operations {
        let isLast = index == segment.operations.upperBound - 1
        let isUpdate = if case .update = operations[index] { true } else { false }
        guard isLast || (isUpdate && number > 0) else { continue }
        pieces.append((number, start..<index + 1))
        start = index + 1
      }
    }
    return pieces
  }
}
