import Foundation

/// Which workloads are measured, and with which solvers.
struct Selection {
  var workloads = Workload.allCases
  var series = Series.allCases
  /// The series that were named: only these are counted, as callgrind takes its time.
  private var countedSeries: [Series] = []
  /// One size in place of all.
  var size: Int?
  var entrants = Entrant.allCases
  /// The seconds a solver may take for one run of a stream.
  var limit = 60.0

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    while let option = rest.popFirst() {
      if option == "--ours-only" {
        entrants = [.ours]
        continue
      }
      guard let value = rest.popFirst() else { throw UsageError(text: "\(option) what?") }
      switch option {
      case "--only":
        let names = value.split(separator: ",").map(String.init)
        workloads = names.compactMap { Workload(rawValue: $0) }
        series = names.compactMap { Series(rawValue: $0) }
        countedSeries = series
        if workloads.count + series.count < names.count {
          throw UsageError(text: "There are the workloads and series \(Selection.names).")
        }
      case "--size":
        size = Int(value)
      case "--limit":
        limit = Double(value) ?? limit
      default:
        throw UsageError(text: "There is no option \(option).")
      }
    }
  }

  /// All that can be chosen.
  private static var names: String {
    (Workload.allCases.map(\.rawValue) + Series.allCases.map(\.rawValue)).joined(separator: ", ")
  }

  /// Prints a line for each measurement.
  func measure() throws {
    var faults = 0
    for workload in workloads {
      var measurement = Measurement(of: workload, entrants, limit: limit)
      for size in size.map({ [$0] }) ?? workload.sizes {
        for line in try measurement.measure(size: size) { Selection.say(line) }
      }
      for line in measurement.growthLines { Selection.say(line) }
      faults += measurement.faults
    }
    faults += try measure(series, isCounted: false)
    if faults > 0 { exit(1) }
  }

  /// Prints a line for each count.
  func count() throws {
    for workload in workloads {
      guard let size = size ?? workload.countedSize else { continue }
      for line in try InstructionCount.lines(workload, size: size, entrants) {
        Selection.say(line)
      }
    }
    if try measure(countedSeries, isCounted: true) > 0 { exit(1) }
  }

  /// Prints the lines of some series, and returns the number of faults.
  private func measure(_ series: [Series], isCounted: Bool) throws -> Int {
    var faults = 0
    for series in series {
      var measurement = SeriesMeasurement(of: series, isCounted: isCounted)
      for size in size.map({ [$0] }) ?? series.sizes {
        for line in try measurement.measure(size: size) { Selection.say(line) }
      }
      for line in measurement.growthLines { Selection.say(line) }
      faults += measurement.faults
    }
    return faults
  }

  /// Prints a line at once, also into a pipe.
  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
