import ConstraintNotation

/// The constraints of one conflict in a log.
public struct LoggedConflict: Hashable, Sendable {
  /// The line of the input in which the conflict begins, from 1.
  public internal(set) var line: Int
  /// Whether the console's header precedes the list.
  public internal(set) var hasHeader = false
  /// The constraints in the order of the log. If the log names a broken constraint that is not in its list,
  /// it is the last one.
  public internal(set) var constraints: [LoggedConstraint] = []
  /// The index of the constraint that was broken; nil if the log does not say.
  public internal(set) var broken: Int?
  /// Whether the log names a broken constraint that is not in its list.
  public internal(set) var isBrokenUnlisted = false
  /// The number of constraints that were omitted because there are too many.
  public internal(set) var omitted = 0
  /// Whether a line of the list was not understood.
  public internal(set) var hasUnknownLines = false
}

/// A line of a conflict that was not understood.
public struct UnknownLine: Hashable, Sendable {
  /// The number of the line in the input, from 1.
  public let line: Int
  /// The text; a long one is cut.
  public let text: String
}

/// A constraint in a log.
public struct LoggedConstraint: Hashable, Sendable {
  /// The line of the input in which the constraint begins, from 1.
  public let line: Int
  /// The constraint as printed, without quotation marks around it.
  public let text: String
  /// The class: `NSLayoutConstraint`, `MASLayoutConstraint`, `SnapKit.LayoutConstraint`...
  public let className: String
  /// The address, or the key that a DSL prints instead; nil if neither was printed.
  public let address: String?
  /// The identifier in quotation marks, such as `UISV-hiding`.
  public let identifier: String?
  /// The source line that created the constraint; nil if it was not printed.
  public var source: SourceLocation? { statement.source }
  /// The autoresizing mask as printed: `h=--& v=--&`.
  public let mask: String?
  /// The priority: above 0 and at most 1000, which is required.
  public var priority: Double { statement.priority.rawValue }
  /// The two priorities of an intrinsic size; nil for other constraints.
  let contentPriorities: (hugging: Double?, resistance: Double?)?
  /// The statement of the constraint.
  var statement: ConstraintStatement
  /// The view that `|` stands for in the line; nil if the line has no `|` or does not name the view.
  let superview: StatedItem?
  /// Whether two names of the line could belong to two addresses in either order.
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
  /// Whether the constraint is required. Only required constraints can contradict each other.
  var isRequired: Bool { priority >= 1000 }

  var items: [StatedItem] { statement.items }

  /// Whether the constraint comes from a frame with an autoresizing mask.
  var isAutoresizing: Bool { mask != nil || className.contains("AutoresizingMask") }

  /// Whether the constraint is an intrinsic size.
  var isContentSize: Bool { contentPriorities != nil || className.contains("ContentSize") }

  /// The identifier without leading underscores, which copying may remove.
  var bareIdentifier: String {
    String((identifier ?? "").drop { $0 == "_" })
  }
}
