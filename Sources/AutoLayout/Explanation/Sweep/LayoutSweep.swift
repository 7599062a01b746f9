/// The layouts of a view over a range of widths or heights: the intervals in which the same constraints bind and texts have
/// the same lines, each with the formulas of its frames.
@MainActor public struct LayoutSweep {
  /// An interval in which every edge is a linear function of the length.
  public struct Interval {
    /// The whole lengths of the interval.
    public let lengths: ClosedRange<Int>
    /// The values of all frames, in tree order, as functions of the length.
    public internal(set) var formulas: [(attribute: ItemAttribute, formula: LayoutFormula)]
    /// The inequalities that hold without room to spare throughout the interval.
    public let binding: [LayoutConstraint]
    /// What goes wrong throughout the interval.
    public let findings: [SweepFinding]
  }

  /// An inequality that never binds in the range.
  public struct IdleConstraint {
    /// The constraint.
    public let constraint: LayoutConstraint
    /// The least room to spare, in layout units.
    public let slack: Double
    /// The length at which there is so little.
    public let length: Int
  }

  /// The axis of the length that is swept.
  public let axis: LayoutAxis
  /// The intervals, from the smallest length on.
  public private(set) var intervals: [Interval] = []
  /// The lengths between the intervals at which the formulas meet or a text gets another line, one fewer than intervals.
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
    var samples: [SweepSample] = []
    for length in max(0, lengths.lowerBound)...max(0, lengths.upperBound) {
      var size = view.frame.size
      size[axis] = Double(length)
      Fitting(root: view).layOut(nearest: FittingTarget(size, .required, .required)) { _ in
        samples.append(SweepSample(of: view, length: length, along: axis))
      }
    }
    self.init(samples, along: axis)
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
    self.init(samples, along: axis)
  }

  private init(_ samples: [SweepSample], along axis: LayoutAxis) {
    self.axis = axis
    for run in SweepRuns(samples).runs { intervals.append(run.interval) }
    joinSingleLengths()
    for (before, after) in zip(intervals, intervals.dropFirst()) {
      breakpoints.append(Self.breakpoint(between: before, after))
    }
    idle = Self.idle(in: samples)
  }

  /// Gives an interval of one length the formulas of its neighbours where they hold there: a single value has no slope.
  private mutating func joinSingleLengths() {
    // Several of them in a row pass a formula on.
    for index in intervals.indices.dropLast().reversed() { join(index, to: index + 1) }
    for index in intervals.indices.dropFirst() { join(index, to: index - 1) }
  }

  private mutating func join(_ index: Int, to near: Int) {
    guard intervals[index].lengths.count == 1 else { return }
    let length = Double(intervals[index].lengths.lowerBound)
    let lines = Dictionary(intervals[near].formulas.map { ($0.attribute, $0.formula) }) { one, _ in
      one
    }
    for place in intervals[index].formulas.indices {
      let (attribute, formula) = intervals[index].formulas[place]
      guard formula.slope == 0, let line = lines[attribute] else { continue }
      if abs(line(length) - formula.intercept) < 1e-3 {
        intervals[index].formulas[place].formula = line
      }
    }
  }

  /// Returns the length at which the formulas of two intervals meet; the middle of the last and the next whole length where
  /// a value jumps.
  private static func breakpoint(between before: Interval, _ after: Interval) -> Double {
    let (low, high) = (Double(before.lengths.upperBound), Double(after.lengths.lowerBound))
    guard before.formulas.count == after.formulas.count else { return (low + high) / 2 }
    for (old, new) in zip(before.formulas, after.formulas) where old.formula != new.formula {
      guard let crossing = old.formula.crossing(new.formula) else { continue }
      if crossing >= low - 1e-6, crossing <= high + 1e-6 { return crossing }
    }
    return (low + high) / 2
  }

  private static func idle(in samples: [SweepSample]) -> [IdleConstraint] {
    guard let first = samples.first else { return [] }
    return first.inequalities.enumerated().compactMap { index, constraint in
      let slacks = samples.compactMap { sample -> (slack: Double, length: Int)? in
        guard index < sample.inequalities.count, sample.inequalities[index] === constraint else {
          return nil
        }
        return (sample.slacks[index], sample.length)
      }
      guard slacks.count == samples.count, let least = slacks.min(by: { $0.slack < $1.slack }),
        least.slack > 1e-3
      else { return nil }
      return IdleConstraint(constraint: constraint, slack: least.slack, length: least.length)
    }
  }
}

/// Consecutive samples whose values lie on straight lines.
@MainActor struct SweepRuns {
  /// A run of samples.
  @MainActor struct Run {
    var samples: [SweepSample]

    /// Whether a further sample is on the lines of the run.
    func reaches(_ next: SweepSample) -> Bool {
      guard let last = samples.last, last.isComparable(with: next) else { return false }
      guard samples.count > 1, let first = samples.first else { return true }
      let (span, step) = (Double(last.length - first.length), Double(next.length - first.length))
      return next.values.indices.allSatisfy { index in
        let slope = (last.values[index] - first.values[index]) / span
        // Values lie on the grid of frames, half a place beside their lines at most.
        return abs(first.values[index] + slope * step - next.values[index]) < 1e-3
      }
    }

    var interval: LayoutSweep.Interval {
      let (first, last) = (samples[0], samples[samples.count - 1])
      let formulas = first.attributes.indices.map { index in
        (
          attribute: first.attributes[index],
          formula: samples.count == 1
            ? LayoutFormula(constant: first.values[index])
            : LayoutFormula(
              (Double(first.length), first.values[index]), (Double(last.length), last.values[index])
            )
        )
      }
      let binding = first.inequalities.enumerated().filter { index, constraint in
        samples.allSatisfy { sample in
          index < sample.inequalities.count && sample.inequalities[index] === constraint
            && abs(sample.slacks[index]) < 1e-3
        }
      }
      return LayoutSweep.Interval(
        lengths: first.length...last.length, formulas: formulas, binding: binding.map(\.element),
        findings: zip(last.findings, first.findings).map { finding, start in
          var finding = finding
          finding.amountAtStart = start.amount
          return finding
        })
    }
  }

  private(set) var runs: [Run] = []

  /// Splits samples into runs: each as long as it can be, from the smallest length on.
  init(_ samples: [SweepSample]) {
    for sample in samples {
      if var last = runs.last, last.reaches(sample) {
        last.samples.append(sample)
        runs[runs.count - 1] = last
      } else {
        runs.append(Run(samples: [sample]))
      }
    }
  }
}
