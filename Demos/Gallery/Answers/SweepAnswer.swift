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

  /// A block for each interval: its lengths, then the formulas that are new in it, and what goes wrong.
  public var text: String {
    var lines: [String] = []
    var known: [ItemAttribute: LayoutFormula] = [:]
    for (index, interval) in sweep.intervals.enumerated() {
      if index > 0 {
        lines.append("")
      }
      lines.append(title(of: interval, index))
      for constraint in interval.binding {
        lines.append("    binds    \(equation(constraint))\(place(constraint))")
      }
      var constants = 0
      for (attribute, formula) in interval.formulas where known[attribute] != formula {
        known[attribute] = formula
        if index == 0, formula.slope == 0 {
          constants += 1
        } else {
          lines.append("    \(path(attribute)) = \(formula.text(for: name))")
        }
      }
      if constants > 0 { lines.append("    \(constants) more are the same at each \(name)") }
      for finding in interval.findings { lines.append("    ! \(words(finding))") }
    }
    if !sweep.idle.isEmpty {
      lines += ["", "Never binding in \(range.lowerBound)...\(range.upperBound):"]
      for idle in sweep.idle {
        lines.append(
          """
              \(equation(idle.constraint))\(place(idle.constraint)): at least \
          \(LayoutUnit.text(of: idle.slack)) to spare, at \(name) = \(idle.length)
          """)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func title(of interval: LayoutSweep.Interval, _ index: Int) -> String {
    let (low, high) = (interval.lengths.lowerBound, interval.lengths.upperBound)
    let lengths = low == high ? "\(low)" : "\(low)...\(high)"
    guard index > 0 else { return "\(name) = \(lengths)" }
    return "\(name) = \(lengths), from \(LayoutUnit.text(of: sweep.breakpoints[index - 1])) on"
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
    let amount = LayoutUnit.text(of: finding.amount)
    return switch finding.kind {
    case .leftOut: "\(finding.subject) is left out"
    case .cut: "\(finding.subject) is \(amount) less than its content needs"
    case .outside: "\(finding.subject) is \(amount) outside of its superview"
    case .overlap: "\(finding.subject) overlap by \(amount)"
    }
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
