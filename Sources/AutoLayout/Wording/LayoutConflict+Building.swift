import ConflictAnalysis
import Localization

/// Reports a constraint that is left out. A symbolic breakpoint here catches it, as one at
/// `UIViewAlertForUnsatisfiableConstraints` does in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
@inline(never)
@MainActor func ViewAlertForUnsatisfiableConstraints(
  _ constraint: BrokenConstraint, in root: LayoutNode
) {
  root.report(
    .conflict(LayoutConflict(constraint, names: root.logNames)),
    while: NoticeCondition(.leftOut(constraint.key), in: root))
}

extension LayoutConflict {
  @MainActor init(_ broken: BrokenConstraint, names: LogNames) {
    let constraints = broken.opponents + [broken.constraint]
    let words = ItemWords(for: constraints.flatMap(\.items), names: names)
    members = constraints.map { Member($0, names, words) }
    self.broken = Member(broken.constraint, names, words)
    let examination = ConflictExamination(broken, words)
    sum = broken.excess > 0 ? examination.sum : nil
    let found = LayoutCulprit.culprits(examination)
    culprits = found
    if case .user = broken.constraint, let last = broken.members.indices.last {
      agreeingConstant = broken.agreeingConstant(of: last)
    } else {
      agreeingConstant = nil
    }
    let nodes = { (rule: String) in
      found.filter { $0.rule == rule }.compactMap { broken.members[$0.member].origin.node }
    }
    maskCures =
      nodes("mask-left-on").map { MaskCure.cure(for: $0, named: words($0)) }
      + nodes("unset-frame").map { MaskCure.cureOfUnset($0, named: words($0)) }
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

extension LayoutConflict.Member {
  @MainActor init(_ constraint: ConstraintOrigin, _ names: LogNames, _ words: ItemWords) {
    description = constraint.logDescription(names)
    localizedSentence = constraint.sentence(words)
    if case .user(let constraint) = constraint {
      source = constraint.source
      equation = constraint.shortEquation
    } else {
      source = nil
      equation = description
    }
    views = constraint.items.compactMap { $0.viewName }
    isAutoresizing = constraint.isAutoresizing
  }
}

extension LayoutItem {
  /// The debug name of the view, or of the view that owns the guide.
  @MainActor fileprivate var viewName: String? {
    (self as? LayoutNode ?? (self as? LayoutGuide)?.owningView)?.debugName
  }
}

extension ConstraintOrigin {
  /// The view whose frame is the constraint; nil for another constraint.
  @MainActor fileprivate var node: LayoutNode? {
    if case .system(let constraint) = self { constraint.item as? LayoutNode } else { nil }
  }

  /// Whether the constraint comes from an explicit frame.
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

  @MainActor func sentence(_ words: ItemWords) -> LocalizedText {
    switch self {
    case .user(let constraint): constraint.sentence(words)
    case .system(let constraint): constraint.sentence(words)
    }
  }
}

/// Cures, as sentences, for a view whose frame became a constraint by mistake.
@MainActor enum MaskCure {
  /// Returns the cure for a view that constraints lay out, with the line where it was added.
  static func cure(for node: LayoutNode) -> LocalizedText {
    guard let place = node.addedAt else {
      return LocalizedText("Set it to false.", chinese: "请设为 false。")
    }
    return LocalizedText(
      "Set it to false, for example where the view is added (\(place)).",
      chinese: "请设为 false，例如在添加该视图的地方（\(place)）。")
  }

  /// Returns the cure for a view that constraints of a conflict lay out.
  static func cure(for node: LayoutNode, named name: LocalizedText) -> LocalizedText {
    LocalizedText(
      "translatesAutoresizingMaskIntoConstraints of \(name) is true, so its frame is a constraint, too. \(cure(for: node))",
      chinese:
        "\(name)的 translatesAutoresizingMaskIntoConstraints 是 true，所以它的 frame 也是约束。\(cure(for: node))"
    )
  }

  /// Returns the cure for a view that constraints refer to and that has neither a frame nor constraints.
  static func cureOfUnset(_ node: LayoutNode, named name: LocalizedText) -> LocalizedText {
    let cause: LocalizedText = LocalizedText(
      "The frame of \(name) was never set but is a constraint, since translatesAutoresizingMaskIntoConstraints is true.",
      chinese: "\(name)的 frame 从未设置，却也是约束，因为 translatesAutoresizingMaskIntoConstraints 是 true。")
    guard let place = node.addedAt else {
      return LocalizedText(
        "\(cause) Set it to false and constrain the view.", chinese: "\(cause)请设为 false，并为该视图添加约束。")
    }
    return LocalizedText(
      "\(cause) Set it to false, for example where the view is added (\(place)), and constrain the view.",
      chinese: "\(cause)请设为 false，例如在添加该视图的地方（\(place)），并为该视图添加约束。")
  }
}
