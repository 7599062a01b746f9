import ConstraintNotation

/// A constraint that stands in a log.
public struct LoggedConstraint: Hashable, Sendable {
  /// The line of the input that it begins in, from 1.
  public let line: Int
  /// The constraint as printed, without marks of quotation around it.
  public let text: String
  /// The class: `NSLayoutConstraint`, `MASLayoutConstraint`, `SnapKit.LayoutConstraint`...
  public let className: String
  /// The address, or the key that a DSL prints in its place; nil if neither was printed.
  public let address: String?
  /// The identifier in quotation marks, such as `UISV-hiding`.
  public let identifier: String?
  /// Where the constraint was made; nil unless printed.
  public var source: SourceLocation? { statement.source }
  /// The autoresizing mask as printed: `h=--& v=--&`.
  public let mask: String?
  /// The priority, from above 0 to 1000, which is required.
  public var priority: Double { statement.priority.rawValue }
  /// The priorities of an intrinsic size: hugging, then compression resistance.
  let contentPriorities: (hugging: Double?, resistance: Double?)?
  /// What it requires.
  var statement: ConstraintStatement
  /// The view that `|` means in the line; nil if the line has none or does not say.
  let superview: StatedItem?
  /// Where two names of a line could belong to two addresses in either order.
  let hasGuessedNames: Bool

  public static func == (left: LoggedConstraint, right: LoggedConstraint) -> Bool {
    left.line == right.line && left.text == right.text
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(text)
  }
}

extension LoggedConstraint {
  /// Whether it must hold: only such constraints can contradict each other.
  var isRequired: Bool { priority >= 1000 }

  var items: [StatedItem] { statement.items }

  /// Whether it stands for a frame that an autoresizing mask keeps.
  var isAutoresizing: Bool { mask != nil || className.contains("AutoresizingMask") }

  /// Whether it is an intrinsic size.
  var isContentSize: Bool { contentPriorities != nil || className.contains("ContentSize") }

  /// The identifier without underscores in front, which pasting may eat.
  var bareIdentifier: String {
    String((identifier ?? "").drop { $0 == "_" })
  }

  /// The required number of a size: `width == 80`; nil for everything else.
  var fixedSize: (place: StatedPlace, relation: LayoutRelation, value: Double)? {
    guard let first = statement.first, first.attribute.role == .size, statement.right.parts.isEmpty
    else { return nil }
    return (first, statement.relation, statement.constant)
  }
}
