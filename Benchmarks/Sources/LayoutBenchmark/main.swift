import Ashlar
import Foundation

// Times the layout engine through the public API. ONLY the sizes that are named are run:
// LayoutBenchmark [SIZE ...], otherwise 10, 100, 1000 and 5000 labels.

/// The median of some timings, in microseconds.
@MainActor func median(_ count: Int, _ body: (Int) -> Void) -> Double {
  var times: [Double] = []
  for step in 0..<count {
    let start = ContinuousClock.now
    body(step)
    times.append(Double((ContinuousClock.now - start).components.attoseconds) / 1e12)
  }
  times.sort()
  return times[times.count / 2]
}

/// A number with one decimal.
func short(_ value: Double) -> String { String(format: "%.1f", value) }

/// How a cost grows: the slope of a line through the logarithms.
func exponent(_ points: [(size: Int, cost: Double)]) -> Double {
  let logs = points.map { (x: log(Double($0.size)), y: log($0.cost)) }
  let meanX = logs.reduce(0) { $0 + $1.x } / Double(logs.count)
  let meanY = logs.reduce(0) { $0 + $1.y } / Double(logs.count)
  let above = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
  return above / logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
}

let asked = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let sizes = asked.isEmpty ? [10, 100, 1000, 5000] : asked
var costs: [(name: String, points: [(size: Int, cost: Double)])] = [
  ("build", []), ("change", []), ("resize", []),
]
for size in sizes {
  let rounds = size > 500 ? 5 : 21
  let build = median(rounds) { _ in Rows(labels: size).layOut() }
  let rows = Rows(labels: size)
  rows.layOut()
  let change = median(rounds * 2) { rows.changeText($0) }
  let touched = rows.window.lastLayout
  let resize = median(rounds * 2) { rows.resize($0) }
  for (index, cost) in [build, change, resize].enumerated() {
    costs[index].points.append((size, cost))
    print("rows N=\(size) \(costs[index].name) ours=\(short(cost))us")
  }
  print(
    """
    rows N=\(size) change-touches solves=\(touched.solves) measured=\(touched.measurements) \
    frames=\(touched.frames) visited=\(touched.visits) laid-out=\(touched.layouts) \
    rebuilds=\(touched.rebuilds)
    """)
}
if sizes.count > 1 {
  for cost in costs {
    print("rows \(cost.name)-exponent \(String(format: "%.2f", exponent(cost.points)))")
  }
}
for size in sizes {
  let siblings = Siblings(count: size)
  siblings.make()
  let update = short(median(5) { siblings.update($0) })
  let remake = short(median(5) { siblings.remake($0) })
  print("siblings N=\(size) update ours=\(update)us")
  print("siblings N=\(size) remake ours=\(remake)us")
  siblings.window.layoutIfNeeded()
  let look = short(median(3) { _ in siblings.look() })
  print("siblings N=\(size) diagnose ours=\(look)us")
}
let depth = 10
let stacks = median(21) { _ in Nested(depth: depth).layOut() }
print("stacks depth=\(depth) build ours=\(short(stacks))us")
let nested = Nested(depth: depth)
nested.layOut()
print("stacks depth=\(depth) resize ours=\(short(median(41) { nested.resize($0) }))us")
let table = LongTable(rows: 100_000)
for (name, place) in [("top", 0), ("middle", 50_000), ("end", 99_000)] {
  table.show(place)
  let row = short(median(101) { _ in table.advance() })
  print("table rows=100000 one-row-at-\(name) ours=\(row)us")
}
