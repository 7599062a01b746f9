import Localization

/// A number outside the constraint system whose change moves the explained value.
@MainActor public struct LayoutMover {
  /// The kinds of such numbers.
  public enum Quantity {
    /// The constant of a constraint.
    case constant(LayoutConstraint)
    /// A length of a view's intrinsic size.
    case intrinsicLength(ItemAttribute)
    /// A length that is given from outside.
    case given(ItemAttribute)
    /// A number of an explicit frame.
    case explicitFrame(ItemAttribute)
    /// A margin, border or safe area.
    case inset(name: LocalizedText, along: LayoutAxis, of: LayoutNode)
  }

  /// The event that ends a rate.
  public enum End {
    /// An inequality becomes tight.
    case binds(ConstraintReading)
    /// A constraint that is left out now fits again. The rate holds until then; the value may jump there.
    case fitsAgain(ConstraintReading)
    /// Required constraints would contradict each other.
    case contradiction
  }

  /// The number that moves the value.
  public let quantity: Quantity
  /// Its present value, in layout units.
  public let amount: Double
  /// The rate at which the value changes when the number grows.
  public internal(set) var upward: LayoutRate
  /// The rate at which the value changes when the number falls, for each unit that it falls.
  public internal(set) var downward: LayoutRate
  /// The event at the end of ``upward``; nil if there is no end, or no name for the event.
  public internal(set) var upwardEnd: End?
  /// The event at the end of ``downward``; nil if there is no end, if a length or an inset reaches 0, or if the event
  /// has no name.
  public internal(set) var downwardEnd: End?
}

/// A rate at which a value follows a number, and the distance over which it does.
public struct LayoutRate: Hashable, Sendable {
  /// The change of the value for each unit that the number moves.
  public let factor: Double
  /// The distance that the number can move at this rate, in layout units; infinite if nothing limits it.
  public let reach: Double

  /// Whether required constraints keep the number from moving.
  public var isBlocked: Bool { reach == 0 }
}

/// A mover in words.
extension LayoutMover {
  /// The factor upward: `+1/3`; the downward one if the number cannot grow.
  var amountText: String { upward.isBlocked ? downText : upText }

  private var upText: String { Self.text(upward) }
  private var downText: String { Self.text(downward, turned: true) }

  /// Returns a rate as a signed factor for each unit that the number grows. `turned` reverses the sign of a rate
  /// for a falling number.
  private static func text(_ rate: LayoutRate, turned: Bool = false) -> String {
    if rate.isBlocked { return "–" }
    let factor = turned ? -rate.factor : rate.factor
    return (factor > 0 ? "+" : factor < 0 ? "-" : "") + Fraction.text(abs(factor))
  }

  /// The name of the number, and the range in which the factors hold; nil if the mover is not worth a row.
  var words: LocalizedText? {
    let endsNothing = [upwardEnd, downwardEnd].allSatisfy { end in
      if case .fitsAgain = end { false } else { true }
    }
    if upward.factor == 0, downward.factor == 0, !upward.isBlocked || !downward.isBlocked,
      endsNothing
    {
      return nil
    }
    // A constant of 0 between two attributes was not written, so it has no row.
    if case .constant(let constraint) = quantity, amount == 0, constraint.secondAttribute != nil {
      return nil
    }
    guard upText != downText, !upward.isBlocked, !downward.isBlocked else {
      return LocalizedText(
        "per \(unit) of \(name)\(range)", chinese: "\(name) 每增加 1 \(unit)\(range)")
    }
    return LocalizedText(
      "per \(unit) more of \(name), but \(downText) per \(unit) less\(range)",
      chinese: "\(name) 每增加 1 \(unit)；每减少 1 \(unit)则为 \(downText)\(range)")
  }

