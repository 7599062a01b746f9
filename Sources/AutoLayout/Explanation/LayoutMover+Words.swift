/// A mover in words.
extension LayoutMover {
  /// The factors upward and downward: `+1/3`, or `+1, 0`.
  var amountText: String {
    let (up, down) = (Self.text(upward), Self.text(downward, turned: true))
    return up == down ? up : "\(up), \(down)"
  }

  /// Returns the factor as the change for each unit more. A number that falls moves the value the other way.
  private static func text(_ rate: LayoutRate, turned: Bool = false) -> String {
    if rate.isBlocked { return "–" }
    let factor = turned ? -rate.factor : rate.factor
    return (factor > 0 ? "+" : factor < 0 ? "-" : "") + Fraction.text(abs(factor))
  }

  /// The number and the values of it for which the factors hold; nil for one that moves nothing.
  var words: String? {
    if upward.factor == 0, downward.factor == 0, !upward.isBlocked || !downward.isBlocked {
      return nil
    }
    // Nobody wrote a 0 between two edges.
    if case .constant(let constraint) = quantity, amount == 0, constraint.secondAttribute != nil {
      return nil
    }
    let isBoth = upward.factor == -downward.factor
    let unit = unit
    return "per \(unit) \(isBoth ? "of" : "more, and per \(unit) less, of") \(name)\(range)"
  }

  private var unit: String {
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

  private var name: String {
    switch quantity {
    case .constant(let constraint):
      "the constant \(amount.short) in \(constraint.shortEquation)"
    case .intrinsicLength(let attribute):
      "the intrinsic \(attribute.attribute) \(amount.short) of \(Self.name(attribute.item))"
    case .given(let attribute): "\(attribute) \(amount.short)"
    case .explicitFrame(let attribute): "\(attribute) \(amount.short)"
    case .inset(let name, _, let node): "the \(name) \(amount.short) of \(Self.name(node))"
    }
  }

  private static func name(_ item: LayoutItem) -> String { item.shownIdentifier ?? item.debugName }

  /// The values of the number between which the factors hold.
  private var range: String {
    let (low, high) = (amount - downward.reach, amount + upward.reach)
    // That no text is shorter than 0 goes without saying.
    let hasLow = !downward.isBlocked && low.isFinite && !isNothing(low)
    let hasHigh = !upward.isBlocked && high.isFinite
    let values =
      switch (hasLow, hasHigh) {
      case (true, true): ", for \(low.short)...\(high.short)"
      case (true, false): ", for \(low.short) and more"
      case (false, true): ", for \(high.short) and less"
      case (false, false): ""
      }
    switch (upward.isBlocked, downward.isBlocked) {
    case (false, false): return values
    case (true, false): return "\(values); more would contradict other constraints"
    case (false, true):
      return isNothing(low) ? values : "\(values); less would contradict other constraints"
    case (true, true): return "; any other would contradict other constraints"
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
