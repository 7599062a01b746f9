/// A change of one constraint of a contradiction.
@MainActor struct MemberChange {
  let change: LayoutAlternative.Change
  let supposition: HypotheticalChange
  let code: String?
  let sentence: String

  /// The highest optional priority: such a constraint yields to required ones only.
  private static let yielding: LayoutPriority = 999

  /// Returns the possible changes of a member. A stack's constraints and the rule that no length is below 0 cannot
  /// be changed.
  static func all(of broken: BrokenConstraint, _ index: Int) -> [MemberChange] {
    switch broken.members[index].origin {
    case .user(let constraint):
      constraint.isArranged ? [] : changes(of: constraint, to: broken.agreeingConstant(of: index))
    case .system(let constraint):
      changes(of: constraint, to: broken.agreeingConstant(of: index))
    }
  }

  private static func changes(of constraint: LayoutConstraint, to agreeing: Double?)
    -> [MemberChange]
  {
    var all = [
      MemberChange(
        change: .removal, supposition: HypotheticalChange(without: constraint),
        code: "// without \(constraint.code)", sentence: "Remove \(constraint.shortEquation)."),
      changed(constraint, .priority(yielding), priority: yielding),
    ]
    if let agreeing {
      all.insert(changed(constraint, .constant(agreeing), constant: agreeing), at: 1)
    }
    return all
  }

  private static func changed(
    _ constraint: LayoutConstraint, _ change: LayoutAlternative.Change, constant: Double? = nil,
    priority: LayoutPriority? = nil
  ) -> MemberChange {
    let supposition = HypotheticalChange(constraint, constant: constant, priority: priority)
    let words =
      constant.map { "a constant of \($0.short) in place of \(constraint.constant.short)" }
      ?? "priority \((priority ?? yielding).rawValue.short)"
    return MemberChange(
      change: change, supposition: supposition, code: supposition.replacement?.code,
      sentence: "Give \(constraint.shortEquation) \(words).")
  }

  // MARK: - Changes of system constraints

  private static func changes(of constraint: SystemConstraint, to agreeing: Double?)
    -> [MemberChange]
  {
    guard let item = constraint.item else { return [] }
    let name = item.shownIdentifier ?? item.debugName
    let place = "\(name).\(constraint.attribute)"
    switch constraint.kind {
    case .nonNegativeSize, .guide: return []
    case .encapsulatedSize:
      return resized(constraint, item, agreeing, name)
    case .autoresizing:
      return framed(constraint, item, agreeing, place) + unmasked(item, name)
    case .hugging, .compressionResistance:
      let code = priorityCode(constraint, item)
      return [
        MemberChange(
          change: .priority(yielding),
          supposition: HypotheticalChange(constraint, .init(priority: yielding)), code: code,
          sentence: "Let the intrinsic \(constraint.attribute) of \(name) give way.")
      ]
    }
  }

  /// Returns the change of a size that is given from outside, rounded to whole cells if cells are the unit.
  private static func resized(
    _ constraint: SystemConstraint, _ item: LayoutItem, _ agreeing: Double?, _ name: String
  ) -> [MemberChange] {
    guard let agreeing, agreeing >= 0 else { return [] }
    let unit = item.node?.tree.layoutUnit ?? .points
    let length =
      agreeing > constraint.constant ? unit.roundUp(agreeing) : -unit.roundUp(-agreeing)
    let (old, new) = (frameNumber(constraint.constant, constraint), frameNumber(length, constraint))
    return [
      MemberChange(
        change: .constant(new),
        supposition: HypotheticalChange(constraint, .init(constant: length)),
        code: nil,
        sentence: "Give \(name) a \(constraint.attribute) of \(new.short) in place of \(old.short)."
      )
    ]
  }

  /// Converts a number of an alignment rectangle to the number of its frame.
  private static func frameNumber(_ number: Double, _ constraint: SystemConstraint) -> Double {
    let insets = (constraint.item as? LayoutNode)?.alignmentRectInsets ?? .zero
    let axis = constraint.attribute.axis
    let near = insets.leading(along: axis)
    return number + (constraint.attribute.isPosition ? -near : near + insets.trailing(along: axis))
  }

  private static func framed(
    _ constraint: SystemConstraint, _ item: LayoutItem, _ agreeing: Double?, _ place: String
  ) -> [MemberChange] {
    guard constraint.follows == nil, let agreeing,
      constraint.attribute.isPosition || agreeing >= 0
    else { return [] }
    let part =
      switch constraint.attribute {
      case .left: "origin.x"
      case .top: "origin.y"
      default: "size.\(constraint.attribute)"
      }
    let (old, new) = (
      frameNumber(constraint.constant, constraint), frameNumber(agreeing, constraint)
    )
    return [
      MemberChange(
        change: .constant(new),
        supposition: HypotheticalChange(constraint, .init(constant: agreeing)),
        code: "\(item.codeName).frame.\(part) = \(new.short)",
        sentence: "Set \(place) of the frame to \(new.short) in place of \(old.short).")
    ]
  }

  private static func unmasked(_ item: LayoutItem, _ name: String) -> [MemberChange] {
    guard let node = item as? LayoutNode else { return [] }
    return [
      MemberChange(
        change: .unmasking, supposition: HypotheticalChange(unmasking: node),
        code: "\(node.codeName).translatesAutoresizingMaskIntoConstraints = false",
        sentence: "Let constraints alone lay out \(name).")
    ]
  }

  private static func priorityCode(_ constraint: SystemConstraint, _ item: LayoutItem) -> String {
    let kind = constraint.kind == .hugging ? "Hugging" : "CompressionResistance"
    let axis = constraint.attribute.axis == .horizontal ? "horizontal" : "vertical"
    return "\(item.codeName).setContent\(kind)Priority(999, for: .\(axis))"
  }
}
