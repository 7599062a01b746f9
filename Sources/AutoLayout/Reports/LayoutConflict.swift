import Localization

/// Required constraints that cannot all be satisfied. If any one of them is removed, the rest can be.
public struct LayoutConflict: Hashable, Sendable {
  /// One constraint of the conflict.
  public struct Member: Hashable, Sendable {
    /// The constraint as logs show it. A number replaces the address of an object; it is assigned when the
    /// object is first mentioned, so that two runs print the same text.
    public let description: String
    /// The constraint in short, with the identifiers of views that have one:
    /// `green.left >= blue1.right + 1`. For a system constraint it is the ``description``.
    public let equation: String
    /// The constraint as an English sentence, with its full stop.
    public var sentence: String { localizedSentence.english }
    /// The ``sentence``, to be translated.
    public let localizedSentence: LocalizedText
    /// The source line that created the constraint; nil for a system constraint.
    public let source: SourceLocation?
    /// The views that the constraint relates, by their `debugName`; for a guide, the view that owns it.
    public let views: [String]
    /// Whether the constraint comes from an explicit frame.
    let isAutoresizing: Bool
  }

  /// The contradicting constraints: system constraints first, then the others in order of activation.
  /// The last one is ``broken``.
  public let members: [Member]
  /// The constraint that was left out. It is tried again after each change.
  public let broken: Member
  /// The numbers of the contradiction as an addition that fails: `20 + 8 + 30 = 58 > 50`. Its member indices refer to
  /// ``members``. Nil if there is nothing to add, for instance if a constraint contradicts itself.
  public let sum: FailingSum?
  /// The likely mistakes, the likeliest first; empty if no rule applies.
  public let culprits: [LayoutCulprit]
  /// The constant nearest to the present one with which ``broken`` would not contradict the other members;
  /// nil if there is none, and for a system constraint.
  public let agreeingConstant: Double?
  /// The identity of the constraint that is left out. Conflicts with the same cause are equal here,
  /// whatever their other members are.
  let cause: String
  /// The constant of the constraint that is left out.
  let brokenConstant: Double
  /// Cures, as sentences that name ``LayoutNode/translatesAutoresizingMaskIntoConstraints``, for views
  /// whose frame is a member although constraints lay them out, or although it was never set.
  let maskCures: [LocalizedText]
}

extension LayoutConflict.Member: CustomStringConvertible {}

extension LayoutConflict: CustomStringConvertible {
  /// The ``headline``, the ``sum``, the ``explanation``, the ``culprits``, the source lines of the members that have
  /// one, and the ``log``.
  public var description: String {
    var parts = [headline]
    if let sum { parts.append("    \(sum)    \(sum.legend)") }
    parts.append(explanation)
    parts += culprits.map { "Likely: \($0)" }
    let lines = members.compactMap { member in
      member.source.map { "    \($0)  \(member.description)" }
    }
    if !lines.isEmpty { parts.append("Written at:\n" + lines.joined(separator: "\n")) }
    return (parts + [log]).joined(separator: "\n\n")
  }

  /// The constraint that is left out, and its line: `Left out: box.width == 20 (Form.swift:12)`.
  public var headline: String {
    "Left out: \(broken.equation)" + (broken.source.map { " (\($0))" } ?? "")
  }

  /// The conflict in plain English: the sentences of ``members``, then the ``conclusion``.
  public var explanation: String {
    (members.map(\.sentence) + [conclusion]).joined(separator: " ")
  }

  /// Sentences that name the constraint that is left out and a remedy: a constant that would agree, or
  /// a view's `translatesAutoresizingMaskIntoConstraints` to be set to false.
  public var conclusion: String { localizedConclusion.english }

  /// The ``conclusion``, to be translated.
  public var localizedConclusion: LocalizedText {
    let isAlone = members.count == 1
    var sentences: [LocalizedText]
    switch members.count {
    case 1:
      sentences = [
        LocalizedText("That is impossible.", chinese: "这不可能满足。")
      ]
    case 2:
      sentences = [
        LocalizedText("Both together are impossible.", chinese: "两者不可能同时满足。")
      ]
    default:
      sentences = [
        LocalizedText("Together they are impossible.", chinese: "它们不可能同时满足。")
      ]
    }
    switch (isAlone, broken.source) {
    case (true, nil):
      sentences.append(
        LocalizedText(
          "It is left out, and tried again when it changes.", chinese: "它被舍弃，改变之后会再次尝试。"))
    case (true, let place?):
      sentences.append(
        LocalizedText(
          "It, written at \(place), is left out, and tried again when it changes.",
          chinese: "它写在 \(place)，被舍弃，改变之后会再次尝试。"))
    case (false, nil):
      sentences.append(
        LocalizedText(
          "The last one is left out, and tried again when any of them changes.",
          chinese: "最后一条被舍弃，其中任何一条改变之后会再次尝试。"))
    case (false, let place?):
      sentences.append(
        LocalizedText(
          "The last one, written at \(place), is left out, and tried again when any of them changes.",
          chinese: "最后一条写在 \(place)，被舍弃，其中任何一条改变之后会再次尝试。"))
    }
    if !maskCures.isEmpty {
      sentences += maskCures
    } else if let agreeingConstant {
      let (new, old) = (agreeingConstant.short, brokenConstant.short)
      sentences.append(
        isAlone
          ? LocalizedText(
            "With a constant of \(new) in place of \(old) it would be possible.",
            chinese: "把常数从 \(old) 改为 \(new)，就可以满足。")
          : LocalizedText(
            "With a constant of \(new) in place of \(old) they would agree.",
            chinese: "把常数从 \(old) 改为 \(new)，就不再冲突。"))
    }
    return .joined(
      sentences,
      separator: LocalizedText(" ", chinese: ""))
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
