import Ashlar

// Times the layout engine through the public API, in the sizes that are named, in labels:
//
//     LayoutBenchmark [SIZE ...]        10, 100, 1000 and 5000
//     LayoutBenchmark count [SIZE ...]  instructions, under callgrind: 10, 100 and 1000
//     LayoutBenchmark diagnose [ROWS ...]        how diagnose() grows with rows: 50 to 1600
//     LayoutBenchmark count-diagnose [ROWS ...]  the same in instructions

let arguments = Array(CommandLine.arguments.dropFirst())
let sizes = arguments.compactMap { Int($0) }
let manyRows = [50, 100, 200, 400, 800, 1600]
switch arguments.first {
case "count":
  for workload in Workload.all(labels: sizes.isEmpty ? [10, 100, 1000] : sizes) {
    try workload.printCounts()
  }
case "diagnose":
  var timing = Timing()
  for workload in Workload.pitfalls(rows: sizes.isEmpty ? manyRows : sizes) {
    timing.measure(workload)
  }
case "count-diagnose":
  for workload in Workload.pitfalls(rows: sizes.isEmpty ? manyRows : sizes) {
    try workload.printCounts()
  }
case "perform":
  // What is counted: `perform rows 100`.
  guard arguments.count == 3, let kind = Workload.Kind(rawValue: arguments[1]), sizes.count == 1
  else { fatalError("Expected a workload and a size.") }
  Workload(kind: kind, size: sizes[0]).performCounted()
default:
  var timing = Timing()
  let workloads = Workload.all(labels: sizes.isEmpty ? [10, 100, 1000, 5000] : sizes)
  for workload in workloads where workload.kind == .rows { timing.measure(workload) }
  timing.printGrowth()
  for workload in workloads where workload.kind != .rows { timing.measure(workload) }
}
