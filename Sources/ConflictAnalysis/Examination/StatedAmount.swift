import ConstraintNotation
import Localization

/// A constraint of a conflict as an amount: a length, or a distance between two places.
struct StatedAmount {
  /// A part of the amount, in points or layout units.
  struct Part {
    let value: Double
    let name: LocalizedText
    var isImplicit = false
  }

  /// The parts, which add up to the amount.
  private(set) var parts: [Part]
  /// 1 if the left side minus the right side is the quantity minus the amount, -1 if it is the negative of that.
  private(set) var sign = 1.0
  /// Whether the amount is a length, rather than a distance.
  private(set) var isLength = false
  /// Whether the amount is the distance of a centre from another place, without a factor.
  private(set) var isCenter = false
  /// The two edges that the constraint leads from and to, as it was written; nil if it compares lengths, or has a centre,
  /// an unknown factor or an unknown margin.
  private(set) var step: (from: StatedPlace, to: StatedPlace)?
  /// The amount from the first of these edges to the second, in points or layout units.
  let whole: Double

  init(_ member: ConflictMember, _ names: ItemNaming) {
    let statement = member.resolved
    let isDistance = statement.first?.attribute.role != .size
    let constant = statement.constant - statement.left.constant
    let share = member.share.flatMap { $0.value == 0 ? nil : $0 }
    parts = [share].compactMap(\.self).map { Part(value: $0.value, name: $0.name) }
    if let known = member.parts {
      parts += known.map { Part(value: $0.value, name: $0.name) }
    } else if constant != 0 || parts.isEmpty {
      let gap = LocalizedText("gap", chinese: "间距")
      let name =
        isDistance
        ? gap : statement.first.map { LocalizedText(verbatim: names.code($0.item)) } ?? gap
      parts.append(Part(value: constant, name: name, isImplicit: member.origin == .implicit))
    }
    whole = parts.reduce(0) { $0 + $1.value }
    guard let first = statement.first else {
      turnIfNegative(statement)
      return
    }
    guard let second = statement.second else {
      isLength = !isDistance && statement.right.parts.isEmpty
      step = isLength ? Self.ends(of: first) : nil
      return
    }
    if member.share != nil {
      isLength = !isDistance
      // The part of the length begins where the other view does.
      let start = first.attribute.axis.map { StatedPlace(item: second.item, attribute: $0.near) }
      step = isDistance ? start.map { ($0, first) } : Self.ends(of: first)
      return
    }
    guard isDistance, statement.multiplier == 1, second.attribute.role != .size else {
      turnIfNegative(statement)
      return
    }
    takeDistance(from: second, to: first, statement)
  }

  private mutating func takeDistance(
    from second: StatedPlace, to first: StatedPlace, _ statement: ConstraintStatement
  ) {
    isCenter = [first, second].contains { $0.attribute.role == .center }
    let isPlain = [first, second].allSatisfy {
      !$0.attribute.isMargin && [.near, .far].contains($0.attribute.role)
    }
    step = isPlain ? (second, first) : nil
    switch (second.attribute.role, first.attribute.role) {
    case _ where statement.form == .visual: break
    case (.near, .far) where first.item == second.item: isLength = true
    case (.far, .near) where first.item == second.item:
      isLength = true
      turn()
    case (.far, .near): break
    case (.near, .far): turn()
    default: turnIfNegative(statement)
    }
  }

  /// Returns the edges of a length's item.
  private static func ends(of place: StatedPlace) -> (from: StatedPlace, to: StatedPlace)? {
    place.attribute.axis.map { axis in
      (
        StatedPlace(item: place.item, attribute: axis.near),
        StatedPlace(item: place.item, attribute: axis.far)
      )
    }
  }

  /// Reads a negative amount in the opposite direction. A distance in the Visual Format Language may be negative, and so
  /// may a sum of several places that is compared with a number.
  private mutating func turnIfNegative(_ statement: ConstraintStatement) {
    if whole < 0, statement.form != .visual, statement.second != nil { turn() }
  }

  /// Reverses the direction: a distance leads from its end to its start. Then the parts come in the opposite order.
  private mutating func turn() {
    sign = -sign
    parts = parts.reversed().map {
      Part(value: $0.value == 0 ? 0 : -$0.value, name: $0.name, isImplicit: $0.isImplicit)
    }
  }
}
