/// The work of a layout, in numbers.
public struct LayoutSummary: Hashable, Sendable {
  /// The number of solves within which every island has to settle.
  static let solveBudget = 5

  /// The number of solves of a system of constraints.
  public internal(set) var solves = 0
  /// The number of times that a system was built from the tree; else only changes are told to it.
  public internal(set) var rebuilds = 0
  /// The number of times that a view was asked for its natural size.
  public internal(set) var measurements = 0
  /// The number of views that the layout came by: those that wait for it, and those above them.
  public internal(set) var visits = 0
  /// The number of times that a view's `layoutSubviews` ran.
  public internal(set) var layouts = 0
  /// The number of times that a view was given another frame.
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
