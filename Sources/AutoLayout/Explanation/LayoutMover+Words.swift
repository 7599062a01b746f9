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

  /// The number and the distances over which the factors hold; nil for one that moves nothing.
  var words: String? {
    if upward.factor == 0, downward.factor == 0, !upward.isBlocked || !downward.isBlocked {
      return nil
    }
    // Nobody wrote a 0 between two edges.
    if case .constant(let constraint) = quantity, amount == 0, constraint.secondAttribute != nil {
      return nil
    }
    return "for each unit of \(name)\(range)"
  }

  private var name: String {
    switch quantity {
    case .constant(let constraint):
      "the constant \(amount.short) of \(constraint.shortEquation)"
    case .intrinsicLength(let attribute):
      "the intrinsic \(attribute.attribute) \(amount.short) of \(Self.name(attribute.item))"
    case .given(let attribute): "\(attribute) \(amount.short)"
    case .explicitFrame(let attribute): "\(attribute) \(amount.short)"
    case .inset(let name, let node): "the \(name) \(amount.short) of \(Self.name(node))"
    }
  }

  private static func name(_ item: LayoutItem) -> String { item.shownIdentifier ?? item.debugName }

  /// The values of the number between which the factors hold.
  private var range: String {
    var parts: [String] = []
    if upward.isBlocked {
      parts.append("not more")
    } else if upward.reach.isFinite {
      parts.append("up to \((amount + upward.reach).short)")
    }
    if isNothing(amount - downward.reach) {
      // That no text is shorter than 0 goes without saying.
    } else if downward.isBlocked {
      parts.append("not less")
    } else if downward.reach.isFinite {
      parts.append("down to \((amount - downward.reach).short)")
    }
    return parts.isEmpty ? "" : ", " + parts.joined(separator: ", ")
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
