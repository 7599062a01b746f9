/// The unit of lengths.
public enum LayoutUnit: Hashable, Sendable {
  /// Terminal cells: intrinsic and fitted sizes are rounded up to whole numbers.
  case cells
  /// Points, for layouts outside a terminal: solved numbers are rounded to 1/65536, no other numbers are.
  case points

  func roundUp(_ length: Double) -> Double {
    switch self {
    case .cells: Snap.up(length)
    case .points: Snap.value(length)
    }
  }
}
