/// The segment of each row's basic symbol: its ends, and the slope of the symbol's cost between them.
struct RowCosts: ~Copyable {
  struct Segment: BitwiseCopyable {
    /// The ends of the segment, between which the cost is linear.
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The slope of the cost.
    var slope = Slope()
  }

  private var segments = Buffer<Segment>()
  /// The number of changes.
  private(set) var version = 0
  /// An upper bound of the most important band for which a row has a cost.
  private var highestBand: UInt64 = 0
  /// The number of rows that were visited only because that bound may be too high.
  private var wastedVisits = 0

  subscript(row: Int32) -> Segment {
    @inline(__always) unsafeAddress { UnsafePointer(segments.base + Int(row)) }
  }

  /// The segment of each row, for loops in which no row is added.
  @inline(__always) var segmentOfRows: UnsafePointer<Segment> { UnsafePointer(segments.base) }

  /// Resets a row that is new or goes out of use.
  @inline(__always) mutating func reset(_ row: Int32) {
    if Int(row) < segments.count {
      segments[row] = Segment()
    } else {
      segments.extend(to: Int(row) + 1, with: Segment())
    }
    version += 1
  }

  /// Sets the segment of a row.
  @inline(__always) mutating func set(
    _ row: Int32, lower: Double, upper: Double, _ slope: Slope
  ) {
    segments[row].lower = lower
    segments[row].upper = upper
    segments[row].slope = slope
    version += 1
    highestBand = max(highestBand, slope.band)
  }

  /// Records a change of ranks of constraints or variables, on which costs depend.
  mutating func noteRanks() { version += 1 }

  /// Returns whether the rows' costs may be as important as a symbol's own cost.
  /// - Parameter costedRows: The number of the symbol's rows that have a cost.
  @inline(__always) mutating func mayMatter(beside own: Slope, _ costedRows: Int32) -> Bool {
    own.value == 0 || (own.band <= highestBand && mayMatterYet(beside: own, costedRows))
  }

  /// Returns the same if the bound of the band may be out of date. It is recomputed after enough rows
  /// were visited in vain.
  @inline(__always) private mutating func mayMatterYet(beside own: Slope, _ costedRows: Int32)
    -> Bool
  {
    wastedVisits &+= Int(costedRows)
    if wastedVisits > segments.count { findHighestBand() }
    return own.band <= highestBand
  }

  @inline(never) private mutating func findHighestBand() {
    wastedVisits = 0
    highestBand = 0
    for row in 0..<segments.count { highestBand = max(highestBand, segments[row].slope.band) }
  }

  /// Returns a copy of all state. The band and the count of wasted visits also influence which rows
  /// a reduced cost omits.
  func copy() -> RowCosts {
    RowCosts(
      segments: segments.copy(), version: version, highestBand: highestBand,
      wastedVisits: wastedVisits)
  }
}
