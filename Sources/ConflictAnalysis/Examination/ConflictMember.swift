import ConstraintNotation
import Localization

/// A constraint of a conflict, with what is known of it beside its statement.
///
/// A log knows what is printed; a layout knows numbers that no log prints, such as insets.
package struct ConflictMember: Sendable {
  /// A named part of a constraint's amount, in points or layout units.
  package struct Part: Sendable {
    package let value: Double
    package let name: LocalizedText

    package init(_ value: Double, _ name: LocalizedText) {
      self.value = value
      self.name = name
    }
  }

  /// The constraint as it was written, with known superviews in place of `|`: for words and code.
  package let statement: ConstraintStatement
  package let origin: MemberOrigin
  /// The constraint between edges and lengths of views, with insets in its constant: for sums. In a log it has
  /// the places of the ``statement``.
  package var resolved: ConstraintStatement
  /// The parts of the constant of ``resolved``; nil if it is a single number.
  package var parts: [Part]?
  /// The value of the length that the constraint multiplies; nil if it multiplies none, or the value is unknown.
  package var share: Part?
  /// The identifier without leading underscores; empty if there is none.
  package var identifier = ""
  /// Whether the constraint is an intrinsic size. It has two priorities, so its sentence shows none.
  package var isContentSize = false
  /// Whether an intrinsic size is required as a minimum, and as a maximum.
  package var isRequiredContent = (least: false, most: false)
  /// The dialect in which the program wrote the constraint; nil if unknown, as in logs.
  package var dialect: CodeDialect?
  /// Whether the constraint comes from a frame that was never set. A log does not tell.
  package var hasUnsetFrame = false

  package init(_ statement: ConstraintStatement, _ origin: MemberOrigin) {
    self.statement = statement
    self.origin = origin
    resolved = statement
  }
}

/// The origin of a constraint in a conflict.
package enum MemberOrigin: Hashable, Sendable {
  /// The program, by anchors, the Visual Format Language, a storyboard or this package's DSL.
  case program
  case masonry
  case snapKit
  /// A stack view that hides a view.
  case hiding
  /// A stack view, for its arranged views.
  case stack
  /// A size that a table, a window or a controller gives a view.
  case encapsulated
  /// A size of a view before its first layout.
  case temporary
  /// A size at which a view is measured.
  case fitting
  /// The frame of a view that has an autoresizing mask.
  case autoresizing
  case contentSize
  case marginGuide
  case safeArea
  /// Interface Builder, for a view that has no constraints of its own.
  case prototyping
  /// The rule that no length is below 0.
  case implicit
  /// Another part of the system: the constraint has one of its identifiers, or relates only views of private classes.
  case system

  /// Whether the program wrote the constraint, and can change it.
  package var isProgram: Bool { self == .program || self == .masonry || self == .snapKit }

  /// Whether the constraint is a size that is given to the view from outside.
  package var isGivenSize: Bool {
    [.hiding, .encapsulated, .temporary, .fitting].contains(self)
  }
}

/// A requirement that always holds and is not among the members of a conflict.
package enum ImplicitRule: Hashable, Sendable {
  /// No width or height is below 0.
  case size(StatedItem, LayoutAxis)
  /// A margin that is not printed is at least 0. It is the near or the far one along an axis.
  case margin(StatedItem, LayoutAxis, isNear: Bool)

  package var item: StatedItem {
    switch self {
    case .size(let item, _), .margin(let item, _, _): item
    }
  }

  package var isSize: Bool {
    if case .size = self { true } else { false }
  }
}

extension ConstraintStatement {
  /// The item, relation and number of a constraint like `width == 80`, which compares a size with a number alone; nil
  /// for any other.
  package var fixedSize: (place: StatedPlace, relation: LayoutRelation, value: Double)? {
    guard let first, first.attribute.role == .size, right.parts.isEmpty else { return nil }
    return (first, relation, constant)
  }
}
