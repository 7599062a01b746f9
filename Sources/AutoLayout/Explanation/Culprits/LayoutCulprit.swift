import Localization

/// A likely mistake behind a conflict, found by a rule.
public struct LayoutCulprit: Hashable, Sendable {
  /// The name of the rule that found the mistake, such as `same-constraint-twice`. It never changes.
  public let rule: String
  /// The index of the likely mistake among the conflict's members.
  public let member: Int
  /// The reason for the suspicion, in one or two sentences.
  public var reason: String { localizedReason.english }
  /// The ``reason``, to be translated.
  public let localizedReason: LocalizedText
  /// The cure as an English sentence, with its full stop.
  public var cure: String { localizedCure.english }
  /// The ``cure``, to be translated.
  public let localizedCure: LocalizedText
  /// The cure as code; nil if it takes more than one line.
  public let code: String?
}

extension LayoutCulprit: CustomStringConvertible {
  /// The reason, the cure, its code in the next line, and the rule's name.
  public var description: String {
    "\(reason) \(cure) [\(rule)]" + (code.map { "\n    \($0)" } ?? "")
  }
}
