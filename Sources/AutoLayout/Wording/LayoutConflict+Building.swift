/// Reports that a constraint is left out. A symbolic breakpoint here catches it, as it does in UIKit at
/// `UIViewAlertForUnsatisfiableConstraints`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inline(never)
@MainActor func ViewAlertForUnsatisfiableConstraints(
  _ constraint: BrokenConstraint, in root: LayoutNode
) {
  root.report(
    .conflict(LayoutConflict(constraint, names: root.logNames)),
    while: Notice.Condition(.leftOut(constraint.key), in: root))
}

extension LayoutEngine: IslandEngine {
  func report(on fact: LayoutFact) -> LayoutReport? {
    guard case .leftOut(let key) = fact,
      let broken = system.broken.first(where: { $0.key == key })
    else { return nil }
    return .conflict(LayoutConflict(broken, names: root.logNames))
  }
}

extension LayoutConflict {
  @MainActor init(_ broken: BrokenConstraint, names: LogNames) {
    let constraints = broken.opponents + [broken.constraint]
    let words = ItemWords(for: constraints.flatMap(\.items), names: names)
    members = constraints.map { Member($0, names, words) }
    self.broken = Member(broken.constraint, names, words)
    agreeingConstant = broken.agreeingConstant
    let translated = Self.translatedNodes(in: constraints)
    maskCures =
      translated.map { MaskCure.cure(for: $0, named: words($0)) }
      + Self.unsetNodes(in: constraints).filter { node in !translated.contains { $0 === node } }
      .map { MaskCure.cureOfUnset($0, named: words($0)) }
    switch broken.constraint {
    case .user(let constraint):
      let place = constraint.source.map { "\($0)" } ?? ""
      cause = "\(constraint.placeDescription) \(place)"
      brokenConstant = constraint.constant
    case .system(let constraint):
      cause = "\(constraint.kind) \(constraint.attribute) \(constraint.item?.debugName ?? "")"
      brokenConstant = constraint.constant
    }
  }
}

extension LayoutConflict {
  /// The views whose frames are constraints of the conflict, and that others of it are about, which were not
  /// made by the DSL: that takes the frame over by itself.
  @MainActor private static func translatedNodes(in constraints: [ConstraintOrigin]) -> [LayoutNode]
  {
    var found: [LayoutNode] = []
    for case .user(let constraint) in constraints
    where constraint.form == .native && !constraint.isArranged {
      guard let node = constraint.subject as? LayoutNode, !found.contains(where: { $0 === node })
      else { continue }
      let isTranslated = constraints.contains { other in
        guard case .system(let frame) = other else { return false }
        return frame.kind == .autoresizing && frame.item === node
      }
      if isTranslated { found.append(node) }
    }
    return found
  }
}

extension LayoutConflict {
  /// The views whose frames are constraints of the conflict, and were never set.
  @MainActor private static func unsetNodes(in constraints: [ConstraintOrigin]) -> [LayoutNode] {
    var found: [LayoutNode] = []
    for case .system(let frame) in constraints where frame.kind == .autoresizing {
      guard let node = frame.item as? LayoutNode, node.hasUnsetFrame,
        !found.contains(where: { $0 === node })
      else { continue }
      found.append(node)
    }
    return found
  }
}

extension LayoutConflict.Member {
  @MainActor init(_ constraint: ConstraintOrigin, _ names: LogNames, _ words: ItemWords) {
    description = constraint.logDescription(names)
    sentence = constraint.sentence(words)
    if case .user(let constraint) = constraint {
      source = constraint.source
      equation = constraint.equation { $0.identifier ?? $0.debugName }
    } else {
      source = nil
      equation = description
    }
    isAutoresizing = constraint.isAutoresizing
  }
}

extension ConstraintOrigin {
  /// Whether it is a frame that was set by hand.
  fileprivate var isAutoresizing: Bool {
    if case .system(let constraint) = self { constraint.kind == .autoresizing } else { false }
  }

  /// The items that the constraint mentions.
  @MainActor var items: [LayoutItem] {
    switch self {
    case .user(let constraint):
      [constraint.firstItem, constraint.secondItem, constraint.measuringAncestor]
        .compactMap(\.self)
    case .system(let constraint):
      [constraint.item, constraint.follows?.superview.item ?? constraint.placedIn]
        .compactMap(\.self)
    }
  }

  @MainActor func logDescription(_ names: LogNames) -> String {
    switch self {
    case .user(let constraint): constraint.logDescription(names)
    case .system(let constraint): constraint.logDescription(names)
    }
  }

  @MainActor func sentence(_ words: ItemWords) -> String {
    switch self {
    case .user(let constraint): constraint.sentence(words)
    case .system(let constraint): constraint.sentence(words)
    }
  }
}
