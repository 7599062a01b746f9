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
