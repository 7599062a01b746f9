/// The unit in which lengths are counted.
public enum LayoutUnit: Hashable, Sendable {
  /// Natural and fitted sizes are rounded up to whole numbers.
  case cells
  /// Nothing is rounded but solved numbers to 1/65536: for layouts outside of a terminal.
  case points

  func roundUp(_ length: Double) -> Double {
    switch self {
    case .cells: Snap.up(length)
    case .points: Snap.value(length)
    }
  }
}
