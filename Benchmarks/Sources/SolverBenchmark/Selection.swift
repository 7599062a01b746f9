import Foundation

/// Which workloads are measured, and with which solvers.
struct Selection {
  var workloads = Workload.allCases
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
        workloads = try value.split(separator: ",").map { name in
          guard let workload = Workload(rawValue: String(name)) else {
            throw UsageError(text: "There is no workload \(name).")
          }
          return workload
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
  }

  /// Prints a line at once, also into a pipe.
  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
