import Ashlar
import Foundation

// Times the layout of text. `TextBenchmark count` counts, under callgrind, how often text is
// segmented; `TextBenchmark keys` times keys in a long text view; `TextBenchmark profile N` lays the mixed text out N
// times, for a profiler.

/// The least and the median of some timings, in seconds.
func timings(_ count: Int, _ body: () -> Void) -> (least: Double, median: Double) {
  let times = (0..<count).map { _ in
    let start = ContinuousClock.now
    body()
    return (ContinuousClock.now - start) / .seconds(1)
  }.sorted()
  return (times[0], times[times.count / 2])
}

/// Keeps what was computed from being left out.
nonisolated(unsafe) var rowsSeen = 0

func layOut(_ text: String, columns: Int) {
  rowsSeen &+= Paragraph(text).lines(width: columns).count
}

func printLine(_ name: String, bytes: Int, _ times: (least: Double, median: Double)) {
  let rates = [times.median, times.least].map { String(format: "%.1f", Double(bytes) / 1e6 / $0) }
  print("\(name) bytes=\(bytes) median=\(rates[0])MB/s best=\(rates[1])MB/s")
}

@MainActor func timeAll() {
  let bytes = 1_000_000
  let texts = [
    ("mixed", MixedText.make(bytes: bytes)), ("latin", MixedText.latin(bytes: bytes)),
    ("cjk", MixedText.cjk(bytes: bytes)),
  ]
  for (name, pieces) in MixedText.scripts {
    let text = MixedText.script(pieces, bytes: bytes)
    printLine(
      "\(name) segment+wrap", bytes: text.utf8.count, timings(7) { layOut(text, columns: 60) })
  }
  for (name, text) in texts {
    let size = text.utf8.count
    printLine("\(name) segment+wrap", bytes: size, timings(21) { layOut(text, columns: 60) })
    printLine(
      "\(name) segment", bytes: size, timings(21) { rowsSeen &+= Paragraph(text).naturalSize.rows })
    let paragraph = Paragraph(text)
    printLine(
      "\(name) wrap-again", bytes: size,
      timings(21) { rowsSeen &+= paragraph.lines(width: 47).count })
    printLine(
      "\(name) measure-again", bytes: size,
      timings(21) { rowsSeen &+= paragraph.size(width: 53).rows })
  }
}

switch CommandLine.arguments.dropFirst().first {
case "profile":
  let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1
  let text = MixedText.make(bytes: 1_000_000)
  for _ in 0..<count { layOut(text, columns: 60) }
case "count": try SegmentationCount.printLines()
case "keys": LongTextKeys.printLines()
case "perform":
  LabelRun(named: CommandLine.arguments.dropFirst(2).first ?? "").performCounted()
default: timeAll()
}
