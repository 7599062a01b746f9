/// The constraints of one conflict in a log.
public struct LoggedConflict: Hashable, Sendable {
  /// The line of the input that it begins in, from 1.
  public internal(set) var line: Int
  /// Whether the console's header stands before the list.
  public internal(set) var hasHeader = false
  /// The constraints in the order of the log. One that the log names as broken and does not list is the last.
  public internal(set) var constraints: [LoggedConstraint] = []
  /// The index of the constraint that was broken; nil if the log does not say.
  public internal(set) var broken: Int?
  /// Whether the log names a constraint as broken that its list lacks.
  public internal(set) var isBrokenUnlisted = false
  /// How many constraints were left out because there are too many.
  public internal(set) var omitted = 0
  /// Whether a line of the list was not understood.
  public internal(set) var hasUnknownLines = false
}

/// A line that stands in a conflict and was not understood.
public struct UnknownLine: Hashable, Sendable {
  /// The line of the input, from 1.
  public let line: Int
  /// The text, cut where it is long.
  public let text: String
}
