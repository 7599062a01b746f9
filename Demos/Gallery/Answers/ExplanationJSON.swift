import Ashlar

/// An explanation as JSON, with numbers as numbers, and with the rows as text for people.
@MainActor struct ExplanationJSON {
  private let explanation: LayoutExplanation

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// Returns the explanation as JSON; `depth` is its distance from the first explanation of a chain.
  func json(depth: Int) -> JSON {
    .object([("depth", .whole(depth))] + members + [("rows", .list(rows))])
  }

  private var members: [(name: String, value: JSON)] {
    [
      ("subject", .text("\(explanation.subject)")), ("value", .number(explanation.value)),
      ("valueInRoot", .number(explanation.valueInRoot)),
      ("coordinates", name(explanation.coordinates)),
      ("measured", name(explanation.fittedView)),
      ("sum", .list((explanation.sum?.terms ?? []).map(json))),
      ("holders", .list(explanation.holders.map(json))),
      ("ending", .text(explanation.ending.map { "\($0)" })),
      ("losses", .list(explanation.losses.map(json))),
      ("bounds", .list(explanation.bounds.map(json))),
      ("movers", .list(explanation.movers.map(json))),
      ("choice", explanation.choice.map(json) ?? .none),
      ("rounding", explanation.rounding.map(json) ?? .none),
      ("mistakes", .list(explanation.mistakes.map { .text($0.sentence) })),
      ("fitting", fitting),
    ]
  }

  /// The explanation in the fitting that computed the length; null for other values.
  private var fitting: JSON {
    for case .fitted(let attribute, _) in explanation.sum?.terms ?? [] {
      let view = attribute.item as? LayoutNode
      guard let found = view?.explanationOfLastFitting(of: attribute.attribute) else { continue }
      return .object(ExplanationJSON(found).members)
    }
    return .none
  }

  private func name(_ item: LayoutItem?) -> JSON {
    .text(item.map { $0.identifier ?? $0.debugName })
  }

  private func json(_ attribute: ItemAttribute) -> JSON { .text("\(attribute)") }

  // MARK: - What decides

  private func json(_ term: LayoutSum.Term) -> JSON {
    switch term {
    case .attribute(let attribute, let value, let factor):
      .object([
        ("attribute", json(attribute)), ("value", .number(value)), ("factor", .number(factor)),
      ])
    case .amount(let name, let view, let value, let factor):
      .object([
        ("amount", .text(name.english)), ("of", self.name(view)), ("value", .number(value)),
        ("factor", .number(factor)),
      ])
    case .fitted(let attribute, let value):
      .object([
        ("attribute", json(attribute)), ("value", .number(value)), ("factor", .number(1)),
        ("isFitted", .bool(true)),
      ])
    case .baseline(let view, let offset):
      .object([
        ("amount", .text("baseline")), ("of", name(view)), ("value", .number(offset)),
        ("factor", .number(1)),
      ])
    case .constant(let value):
      .object([("amount", .text("constant")), ("value", .number(value)), ("factor", .number(1))])
    }
  }

  private func json(_ reading: ConstraintReading) -> JSON { .object(members(reading)) }

  private func members(_ reading: ConstraintReading) -> [(name: String, value: JSON)] {
    [
      ("subject", json(reading.subject)), ("value", .number(reading.value)),
      ("relation", .text("\(reading.relation)")), ("rightSide", .number(reading.rightSide)),
      (
        "terms",
        .list(
          reading.terms.map { term in
            .object([
              ("attribute", json(term.attribute)), ("value", .number(term.value)),
              ("multiplier", .number(term.multiplier)),
            ])
          })
      ),
      ("constant", .number(reading.constant)), ("slack", .number(reading.slack)),
      ("priority", .number(reading.priority.rawValue)), ("origin", .text("\(reading.origin)")),
      ("code", .text(reading.constraint?.code)),
      ("source", .text(reading.source.map { "\($0)" })),
    ]
  }

  // MARK: - What does not, or might

  private func json(_ loss: LostConstraint) -> JSON {
    .object(
      members(loss.constraint) + [
        ("missedBy", .number(loss.amount)), ("isLeftOut", .bool(loss.isLeftOut)),
        ("winners", .list(loss.winners.map(json))),
      ])
  }

  private func json(_ choice: LayoutChoice) -> JSON {
    .object([
      ("from", .number(choice.range.lowerBound)), ("to", .number(choice.range.upperBound)),
      ("companions", .list(choice.companions.map(json))), ("settledBy", .text(choice.settledBy)),
    ])
  }

  private func json(_ mover: LayoutMover) -> JSON {
    .object([
      ("number", .text("\(mover.quantity)")), ("amount", .number(mover.amount)),
      ("up", json(mover.upward)), ("down", json(mover.downward)),
    ])
  }

  /// A rate. An unlimited reach is null.
  private func json(_ rate: LayoutRate) -> JSON {
    .object([
      ("factor", .number(rate.factor)), ("reach", .number(rate.reach)),
      ("isBlocked", .bool(rate.isBlocked)),
    ])
  }

  private func json(_ rounding: LayoutRounding) -> JSON {
    .object([
      ("cells", .whole(rounding.cells)), ("exact", .number(rounding.exact)),
      (
        "siblings",
        .list(
          rounding.siblings.map { item, cells in
            .object([("view", name(item)), ("cells", .whole(cells))])
          })
      ),
    ])
  }

  // MARK: - Rows

  private var rows: [JSON] {
    Ledger(explanation).rows.map { row in
      .object([
        ("part", .text(row.part.rawValue)), ("amount", .text(row.amount)),
        ("text", .text(row.text.english)), ("code", .text(row.code)),
        ("cure", .text(row.cure?.english)),
        ("source", .text(row.source.map { "\($0)" })),
        ("links", .list(row.links.map { .text("\($0.attribute)") })),
      ])
    }
  }
}
