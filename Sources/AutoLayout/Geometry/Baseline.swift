/// The position of a line of text in a view: a distance from its top, middle or bottom.
public struct Baseline: Hashable, Sendable {
  /// The line of the view from which the distance of a baseline is measured.
  public enum Origin: Hashable, Sendable {
    /// The upper edge.
    case top
    /// The middle of the height.
    case center
    /// The lower edge.
    case bottom
  }

  /// The line from which the distance is measured.
  public var origin: Origin
  /// The distance in layout units, positive downward.
  public var offset: Double

  /// Creates a baseline at a distance in layout units, negative above the origin; one that is not
  /// finite counts as 0.
  public init(below origin: Origin, by offset: Double = 0) {
    self.origin = origin
    self.offset = offset.isFinite ? offset.limited(to: LayoutLimit.stated) : 0
  }
}

extension Baseline: CustomStringConvertible {
  /// `center + 0.5`.
  public var description: String {
    offset == 0 ? "\(origin)" : "\(origin) \(offset < 0 ? "-" : "+") \(abs(offset).short)"
  }
}
