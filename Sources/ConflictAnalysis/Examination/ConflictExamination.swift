import ConstraintNotation
import Localization

/// A conflict with its contradictory core, for the sum, the rules and the cures.
///
/// A layout and a log make one, each from what it knows.
package struct ConflictExamination {
  /// All constraints of the conflict.
  package let all: [ConflictMember]
  /// The indices of the constraints that contradict each other, in order; empty if none do.
  package let core: [Int]
  /// The implicit rules in the proof.
  package let rules: [ImplicitRule]
  /// For each constraint its multiplier in the proof: that of its left side minus its right side, above 0 for "at most".
  /// 0 if the constraint is not in the proof.
  package let multipliers: [Double]
  /// The index of the constraint that was broken; nil if unknown.
  package let broken: Int?
  package let names: ItemNaming
  /// What is known beside the constraints.
  let facts: ConflictFacts
  private let superviewOf: (StatedItem) -> StatedItem?
  private let settledWithout: (Int) -> Bool
  /// The sum that fails; nil if nothing contradicts.
  package private(set) var sum: FailingSum?
  /// The closed chain of the core; nil if it is none.
  package private(set) var chain: Chain?
  /// The program's constraint whose priority should be lowered first so that the others agree; nil if there is none.
  package private(set) var yielding: Int?

  /// - Parameters:
  ///   - superview: Returns the superview of an item, if it is known.
  ///   - settles: Whether the core agrees without one of its constraints, or is too large to try.
  package init(
    _ all: [ConflictMember], core: [Int], rules: [ImplicitRule], multipliers: [Double],
    broken: Int?, names: ItemNaming, facts: ConflictFacts,
    superview: @escaping (StatedItem) -> StatedItem?,
    settles: @escaping (Int) -> Bool
  ) {
    (self.all, self.core, self.rules, self.multipliers) = (all, core, rules, multipliers)
    (self.broken, self.names, self.facts) = (broken, names, facts)
    (superviewOf, settledWithout) = (superview, settles)
    if isContradictory {
      let amounts = core.map { StatedAmount(all[$0], names) }
      chain = Chain(self, amounts)
      sum = FailingSum(self, amounts)
    }
    yielding = firstToYield
  }

  /// Whether the proof needs the rule that no length is below 0.
  package var needsNoNegativeLength: Bool {
    rules.contains(where: \.isSize) || core.contains { origin($0) == .implicit }
  }

  /// Whether the constraints contradict each other.
  package var isContradictory: Bool { !core.isEmpty }

  /// The axis of the core; nil if it has both.
  package var axis: LayoutAxis? {
    let axes = Set(core.map { statement($0).axis })
    return axes.count == 1 ? axes.first ?? nil : nil
  }

  /// The indices of the constraints to be explained: those of the core, or all if nothing contradicts.
  package var members: [Int] { isContradictory ? core : Array(all.indices) }

  /// The members with one of the given origins.
  package func members(from wanted: MemberOrigin...) -> [Int] {
    members.filter { wanted.contains(all[$0].origin) }
  }

  /// The members that the program wrote and can change.
  package var programMembers: [Int] { members.filter { all[$0].origin.isProgram } }

  /// The members without the rule that no length is below 0, which is one in layouts only.
  var statedMembers: [Int] { members.filter { origin($0) != .implicit } }

  /// Whether the program is one for Apple's systems, so that UIKit's classes and their defaults count.
  package var usesUIKit: Bool { facts.contains(.uiKit) }

  /// The items of the members, each once.
  var memberItems: [StatedItem] {
    var found: [StatedItem] = []
    for item in members.flatMap({ statement($0).items }) where !found.contains(item) {
      found.append(item)
    }
    return found
  }

  package func statement(_ index: Int) -> ConstraintStatement { all[index].statement }
  package func origin(_ index: Int) -> MemberOrigin { all[index].origin }

  /// Returns the item, attribute, relation and number of a constraint that compares a size with a
  /// number alone; nil for any other.
  package func fixedSize(_ index: Int) -> (
    place: StatedPlace, relation: LayoutRelation, value: Double
  )? {
    statement(index).fixedSize
  }

  /// Returns the superview of an item; nil if it is unknown.
  func superview(of item: StatedItem) -> StatedItem? { superviewOf(item) }

  /// Returns whether an item is inside another one, as far as superviews are known.
  func isInside(_ item: StatedItem, _ other: StatedItem) -> Bool {
    var current = item
    for _ in 0..<64 {
      guard let superview = superviewOf(current) else { return false }
      if superview == other { return true }
      current = superview
    }
    return false
  }

  /// Whether the core without a constraint is consistent, or too large to try.
  package func settles(_ index: Int) -> Bool { settledWithout(index) }

  /// The program's constraint whose priority should be lowered first so that the others agree: the broken one, a
  /// distance to a far edge, another distance, or a size, in this order of preference.
  private var firstToYield: Int? {
    let own = programMembers
    let distances = own.filter { statement($0).first?.attribute.role != .size }
    let broken = broken.flatMap { own.contains($0) ? $0 : nil }
    let far = distances.last { index in
      statement(index).first?.attribute.role == .far
        && statement(index).second?.attribute.role == .far
    }
    let candidates = [broken, far, distances.last, own.last].compactMap(\.self)
    return candidates.first(where: settles) ?? candidates.first
  }

  /// Returns a constraint with the inner view on the left side. An intrinsic size has two priorities, and shows none.
  private func shown(_ index: Int) -> ConstraintStatement {
    var statement = statement(index).fromInside
    if all[index].isContentSize { statement.priority = .required }
    return statement
  }

  /// Returns the sentence of a constraint, to stand inside of another one.
  package func sentence(_ index: Int) -> LocalizedText {
    let statement = shown(index)
    let names = names
    let sentence = ConstraintSentence(
      statement, name: { names.inClause($0) }, atStart: { names.inClause($0) })
    return sentence.hasWords ? sentence.clause : LocalizedText(verbatim: equation(statement))
  }

  /// Returns a statement as an equation for people.
  package func equation(_ statement: ConstraintStatement) -> String {
    statement.equation(.people) { names.code($0) }
  }

  /// Whether a member relates an edge of an item to another item, which may then be inside.
  func hasNeighbours(_ item: StatedItem) -> Bool {
    members.contains { index in
      let parts = statement(index).parts
      return Set(parts.map(\.place.item)).count > 1
        && parts.contains { $0.place.item == item && $0.place.attribute.role != .size }
    }
  }

  /// Whether no member positions an item, and members only constrain other items to its edges. The item then
  /// contains the others.
  func isContainer(_ item: StatedItem) -> Bool {
    members.allSatisfy { index in
      let statement = shown(index)
      guard statement.items.contains(item), statement.items.count > 1,
        let first = statement.first?.attribute, first.role != .size
      else { return true }
      return statement.second?.item == item && statement.second?.attribute.role == first.role
    }
  }
}

/// What only some conflicts tell beside their constraints.
package struct ConflictFacts: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The classes are UIKit's or AppKit's, and so are the defaults of their tables.
  package static let uiKit = ConflictFacts(rawValue: 1)
  /// Whether the form of a line is known: an equation, or the Visual Format Language.
  package static let forms = ConflictFacts(rawValue: 2)
  /// Whether frames were ever set.
  package static let setFrames = ConflictFacts(rawValue: 4)
}
