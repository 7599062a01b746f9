/// The unit of lengths.
public enum LayoutUnit: Hashable, Sendable {
  /// Terminal cells: intrinsic and fitted sizes are rounded up to whole numbers.
  case cells
  /// Points, for layouts outside a terminal: only solved numbers are rounded, to multiples of 1/65536.
  case points

  /// Returns the cell boundary nearest to a coordinate of the window, with halves rounded up. The result is clamped to
  /// ±1e9.
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

extension LayoutUnit {
  /// Returns a number of layout units for people to read: the shortest decimal for it.
  ///
  /// Solved values lie on a grid of 1/65536, so 80.4 becomes 80.39999389648438: its text is `80.4`. A number
  /// off the grid has at most six decimals, a very large or small one an exponent.
  public static func text(of value: Double) -> String { value.short }
}
