/// The segment of each row's basic symbol: where the symbol may be, and how its cost changes there.
struct RowCosts: ~Copyable {
  struct Segment: BitwiseCopyable {
    /// The ends of the segment, within which the cost is linear.
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The change of the cost with the value.
    var slope = Slope()
  }

  private var segments = Buffer<Segment>()
  /// The number of changes.
  private(set) var version = 0
  /// The most important sum for which a row may have a cost.
  private var highestBand: UInt64 = 0
  /// The number of rows walked only because they might have had a cost for more.
  private var wastedVisits = 0

  subscript(row: Int32) -> Segment {
    @inline(__always) unsafeAddress { UnsafePointer(segments.base + Int(row)) }
  }

  /// The segment of each row, for loops in which no row is added.
  @inline(__always) var segmentOfRows: UnsafePointer<Segment> { UnsafePointer(segments.base) }

  /// Resets a row, which is new or goes out of use.
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

  /// Notes a change of what the costs are of: the ranks of constraints or variables.
  mutating func noteRanks() { version += 1 }

  /// Returns whether the rows of a symbol may be as important as its own cost.
  /// - Parameter costedRows: The number of the symbol's rows that have a cost.
  @inline(__always) mutating func mayMatter(beside own: Slope, _ costedRows: Int32) -> Bool {
    own.value == 0 || (own.band <= highestBand && mayMatterYet(beside: own, costedRows))
  }

  /// Returns the same when the highest band may be out of date. It is recomputed once enough rows were
  /// walked in vain.
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

  /// Returns a copy with everything; the last two decide what is left out of a reduced cost.
  func copy() -> RowCosts {
    RowCosts(
      segments: segments.copy(), version: version, highestBand: highestBand,
      wastedVisits: wastedVisits)
  }
}
