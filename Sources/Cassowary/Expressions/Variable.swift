/// An unknown of a solver, with any sign.
///
/// `Solver.makeVariable` creates it. It belongs to that solver and to copies made afterwards. It is a small
/// value that names the unknown; the solver has its value.
///
/// A solver refuses the variables of another solver, and those that its original or copy made after the
/// copying.
public struct Variable: Hashable, Sendable {
  /// The index of the variable in the solver; reused after a removal.
  let symbol: Int32
  /// The number of the variable, from 0; a solver uses no number twice.
  public let number: Int
  /// The identity of the solver that created it: a random number, which a copy replaces by its own.
  let origin: UInt64
}

extension Variable: CustomStringConvertible {
  /// `v` and the number. The solver has the name: see `Solver.name(of:)`.
  public var description: String {
    "v\(number)"
  }
}
