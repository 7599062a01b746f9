/// Consecutive samples, grouped into runs on whose samples all values are linear.
@MainActor struct SweepRuns {
  /// A run of samples.
  @MainActor struct Run {
    var samples: [SweepSample]

    /// Whether a further sample lies on the lines of the run.
    func reaches(_ next: SweepSample) -> Bool {
      guard let first = samples.first, let last = samples.last, last.isComparable(with: next)
      else { return false }
      guard samples.count > 1 else { return true }
      return next.values.indices.allSatisfy { Self.isLine(first, last, next, at: $0) }
    }

    /// Whether a value lies on one line in three samples.
    static func isLine(
      _ first: SweepSample, _ last: SweepSample, _ next: SweepSample, at index: Int
    ) -> Bool {
      let (start, end, value) = (first.values[index], last.values[index], next.values[index])
      let slope = (end.number - start.number) / Double(last.length - first.length)
      let expected = start.number + slope * Double(next.length - first.length)
      let tolerance = max(start.tolerance, end.tolerance, value.tolerance)
      // An error in one value also changes the slope of the line.
      return abs(expected - value.number) <= 4 * tolerance
    }

    /// Returns the line of a value through two samples.
    static func line(_ first: SweepSample, _ last: SweepSample, at index: Int) -> LayoutFormula {
      let (start, end) = (first.values[index], last.values[index])
      return LayoutFormula(
        (Double(first.length), start.number), (Double(last.length), end.number),
        tolerance: max(start.tolerance, end.tolerance))
    }

    var interval: LayoutSweep.Interval {
      let (first, last) = (samples[0], samples[samples.count - 1])
      let formulas = first.attributes.indices.map { index in
        (
          attribute: first.attributes[index],
          formula: samples.count == 1
            ? LayoutFormula(constant: first.values[index].number)
            : Self.line(first, last, at: index)
        )
      }
      let binding = first.inequalities.filter { constraint in
        samples.allSatisfy { sample in sample.slack(of: constraint).map { abs($0) < 1e-3 } ?? false
        }
      }
      return LayoutSweep.Interval(
        lengths: first.length...last.length, formulas: formulas, lines: first.lines,
        contents: first.contents, binding: binding,
        findings: zip(last.findings, first.findings).map { finding, start in
          var finding = finding
          finding.amountAtStart = start.amount
          return finding
        }, paths: first.tree.paths)
    }
  }

  private let samples: [SweepSample]
  private(set) var runs: [Run] = []

  /// Splits samples into runs in ascending order of lengths. Each run is as long as possible.
  init(_ samples: [SweepSample]) {
    self.samples = samples
    for sample in samples {
      if var last = runs.last, last.reaches(sample) {
        last.samples.append(sample)
        runs[runs.count - 1] = last
      } else {
        runs.append(Run(samples: [sample]))
      }
    }
  }

  /// The intervals of the runs. An interval of a single length has no slopes: it takes the line of a neighbour that
  /// passes through its value, or else a line through three consecutive samples.
  var intervals: [LayoutSweep.Interval] {
    var intervals = runs.map(\.interval)
    // So a formula can pass through several single intervals in a row.
    for index in intervals.indices.dropLast().reversed() {
      intervals[index].takeLines(of: intervals[index + 1])
    }
    for index in intervals.indices.dropFirst() {
      intervals[index].takeLines(of: intervals[index - 1])
    }
    for index in intervals.indices where intervals[index].lengths.count == 1 {
      guard
        let place = samples.firstIndex(where: { $0.length == intervals[index].lengths.lowerBound })
      else { continue }
      for value in intervals[index].formulas.indices
      where intervals[index].formulas[value].formula.slope == 0 {
        if let line = line(through: place, at: value) {
          intervals[index].formulas[value].formula = line
        }
      }
    }
    return intervals
  }

  /// Returns the line of a value through a sample and two adjacent ones; nil if no such three lie on a line.
  private func line(through place: Int, at index: Int) -> LayoutFormula? {
    for start in max(0, place - 2)...place where start + 2 < samples.count {
      let (first, last, next) = (samples[start], samples[start + 1], samples[start + 2])
      guard first.tree.isSame(as: last.tree), last.tree.isSame(as: next.tree),
        Run.isLine(first, last, next, at: index)
      else { continue }
      return Run.line(first, next, at: index)
    }
    return nil
  }
}

@MainActor extension LayoutSweep.Interval {
  /// Gives an interval of one length the formulas of a neighbour that hold at that length.
  fileprivate mutating func takeLines(of near: LayoutSweep.Interval) {
    guard lengths.count == 1 else { return }
    let length = Double(lengths.lowerBound)
    let lines = Dictionary(near.formulas.map { ($0.attribute, $0.formula) }) { one, _ in one }
    for place in formulas.indices {
      let (attribute, formula) = formulas[place]
      guard formula.slope == 0, let line = lines[attribute] else { continue }
      if abs(line(length) - formula.intercept) < 1e-4 { formulas[place].formula = line }
    }
  }
}
