import Localization
import ConstraintNotation

/// A conflict with the results of its analysis, for rules and reports.
struct Examination {
  let conflict: LoggedConflict
  let hierarchy: Hierarchy
  let contradiction: Contradiction?
  let sum: FailingSum?
  let origins: [Origin]
  /// The statements of the lines. Superviews replace `|` if they are known or guessed.
  let statements: [ConstraintStatement]
  let names: ItemNames
  /// The program's constraint whose priority should be lowered first so that the others agree; nil if there is none.
  private(set) var yielding: Int?

  init(_ conflict: LoggedConflict) {
    self.conflict = conflict
    let hierarchy = Hierarchy(conflict.constraints)
    let contradiction = Contradiction(conflict, hierarchy)
    let origins = Self.origins(conflict)
    self.hierarchy = hierarchy
    self.contradiction = contradiction
    self.origins = origins
    let found = contradiction?.statements ?? []
    statements =
      found
      + conflict.constraints[found.count...].map { constraint in
        constraint.statement.replacing {
          hierarchy.resolved($0, in: constraint.statement, guessing: false)
        }
      }
    sum = contradiction.map { FailingSum($0) { origins[$0].isGivenSize } }
    names = ItemNames(statements.flatMap(\.items))
    yielding = firstToYield
  }

  /// Returns the origin of each constraint. Masonry's debugging category prints no identifiers. In its logs, an
  /// equation for the size of a cell, or for a size of 0, counts as given by the system unless the DSL created it.
  private static func origins(_ conflict: LoggedConflict) -> [Origin] {
    let plain = conflict.constraints.map(Origin.init)
    let isRewritten =
      plain.contains(.masonry)
      && conflict.constraints.allSatisfy { $0.identifier == nil && !$0.text.contains("(active") }
    guard isRewritten else { return plain }
    return zip(plain, conflict.constraints).map { origin, constraint in
      guard origin == .program || origin == .system, let size = constraint.fixedSize,
        size.relation == .equal
      else { return origin }
      return size.value == 0 || SystemClass.isCell(size.place.item) ? .encapsulated : origin
    }
  }

  var constraints: [LoggedConstraint] { conflict.constraints }

  /// The indices of the constraints to be explained: those of the core, or all if nothing contradicts.
  var members: [Int] { contradiction?.core ?? Array(constraints.indices) }

  /// The members with one of the given origins.
  func members(from wanted: Origin...) -> [Int] { members.filter { wanted.contains(origins[$0]) } }

  /// The members that the program wrote and can change.
  var programMembers: [Int] { members.filter { origins[$0].isProgram } }

  /// The items of the members, each once.
  var memberItems: [StatedItem] {
    var found: [StatedItem] = []
    for item in members.flatMap({ statements[$0].items }) where !found.contains(item) {
      found.append(item)
    }
    return found
  }

  /// Returns the item, attribute, relation and number of a constraint that compares a size with a
  /// number alone; nil for any other.
  func fixedSize(_ index: Int) -> (place: StatedPlace, relation: LayoutRelation, value: Double)? {
    constraints[index].fixedSize
  }

  /// The program's constraint whose priority should be lowered first so that the others agree: the broken one, a
  /// distance to a far edge, another distance, or a size, in this order of preference.
  private var firstToYield: Int? {
    let own = programMembers
    let distances = own.filter { statements[$0].first?.attribute.role != .size }
    let broken = conflict.broken.flatMap { own.contains($0) ? $0 : nil }
    let far = distances.last { Self.touchesFarEdge(statements[$0]) }
    let candidates = [broken, far, distances.last, own.last].compactMap(\.self)
    return candidates.first(where: settles) ?? candidates.first
  }

  /// Whether the core without a constraint is consistent, given that no size is below 0.
  func settles(_ index: Int) -> Bool {
    guard let contradiction, contradiction.core.count <= Contradiction.mostReduced else {
      return true
    }
    let system = LogSystem(
      Array(constraints.prefix(Contradiction.mostConstraints)), hierarchy,
      assuming: max(contradiction.assumption, .noNegativeSize))
    return system.proof(of: contradiction.core.filter { $0 != index }, last: nil) == nil
  }

  private static func touchesFarEdge(_ statement: ConstraintStatement) -> Bool {
    statement.first?.attribute.role == .far && statement.second?.attribute.role == .far
  }

  /// Returns the sentence of a constraint.
  func sentence(_ index: Int) -> LocalizedText {
    var statement = statements[index].fromInside
    // An intrinsic size has two priorities, so the sentence shows none.
    if constraints[index].contentPriorities != nil { statement.priority = .required }
    let sentence = ConstraintSentence(statement, name: name, atStart: name)
    return sentence.hasWords
      ? sentence.clause : LocalizedText(verbatim: statement.equation(.people) { names($0) })
  }

  /// Returns the name of an item for a sentence. Names of the system's guides do not begin with a class.
  private func name(_ item: StatedItem) -> LocalizedText {
    let name = names(item)
    let article = item.isGuide && name.first?.isLowercase == true ? "the " : ""
    // After a letter the report inserts the space itself.
    let blank = name.last?.isLetter == true ? "" : " "
    return LocalizedText("\(article)\(name)", chinese: "\(name)\(blank)")
  }

  /// Whether no member positions an item, and members only constrain other items to its edges. The item then
  /// contains the others.
  func isContainer(_ item: StatedItem) -> Bool {
    members.allSatisfy { index in
      var statement = statements[index].fromInside
      // An intrinsic size has two priorities, so the sentence shows none.
      if constraints[index].contentPriorities != nil { statement.priority = .required }
      guard statement.items.contains(item), statement.items.count > 1,
        let first = statement.first?.attribute, first.role != .size
      else { return true }
      return statement.second?.item == item && statement.second?.attribute.role == first.role
    }
  }
}
