extension Solver: CustomStringConvertible {
  /// The tableau, with a line for each symbol, followed by the constraints, with a line for each.
  ///
  /// <doc:ReadingASolver> says how to read it. The lines depend only on what the solver was
  /// told, in which order; nothing in them differs from one process to another.
  /// - Complexity: a pass over the whole tableau.
  public var description: String { SolverText(of: self).text }
}
