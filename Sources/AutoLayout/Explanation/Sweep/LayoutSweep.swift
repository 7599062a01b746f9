/// The layouts of a view over a range of widths, heights or constants: the intervals in which the same constraints bind
/// and texts have the same lines, each with the formulas of its frames.
@MainActor public struct LayoutSweep {
  /// An interval in which every edge is a linear function of the length.
  public struct Interval {
    /// The whole lengths of the interval.
    public let lengths: ClosedRange<Int>
    /// The values of all frames, in tree order, as functions of the length.
    public internal(set) var formulas: [(attribute: ItemAttribute, formula: LayoutFormula)]
    /// The numbers of lines of the texts, in tree order.
    public let lines: [(view: LayoutNode, count: Int)]
    /// The lengths across the swept axis that contents need, such as the heights of texts with their lines, in tree
    /// order.
    public let contents: [(attribute: ItemAttribute, length: Double)]
    /// The inequalities that hold without room to spare throughout the interval.
    public let binding: [LayoutConstraint]
    /// The things that go wrong throughout the interval.
    public let findings: [SweepFinding]
    let paths: [ObjectIdentifier: [String]]

    /// Returns the names from below the swept view down to a view, as in the interval: identifiers, classes and indices
    /// of views without one. Siblings have different names. Empty for the swept view; nil for one that is not inside of
    /// it.
    public func path(of view: LayoutNode) -> [String]? { paths[ObjectIdentifier(view)] }
  }

  /// The axis of the length that is swept, or of the constraint whose constant is.
  public let axis: LayoutAxis
  /// The constraint whose constant is swept; nil for a sweep of widths or heights.
  public private(set) var constraint: LayoutConstraint?
  /// The intervals, from the smallest length on.
  public private(set) var intervals: [Interval] = []
  /// The lengths between the intervals at which the formulas meet or a text gets another line, one fewer than
  /// intervals.
  public private(set) var breakpoints: [Double] = []
  /// The inequalities that never bind.
  public private(set) var idle: [IdleConstraint] = []

  /// Lays a view out at each whole length in a range. The frames are as before afterwards; the views inside wait for a
  /// layout, as after ``LayoutNode/systemLayoutSizeFitting(_:)``.
  ///
  /// - Parameters:
  ///   - view: A root or an island, or any other view, whose own constraints to its surroundings do not count.
  ///   - lengths: The lengths in layout units; negative ones count as 0.
  ///   - axis: The axis of the length; the other one keeps the view's present length.
  /// - Complexity: a layout of the subtree for each length.
  public init(of view: LayoutNode, over lengths: ClosedRange<Int>, along axis: LayoutAxis) {
    let lengths = max(0, lengths.lowerBound)...max(0, lengths.upperBound)
    let samples = Self.samples(of: view, lengths, along: axis) { length in
      var size = view.frame.size
      size[axis] = Double(length)
      return size
    }
    self.init(samples, along: axis, of: nil)
  }

  /// Lays a view out at its present size with each whole constant of a constraint in a range. Constant and frames are
  /// as before afterwards; the views inside wait for a layout, as after ``LayoutNode/systemLayoutSizeFitting(_:)``.
  ///
  /// - Parameters:
  ///   - view: A root or an island, or any other view, whose own constraints to its surroundings do not count.
  ///   - constants: The constants in layout units.
  ///   - constraint: An active constraint that the view or one inside of it holds. Others move nothing.
  /// - Complexity: a layout of the subtree for each constant.
  public init(
    of view: LayoutNode, over constants: ClosedRange<Int>, ofConstantOf constraint: LayoutConstraint
  ) {
    let axis = constraint.firstAttribute.axis
    let before = constraint.constant
    let samples = Self.samples(of: view, constants, along: axis) { constant in
      constraint.constant = Double(constant)
      return view.frame.size
    }
    constraint.constant = before
    self.init(samples, along: axis, of: constraint)
  }

  /// Lays a view out at each whole length in a range by a function of the caller, such as one that resizes a window: so
  /// views take part that are not laid out in a fitting, like the rows of a table.
  ///
  /// - Parameters:
  ///   - view: The view whose frames and those inside are read.
  ///   - lengths: The lengths in layout units.
  ///   - axis: The axis of the length.
  ///   - layOut: Lays the view out at a length.
  public init(
    of view: LayoutNode, over lengths: ClosedRange<Int>, along axis: LayoutAxis,
    layOut: (Int) -> Void
  ) {
    let samples = lengths.map { length in
      layOut(length)
      return SweepSample(of: view, length: length, along: axis)
    }
    self.init(samples, along: axis, of: nil)
  }

  private init(
    _ samples: [SweepSample], along axis: LayoutAxis, of constraint: LayoutConstraint?
  ) {
    self.axis = axis
    self.constraint = constraint
    let runs = SweepRuns(samples)
    intervals = runs.intervals
    for (before, after) in zip(intervals, intervals.dropFirst()) {
      breakpoints.append(Self.breakpoint(between: before, after))
    }
    idle = Self.idle(in: runs, isSize: constraint == nil)
  }

  /// Returns the layouts of a view at the sizes that a function has for each whole number in a range.
  private static func samples(
    of view: LayoutNode, _ range: ClosedRange<Int>, along axis: LayoutAxis, size: (Int) -> Size
  ) -> [SweepSample] {
    var samples: [SweepSample] = []
    for length in range {
      let target = FittingTarget(size(length), .required, .required)
      Fitting(root: view).layOut(nearest: target) { _ in
        samples.append(SweepSample(of: view, length: length, along: axis))
      }
    }
    return samples
  }

  /// Returns the length at which the formulas of two intervals meet; the middle of the last and the next whole length
  /// where a value jumps.
  private static func breakpoint(between before: Interval, _ after: Interval) -> Double {
    let (low, high) = (Double(before.lengths.upperBound), Double(after.lengths.lowerBound))
    guard before.formulas.map(\.attribute) == after.formulas.map(\.attribute) else {
      return (low + high) / 2
    }
    for (old, new) in zip(before.formulas, after.formulas) where old.formula != new.formula {
      guard let crossing = old.formula.crossing(new.formula) else { continue }
      if crossing >= low - 1e-6, crossing <= high + 1e-6 { return crossing }
    }
    return (low + high) / 2
  }
}
