/// The layouts of a view over a range of widths, heights or constants. They are grouped into intervals in which the
/// same constraints are tight and texts have the same number of lines. Each interval has the formulas of its frames.
@MainActor public struct LayoutSweep {
  /// An interval in which every edge is a linear function of the swept length.
  public struct Interval {
    /// The whole lengths of the interval.
    public let lengths: ClosedRange<Int>
    /// The values of all frames, in tree order, as functions of the length.
    public internal(set) var formulas: [(attribute: ItemAttribute, formula: LayoutFormula)]
    /// The numbers of lines of the texts, in tree order.
    public let lines: [(view: LayoutNode, count: Int)]
    /// The intrinsic lengths across the swept axis, such as the heights of texts with their lines, in tree order.
    public let contents: [(attribute: ItemAttribute, length: Double)]
    /// The inequalities that are tight throughout the interval.
    public let binding: [LayoutConstraint]
    /// The problems that exist throughout the interval.
    public let findings: [SweepFinding]
    let paths: [ObjectIdentifier: [String]]

    /// Returns the names on the path from the swept view, without it, down to a view, as in the interval: identifiers,
    /// or classes with indices. Siblings have different names. Empty for the swept view; nil for a view that is not
    /// inside it.
    public func path(of view: LayoutNode) -> [String]? { paths[ObjectIdentifier(view)] }
  }

  /// The axis of the swept length, or of the constraint whose constant is swept.
  public let axis: LayoutAxis
  /// The constraint whose constant is swept; nil for a sweep of widths or heights.
  public private(set) var constraint: LayoutConstraint?
  /// The intervals, in ascending order of lengths.
  public private(set) var intervals: [Interval] = []
  /// The lengths between the intervals at which the formulas meet or a text gets another number of lines; one
  /// fewer than intervals.
  public private(set) var breakpoints: [Double] = []
  /// The inequalities that are tight nowhere in the range.
  public private(set) var idle: [IdleConstraint] = []

  /// Lays a view out at each whole length in a range. Afterwards the frames are as before, and the views inside wait
  /// for a layout, as after ``LayoutNode/systemLayoutSizeFitting(_:)``.
  ///
  /// - Parameters:
  ///   - view: A root, an island or any other view. Its constraints to views outside it are ignored.
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

  /// Lays a view out at its present size with each whole constant of a constraint in a range. Afterwards the constant
  /// and the frames are as before, and the views inside wait for a layout, as after
  /// ``LayoutNode/systemLayoutSizeFitting(_:)``.
  ///
  /// - Parameters:
  ///   - view: A root, an island or any other view. Its constraints to views outside it are ignored.
  ///   - constants: The constants in layout units.
  ///   - constraint: An active constraint that the view or a view inside it holds. Any other moves nothing.
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

  /// Sweeps a view with a closure that lays it out at each whole length in a range, for instance by resizing a window.
  /// Views that a fitting does not lay out, such as the rows of a table, then take part.
  ///
  /// - Parameters:
  ///   - view: The view whose frames, and those inside it, are read.
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

  /// Returns the layouts of a view for each whole number in a range. `size` returns the view's size for a number.
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

  /// Returns the length at which the formulas of two intervals meet. If a value jumps, it is the middle between the
  /// last whole length of one interval and the first of the next.
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

@MainActor extension LayoutSweep: @MainActor CustomStringConvertible {
  /// The intervals: `20...61, 62...120`.
  public var description: String { intervals.map(\.description).joined(separator: ", ") }
}

@MainActor extension LayoutSweep.Interval: @MainActor CustomStringConvertible {
  /// The lengths: `20...61`.
  public var description: String { "\(lengths)" }
}

@MainActor extension LayoutSweep.IdleConstraint: @MainActor CustomStringConvertible {
  /// The constraint, its smallest slack, and the length at which it would be tight:
  /// `box.width <= 30: 5 to spare at 25, 0 at 30`.
  public var description: String {
    "\(constraint.shortEquation): \(slack.short) to spare at \(length)"
      + (wouldBindAt.map { ", 0 at \($0.short)" } ?? "")
  }
}

extension SweepFinding: @MainActor CustomStringConvertible {
  /// The kind, the views or the constraint, and the amount: `overlap a and b 3`.
  public var description: String {
    let names = items.map { $0.shortName }.joined(separator: " and ")
    let length = axis.map { $0 == .horizontal ? ".width" : ".height" } ?? ""
    return "\(kind) \(equation ?? names)\(length)" + (amount == 0 ? "" : " \(amount.short)")
  }
}

extension SweepFinding.Kind: CustomStringConvertible {
  /// The kind in words: `left out`.
  public var description: String { rawValue }
}
