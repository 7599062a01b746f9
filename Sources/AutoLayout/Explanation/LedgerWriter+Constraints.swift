/// The rows on constraints, and on what moves them.
extension LedgerWriter {
  var holders: [Ledger.Row] {
    explanation.holders.map { reading in
      // A fitted length is held by an edge.
      let isOther = reading.subject != subject
      return row(
        .heldBy, reading.rightSide,
        (isOther ? "\(reading.subject) " : "") + reading.words + place(of: reading), of: reading)
    }
  }

  /// The view in whose coordinates a reading is, where the explained value is in others.
  private func place(of reading: ConstraintReading) -> String {
    guard reading.subject == subject, let holder = reading.coordinates,
      holder !== explanation.coordinates
    else { return "" }
    return ", in \(holder.shownIdentifier ?? holder.debugName)"
  }

  private func row(
    _ part: Ledger.Row.Part, _ amount: Double?, _ text: String, of reading: ConstraintReading
  ) -> Ledger.Row {
    row(
      part, amount, text, code: reading.constraint?.code, source: reading.source,
      links: reading.terms.map {
        link($0.attribute, $0.attribute.attribute.isPosition ? reading.coordinates : nil)
      })
  }

  // MARK: - Lost

  var losses: [Ledger.Row] {
    explanation.losses.map { loss in
      let reading = loss.constraint
      // A fitting asks for the least length, or for one that the caller names.
      let isAsked = reading.origin == .given && explanation.fittedView != nil
      let words =
        isAsked
        ? "asked for by the fitting (priority \(reading.priority.rawValue.short))" : reading.words
      var text = "\(words): \(loss.amount.short) "
      switch reading.relation {
      case .equal: text += "off"
      case .lessThanOrEqual: text += "over"
      case .greaterThanOrEqual: text += "short"
      }
      if loss.isLeftOut {
        text += "; left out, as it contradicts others"
      } else if let first = winner(of: loss) {
        text += "; \(first.equation) prevails"
      }
      return row(.lost, reading.rightSide, text, of: reading)
    }
  }

  /// The constraint to name of those that prevail: one that holds the value, else one on the same view.
  private func winner(of loss: LostConstraint) -> ConstraintReading? {
    let item = loss.constraint.subject.item
    return loss.winners.first { winner in
      explanation.holders.contains { $0.isSame(as: winner) }
    }
      ?? loss.winners.first { winner in
        winner.subject.item === item || winner.terms.contains { $0.attribute.item === item }
      } ?? loss.winners.first
  }

  // MARK: - Bounds

  var bounds: [Ledger.Row] {
    // Where the intrinsic length holds or is missed on one side, the other side says nothing more.
    let others = explanation.bounds.filter { bound in
      !(bound.origin.isOfContent
        && (explanation.holders + explanation.losses.map(\.constraint)).contains {
          $0.origin.isOfContent
        })
    }
    return others.prefix(3).map { bound in
      let isOther = bound.subject != subject
      return row(
        .nextBound, bound.rightSide,
        (isOther ? "\(bound.subject) " : "") + "\(bound.words): \(bound.slack.short) to spare",
        of: bound)
    }
  }

  // MARK: - Choice

  var choice: [Ledger.Row] {
    guard let choice = explanation.choice else { return [] }
    let (low, high) = (choice.range.lowerBound, choice.range.upperBound)
    let range =
      low.isFinite && high.isFinite
      ? "\(low.short)...\(high.short)"
      : low.isFinite
        ? "\(low.short) and more" : high.isFinite ? "\(high.short) and less" : "all numbers"
    let nearest = min(max(0, low), high)
    let rule =
      abs(explanation.value - nearest) < 1e-3
      ? "the rule takes the one nearest to 0"
      : "the rule lets the constraint yield that was activated first"
    let names = choice.companions.prefix(3).map { "\($0)" }.joined(separator: ", ")
    let rest = choice.companions.count - 3
    let others =
      names.isEmpty ? "" : "; \(names)\(rest > 0 ? " and \(rest) more" : "") would move with it"
    return [
      row(
        .chosen, explanation.value,
        "of \(range): no constraint says which, so \(rule)\(others)", code: choice.settledBy)
    ]
  }

  // MARK: - Movers

  var movers: [Ledger.Row] {
    explanation.movers.compactMap { mover in
      guard let text = mover.words else { return nil }
      return Ledger.Row(
        part: .movesIt, amount: mover.amountText, text: text, code: nil, cure: nil,
        source: mover.source, links: mover.links)
    }
  }
}

extension ConstraintReading {
  /// Whether both are readings of one constraint.
  fileprivate func isSame(as other: ConstraintReading) -> Bool {
    if let constraint { return constraint === other.constraint }
    return origin == other.origin && subject == other.subject
  }
}
