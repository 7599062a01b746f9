import Ashlar

/// The answer to a sweep as JSON.
@MainActor struct SweepJSON {
  private let answer: SweepAnswer

  init(_ answer: SweepAnswer) { self.answer = answer }

  var json: JSON {
    let sweep = answer.sweep
    return .object([
      ("intervals", .list(sweep.intervals.map(json))),
      ("breakpoints", .list(sweep.breakpoints.map { .number($0) })),
      ("idle", .list(sweep.idle.map(json))),
    ])
  }

  private func json(of interval: LayoutSweep.Interval) -> JSON {
    .object([
      ("from", .whole(interval.lengths.lowerBound)), ("to", .whole(interval.lengths.upperBound)),
      (
        "formulas",
        .list(
          interval.formulas.map { attribute, formula in
            .object([
              ("view", path(of: attribute.item, in: interval)),
              ("attribute", .text("\(attribute.attribute)")),
              ("slope", .number(formula.slope)), ("intercept", .number(formula.intercept)),
            ])
          })
      ),
      (
        "lines",
        .list(
          interval.lines.map { view, count in
            .object([("view", path(of: view, in: interval)), ("count", .whole(count))])
          })
      ),
      ("binding", .list(interval.binding.map { json(of: $0, in: interval) })),
      ("findings", .list(interval.findings.map { json(of: $0, in: interval) })),
    ])
  }

  private func path(of item: LayoutItem, in interval: LayoutSweep.Interval) -> JSON {
    .text(answer.path(of: item, in: interval).joined(separator: "/"))
  }

  private func json(
    of constraint: LayoutConstraint, in interval: LayoutSweep.Interval?
  ) -> JSON {
    let holder = constraint.holder
    return .object([
      ("constraint", .text(constraint.shortEquation)),
      (
        "holder",
        holder.flatMap { view in interval.map { path(of: view, in: $0) } } ?? .none
      ),
      ("source", .text(constraint.source.map { "\($0)" })),
    ])
  }

  private func json(of finding: SweepFinding, in interval: LayoutSweep.Interval) -> JSON {
    .object([
      ("kind", .text(finding.kind.rawValue)),
      ("views", .list(finding.items.map { path(of: $0, in: interval) })),
      ("constraint", .text(finding.equation)),
      ("axis", .text(finding.axis.map { $0 == .horizontal ? "horizontal" : "vertical" })),
      ("amountAtStart", .number(finding.amountAtStart)), ("amount", .number(finding.amount)),
    ])
  }

  private func json(of idle: LayoutSweep.IdleConstraint) -> JSON {
    guard case .object(let members) = json(of: idle.constraint, in: answer.sweep.intervals.first)
    else { return .none }
    return .object(
      members + [
        ("slack", .number(idle.slack)), ("at", .whole(idle.length)),
        ("wouldBindAt", idle.wouldBindAt.map { .number($0) } ?? .none),
      ])
  }
}
