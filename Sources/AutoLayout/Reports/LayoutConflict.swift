/// Required constraints that cannot hold together, each of them needed for the contradiction.
public struct LayoutConflict: Hashable, Sendable {
  /// One constraint of the conflict.
  public struct Member: Hashable, Sendable {
    /// The constraint as logs show it. A number stands in for an address; it is given to an object of
    /// a tree when it is first mentioned, so that two runs show the same.
    public let description: String
    /// The constraint in short, views called by their identifiers where they have one:
    /// `green.left >= blue1.right + 1`; ``description`` for the system's own.
    public let equation: String
    /// The demand of the constraint, as an English sentence with its full stop.
    public let sentence: String
    /// The line that wrote the constraint; absent for the system's own.
    public let source: SourceLocation?
    /// Whether it is a frame that was set by hand.
    let isAutoresizing: Bool
  }

  /// The contradicting constraints: the system's own, then the others in order of activation; the
  /// last is the one that was left out.
  public let members: [Member]
  /// The one that was left out. It is tried again whenever something has changed.
  public let broken: Member
  /// The constant with which ``broken`` would not contradict the other members, the one nearest to
  /// what it is; absent where a constant cannot change that, and for the system's own.
  public let agreeingConstant: Double?
  /// Names the constraint that is left out, whatever else the conflict is about.
  let cause: String
  /// The constant of the constraint that is left out.
  let brokenConstant: Double
  /// What to do about views whose frames are among the constraints, and that others of them are to lay out, or
  /// that nobody has ever given a frame: sentences that name ``LayoutNode/translatesAutoresizingMaskIntoConstraints``.
  let maskCures: [String]
}

extension LayoutConflict.Member: CustomStringConvertible {}

extension LayoutConflict: CustomStringConvertible {
  /// The ``explanation``, the ``log``, and the source line of each constraint that somebody wrote.
  public var description: String {
    let lines = members.compactMap { member in
      member.source.map { "    \($0)  \(member.description)" }
    }
    let text = explanation + "\n\n" + log
    return lines.isEmpty ? text : text + "\n\nWritten at:\n" + lines.joined(separator: "\n")
  }

  /// The conflict in plain English: what each constraint asks for, which one is left out, and with
  /// what constant it would not be; or, where a view's frame is in the way that constraints were meant to
  /// decide, how it becomes theirs. The sentences of ``members`` come first, then the ``conclusion``.
  public var explanation: String {
    (members.map(\.sentence) + [conclusion]).joined(separator: " ")
  }

  /// Sentences that say that the constraints cannot hold together, which one is left out, and a
  /// remedy.
  public var conclusion: String {
    var sentences: [String]
    switch members.count {
    case 1: sentences = ["That cannot be."]
    case 2: sentences = ["Both together cannot be."]
    default: sentences = ["All of that together cannot be."]
    }
    let subject = members.count > 1 ? "The last one" : "It"
    let place = broken.source.map { ", written at \($0)," } ?? ""
    let others = members.count > 1 ? "any of them changes" : "it changes"
    sentences.append("\(subject)\(place) is left out, and tried again when \(others).")
    if !maskCures.isEmpty {
      sentences += maskCures
    } else if let agreeingConstant {
      let (new, old) = (agreeingConstant.short, brokenConstant.short)
      let end = members.count > 1 ? "they would agree" : "it could be"
      sentences.append("With a constant of \(new) in place of \(old) \(end).")
    }
    return sentences.joined(separator: " ")
  }

  private static let autoresizingNote = """
    (Note: If you're seeing AutoresizingMaskLayoutConstraints that you don't understand, refer to \
    the documentation for the View property translatesAutoresizingMaskIntoConstraints) 
    """

  /// The text that Auto Layout writes to the console for such a conflict.
  public var log: String {
    let list = members.map { "    \"\($0.description)\"" }.joined(separator: ",\n")
    let isByHand = members.contains(where: \.isAutoresizing)
    let note = isByHand ? "\n " + Self.autoresizingNote : ""
    return """
      Unable to simultaneously satisfy constraints.
       Probably at least one of the constraints in the following list is one you don't want. 
       Try this: 
        (1) look at each constraint and try to figure out which you don't expect; 
        (2) find the code that added the unwanted constraint or constraints and fix it. \(note)
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(broken.description)

      Make a symbolic breakpoint at ViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the ConstraintBasedLayoutDebugging category on View listed in \
      <AutoLayout/ConstraintBasedLayoutDebugging.swift> may also be helpful.
      """
  }
}
