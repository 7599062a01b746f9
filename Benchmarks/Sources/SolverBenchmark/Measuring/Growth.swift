import Foundation

/// The times of one operation of a workload over its sizes.
struct Growth {
  var workload: Workload
  var operation: String
  /// By solver, in order of size.
  var times: [Entrant: [(size: Int, nanoseconds: Double)]] = [:]

  /// How the time grows with the size, as an exponent: log time over log size, between 10 (or the
  /// smallest size) and the largest that was measured. A line for each such range.
  var lines: [String] {
    var lines: [(range: String, figures: [String])] = []
    for entrant in [Entrant.kiwi, .ours, .reference] {
      guard let times = times[entrant], let first = times.first, let last = times.last,
        first.size < last.size
      else { continue }
      let extent = workload.extent(size: last.size) / workload.extent(size: first.size)
      let exponent = log(last.nanoseconds / first.nanoseconds) / log(extent)
      let range = "\(workload.label(size: first.size))..\(last.size)"
      let figure = "\(entrant)=\(decimal(exponent, places: 2))"
      if let index = lines.firstIndex(where: { $0.range == range }) {
        lines[index].figures.append(figure)
      } else {
        lines.append((range, [figure]))
      }
    }
    return lines.map { range, figures in
      "\(workload.rawValue) \(range) \(operation)-exponent \(figures.joined(separator: " "))"
    }
  }
}
