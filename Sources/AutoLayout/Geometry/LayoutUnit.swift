/// The unit of lengths.
public enum LayoutUnit: Hashable, Sendable {
  /// Terminal cells: intrinsic and fitted sizes are rounded up to whole numbers.
  case cells
  /// Points, for layouts outside a terminal: solved numbers are rounded to 1/65536, no other numbers are.
  case points

  /// Returns the cell boundary nearest to a coordinate of the window, half up; far outside of any screen it is clamped.
  package static func cell(_ coordinate: Double) -> Int {
    Int(min(max((coordinate + 0.5).rounded(.down), -1e9), 1e9))
  }

  func roundUp(_ length: Double) -> Double {
    switch self {
    case .cells: Snap.up(length)
    case .points: Snap.value(length)
    }
  }
}
