/// An unknown of a solver, free to take any sign.
///
/// It is made by `Solver.makeVariable`, and belongs to that solver and to the copies made of it
/// afterwards. It is a small value that names the unknown; its value is asked of the solver.
///
/// A solver refuses another's variable, and so does a copy of a solver one that the other made after
/// they parted.
public struct Variable: Hashable, Sendable {
  /// Where the solver keeps it; taken again by another variable after a removal.
  let symbol: Int32
  /// Its running number from 0 on, never given twice by a solver.
  public let number: Int
  /// Which solver made it: a random number that each has, and each copy from where it parts.
  let origin: UInt64
}

extension Variable: CustomStringConvertible {
  /// `v` and its running number. Its name is the solver's: see `Solver.name(of:)`.
  public var description: String {
    "v\(number)"
  }
}
