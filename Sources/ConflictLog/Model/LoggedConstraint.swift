/// A line of source that made a constraint, as SnapKit and our own reports name it.
public struct LoggedSource: Hashable, Sendable {
  /// The file, with its path if that was printed.
  public let file: String
  /// The line in it, from 1.
  public let line: Int
}

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
  public internal(set) var source: LoggedSource?
  /// The autoresizing mask as printed: `h=--& v=--&`.
  public let mask: String?
  /// The priority, from above 0 to 1000, which is required.
  public let priority: Double
  /// The priorities of an intrinsic size: hugging, then compression resistance.
  let contentPriorities: (hugging: Double?, resistance: Double?)?
  /// What it requires.
  let statement: LinearStatement
  /// The view that `|` means in the line; nil if the line has none or does not say.
  let superview: LoggedItem?
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

  var items: [LoggedItem] { statement.items }

  /// Whether it stands for a frame that an autoresizing mask keeps.
  var isAutoresizing: Bool { mask != nil || className.contains("AutoresizingMask") }

  /// Whether it is an intrinsic size.
  var isContentSize: Bool { contentPriorities != nil || className.contains("ContentSize") }

  /// The identifier without underscores in front, which pasting may eat.
  var bareIdentifier: String {
    String((identifier ?? "").drop { $0 == "_" })
  }

  /// The required number of a size: `width == 80`; nil for everything else.
  var fixedSize: (place: Place, relation: LoggedRelation, value: Double)? {
    guard let first = statement.first, first.attribute.role == .size, statement.right.parts.isEmpty
    else { return nil }
    return (first, statement.relation, statement.constant)
  }
}
