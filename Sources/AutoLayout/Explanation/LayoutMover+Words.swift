import Localization

/// A mover in words.
extension LayoutMover {
  /// The factor upward: `+1/3`; that downward where the number cannot be more.
  var amountText: String { upward.isBlocked ? downText : upText }

  private var upText: String { Self.text(upward) }
  private var downText: String { Self.text(downward, turned: true) }

  /// Returns the factor as the change for each unit more. A number that falls moves the value the other way.
  private static func text(_ rate: LayoutRate, turned: Bool = false) -> String {
    if rate.isBlocked { return "–" }
    let factor = turned ? -rate.factor : rate.factor
    return (factor > 0 ? "+" : factor < 0 ? "-" : "") + Fraction.text(abs(factor))
  }

  /// The number and the values of it for which the factors hold; nil for one that moves nothing.
  var words: LocalizedText? {
    let endsNothing = [upwardEnd, downwardEnd].allSatisfy { end in
      if case .fitsAgain = end { false } else { true }
    }
    if upward.factor == 0, downward.factor == 0, !upward.isBlocked || !downward.isBlocked,
      endsNothing
    {
      return nil
    }
    // Nobody wrote a 0 between two edges.
    if case .constant(let constraint) = quantity, amount == 0, constraint.secondAttribute != nil {
      return nil
    }
    guard upText != downText, !upward.isBlocked, !downward.isBlocked else {
      return "per \(unit) of \(name)\(range)"
    }
    return "per \(unit) more of \(name), but \(downText) per \(unit) less\(range)"
  }

  private var unit: LocalizedText {
    let (axis, item): (LayoutAxis, LayoutItem?) =
      switch quantity {
      case .constant(let constraint): (constraint.firstAttribute.axis, constraint.firstItem)
      case .intrinsicLength(let attribute), .given(let attribute), .explicitFrame(let attribute):
        (attribute.attribute.axis, attribute.item)
      case .inset(_, let axis, let node): (axis, node)
      }
    guard item?.node?.treeRoot.layoutUnit == .cells else { return "point" }
    return axis == .horizontal ? "column" : "row"
  }

  private var name: LocalizedText {
    switch quantity {
    case .constant(let constraint):
      "the constant \(amount.brief) in \(constraint.shortEquation)"
    case .intrinsicLength(let attribute):
      attribute.attribute.axis == .horizontal
        ? "the intrinsic width \(amount.brief) of \(Self.name(attribute.item))"
        : "the intrinsic height \(amount.brief) of \(Self.name(attribute.item))"
    case .given(let attribute): "\(attribute.description) \(amount.brief)"
    case .explicitFrame(let attribute): "\(attribute.description) \(amount.brief)"
    case .inset(let name, _, let node): "the \(name) \(amount.brief) of \(Self.name(node))"
    }
  }

  private static func name(_ item: LayoutItem) -> String { item.shownIdentifier ?? item.debugName }

  /// The values of the number between which the factors hold.
  private var range: LocalizedText {
    let (low, high) = (amount - downward.reach, amount + upward.reach)
    // That no text is shorter than 0 goes without saying.
    let hasLow = !downward.isBlocked && low.isFinite && !isNothing(low)
    let hasHigh = !upward.isBlocked && high.isFinite
    let lower: LocalizedText =
      hasLow ? "; down to \(low.brief)\(Self.words(downwardEnd))" : .empty
    let upper: LocalizedText = hasHigh ? "; up to \(high.brief)\(Self.words(upwardEnd))" : .empty
    let values: LocalizedText = "\(lower)\(upper)"
    switch (upward.isBlocked, downward.isBlocked) {
    case (false, false): return values
    case (true, false): return "\(values); more would contradict other constraints"
    case (false, true):
      return isNothing(low) ? values : "\(values); less would contradict other constraints"
    case (true, true): return "; any other would contradict other constraints"
    }
  }

  /// What comes after an end.
  private static func words(_ end: End?) -> LocalizedText {
    switch end {
    case .binds(let reading): ", then \(reading.equation)"
    case .fitsAgain(let reading): ", where \(reading.equation) fits again"
    case .contradiction: ", then constraints contradict each other"
    case nil: ""
    }
  }

  /// Whether a value is the least that the number can have.
  private func isNothing(_ value: Double) -> Bool {
    switch quantity {
    case .intrinsicLength, .inset: value <= 0
    case .constant, .given, .explicitFrame: false
    }
  }

  /// The line of the constraint.
  var source: SourceLocation? {
    if case .constant(let constraint) = quantity { constraint.source } else { nil }
  }

  /// The attribute whose explanation goes on.
  @MainActor var links: [Ledger.Link] {
    switch quantity {
    case .given(let attribute), .explicitFrame(let attribute), .intrinsicLength(let attribute):
      [
        Ledger.Link(
          attribute: attribute,
          coordinates: attribute.attribute.isPosition ? attribute.item.container : nil)
      ]
    case .constant, .inset: []
    }
  }
}
