internal import Cassowary
import Localization

/// A constraint of a contradiction as an amount: a length, or a distance between two places.
@MainActor struct StatedAmount {
  /// An edge or centre of an item: 0 is the near edge, 1 the far one.
  struct Place: Hashable {
    let item: ObjectIdentifier
    let fraction: Double
  }

  /// A part of the amount, in layout units.
  struct Part {
    let value: Double
    let name: LocalizedText
    var isImplicit = false
  }

  /// The parts, which add up to the amount.
  private(set) var parts: [Part] = []
  /// The two places that the amount leads from and to; nil if it compares lengths.
  private(set) var step: (from: Place, to: Place)?
  /// Whether the amount is a length, rather than a distance.
  private(set) var isLength = false
  /// Whether the amount is a length that is given from outside.
  private(set) var isGiven = false
  /// 1 if the constraint's expression is the quantity minus the amount, -1 if it is the negative of that.
  private(set) var sign = 1.0

  /// - Parameter share: The value of the multiplied length; nil if the constraint has none or it is unknown.
  init(_ member: BrokenMember, share: Double?) {
    switch member.origin {
    case .system(let constraint): take(constraint, member)
    case .user(let constraint): take(constraint, member, share)
    }
  }

  // MARK: - System constraints

  private mutating func take(_ constraint: SystemConstraint, _ member: BrokenMember) {
    guard let item = constraint.item else { return }
    let name = LocalizedText(verbatim: item.codeName)
    let amount = -member.constant
    if constraint.follows != nil {
      add([Part(value: amount, name: name)], turnedIfNegative: true)
    } else if constraint.attribute.isPosition {
      if let superview = item.container {
        step = (Place(superview, 0), Place(item, 0))
      }
      add(
        [
          Part(
            value: amount,
            name: LocalizedText("frame of \(name)", chinese: "\(name) 的 frame"))
        ], turnedIfNegative: true)
    } else {
      step = (Place(item, 0), Place(item, 1))
      isLength = true
      isGiven = constraint.kind == .encapsulatedSize
      parts = [Part(value: amount, name: name, isImplicit: constraint.kind == .nonNegativeSize)]
    }
  }

  // MARK: - Constraints of the program

  private mutating func take(
    _ constraint: LayoutConstraint, _ member: BrokenMember, _ share: Double?
  ) {
    guard let first = constraint.firstPlace else { return }
    // Positions measured from the right edge have the opposite sign.
    sign = constraint.isMirrored ? -1 : 1
    let whole = -sign * member.constant
    let own = sign * constraint.constant
    let rest = whole - own
    let isDistance = first.origin != 0
    var parts: [Part] = []
    if let share, share != 0 { parts.append(Part(value: share, name: shareName(constraint))) }
    if abs(rest) > 1e-9 { parts.append(Part(value: rest, name: insetName(constraint, isDistance))) }
    if own != 0 || parts.isEmpty {
      let name: LocalizedText =
        isDistance
        ? LocalizedText("gap", chinese: "间距") : LocalizedText(verbatim: first.item.codeName)
      parts.append(Part(value: own, name: name))
    }
    guard let second = constraint.secondPlace else {
      isLength = true
      step = (Place(first.item, 0), Place(first.item, 1))
      return self.parts = parts
    }
    if share != nil {
      isLength = !isDistance
      step =
        isDistance
        ? (Place(second.item, 0), Place(first.item, first.extent))
        : (Place(first.item, 0), Place(first.item, 1))
      return self.parts = parts
    }
    guard isDistance, constraint.multiplier == 1 else {
      return add(parts, turnedIfNegative: true)
    }
    takeDistance(parts, from: second, to: first)
  }

  private mutating func takeDistance(
    _ parts: [Part], from second: AttributePlace, to first: AttributePlace
  ) {
    step = (Place(second.item, second.extent), Place(first.item, first.extent))
    switch (second.extent, first.extent) {
    case (0, 1) where first.item === second.item:
      isLength = true
      self.parts = parts
    case (1, 0) where first.item === second.item:
      isLength = true
      turn(parts)
    case (1, 0): self.parts = parts
    case (0, 1): turn(parts)
    default: add(parts, turnedIfNegative: true)
    }
  }

  /// Stores the parts. If their sum is negative and `turnedIfNegative` is true, the amount is read in the opposite
  /// direction.
  private mutating func add(_ parts: [Part], turnedIfNegative: Bool) {
    if turnedIfNegative, parts.reduce(0, { $0 + $1.value }) < 0 {
      turn(parts)
    } else {
      self.parts = parts
    }
  }

  /// Stores the parts with the direction reversed: a distance leads from its end to its start.
  private mutating func turn(_ parts: [Part]) {
    sign = -sign
    step = step.map { ($0.to, $0.from) }
    // In that direction the parts come in the opposite order.
    self.parts = parts.reversed().map {
      Part(value: $0.value == 0 ? 0 : -$0.value, name: $0.name)
    }
  }

  // MARK: - Names

  private func shareName(_ constraint: LayoutConstraint) -> LocalizedText {
    let name = constraint.secondItem.map(\.codeName) ?? "gone"
    return LocalizedText(
      "\(Fraction.text(constraint.multiplier)) of \(name)",
      chinese: "\(name) 的 \(Fraction.text(constraint.multiplier))")
  }

  private func insetName(_ constraint: LayoutConstraint, _ isDistance: Bool) -> LocalizedText {
    for place in [constraint.firstPlace, constraint.secondPlace] {
      guard let place, let (_, kind) = place.insets, place.nearInset != 0 || place.farInset != 0
      else { continue }
      if place.nearInset != 0, place.farInset != 0 {
        return LocalizedText("insets", chinese: "边距")
      }
      return kind.name(of: place.axis, isNear: place.nearInset != 0)
    }
    return isDistance
      ? LocalizedText("offset", chinese: "偏移")
      : LocalizedText("insets", chinese: "边距")
  }
}

extension StatedAmount.Place {
  init(_ item: LayoutItem, _ fraction: Double) {
    self.init(item: ObjectIdentifier(item), fraction: fraction)
  }
}
