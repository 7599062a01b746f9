/// Where a line of text stands in a view: a distance below one of its edges, or its middle.
public struct Baseline: Hashable, Sendable {
  /// What the distance is measured from.
  public enum Origin: Hashable, Sendable { case top, center, bottom }

  public var origin: Origin
  /// In layout units, positive downward.
  public var offset: Double

  public init(below origin: Origin, by offset: Double = 0) {
    self.origin = origin
    self.offset = offset.isFinite ? offset : 0
  }
}

extension Baseline: CustomStringConvertible {
  /// `center + 0.5`.
  public var description: String {
    offset == 0 ? "\(origin)" : "\(origin) \(offset < 0 ? "-" : "+") \(abs(offset).short)"
  }
}
