import ConstraintNotation
import Localization

/// The names of views in reasons, sentences and sums.
package struct ItemNaming: Sendable {
  package typealias Name = @Sendable (StatedItem) -> LocalizedText
  private let inside: Name
  private let start: Name
  private let clause: Name
  private let short: @Sendable (StatedItem) -> String

  /// - Parameters:
  ///   - inside: Returns the name of an item inside a reason.
  ///   - start: Returns its name at the start of a sentence.
  ///   - clause: Returns its name inside the sentence of a constraint, where Chinese has no blank after it.
  ///   - short: Returns its name as in code.
  package init(
    inside: @escaping Name, start: @escaping Name, clause: @escaping Name,
    short: @escaping @Sendable (StatedItem) -> String
  ) {
    (self.inside, self.start, self.clause, self.short) = (inside, start, clause, short)
  }

  package func callAsFunction(_ item: StatedItem) -> LocalizedText { inside(item) }
  package func atStart(_ item: StatedItem) -> LocalizedText { start(item) }
  func inClause(_ item: StatedItem) -> LocalizedText { clause(item) }

  /// Returns the name as in code: `UILabel'Title'`, `title`.
  package func code(_ item: StatedItem) -> String { short(item) }

  /// Returns a place as in code: `UILabel'Title'.top`.
  package func code(_ place: StatedPlace) -> String {
    "\(code(place.item)).\(place.attribute.name)"
  }
}
