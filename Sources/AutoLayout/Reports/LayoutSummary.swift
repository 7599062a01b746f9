/// The work of a layout, in numbers.
public struct LayoutSummary: Hashable, Sendable {
  /// The most solves of an island in a turn.
  static let solveBudget = 5

  /// The number of solves of constraint systems.
  public internal(set) var solves = 0
  /// The number of constraint systems built from scratch; other solves apply changes only.
  public internal(set) var rebuilds = 0
  /// The number of times that a view was asked for its intrinsic size.
  public internal(set) var measurements = 0
  /// The number of views visited: those that wait for a layout, and their ancestors.
  public internal(set) var visits = 0
  /// The number of calls of `layoutSubviews`.
  public internal(set) var layouts = 0
  /// The number of changes of a view's frame.
  public internal(set) var frames = 0
}

extension LayoutSummary: CustomStringConvertible {
  /// `1 solve, 1 rebuild, 2 measurements, 5 visits, 3 layouts, 4 frames`.
  public var description: String {
    let counts: [(Int, String)] = [
      (solves, "solve"), (rebuilds, "rebuild"), (measurements, "measurement"), (visits, "visit"),
      (layouts, "layout"), (frames, "frame"),
    ]
    return counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}
