/// Something that a layout noticed and a person should know: data, never a trap.
///
/// The sentence is the report's `description`.
public enum LayoutReport: Hashable, Sendable {
  /// Required constraints contradict each other, and one was left out.
  case conflict(LayoutConflict)
  /// A constraint was not activated, or a change refused.
  case refused(view: String, error: LayoutError)
  /// A frame with a number that is not finite.
  case invalidFrame(view: String, frame: Rect)
  /// The views kept invalidating each other for as many solves as a turn has.
  case didNotSettle(island: String, solves: Int)
  /// A natural size that follows the view's own frame along an axis that nothing else fixes.
  case sizeDependsOnItself(view: String, axis: LayoutAxis)
  /// A view did something while it was updated or laid out that belongs elsewhere.
  case mistake(LayoutMistake)
  /// The solver met its budget; the frames stay as they were.
  case solverGaveUp(island: String, reason: String)
}

/// Required constraints that cannot hold together, each of them needed for the contradiction.
public struct LayoutConflict: Hashable, Sendable {
  /// One constraint of the conflict.
  public struct Member: Hashable, Sendable {
    /// The constraint as logs show it.
    public let description: String
    /// Where it was written; absent for the system's own.
    public let source: SourceLocation?
  }

  /// The contradicting constraints in order of activation, the system's own first.
  public let members: [Member]
  /// The one that was left out.
  public let broken: Member
}

extension LayoutReport {
  /// Whether a later report makes this one superfluous: the same constraint left out again, for what
  /// may be other reasons. A window that is resized there and back has one to show, not a hundred.
  func isSuperseded(by later: LayoutReport) -> Bool {
    switch (self, later) {
    case (.conflict(let old), .conflict(let new)): old.broken == new.broken
    default: false
    }
  }
}

extension LayoutReport: CustomStringConvertible {
  public var description: String {
    switch self {
    case .conflict(let conflict): conflict.description
    case .refused(let view, let error): "\(view): \(error)"
    case .invalidFrame(let view, let frame):
      """
      The frame (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)) of \(view) has a \
      number that is not finite. The frame stays as it was.
      """
    case .didNotSettle(let island, let solves):
      """
      The layout of \(island) did not settle within \(solves) solves: views inside of it change \
      their natural size or constraints whenever they are laid out.
      """
    case .sizeDependsOnItself(let view, let axis):
      """
      The natural \(axis == .horizontal ? "width" : "height") of \(view) follows its own frame, and \
      nothing else fixes it: the frame depends on what it was before. Constrain it.
      """
    case .mistake(let mistake): mistake.description
    case .solverGaveUp(let island, let reason):
      "The layout of \(island) could not be solved: \(reason) The frames stay as they were."
    }
  }
}

extension LayoutConflict: CustomStringConvertible {
  /// What was left out, the ``log``, and the source line of each constraint that somebody wrote.
  public var description: String {
    let lines = members.compactMap { member in
      member.source.map { "    \($0)  \(member.description)" }
    }
    let place = broken.source.map { " (\($0))" } ?? ""
    let first = "\(broken.description)\(place) is left out: it contradicts others.\n\n"
    guard !lines.isEmpty else { return first + log }
    return first + log + "\n\nWritten at:\n" + lines.joined(separator: "\n")
  }

  /// What Auto Layout writes to the console for such a conflict.
  public var log: String {
    let list = members.map { "    \"\($0.description)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken.description)
      """
  }
}
