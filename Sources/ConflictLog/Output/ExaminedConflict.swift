import ConflictAnalysis
import ConstraintNotation
import Localization

/// A conflict of a log with the results of its analysis, for reports.
struct ExaminedConflict {
  let conflict: LoggedConflict
  let hierarchy: Hierarchy
  let contradiction: Contradiction?
  let names: ItemNames
  let examination: ConflictExamination

  init(_ conflict: LoggedConflict) {
    self.conflict = conflict
    let hierarchy = Hierarchy(conflict.constraints)
    let contradiction = Contradiction(conflict, hierarchy)
    let found = contradiction?.statements ?? []
    let statements =
      found
      + conflict.constraints[found.count...].map { constraint in
        constraint.statement.replacing {
          hierarchy.resolved($0, in: constraint.statement, guessing: false)
        }
      }
    let names = ItemNames(statements.flatMap(\.items))
    self.hierarchy = hierarchy
    self.contradiction = contradiction
    self.names = names
    let origins = Self.origins(conflict)
    examination = ConflictExamination(
      conflict.constraints.indices.map {
        ConflictMember(conflict.constraints[$0], statements[$0], origins[$0])
      }, core: contradiction?.core ?? [], rules: contradiction?.rules ?? [],
      multipliers: conflict.constraints.indices.map { contradiction?.proof.factor(of: $0) ?? 0 },
      broken: conflict.broken, names: names.naming,
      facts: conflict.isOfUIKit ? [.uiKit, .forms] : .forms,
      superview: { hierarchy.superview(of: $0) },
      settles: { contradiction?.settles($0, conflict, hierarchy) ?? true })
  }

  var constraints: [LoggedConstraint] { conflict.constraints }

  /// Returns the origin of each constraint. Masonry's debugging category prints no identifiers. In its logs, an
  /// equation for the size of a cell, or for a size of 0, counts as given by the system unless the DSL created it.
  private static func origins(_ conflict: LoggedConflict) -> [MemberOrigin] {
    let plain = conflict.constraints.map(MemberOrigin.init)
    let isRewritten =
      plain.contains(.masonry)
      && conflict.constraints.allSatisfy { $0.identifier == nil && !$0.text.contains("(active") }
    guard isRewritten else { return plain }
    return zip(plain, conflict.constraints).map { origin, constraint in
      guard origin == .program || origin == .system, let size = constraint.statement.fixedSize,
        size.relation == .equal
      else { return origin }
      return size.value == 0 || SystemClass.isCell(size.place.item) ? .encapsulated : origin
    }
  }
}

extension LoggedConflict {
  /// Whether the log is one of Apple's systems, and not one that this package's layouts write.
  fileprivate var isOfUIKit: Bool {
    let own: Set = [
      "LayoutConstraint", "AutoresizingMaskLayoutConstraint", "ContentSizeLayoutConstraint",
    ]
    return !constraints.allSatisfy { own.contains($0.className) }
  }
}

extension ConflictMember {
  fileprivate init(
    _ constraint: LoggedConstraint, _ statement: ConstraintStatement, _ origin: MemberOrigin
  ) {
    self.init(statement, origin)
    identifier = constraint.bareIdentifier
    resolved.relation = LogSystem.relation(of: statement, constraint)
    isContentSize = constraint.contentPriorities != nil
    let (hugging, resistance) = constraint.contentPriorities ?? (nil, nil)
    isRequiredContent = (least: resistance ?? 0 >= 1000, most: hugging ?? 0 >= 1000)
  }
}

extension Contradiction {
  /// Whether the core without a constraint is consistent, given that no size is below 0.
  fileprivate func settles(_ index: Int, _ conflict: LoggedConflict, _ hierarchy: Hierarchy) -> Bool
  {
    guard core.count <= Self.mostReduced else { return true }
    let system = LogSystem(
      Array(conflict.constraints.prefix(Self.mostConstraints)), hierarchy,
      assuming: max(assumption, .noNegativeSize))
    return system.proof(of: core.filter { $0 != index }, last: nil) == nil
  }
}
