import Ashlar

/// The answer to a sweep of a demo, as text, JSON or a picture.
@MainActor public struct SweepAnswer {
  let sweep: LayoutSweep
  let range: ClosedRange<Int>
  let name: String

  /// Sweeps the demo on a stage over widths or heights.
  public init(of stage: HeadlessStage, over range: ClosedRange<Int>, along axis: LayoutAxis) {
    self.range = range
    name = axis == .horizontal ? "w" : "h"
    let size = stage.size
    sweep = LayoutSweep(of: stage.demo, over: range, along: axis) { length in
      let size =
        axis == .horizontal
        ? CellSize(width: length, height: size.height) : CellSize(width: size.width, height: length)
      stage.send([.resize(size)])
    }
    stage.send([.resize(size)])
  }

  // MARK: - Text

  /// A block for each interval: its lengths, then the formulas and bounds that are new in it, and what goes wrong.
  public var text: String {
    var lines = [legend]
    var known: [ItemAttribute: LayoutFormula] = [:]
    let moving = self.moving
    var last: LayoutSweep.Interval?
    for (index, interval) in sweep.intervals.enumerated() {
      lines += ["", title(of: interval, index)]
      for constraint in interval.binding
      where !(last?.binding.contains { $0 === constraint } ?? false) {
        lines.append("    decides  \(equation(constraint))\(place(constraint))")
      }
      for (attribute, formula) in interval.formulas where known[attribute] != formula {
        known[attribute] = formula
        if moving.contains(attribute) {
          lines.append("    \(path(attribute)) = \(formula.text(for: name))")
        }
      }
      lines += findings(of: interval, after: last).map { "    " + $0 }
      last = interval
    }
    return (lines + idleLines).joined(separator: "\n")
  }

  private var legend: String {
    let length = name == "w" ? "width" : "height"
    return """
      \(name) is the \(length) of the stage. Each block says what changes there; “decides” is an inequality \
      with no room left.
      """
  }

  /// The attributes that are not the same at all lengths.
  private var moving: Set<ItemAttribute> {
    var first: [ItemAttribute: LayoutFormula] = [:]
    var moving: Set<ItemAttribute> = []
    for interval in sweep.intervals {
      for (attribute, formula) in interval.formulas {
        let known = first[attribute] ?? formula
        first[attribute] = known
        if known != formula || formula.slope != 0 { moving.insert(attribute) }
      }
    }
    return moving
  }

  /// What goes wrong in an interval; what went wrong in the one before, too, is counted only.
  private func findings(
    of interval: LayoutSweep.Interval, after last: LayoutSweep.Interval?
  ) -> [String] {
    let before = Set(last?.findings.map(\.key) ?? [])
    let new = interval.findings.filter { !before.contains($0.key) }
    let now = Set(interval.findings.map(\.key))
    let gone = last?.findings.filter { !now.contains($0.key) } ?? []
    var lines = new.prefix(Self.mostFindings).map { "! \(words($0))" }
    if new.count > Self.mostFindings { lines.append("! and \(new.count - Self.mostFindings) more") }
    let old = interval.findings.count - new.count
    if old > 0 { lines.append("! \(old) as before") }
    lines += gone.prefix(Self.mostFindings).map { "✓ no more: \($0.kind.words($0.subject))" }
    if gone.count > Self.mostFindings {
      lines.append("✓ no more: \(gone.count - Self.mostFindings) others")
    }
    return lines
  }

  private static let mostFindings = 6

  private var idleLines: [String] {
    guard !sweep.idle.isEmpty else { return [] }
    return ["", "These inequalities never decide from \(range.lowerBound) to \(range.upperBound):"]
      + sweep.idle.map { idle in
        """
            \(equation(idle.constraint)): nearest at \(name) = \(idle.length), with \
        \(LayoutUnit.text(of: idle.slack)) to spare\(place(idle.constraint))
        """
      }
  }

  private func title(of interval: LayoutSweep.Interval, _ index: Int) -> String {
    let (low, high) = (interval.lengths.lowerBound, interval.lengths.upperBound)
    let lengths = low == high ? "\(low)" : "\(low)...\(high)"
    guard index > 0, let point = crossing(before: index) else { return "\(name) = \(lengths)" }
    return "\(name) = \(lengths), where formulas meet at \(LayoutUnit.text(of: point))"
  }

