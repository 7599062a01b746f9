import Cassowary
import ReferenceSolver

/// A solver that has been given a stream: its variables and constraint objects are made, and
/// nothing has been added yet.
protocol Contestant {
  init(_ stream: Stream)

  /// Does some of the stream's operations, in their order.
  mutating func perform(_ operations: Range<Int>) throws

  /// The variables' values as of the last update.
  var values: [Double] { get }
}

/// The solvers that are compared, in the order in which they run and are printed.
enum Entrant: String, CaseIterable {
  case reference
  case kiwi
  case ours

  func enter(_ stream: Stream) -> any Contestant {
    switch self {
    case .reference: SwiftContestant<ReferenceSolver>(stream)
    case .kiwi: KiwiContestant(stream)
    case .ours: SwiftContestant<Solver>(stream)
    }
  }
}
