internal import Cassowary
import ConflictAnalysis
import Localization

/// What a layout knows of a conflict: the proof, the numbers of insets, and who is inside whom.
extension ConflictExamination {
  @MainActor init(_ broken: BrokenConstraint, _ words: ItemWords) {
    let members = broken.members
    let shares = KnownShares(members)
    var named: [String: (inside: LocalizedText, start: LocalizedText, code: String)] = [:]
    var superviews: [String: StatedItem] = [:]
    for item in members.flatMap(\.items) {
      let identity = item.stated.identity
      named[identity] = (words(item), words.atStart(item), item.codeName)
      var inner = item
      while let outer = inner.container {
        superviews[inner.stated.identity] = outer.stated
        inner = outer
      }
    }
    let (names, containers) = (named, superviews)
    let gone = words(nil)
    self.init(
      members.indices.map { ConflictMember(members[$0], share: shares.values[$0]) },
      core: Array(members.indices), rules: [],
      multipliers: members.indices.map { shares.multipliers[$0] * members[$0].direction },
      broken: members.indices.last,
      names: ItemNaming(
        inside: { names[$0.identity]?.inside ?? gone },
        start: { names[$0.identity]?.start ?? gone },
        clause: { names[$0.identity]?.inside ?? gone },
        short: { names[$0.identity]?.code ?? $0.name ?? "" }),
      facts: .setFrames, superview: { containers[$0.identity] }, settles: { _ in true })
  }
}

extension BrokenMember {
  /// -1 if positions are counted from the right edge, so that the expression is the negative of that in layout
  /// coordinates; 1 otherwise.
  @MainActor var direction: Double {
    if case .user(let constraint) = origin, constraint.isMirrored { -1 } else { 1 }
  }

  /// The items that the constraint mentions, and those that its places belong to.
  @MainActor fileprivate var items: [LayoutItem] {
    guard case .user(let constraint) = origin else { return origin.items }
    return origin.items
      + [constraint.firstPlace?.item, constraint.secondPlace?.item].compactMap(\.self)
  }
}

extension ConflictMember {
  @MainActor fileprivate init(_ member: BrokenMember, share: Double?) {
    switch member.origin {
    case .user(let constraint):
      self.init(constraint.statement, constraint.isArranged ? .stack : .program)
      dialect = constraint.dialect
      identifier = constraint.identifier ?? ""
      take(constraint, member, share)
    case .system(let constraint):
      self.init(constraint.statement, constraint.kind.memberOrigin)
      isContentSize = origin == .contentSize
      isRequiredContent = (
        least: constraint.kind == .compressionResistance, most: constraint.kind == .hugging
      )
      hasUnsetFrame =
        origin == .autoresizing && (constraint.item as? LayoutNode)?.hasUnsetFrame == true
      take(constraint, amount: -member.constant)
    }
  }

  // MARK: - System constraints

  @MainActor private mutating func take(_ constraint: SystemConstraint, amount: Double) {
    guard let item = constraint.item, origin != .implicit else { return }
    let name = LocalizedText(verbatim: item.codeName)
    resolved.constant = amount
    guard constraint.follows == nil, constraint.attribute.isPosition else {
      return parts = [Part(amount, name)]
    }
    parts = [Part(amount, LocalizedText("frame of \(name)", chinese: "\(name) 的 frame"))]
    if let superview = item.container {
      resolved.right = LinearSum(
        StatedPlace(item: superview.stated, attribute: constraint.attribute), constant: amount)
    }
  }

  // MARK: - Constraints of the program

  @MainActor private mutating func take(
    _ constraint: LayoutConstraint, _ member: BrokenMember, _ share: Double?
  ) {
    guard let first = constraint.firstPlace else { return }
    let whole = -member.direction * member.constant
    let own = member.direction * constraint.constant
    let rest = whole - own
    resolved.left = LinearSum(first.stated)
    resolved.right = LinearSum(constant: whole)
    if let second = constraint.secondPlace {
      resolved.right = LinearSum(second.stated, factor: constraint.multiplier, constant: whole)
    }
    // Positions that are counted from the right edge grow to the left.
    if member.direction < 0 { resolved.relation = resolved.relation.reversed }
    let isDistance = first.origin != 0
    var parts: [Part] = []
    if abs(rest) > 1e-9 { parts.append(Part(rest, insetName(constraint, isDistance))) }
    if own != 0 || parts.isEmpty && share ?? 0 == 0 {
      let name: LocalizedText =
        isDistance
        ? LocalizedText("gap", chinese: "间距") : LocalizedText(verbatim: first.item.codeName)
      parts.append(Part(own, name))
    }
    self.parts = parts
    self.share = share.map { Part($0, shareName(constraint)) }
  }

  @MainActor private func shareName(_ constraint: LayoutConstraint) -> LocalizedText {
    let name = constraint.secondItem.map(\.codeName) ?? "gone"
    // Half of a view's centre is a quarter of its length.
    let part = Fraction.text(constraint.multiplier * (constraint.secondPlace?.extent ?? 1))
    return LocalizedText("\(part) of \(name)", chinese: "\(name) 的 \(part)")
  }

  @MainActor private func insetName(
    _ constraint: LayoutConstraint, _ isDistance: Bool
  ) -> LocalizedText {
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

extension SystemConstraint.Kind {
  fileprivate var memberOrigin: MemberOrigin {
    switch self {
    case .encapsulatedSize: .encapsulated
    case .autoresizing: .autoresizing
    case .guide: .marginGuide
    case .nonNegativeSize: .implicit
    case .hugging, .compressionResistance: .contentSize
    }
  }
}

extension AttributePlace {
  /// The place as an edge, a centre or a length, without its insets.
  @MainActor fileprivate var stated: StatedPlace {
    let positions: [LayoutAttribute] =
      axis == .horizontal ? [.left, .centerX, .right] : [.top, .centerY, .bottom]
    let attribute = origin == 0 ? axis.size : positions.first { $0.extent == extent }
    return StatedPlace(
      item: item.stated, attribute: attribute.map(StatedAttribute.known) ?? .custom("\(extent)"))
  }
}