  private var unit: LocalizedText {
    let (axis, item): (LayoutAxis, LayoutItem?) =
      switch quantity {
      case .constant(let constraint): (constraint.firstAttribute.axis, constraint.firstItem)
      case .intrinsicLength(let attribute), .given(let attribute), .explicitFrame(let attribute):
        (attribute.attribute.axis, attribute.item)
      case .inset(_, let axis, let node): (axis, node)
      }
    guard item?.node?.treeRoot.layoutUnit == .cells else {
      return LocalizedText("point", chinese: "点")
    }
    return axis == .horizontal
      ? LocalizedText("column", chinese: "列") : LocalizedText("row", chinese: "行")
  }

  private var name: LocalizedText {
    switch quantity {
    case .constant(let constraint):
      LocalizedText(
        "the constant \(amount.brief) in \(constraint.shortEquation)",
        chinese: "约束 \(constraint.shortEquation) 里的常数 \(amount.brief)")
    case .intrinsicLength(let attribute):
      attribute.attribute.axis == .horizontal
        ? LocalizedText(
          "the intrinsic width \(amount.brief) of \(attribute.item.shortName)",
          chinese: "\(attribute.item.shortName) 的固有宽度 \(amount.brief)")
        : LocalizedText(
          "the intrinsic height \(amount.brief) of \(attribute.item.shortName)",
          chinese: "\(attribute.item.shortName) 的固有高度 \(amount.brief)")
    case .given(let attribute): "\(attribute.description) \(amount.brief)"
    case .explicitFrame(let attribute): "\(attribute.description) \(amount.brief)"
    case .inset(let name, _, let node):
      LocalizedText(
        "the \(name) \(amount.brief) of \(node.shortName)",
        chinese: "\(node.shortName) 的\(name) \(amount.brief)")
    }
  }

  /// The values of the number between which the factors hold.
  private var range: LocalizedText {
    let (low, high) = (amount - downward.reach, amount + upward.reach)
    // The lower limit 0 of an intrinsic length is obvious and left out.
    let hasLow = !downward.isBlocked && low.isFinite && !isNothing(low)
    let hasHigh = !upward.isBlocked && high.isFinite
    let lower: LocalizedText =
      hasLow
      ? LocalizedText(
        "; down to \(low.brief)\(Self.words(downwardEnd))",
        chinese: "；可减到 \(low.brief)\(Self.words(downwardEnd))") : .empty
    let upper: LocalizedText =
      hasHigh
      ? LocalizedText(
        "; up to \(high.brief)\(Self.words(upwardEnd))",
        chinese: "；可增到 \(high.brief)\(Self.words(upwardEnd))") : .empty
    let values: LocalizedText = "\(lower)\(upper)"
    switch (upward.isBlocked, downward.isBlocked) {
    case (false, false): return values
    case (true, false):
      return LocalizedText(
        "\(values); more would contradict other constraints", chinese: "\(values)；再多就与其他约束冲突")
    case (false, true):
      return isNothing(low)
        ? values
        : LocalizedText(
          "\(values); less would contradict other constraints", chinese: "\(values)；再少就与其他约束冲突")
    case (true, true):
      return LocalizedText(
        "; any other would contradict other constraints", chinese: "；换成别的值就与其他约束冲突")
    }
  }

  /// Returns the words for the event at the end of a rate.
  private static func words(_ end: End?) -> LocalizedText {
    switch end {
    case .binds(let reading):
      LocalizedText(", then \(reading.equation)", chinese: "，之后由 \(reading.equation) 起作用")
    case .fitsAgain(let reading):
      LocalizedText(
        ", where \(reading.equation) fits again", chinese: "，那时 \(reading.equation) 又能满足")
    case .contradiction:
      LocalizedText(", then constraints contradict each other", chinese: "，之后约束互相冲突")
    case nil: ""
    }
  }

  /// Whether a value is the smallest one that the number can have.
  private func isNothing(_ value: Double) -> Bool {
    switch quantity {
    case .intrinsicLength, .inset: value <= 0
    case .constant, .given, .explicitFrame: false
    }
  }

  /// The source line of the constraint.
  var source: SourceLocation? {
    if case .constant(let constraint) = quantity { constraint.source } else { nil }
  }

  /// Links to the attributes that the mover mentions.
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