  /// The length at which the formulas of an interval and of the one before give the same values; nil where a value jumps.
  private func crossing(before index: Int) -> Double? {
    let point = sweep.breakpoints[index - 1]
    let (old, new) = (sweep.intervals[index - 1].formulas, sweep.intervals[index].formulas)
    guard old.count == new.count, old.map(\.formula) != new.map(\.formula) else { return nil }
    return zip(old, new).allSatisfy { abs($0.formula(point) - $1.formula(point)) < 1e-3 }
      ? point : nil
  }

  /// The constraint; in an island, such as a table's row, with the path of its holder.
  private func equation(_ constraint: LayoutConstraint) -> String {
    guard let holder = constraint.holder as? View, !(holder is any Demo), holder.isInsideIsland
    else {
      return constraint.shortEquation
    }
    return "\(path(of: holder)): \(constraint.shortEquation)"
  }

  private func path(of view: View) -> String {
    var names = [view.identifier ?? view.debugName]
    var next = view.superview
    while let superview = next, !(superview is any Demo) {
      if let name = superview.identifier { names.insert(name, at: 0) }
      next = superview.superview
    }
    return names.joined(separator: "/")
  }

  private func place(_ constraint: LayoutConstraint) -> String {
    constraint.source.map { "   \($0)" } ?? ""
  }

  private func words(_ finding: SweepFinding) -> String {
    let (start, end) = (finding.amountAtStart, finding.amount)
    let amount =
      start == end
      ? LayoutUnit.text(of: end) : "\(LayoutUnit.text(of: start))...\(LayoutUnit.text(of: end))"
    let words = finding.kind.words(finding.subject)
    return finding.kind == .leftOut ? words : "\(words), by \(amount)"
  }

  /// The attribute with the identifiers of the views around its view, without those above the demo.
  private func path(_ attribute: ItemAttribute) -> String {
    var names = ["\(attribute)"]
    var view = attribute.item as? View
    while let superview = view?.superview, !(superview is any Demo) {
      if let name = superview.identifier { names.insert(name, at: 0) }
      view = superview
    }
    return names.joined(separator: "/")
  }

  // MARK: - JSON

  /// The intervals with all formulas, as JSON on one line.
  public var json: String {
    let intervals = sweep.intervals.map { interval in
      let formulas = interval.formulas.map { attribute, formula in
        """
        {"attribute":\(FrameListing.quoted(path(attribute))),\
        "slope":\(FrameListing.decimal(formula.slope)),\
        "intercept":\(FrameListing.decimal(formula.intercept))}
        """
      }
      let binding = interval.binding.map { FrameListing.quoted(equation($0)) }
      let findings = interval.findings.map { FrameListing.quoted(words($0)) }
      return """
        {"from":\(interval.lengths.lowerBound),"to":\(interval.lengths.upperBound),\
        "formulas":[\(formulas.joined(separator: ","))],\
        "binding":[\(binding.joined(separator: ","))],\
        "findings":[\(findings.joined(separator: ","))]}
        """
    }
    let idle = sweep.idle.map { idle in
      """
      {"constraint":\(FrameListing.quoted(equation(idle.constraint))),\
      "slack":\(FrameListing.decimal(idle.slack)),"at":\(idle.length)}
      """
    }
    let points = sweep.breakpoints.map(FrameListing.decimal)
    return """
      {"intervals":[\(intervals.joined(separator: ","))],\
      "breakpoints":[\(points.joined(separator: ","))],"idle":[\(idle.joined(separator: ","))]}
      """
  }
}

extension SweepFinding.Kind {
  /// Returns a finding without its amount.
  fileprivate func words(_ subject: String) -> String {
    switch self {
    case .leftOut: "\(subject) is left out"
    case .cut: "\(subject) is less than its content needs"
    case .outside: "\(subject) reaches out of its superview"
    case .overlap: "\(subject) overlap"
    }
  }
}

extension View {
  /// Whether the view is, or is in, an island below the demo.
  fileprivate var isInsideIsland: Bool {
    var view: View? = self
    while let current = view, !(current is any Demo) {
      if current.isLayoutIsland { return true }
      view = current.superview
    }
    return false
  }
}
