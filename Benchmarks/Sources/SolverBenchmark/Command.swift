import Foundation

/// The command line could not be understood.
struct UsageError: Error {
  var text: String
}

/// What the program was asked for.
enum Command {
  case measure(Selection)
  /// Runs a stream once and prints what was found as JSON: a solver that hangs can be ended so.
  case trial(Workload, size: Int, Entrant)

  static let usage = """
    solver-benchmark [--only W3,W4] [--size N] [--ours-only] [--limit SECONDS]
        times ours, kiwi and the reference by turns
    """

  init(_ arguments: ArraySlice<String>) throws {
    if arguments.first == "trial" {
      let (workload, size, entrant) = try Command.run(arguments.dropFirst())
      self = .trial(workload, size: size, entrant)
    } else {
      self = .measure(try Selection(arguments))
    }
  }

  /// Reads a workload, a size and a solver.
  private static func run(
    _ arguments: ArraySlice<String>
  ) throws -> (Workload, size: Int, Entrant) {
    let words = Array(arguments)
    guard words.count == 3, let workload = Workload(rawValue: words[0]), let size = Int(words[1]),
      let entrant = Entrant(rawValue: words[2])
    else { throw UsageError(text: "Expected a workload, a size and a solver.") }
    return (workload, size, entrant)
  }

  func run() throws {
    switch self {
    case .measure(let selection): try selection.measure()
    case .trial(let workload, let size, let entrant):
      let trial = try Trial(of: entrant, with: workload.stream(size: size))
      FileHandle.standardOutput.write(try JSONEncoder().encode(trial))
    }
  }
}
