import Foundation

/// The median of some timings, in microseconds.
@MainActor func median(_ count: Int, _ body: (Int) -> Void) -> Double {
  var times: [Double] = []
  for step in 0..<count {
    let start = ContinuousClock.now
    body(step)
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    times.append(Double(seconds) * 1e6 + Double(attoseconds) / 1e12)
  }
  times.sort()
  return times[times.count / 2]
}

/// How a cost grows: the slope of a line through the logarithms.
func exponent(_ points: [(size: Int, cost: Double)]) -> Double {
  let logs = points.map { (x: log(Double($0.size)), y: log($0.cost)) }
  let meanX = logs.reduce(0) { $0 + $1.x } / Double(logs.count)
  let meanY = logs.reduce(0) { $0 + $1.y } / Double(logs.count)
  let above = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
  return above / logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
}

/// Times workloads and prints a line for each operation.
@MainActor struct Timing {
  private var costs: [(name: String, points: [(size: Int, cost: Double)])] = []

  mutating func measure(_ workload: Workload) {
    var notes: [String] = []
    for operation in workload.operations(note: { notes.append($0) }) {
      operation.prepare()
      let cost = median(operation.timed, operation.perform)
      print("\(workload.label) \(operation.name) ours=\(String(format: "%.1f", cost))us")
      if workload.kind == .rows { note(cost, of: operation.name, size: workload.size) }
    }
    for note in notes { print("\(workload.label) \(note)") }
  }

  private mutating func note(_ cost: Double, of name: String, size: Int) {
    if let index = costs.firstIndex(where: { $0.name == name }) {
      costs[index].points.append((size, cost))
    } else {
      costs.append((name, [(size, cost)]))
    }
  }

  /// Prints how the costs of the rows grow, once more than one size is measured.
  func printGrowth() {
    for cost in costs where cost.points.count > 1 {
      print("rows \(cost.name)-exponent \(String(format: "%.2f", exponent(cost.points)))")
    }
  }
}
