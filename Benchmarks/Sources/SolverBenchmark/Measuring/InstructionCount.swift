import Counting

/// The instructions that the segments of a stream take, counted by callgrind.
///
/// The program is started again under callgrind, which counts inside regions only.
struct InstructionCount {
  /// By segment.
  private let counts: [Int]

  init(of entrant: Entrant, _ workload: Workload, size: Int, segments: Int) throws {
    counts = try instructions(
      ofRegions: segments, in: ["perform", workload.rawValue, "\(size)", entrant.rawValue])
  }

  /// Runs a stream, some ranges of its operations in a counted region each: what callgrind is to look at.
  /// - Parameter first: What is run before, by another solver: what a program does once when it starts is not counted.
  static func perform(
    _ entrant: Entrant, with stream: Stream, regions: [Range<Int>], after first: Range<Int>
  ) throws {
    var beginner = entrant.enter(stream)
    try beginner.perform(first)
    var counted = entrant.enter(stream)
    for region in regions {
      var result = Result<Void, any Error>.success(())
      inCountedRegion { result = Result { try counted.perform(region) } }
      try result.get()
    }
  }

  /// The lines of a workload: a line for each segment, and one for all.
  static func lines(_ workload: Workload, size: Int, _ entrants: [Entrant]) throws -> [String] {
    let segments = workload.stream(size: size).segments
    var counts: [Entrant: InstructionCount] = [:]
    for entrant in entrants {
      counts[entrant] = try InstructionCount(
        of: entrant, workload, size: size, segments: segments.count)
    }
    func line(_ operation: String, _ count: (InstructionCount) -> Int) -> String {
      Line(
        workload: workload, size: workload.label(size: size), operation: operation,
        figures: counts.mapValues { Double(count($0)) }, entrants: entrants, unit: ""
      ).text
    }
    return segments.indices.map { index in line(segments[index].name) { $0.counts[index] } }
      + [
        line("total") { count in
          zip(segments, count.counts).reduce(0) { $1.0.isExtra ? $0 : $0 + $1.1 }
        }
      ]
  }
}
