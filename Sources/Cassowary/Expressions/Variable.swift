/// An unknown of a solver, free to take any sign.
///
/// It is made by `Solver.makeVariable`, and belongs to that solver and to the copies made of it
/// afterwards. It is a small value that names the unknown; its value is asked of the solver.
///
/// A solver refuses another's variable as long as both solvers exist. Two copies of one solver
/// that both make variables after they parted cannot tell these apart, so do not give one's to
/// the other.
public struct Variable: Hashable, Sendable {
  /// Where the solver keeps it; taken again by another variable after a removal.
  let symbol: Int32
  /// Its running number, never given twice by a solver.
  let number: Int
  /// Which family of solver copies made it.
  let family: ObjectIdentifier
}

extension Variable: CustomStringConvertible {
  /// `v` and its running number. Its name is the solver's: see `Solver.name(of:)`.
  public var description: String {
    "v\(number)"
  }
}
