import CCounting
import Foundation

/// The instructions that the segments of a stream take, counted by callgrind.
///
/// The program is started again under callgrind, which counts inside `counted_region` only.
struct InstructionCount {
  /// By segment.
  private let counts: [Int]

  /// Callgrind is missing or did not do what was expected of it.
  struct Failure: Error {
    var text: String
  }

  init(of entrant: Entrant, _ workload: Workload, size: Int, segments: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("solver-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Each return from the region writes what was counted since the one before into a file.
    process.arguments = [
      "valgrind", "--quiet", "--tool=callgrind", "--collect-atstart=no",
      "--toggle-collect=counted_region", "--dump-after=counted_region",
      "--callgrind-out-file=\(folder.path)/out", program.path, "perform",
      workload.rawValue, "\(size)", entrant.rawValue,
    ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(text: "callgrind ended with \(process.terminationStatus)")
    }
    counts = try (1...segments).map { number in
      let text = try String(
        contentsOf: folder.appendingPathComponent("out.\(number)"), encoding: .utf8)
      let line = text.split(separator: "\n").last { $0.hasPrefix("totals: ") }
      guard let count = line.flatMap({ Int($0.dropFirst(8)) }) else {
        throw Failure(text: "callgrind counted nothing")
      }
      return count
    }
  }

  /// Runs a stream, each segment in a counted region: what callgrind is to look at.
  static func perform(_ entrant: Entrant, with stream: Stream) throws {
    // A run that is not counted: what a program does once when it starts stays out.
    var first = entrant.enter(stream)
    for segment in stream.segments { try first.perform(segment.operations) }
    let run = CountedRun(entrant.enter(stream))
    for segment in stream.segments {
      run.operations = segment.operations
      counted_region(
        { Unmanaged<CountedRun>.fromOpaque($0).takeUnretainedValue().perform() },
        Unmanaged.passUnretained(run).toOpaque())
    }
    if let error = run.error { throw error }
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

/// A contestant between calls that come through C.
private final class CountedRun {
  private var contestant: any Contestant
  var operations = 0..<0
  private(set) var error: (any Error)?

  init(_ contestant: any Contestant) { self.contestant = contestant }

  func perform() {
    do {
      try contestant.perform(operations)
    } catch {
      self.error = error
    }
  }
}
